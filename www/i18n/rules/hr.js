/**
 * Croatian; the reader is addressed as “ti”. What the marks in the texts mean: see en.js.
 */
export default {
  // --- The page as a whole ---
  "page.title": "Mlin: pravila igre, s pločama za isprobavanje",
  "page.description":
    "Kako se igra mlin: postavljanje, pomicanje, skakanje, zatvaranje mlina i skidanje figura, dvostruki mlin, svih osam varijanti – uz svako pravilo ploča na kojoj sam povlačiš potez.",
  "page.heading": "Mlin",
  "page.lead":
    "Dva igrača, svaki s devet figura, dvadeset i četiri točke. Tko složi tri svoje u niz, skida jednu protivnikovu. Dijete to nauči za pet minuta, a igra se već više od tisuću godina. Na ovoj stranici svaki potez možeš povući sam.",
  "page.play": "Zaigraj odmah",
  "page.lessons": "Uči korak po korak",
  "page.contents": "Na ovoj stranici",
  "page.other-languages": "Ova stranica na drugim jezicima",
  "page.try": "Pokušaj",
  "page.static":
    "U pregledniku koji pokreće skripte na pločama ove stranice možeš povlačiti poteze.",

  // --- 1 Board ---
  "board.title": "Ploča",
  "board.lines":
    "Tri kvadrata smještena su jedan unutar drugoga, a polovišta njihovih stranica spajaju četiri linije. Gdje se linije sastaju ili završavaju, nalazi se **točka**: ukupno ih je dvadeset i četiri. Figure stoje na točkama, nikada u poljima između njih. Kutovi kvadrata nisu međusobno spojeni, a u sredini ploče nema ničega.",
  "board.names":
    "Svaka točka ima ime, kao na šahovskoj ploči: slovo slijeva nadesno i broj odozdo prema gore. Imena ti trebaju samo kad partiju bilježiš ili o njoj razgovaraš.",
  "board.men":
    "Svaki igrač ima devet **figura** iste boje. Mogu to biti žetoni, a poslužit će i kamenčići, grah ili gumbi, samo da se dvije strane razlikuju. Počinje Bijeli; tko igra bijelima, dogovara se ili odlučuje ždrijebom, a u idućoj se partiji mijenja. Potezi se vuku naizmjence i nijedan se ne smije preskočiti.",
  "points.caption": "Prazna ploča sa slovima i brojevima uz rub.",
  "points.task": "Postavi figuru na d6, gdje se križaju dvije linije.",
  "points.done":
    "To je d6: četvrti stupac, šesti red. Jedna od četiriju najboljih točaka na ploči.",

  // --- 2 Turn ---
  "turn.title": "Postavljanje, pomicanje, skakanje",
  "turn.lead":
    "Partija ima tri faze. Najprije figure jedna po jedna dolaze na ploču, potom se pomiču po linijama, a tko ostane na trima, smije skakati. U potezu se igra jednom figurom, a ako se njime zatvori mlin, skida se jedna protivnikova.",
  "turn.place":
    "**Postavljanje.** Ploča je na početku prazna. Igrači naizmjence postavljaju po jednu figuru iz ruke na bilo koju praznu točku: devet puta svaki, osamnaest poteza ukupno. Mlin se može zatvoriti već pri postavljanju i tada odmah skida.",
  "turn.place.hinder":
    "Postavljanje nije zagrijavanje, nego pola partije, i najčešće odlučuje. Početnici tu gube jer grade svoje nizove, a protivnikove ne vide. Zato najprije pogledaj gdje dvije njegove figure čekaju treću.",
  "turn.place.value":
    "Figura vrijedi onoliko koliko se može kretati. Iz kuta vode dvije linije – takvih je točaka dvanaest. S polovišta stranice vode tri, na osam točaka. Samo četiri točke imaju po četiri susjedne: b4, d2, d6 i f4, gdje se linije križaju. Zauzmi ih dok su slobodne.",
  "hinder.caption": "Crni ima dvije figure na gornjoj liniji, nedostaje mu g7.",
  "hinder.task": "Bijeli postavlja: spriječi mlin.",
  "hinder.done":
    "Točno, ta je linija zauvijek zatvorena. Figura koja samo smeta dobra je figura.",
  "value.caption": "Četiri križanja, svako s četirima susjednim točkama.",
  "turn.slide":
    "**Pomicanje.** Kad su sve figure postavljene, pomičeš jednu po liniji na susjednu točku, ako je prazna. Samo jedan korak; figure se ne preskaču i ukoso se ne ide. Potez moraš povući i kad ti nijedan ne odgovara.",
  "slide.caption":
    "Bijela figura na d6 ima četiri susjedne točke, a jedna je zauzeta.",
  "slide.task": "Pomakni figuru s točke d6 po liniji.",
  "slide.done": "Tako se to radi: jedan korak, po liniji, na praznu točku.",
  "turn.fly":
    "**Skakanje.** Igrač kojem ostanu točno tri figure više nije vezan linijama: svakim potezom jednu od njih smije premjestiti na bilo koju praznu točku. Protivnik, koji ih ima više, i dalje se kreće korak po korak.",
  "turn.fly.why":
    "Skakanje je posljednja prilika, ali prava. Tri figure koje skaču prijete mlinom svuda gdje su dvije na istoj liniji, a pojavljuju se u svakoj rupi. Partija nije gotova dok ne padne treća figura. U ozbiljnijoj se igri skakanje često isključi, i tada tri figure uglavnom gube.",
  "fly.caption": "Bijelom su ostale tri figure, pa skače. Crni mora koračati.",
  "fly.task":
    "Skoči onamo gdje gornjoj liniji nedostaje figura i skini jednu crnu.",
  "fly.done": "Preko cijele ploče ravno u mlin. Tako se partije preokreću.",
  "turn.lasker":
    "**Postavljanje ili pomicanje, po izboru.** U Laskerovu mlinu s deset figura, i samo u njemu, figure se smiju pomicati dok su druge još u ruci. Tako se mlin može otvarati i zatvarati prije nego što su sve postavljene.",
  "lasker.caption": "Laskerov mlin: svaki igrač ima još sedam figura u ruci.",
  "lasker.task": "Ne postavljaj: pomakni figuru i zatvori mlin.",
  "lasker.done": "Figure u ruci ne propadaju. Stići će kad najviše zaboli.",

  // --- 3 Mill and capture ---
  "mill.title": "Mlin i skidanje",
  "mill.lead":
    "Tri figure iste boje na trima susjednim točkama jedne linije čine **mlin**. Mlin melje: tko ga zatvori, skida figuru.",
  "mill.close":
    "Kad zatvoriš mlin – postavljanjem, pomicanjem ili skokom – skidaš s ploče jednu protivnikovu figuru. To je obvezno, a skinuta se figura više ne vraća. Mlin može biti na stranici kvadrata ili na liniji koja kvadrate spaja.",
  "close.caption":
    "Bijeli ima dvije figure na gornjoj stranici srednjega kvadrata.",
  "close.task": "Zatvori mlin i skini figuru.",
  "close.done": "Mlin, i figura više od Crnoga.",
  "mill.protected":
    "Figura u mlinu je sigurna. Dok protivnik ima ijednu koja nije u mlinu, moraš skinuti takvu.",
  "mill.unprotected":
    "Samo kad sve protivnikove figure na ploči stoje u mlinovima, smiješ skinuti i iz mlina, i to bilo koju. Time je mlin razbijen.",
  "protected.caption": "Crni mlin b6, b4, b2 je siguran. Jedna figura nije.",
  "protected.task": "Zatvori mlin uz desni rub, pa skini ono što smiješ.",
  "protected.done":
    "Jedina slobodna figura bila je na e5, pa se samo ona smjela skinuti.",
  "unprotected.caption": "Sada sve tri crne figure stoje u svojem mlinu.",
  "unprotected.task": "Zatvori svoj mlin i skini figuru iz crnoga.",
  "unprotected.done": "Slobodnih figura nije bilo, pa je platio mlin.",
  "mill.two":
    "Tko jednim potezom zatvori dva mlina, ipak skida samo jednu figuru. U Litvi, Poljskoj i Rusiji običaj je skinuti dvije; u igri se to može namjestiti. Više od dvije ne skida se nikada.",
  "two-at-once.caption":
    "Na d6 križaju se dvije linije, a objema nedostaje baš ta figura.",
  "two-at-once.task": "Zatvori oba mlina odjednom.",
  "two-at-once.done":
    "Dva mlina, jedna skinuta figura – ali oba sada stoje i mogu se otvarati.",
  "mill.again":
    "Mlin smiješ otvarati i zatvarati koliko god puta želiš i svaki put vrijedi iznova. Izvedi figuru, vrati je, skini. Tim se kretanjem naprijed-natrag dobiva većina partija.",
  "again.caption": "Bijeli mlin na gornjoj liniji je zatvoren.",
  "again.task":
    "Otvori ga figurom s točke d7; kad Crni odigra, ponovno ga zatvori.",
  "again.done": "Opet zatvoren, opet naplaćen.",
  "mill.none":
    "Nije svaki niz mlin. Tri figure oko ugla nisu, a nisu ni tri koje stoje ukoso, ako ih ne povezuje linija. Mlina nema ni preko sredine ploče: linija završava na unutarnjem kvadratu.",
  "no-mill.caption":
    "Označene figure jesu u nizu, ali ih ne spaja nijedna linija: nije mlin. Na pločama za jedanaest i dvanaest figura ta linija postoji.",

  // --- 4 End ---
  "end.title": "Kako partija završava",
  "end.lead":
    "Pobjeđuješ kad protivniku ostane premalo figura ili kad ga blokiraš. Nekoliko pravila prekida partije koje same nikada ne bi završile. Potez se uvijek najprije odigra do kraja, zajedno sa skidanjem.",
  "end.fewer":
    "**Manje od tri.** Tko na ploči i u ruci ukupno ima manje od tri figure, izgubio je: od dviju nema mlina.",
  "fewer.caption": "Crnom su ostale tri figure, a na potezu je Bijeli.",
  "fewer.task": "Zatvori mlin i završi partiju.",
  "fewer.done": "Ostale su dvije. Bijeli je pobijedio.",
  "end.blocked":
    "**Blokada.** Tko je na potezu, a nijednu figuru ne može pomaknuti, izgubio je odmah, koliko god ih imao. S trima figurama to se ne može dogoditi dok je skakanje dopušteno jer prazna točka uvijek postoji.",
  "blocked.caption": "Četiri crne figure i samo jedan izlaz.",
  "blocked.task": "Blokiraj Crnoga.",
  "blocked.done":
    "Nijedna crna figura ne može se pomaknuti: Bijeli je pobijedio bez ijednog mlina.",
  "end.full":
    "**Puna ploča.** Po dvanaest figura popuni sve dvadeset i četiri točke ako nitko ne zatvori mlin pri postavljanju. Tada se nitko ne može pomaknuti i partija je neriješena. To vrijedi samo za igru s dvanaest figura.",
  "end.repetition":
    "**Ponavljanje.** Kad ista pozicija nastane treći put – iste figure na istim točkama, jednako ih je u ruci, isti je igrač na potezu – partija je neriješena. Ta tri puta ne moraju slijediti jedan za drugim.",
  "end.quiet":
    "**Pedeset poteza.** Kad svaki igrač zaredom odigra pedeset poteza bez skidanja, partija je neriješena. Broji se svaki potez, i pri postavljanju; brojanje ispočetka počinje samo kad se skine figura.",
  "end.both-flying":
    "**Oba skaču.** Kad oba igrača ostanu na trima figurama i skaču, po običaju se dogovore za remi. Može se i dalje, satima, dok netko nešto ne previdi. Igra remi ponudi jednom; može se namjestiti i da nastupi sam ili da se ne nudi.",
  "end.agreement":
    "**Dogovor i predaja.** Igrači se u svakom trenutku mogu dogovoriti za remi, a svatko smije predati kad god želi.",
  "end.perfect":
    "Bez tih pravila dobri igrači nikada ne bi završili: ako nitko ne pogriješi, nitko ne pobjeđuje. To je dokazano, no za stolom malo znači jer se mlinovi previđaju u svakoj partiji.",

  // --- 5 Variants ---
  "variants.title": "Osam igara iz iste obitelji",
  "variants.lead":
    "Sve se igraju kao igra s devet figura; drukčije je samo ono što ovdje piše. Na svakoj ploči možeš igrati za obje strane ili otvoriti igru protiv računala.",
  "variants.men": {
    one: "po {n} figura",
    few: "po {n} figure",
    other: "po {n} figura",
  },
  "variants.points": {
    one: "{n} točka",
    few: "{n} točke",
    other: "{n} točaka",
  },
  "variants.lines": {
    one: "{n} niz za mlin",
    few: "{n} niza za mlin",
    other: "{n} nizova za mlin",
  },
  "variants.play": "Zaigraj ovu igru",
  "variants.three":
    "Najmanja igra: jedan jedini kvadrat sa sredinom. Dijagonale nisu linije ako ih ne uključiš. Svatko ima samo tri figure, pa skače čim su postavljene, a prvi mlin pobjeđuje.",
  "variants.five":
    "Dva kvadrata umjesto triju. Brza i oštra igra, dobra za djecu i čekaonice.",
  "variants.six":
    "Dva kvadrata i šest figura, bez skakanja. U srednjem vijeku bila je omiljena u Italiji, Francuskoj i Engleskoj; do 1600. izašla je iz mode.",
  "variants.seven":
    "Dva kvadrata s križem kroz sredinu. Sredina je točka, a svaka linija križa ima pet točaka i mjesta za tri mlina.",
  "variants.nine": "Klasik. Tko kaže samo „mlin”, misli na ovu igru.",
  "variants.ten":
    "Osmislio ju je Emanuel Lasker, svjetski prvak u šahu od 1894. do 1921. Deset figura, a pomicati se smije i dok ih još ima u ruci. U praksi rjeđe završava neriješeno, iako je u teoriji i ona remi.",
  "variants.eleven":
    "Ploča za devet figura s linijama i kroz kutove: četiri mlina više, a figure zaglavljene u kutu imaju kamo.",
  "variants.twelve":
    "Ista ploča i dvanaest figura. U Južnoj Africi to je morabaraba, priznat sport s vlastitim prvenstvima; figure se ondje zovu krave. Puna ploča znači neriješeno ([pravilo 4.3](#rule-4.3)).",

  // --- 6 Playing well ---
  "play.title": "Kako dobro igrati",
  "play.lead":
    "Četiri obrasca dobivaju partije. Kad ih jednom uočiš, od početnika više ne gubiš.",
  "play.open":
    "**Otvoreni mlin.** Figura izađe iz mlina i vrati se: skidanje u svakom drugom potezu ([pravilo 3.4](#rule-3.4)). To traje dok nijedna protivnikova figura ne može do praznine. Ako neka može, praznina se brzo popuni.",
  "play.double":
    "**Dvostruki mlin.** Dva mlina bez zajedničke figure, svakom nedostaje jedna točka, a te su dvije točke susjedne. Jedna jedina figura kreće se između njih: svakim korakom jedan mlin otvara, a drugi zatvara – skidanje u svakom potezu. Dovoljno je pet figura, a obrane gotovo da i nema.",
  "double.caption":
    "Gornja linija i srednji kvadrat: figura s točke d6 služi objema.",
  "double.task": "Zatvori gornji mlin, a nakon odgovora Crnoga zatvori donji.",
  "double.done": "U svakom potezu jedna skinuta figura. Zato ga se svi boje.",
  "play.shared":
    "**Dva mlina sa zajedničkom figurom** izgledaju moćno, a vrijede malo. Na ovoj se ploči zajednička figura uopće ne može pomaknuti jer su oko nje njezine. Otvoriti mora neka druga, i tada imaš običan otvoreni mlin.",
  "shared.caption": "Pet figura, dva puna mlina, a a7 je zaglavljena.",
  "shared.task": "Otvori mlin – figurom koja se može pomaknuti.",
  "shared.done": "Nije bila a7, zar ne? Ona ne može nikamo.",
  "play.fork":
    "**Dvije prijetnje odjednom.** Jedan se mlin lako zaustavi. Postavi figuru tako da napravi dva para, pa protivnik može spriječiti samo jedan. Na križanjima to dolazi samo od sebe.",
  "fork.caption": "Bijeli stoji na d6 i f4. Jedna ih točka spaja.",
  "fork.task": "Postavi figuru tako da prijete dva mlina.",
  "fork.done": "b6 ili f2: Crni može zaustaviti samo jedan.",
  "advice.title": "Šest savjeta",
  "advice.crossings":
    "**Najprije križanja i polovišta stranica**, kutovi na kraju. Tko drži tri od četiriju križanja, obično stoji bolje.",
  "advice.first":
    "**Ne juri za prvim mlinom.** Sam se lako blokira, a figure ti ostanu na hrpi.",
  "advice.threats": "**Dvije prijetnje vrijede više od jednoga mlina.**",
  "advice.hinder":
    "**Zauzmi točku koja protivniku treba**, makar tebi ništa ne gradila.",
  "advice.spread":
    "**Raširi se.** Figure stisnute u jednom kutu zarobljene su prije nego što primijetiš.",
  "advice.shut-in":
    "**Traži figuru koja će uskoro ostati zatvorena**, svoju i protivnikovu. Figura koja se ne može pomaknuti napola je izgubljena.",

  // --- 7 Where rule books differ ---
  "differ.title": "U čemu se pravilnici razlikuju",
  "differ.lead":
    "Igra je stara i nema saveza kojega svi slušaju. O ovim se četirima stvarima dogovorite prije početka; u igri se mogu namjestiti.",
  "differ.two":
    "**Dva mlina odjednom** po turnirskim pravilima skidaju jednu figuru, a po litavskom, poljskom i ruskom običaju dvije ([pravilo 3.3](#rule-3.3)).",
  "differ.quiet":
    "**Pedeset poteza** neki broje zajedno za oba igrača. Ovdje svaki ima svojih pedeset, ukupno sto ([pravilo 4.5](#rule-4.5)).",
  "differ.fly":
    "**Skakanje** je kod kuće pravilo, a na turnirima se često izostavlja ([pravilo 2.3](#rule-2.3)).",
  "differ.shared":
    "**Figuru u dvama mlinovima** neke knjige hvale kao najjači raspored. Isprobaj na ploči iznad: ona se ne može pomaknuti ([6.3](#rule-6.3)).",

  // --- 8 History ---
  "history.title": "Odakle dolazi",
  "history.oldest":
    "Takve su ploče urezane u krovne ploče hrama u Kurni u Egiptu. Često se piše da potječu iz 1400. pr. Kr., ali to je nagađanje: u kamen ih je mogao urezati bilo tko, i mnogo poslije. Sigurno je da ih je poznavao rimski svijet.",
  "history.middle":
    "U srednjem vijeku igra se igrala posvuda. U Engleskoj, Francuskoj i Njemačkoj još je nalazimo urezanu u klupe samostanskih klaustara, gdje je ponekom redovniku očito bilo dosadno. U Indiji je prikazuje hramski natpis otprilike iz devetoga stoljeća.",
  "history.family":
    "Srodnice su dolazile i odlazile. Igra sa šest figura do 1600. izašla je iz mode, a ona s dvanaest živi na jugu Afrike. Emanuel Lasker, dvadeset i sedam godina svjetski prvak u šahu, držao je da stara igra prečesto završava remijem, pa ju je zaoštrio desetom figurom.",
  "history.solved":
    "Igra s devet figura riješena je 1993.: računalo je krenulo unatrag od svih mogućih završetaka (retrogradna analiza) i pokazalo da je neriješena. Ljudi je i dalje veselo gube.",
  "history.names":
    "Ima mnogo imena: Mlin i Mica kod nas i u susjedstvu, _Malūnas_ u Litvi, _Mühle_ na njemačkom, _Nine Men’s Morris_, _Mills_, _Merels_, _Cowboy Checkers_ i _Ninepenny Marl_ na engleskom, a u Indiji _Saalu Mane Ata_, _Jadpi Ata_ i _Char-Par_.",

  // --- 9 Questions ---
  "questions.title": "Pitanja i odgovori",
  "ask.points": "Koliko točaka ima ploča za mlin?",
  "answer.points":
    "Ploča za devet figura ima 24 točke, po osam na svakom od triju kvadrata. Manje varijante imaju 9, 16 ili 17.",
  "ask.open": "Što je otvoreni mlin?",
  "answer.open":
    "Mlin iz kojega je jedna figura izašla, pa se idućim potezom može ponovno zatvoriti. Svako zatvaranje skida figuru.",
  "ask.diagonal": "Smije li se ići dijagonalno?",
  "answer.diagonal":
    "Samo po ucrtanoj liniji. Ploča za devet figura nema kosih linija, dakle ne; ploče za jedanaest i dvanaest figura imaju četiri.",
  "ask.draw": "Može li partija završiti neriješeno?",
  "answer.draw":
    "Može: dogovorom, kad ista pozicija nastane treći put, nakon po pedeset poteza svakog igrača bez skidanja i, po običaju, kad oba ostanu na trima figurama.",
  "ask.from-mill": "Smije li se skinuti figura iz mlina?",
  "answer.from-mill":
    "Samo ako sve protivnikove figure na ploči stoje u mlinovima. Inače moraš skinuti slobodnu.",
  "ask.again": "Vrijedi li mlin ponovno kad se otvori i zatvori?",
  "answer.again":
    "Da. Svaki put kad se zatvori, skida se figura, makar ga činile iste tri.",
  "ask.stuck": "Što ako se ne mogu pomaknuti?",
  "answer.stuck": "Partija je izgubljena, koliko god figura imao.",
  "ask.least": "S koliko se figura još igra?",
  "answer.least": "S trima. Tko ostane na dvjema, izgubio je.",
  "ask.start": "Kamo s prvom figurom?",
  "answer.start":
    "Na jedno od četiriju križanja: d6, f4, d2 ili b4. Ona imaju najviše susjednih točaka.",
  "ask.solved": "Je li igra riješena?",
  "answer.solved":
    "Jest, od 1993.: kad oba igrača igraju najbolje, neriješeno je. Tako ne igra nijedan čovjek.",
};
