/**
 * Bosnian; the reader is addressed as “ti”. What the marks in the texts mean: see en.js.
 */
export default {
  // --- The page as a whole ---
  "page.title": "Mlin (mica): pravila igre, s tablama na kojima se isprobavaju",
  "page.description":
    "Kako se igra mlin, kod nas i mica: postavljanje, pomjeranje, skakanje, sklapanje mlina i skidanje figura, otvoreni mlin, svih osam varijanti – uz svako pravilo tabla na kojoj sam vučeš potez.",
  "page.heading": "Mlin",
  "page.lead":
    "Dva igrača, po devet figura, dvadeset četiri raskrsnice. Ko složi tri svoje u red, skida jednu tuđu. Dijete to nauči za pet minuta, a igra se više od hiljadu godina. Na ovoj stranici svaki potez možeš odigrati sam.",
  "page.play": "Igraj odmah",
  "page.lessons": "Uči korak po korak",
  "page.contents": "Na ovoj stranici",
  "page.other-languages": "Ova stranica na drugim jezicima",
  "page.try": "Probaj",
  "page.static":
    "U pregledniku koji izvršava skripte na tablama ove stranice možeš vući poteze.",

  // --- 1 Board ---
  "board.title": "Tabla",
  "board.lines":
    "Tri kvadrata leže jedan u drugom, a na sredinama stranica spajaju ih četiri linije. Gdje se linije sastaju ili završavaju, tu je **raskrsnica**: ima ih dvadeset četiri. Figure stoje na raskrsnicama, nikad u poljima između linija. Uglovi kvadrata nisu međusobno spojeni, a u samoj sredini table nema ničega.",
  "board.names":
    "Svaka raskrsnica ima ime kao na šahovskoj tabli: slovo slijeva nadesno i broj odozdo nagore. Imena ti trebaju samo kad partiju zapisuješ ili o njoj pričaš.",
  "board.men":
    "Svaki igrač ima devet **figura** jedne boje. Mogu to biti žetoni, a nekad su bili kamenčići, zrna graha ili dugmad – važno je samo da se dvije strane razlikuju. Počinje Bijeli; ko ima bijele, dogovori se ili izvuče žrijebom, a u sljedećoj partiji se mijenja. Dalje se igra naizmjenično i potez se ne smije preskočiti.",
  "points.caption": "Prazna tabla sa slovima i brojevima na rubu.",
  "points.task": "Postavi figuru na d6, gdje se ukrštaju dvije linije.",
  "points.done":
    "To je d6: četvrta kolona, šesti red. Jedna je od četiri najbolje raskrsnice na tabli.",

  // --- 2 Turn ---
  "turn.title": "Postavljanje, pomjeranje, skakanje",
  "turn.lead":
    "Partija ima tri faze. Prvo figure jedna po jedna dolaze na tablu, zatim se pomjeraju po linijama, a ko spadne na tri, smije skakati. U jednom potezu igra se jednom figurom – i skida jedna tuđa, ako se time sklopi mlin.",
  "turn.place":
    "**Postavljanje.** Tabla je u početku prazna. Igrači naizmjenično postavljaju po jednu figuru iz ruke na bilo koju praznu raskrsnicu: svaki devet puta, ukupno osamnaest poteza. I pri postavljanju se može sklopiti mlin i tada se odmah skida.",
  "turn.place.hinder":
    "Postavljanje nije zagrijavanje. To je pola partije i tu se obično sve i odluči. Početnici ovdje gube jer slažu svoje redove, a tuđe ne gledaju. Zato prvo pogledaj: gdje dvije protivnikove figure čekaju treću?",
  "turn.place.value":
    "Figura vrijedi onoliko koliko se može kretati. Iz ugla vode dvije linije – takvih raskrsnica ima dvanaest. Sa sredine stranice vode tri, i takvih je osam. Samo četiri raskrsnice imaju po četiri susjedne: b4, d2, d6 i f4, gdje se linije ukrštaju. Zauzmi ih dok su slobodne.",
  "hinder.caption": "Crni ima dvije figure na gornjoj liniji i fali mu g7.",
  "hinder.task": "Bijeli postavlja: spriječi mlin.",
  "hinder.done":
    "Tako je, ta linija je zatvorena zauvijek. I figura koja samo smeta dobra je figura.",
  "value.caption": "Četiri prave raskrsnice, s po četiri susjedne.",
  "turn.slide":
    "**Pomjeranje.** Kad su sve figure postavljene, pomjeraš jednu po liniji na susjednu raskrsnicu, ako je prazna. Samo jedan korak; figure se ne preskaču, a ukoso se ne ide. Potez moraš odigrati i kad ti nijedan ne odgovara.",
  "slide.caption":
    "Bijela figura na d6 ima četiri susjedne raskrsnice, a jedna je zauzeta.",
  "slide.task": "Pomjeri figuru sa d6 po liniji.",
  "slide.done": "Eto: jedan korak, po liniji, na praznu raskrsnicu.",
  "turn.fly":
    "**Skakanje.** Kad igraču ostanu tačno tri figure, više ne mora pratiti linije: u svakom potezu jednu od njih prenosi na bilo koju praznu raskrsnicu. Protivnik, koji ih ima više, i dalje ide korak po korak.",
  "turn.fly.why":
    "Skakanje je posljednja šansa, i to prava. Tri figure koje skaču prijete mlinom svuda gdje su dvije na istoj liniji, a pojave se u svakoj rupi. Partija nije gotova dok ne padne treća figura. U ozbiljnijoj igri skakanje se često isključi i tada tri figure obično gube.",
  "fly.caption": "Bijelom su ostale tri figure, pa skače. Crni mora koračati.",
  "fly.task": "Skoči tamo gdje gornjoj liniji fali figura i skini jednu crnu.",
  "fly.done": "Preko cijele table, pravo u mlin. Tako se partije okreću.",
  "turn.lasker":
    "**Postavljanje ili pomjeranje, po želji.** U Laskerovom mlinu s deset figura, i samo tu, smiješ pomjerati figure dok su druge još u ruci. Mlin se tako može otvarati i sklapati i prije nego što su sve postavljene.",
  "lasker.caption": "Laskerov mlin: obojica imaju još po sedam figura u ruci.",
  "lasker.task": "Nemoj postavljati: pomjeri figuru i sklopi mlin.",
  "lasker.done": "Figure u ruci ne propadaju. Doći će kad najviše zaboli.",

  // --- 3 Mill and capture ---
  "mill.title": "Mlin i skidanje",
  "mill.lead":
    "Tri figure iste boje na tri susjedne raskrsnice jedne linije čine **mlin**. A mlin melje: ko ga sklopi, skida figuru.",
  "mill.close":
    "Kad sklopiš mlin – postavljanjem, pomjeranjem ili skokom – skidaš s table jednu protivnikovu figuru. To je obaveza, a skinuta figura se više ne vraća. Mlin može stajati na stranici kvadrata ili na liniji koja spaja kvadrate.",
  "close.caption":
    "Bijeli ima dvije figure na gornjoj stranici srednjeg kvadrata.",
  "close.task": "Sklopi mlin i skini figuru.",
  "close.done": "Mlin, i figura više od Crnog.",
  "mill.protected":
    "Figura u mlinu je sigurna. Dok protivnik ima ijednu koja nije u mlinu, moraš skinuti takvu.",
  "mill.unprotected":
    "Samo kad sve protivnikove figure na tabli stoje u mlinovima, smiješ skinuti i iz mlina, i to koju hoćeš. Time je mlin razbijen.",
  "protected.caption":
    "Crni mlin b6, b4, b2 je siguran. Jedna crna figura nije.",
  "protected.task": "Sklopi mlin uz desni rub, pa skini ono što se smije.",
  "protected.done": "Samo je e5 bila slobodna, pa se samo ona mogla skinuti.",
  "unprotected.caption": "Sada su sve tri crne figure u svom mlinu.",
  "unprotected.task": "Sklopi svoj mlin i skini figuru iz crnog.",
  "unprotected.done": "Slobodnih nije bilo, pa je platio mlin.",
  "mill.two":
    "Ko jednim potezom sklopi dva mlina, ipak skida samo jednu figuru. U Litvi, Poljskoj i Rusiji običaj je da se skinu dvije; u igri se to može podesiti. Više od dvije ne skida se nikad.",
  "two-at-once.caption":
    "Na d6 se ukrštaju dvije linije i objema fali baš ta figura.",
  "two-at-once.task": "Sklopi oba mlina odjednom.",
  "two-at-once.done":
    "Dva mlina, jedna skinuta – ali oba sada stoje i mogu se otvarati.",
  "mill.again":
    "Isti mlin smiješ otvarati i sklapati koliko god puta hoćeš i svaki put se računa iznova. Izvedi figuru, vrati je, skini. Tim hodanjem tamo-amo dobije se većina partija.",
  "again.caption": "Bijeli mlin na gornjoj liniji je sklopljen.",
  "again.task": "Izvedi figuru sa d7; kad Crni odigra, vrati je i sklopi mlin.",
  "again.done": "Opet sklopljen, opet naplaćen.",
  "mill.none":
    "Nije svaki red mlin. Tri figure oko ugla nisu, a nisu ni tri koje stoje ukoso ako ih ne povezuje linija. Mlina nema ni preko sredine table: linija završava na unutrašnjem kvadratu.",
  "no-mill.caption":
    "Označene figure su u redu, ali ih ne spaja nijedna linija: nije mlin. Na tablama za jedanaest i dvanaest figura ta linija postoji.",

  // --- 4 End ---
  "end.title": "Kako se partija završava",
  "end.lead":
    "Pobjeđuješ kad protivniku poskidaš figure ili kad ga zatvoriš. Nekoliko pravila okončava partije koje same nikad ne bi stale. Potez se uvijek prvo odigra do kraja, zajedno sa skidanjem.",
  "end.fewer":
    "**Manje od tri.** Ko na tabli i u ruci ukupno ima manje od tri figure, izgubio je: od dvije nema mlina.",
  "fewer.caption": "Crnom su ostale tri figure, a na potezu je Bijeli.",
  "fewer.task": "Sklopi mlin i završi partiju.",
  "fewer.done": "Ostale su dvije. Bijeli je pobijedio.",
  "end.blocked":
    "**Bez poteza.** Ko je na potezu, a nijednu figuru ne može pomjeriti, izgubio je odmah, ma koliko figura imao. S tri figure to se ne može desiti dok ima skakanja, jer praznih raskrsnica uvijek ima.",
  "blocked.caption": "Četiri crne figure i jedan jedini izlaz.",
  "blocked.task": "Zatvori Crnog.",
  "blocked.done":
    "Nijedna crna figura ne može naprijed: Bijeli je pobijedio bez ijednog mlina.",
  "end.full":
    "**Puna tabla.** Po dvanaest figura popuni sve dvadeset četiri raskrsnice ako niko ne sklopi mlin pri postavljanju. Tada se niko ne može pomjeriti i partija je neriješena. To se tiče samo igre s dvanaest figura.",
  "end.repetition":
    "**Ponavljanje.** Kad ista pozicija nastane treći put – iste figure na istim raskrsnicama, isto toliko u ruci, isti igrač na potezu – partija je neriješena. Ta tri puta ne moraju biti jedan za drugim.",
  "end.quiet":
    "**Pedeset poteza.** Kad svaki igrač zaredom odigra pedeset poteza bez skidanja, partija je neriješena. Broji se svaki potez, i pri postavljanju; brojanje ispočetka počinje samo kad se skine figura.",
  "end.both-flying":
    "**Obojica skaču.** Kad oba igrača spadnu na tri figure i skaču, običaj je da se dogovore za remi. Može se i dalje, satima, dok neko nešto ne previdi. Igra remi ponudi jednom; može se podesiti i da nastupi sam ili da se ne nudi.",
  "end.agreement":
    "**Dogovor i predaja.** Igrači u svakom trenutku mogu dogovoriti remi, a svako može predati kad god hoće.",
  "end.perfect":
    "Bez ovih pravila dobri igrači nikad ne bi završili: ako niko ne pogriješi, niko ne pobjeđuje. To je dokazano, a za stolom znači malo, jer se mlinovi previđaju u svakoj partiji.",

  // --- 5 Variants ---
  "variants.title": "Osam igara iste porodice",
  "variants.lead":
    "Sve se igraju kao igra s devet figura; drugačije je samo ono što ovdje piše. Na svakoj tabli možeš igrati za obje strane ili igru otvoriti protiv računara.",
  "variants.men": {
    one: "po {n} figura",
    few: "po {n} figure",
    other: "po {n} figura",
  },
  "variants.points": {
    one: "{n} raskrsnica",
    few: "{n} raskrsnice",
    other: "{n} raskrsnica",
  },
  "variants.lines": {
    one: "{n} red za mlin",
    few: "{n} reda za mlin",
    other: "{n} redova za mlin",
  },
  "variants.play": "Igraj ovu igru",
  "variants.three":
    "Najmanja igra: jedan jedini kvadrat sa sredinom. Dijagonale nisu linije ako ih ne uključiš. Svako ima samo tri figure, pa skače čim ih postavi, a prvi mlin pobjeđuje.",
  "variants.five":
    "Dva kvadrata umjesto tri. Brza i oštra igra, dobra za djecu i za čekaonice.",
  "variants.six":
    "Dva kvadrata i šest figura, bez skakanja. U srednjem vijeku bila je omiljena u Italiji, Francuskoj i Engleskoj; oko 1600. izašla je iz mode.",
  "variants.seven":
    "Dva kvadrata s krstom kroz sredinu. Sredina je raskrsnica, a na svakoj liniji krsta je pet raskrsnica i mjesta za tri mlina.",
  "variants.nine":
    "Klasika. Ko kaže samo „mlin” ili „mica”, misli na ovu igru.",
  "variants.ten":
    "Smislio ju je Emanuel Lasker, svjetski prvak u šahu od 1894. do 1921. Deset figura, a pomjerati se smije i dok ih još ima u ruci. U praksi rjeđe završava neriješeno, iako je u teoriji i ona remi.",
  "variants.eleven":
    "Tabla za devet figura, samo s linijama i kroz uglove: četiri mlina više, a figure zaglavljene u uglu imaju kuda.",
  "variants.twelve":
    "Ista tabla i dvanaest figura. U Južnoj Africi to je morabaraba, priznat sport s vlastitim prvenstvima; figure se tamo zovu krave. Puna tabla je neriješeno ([pravilo 4.3](#rule-4.3)).",

  // --- 6 Playing well ---
  "play.title": "Kako se igra dobro",
  "play.lead":
    "Četiri slike dobijaju partije. Kad ih jednom vidiš, od početnika više ne gubiš.",
  "play.open":
    "**Hodanje mlinom.** Figura izađe iz mlina i vrati se: skidanje u svakom drugom potezu ([pravilo 3.4](#rule-3.4)). To traje dok nijedna protivnikova figura ne može do praznog mjesta. Ako neka može, rupa se brzo začepi.",
  "play.double":
    "**Otvoreni mlin.** Dva mlina bez zajedničke figure, svakom fali po jedna raskrsnica, a te dvije su susjedne. Jedna jedina figura ide između njih: svakim korakom jedan mlin otvori, a drugi sklopi – skidanje u svakom potezu. Dovoljno je pet figura, a odbrane gotovo i nema.",
  "double.caption":
    "Gornja linija i srednji kvadrat: figura sa d6 služi objema.",
  "double.task": "Sklopi gornji mlin, a poslije odgovora Crnog sklopi donji.",
  "double.done": "Svaki potez – jedna skinuta. Zato se ovog svi boje.",
  "play.shared":
    "**Dva mlina sa zajedničkom figurom** izgledaju strašno, a vrijede malo. Na ovoj tabli se zajednička figura uopšte ne može pomjeriti, jer su oko nje njene. Otvoriti mora neka druga, i onda imaš običan mlin.",
  "shared.caption": "Pet figura, dva puna mlina, a a7 stoji zarobljena.",
  "shared.task": "Otvori mlin – figurom koja se može pomjeriti.",
  "shared.done": "Nije bila a7, zar ne? Ona ne može nikuda.",
  "play.fork":
    "**Dvije prijetnje odjednom.** Jedan mlin se lako zaustavi. Postavi figuru tako da napravi dva para i protivnik može spriječiti samo jedan. Na mjestima gdje se linije ukrštaju to dođe samo od sebe.",
  "fork.caption": "Bijeli stoji na d6 i f4. Jedna raskrsnica ih spaja.",
  "fork.task": "Postavi figuru tako da prijete dva mlina.",
  "fork.done": "b6 ili f2: Crni može zaustaviti samo jedan.",
  "advice.title": "Šest savjeta",
  "advice.crossings":
    "**Prvo ukrštanja i sredine stranica**, uglovi na kraju. Ko drži tri od četiri ukrštanja, obično stoji bolje.",
  "advice.first":
    "**Ne juri za prvim mlinom.** Sam za sebe lako se zatvori, a figure ti ostanu na gomili.",
  "advice.threats": "**Dvije prijetnje vrijede više od jednog mlina.**",
  "advice.hinder":
    "**Zauzmi raskrsnicu koja treba protivniku**, makar tebi ništa ne gradila.",
  "advice.spread":
    "**Raširi se.** Figure stisnute u jedan ugao zarobe se prije nego što primijetiš.",
  "advice.shut-in":
    "**Traži figuru koja će uskoro ostati zatvorena**, i svoju i tuđu. Figura koja se ne može pomjeriti napola je izgubljena.",

  // --- 7 Where rule books differ ---
  "differ.title": "Gdje se pravila razlikuju",
  "differ.lead":
    "Igra je stara i nema saveza kojeg svi slušaju. O ovome se dogovorite prije početka; u igri se sve četiri stvari mogu podesiti.",
  "differ.two":
    "**Dva mlina odjednom** po turnirskim pravilima skidaju jednu figuru, a po litvanskom, poljskom i ruskom običaju dvije ([pravilo 3.3](#rule-3.3)).",
  "differ.quiet":
    "**Pedeset poteza** neki broje zajedno za oba igrača. Ovdje svako ima svojih pedeset, ukupno sto ([pravilo 4.5](#rule-4.5)).",
  "differ.fly":
    "**Skakanje** je kod kuće pravilo, a na turnirima se često ne igra ([pravilo 2.3](#rule-2.3)).",
  "differ.shared":
    "**Figuru u dva mlina** neke knjige hvale kao najjači raspored. Probaj na tabli iznad: ona se ne može pomjeriti ([6.3](#rule-6.3)).",

  // --- 8 History ---
  "history.title": "Odakle potiče",
  "history.oldest":
    "Takve table urezane su u krovne ploče hrama u Kurni, u Egiptu. Često se piše da su iz 1400. godine prije nove ere, ali to je nagađanje: u kamen ih je mogao urezati bilo ko, i mnogo kasnije. Sigurno je da ih je poznavao rimski svijet.",
  "history.middle":
    "U srednjem vijeku igralo se svuda. U Engleskoj, Francuskoj i Njemačkoj table se još vide urezane u sjedišta samostanskih klaustara, gdje je ponekom monahu očito bilo dosadno. U Indiji je pokazuje hramski natpis otprilike iz devetog stoljeća.",
  "history.family":
    "Srodne igre su dolazile i odlazile. Ona sa šest figura oko 1600. izašla je iz mode, a ona s dvanaest živi na jugu Afrike. Emanuel Lasker, dvadeset sedam godina svjetski prvak u šahu, smatrao je da stara igra prečesto završava remijem, pa ju je zaoštrio desetom figurom.",
  "history.solved":
    "Igra s devet figura riješena je 1993. godine: računar je krenuo unazad od svih mogućih završetaka (retrogradna analiza) i pokazao da je neriješena. Ljudi je i dalje veselo gube.",
  "history.names":
    "Imena ima mnogo: Mlin i Mica kod nas i u susjedstvu, _Malūnas_ u Litvi, _Mühle_ na njemačkom, _Nine Men’s Morris_, _Mills_, _Merels_, _Cowboy Checkers_ i _Ninepenny Marl_ na engleskom, a u Indiji _Saalu Mane Ata_, _Jadpi Ata_ i _Char-Par_.",

  // --- 9 Questions ---
  "questions.title": "Pitanja i odgovori",
  "ask.points": "Koliko raskrsnica ima tabla za mlin?",
  "answer.points":
    "Tabla za devet figura ima 24 raskrsnice, po osam na svakom od tri kvadrata. Manje varijante imaju 9, 16 ili 17.",
  "ask.open": "Šta je otvoreni mlin?",
  "answer.open":
    "Raspored u kojem jedna figura ide između dva mlina koji nemaju zajedničku figuru: kad jedan otvori, drugi sklopi i skida u svakom potezu.",
  "ask.diagonal": "Smije li se ići dijagonalno?",
  "answer.diagonal":
    "Samo po ucrtanoj liniji. Tabla za devet figura kosih linija nema, dakle ne; table za jedanaest i dvanaest figura imaju četiri.",
  "ask.draw": "Može li se igrati neriješeno?",
  "answer.draw":
    "Da: dogovorom, kad ista pozicija nastane treći put, nakon po pedeset poteza oba igrača bez skidanja i, po običaju, kad obojica spadnu na tri figure.",
  "ask.from-mill": "Smije li se skinuti figura iz mlina?",
  "answer.from-mill":
    "Samo ako sve protivnikove figure na tabli stoje u mlinovima. Inače moraš skinuti slobodnu.",
  "ask.again": "Računa li se mlin ponovo kad se otvori i sklopi?",
  "answer.again":
    "Da. Svaki put kad se sklopi, skida se figura, makar ga činile iste tri.",
  "ask.stuck": "Šta ako se ne mogu pomjeriti?",
  "answer.stuck": "Partija je izgubljena, ma koliko figura imao.",
  "ask.least": "S koliko figura se još igra?",
  "answer.least": "S tri. Ko spadne na dvije, izgubio je.",
  "ask.start": "Gdje postaviti prvu figuru?",
  "answer.start":
    "Na jedno od četiri ukrštanja: d6, f4, d2 ili b4. Odatle se može na najviše strana.",
  "ask.solved": "Je li igra riješena?",
  "answer.solved":
    "Jeste, 1993. godine: kad obojica igraju najbolje, neriješeno je. Tako ne igra nijedan čovjek.",
};
