/**
 * Montenegrin; the reader is addressed as “vi”. What the marks in the texts mean: see en.js.
 */
export default {
  // --- The page as a whole ---
  "page.title": "Mica: pravila igre, s tablama na kojima se odmah proba",
  "page.description":
    "Kako se igra mica (mlin): postavljanje, pomjeranje, letenje, sastavljanje mice i uzimanje figura, otvorena mica, svih osam varijanti – uz svako pravilo tabla na kojoj sami vučete potez.",
  "page.heading": "Mica",
  "page.lead":
    "Dva igrača, po devet figura, dvadeset četiri tačke. Ko sastavi tri svoje figure u red, uzima jednu protivnikovu. Dijete to nauči za pet minuta, a igra se više od hiljadu godina. Na ovoj strani svaki potez možete sami odigrati.",
  "page.play": "Igrajte odmah",
  "page.lessons": "Učite korak po korak",
  "page.contents": "Na ovoj strani",
  "page.other-languages": "Ova strana na drugim jezicima",
  "page.try": "Probajte",
  "page.static":
    "U pregledaču koji izvršava skripte na tablama ove strane možete vući poteze.",

  // --- 1 Board ---
  "board.title": "Tabla",
  "board.lines":
    "Tri kvadrata leže jedan u drugom, a sredine njihovih stranica spajaju četiri linije. Gdje se linije sastaju ili završavaju, tu je **tačka**: ima ih dvadeset četiri. Figure stoje na tačkama, nikad u poljima između njih. Uglovi kvadrata nisu međusobno spojeni, a u sredini table nema ničega.",
  "board.names":
    "Svaka tačka ima ime kao na šahovskoj tabli: slovo slijeva nadesno i broj odozdo nagore. Imena vam trebaju samo kada partiju zapisujete ili o njoj pričate.",
  "board.men":
    "Svaki igrač ima devet **figura** jedne boje. To mogu biti žetoni, a nekad su se igrale kamenčićima, zrnima pasulja ili dugmadima – važno je samo da se strane razlikuju. Počinje Bijeli; ko ima bijele, dogovori se ili odluči žrijebom, a u sljedećoj partiji se mijenja. Dalje se igra naizmjenično i potez se ne može preskočiti.",
  "points.caption": "Prazna tabla sa slovima i brojevima po ivici.",
  "points.task": "Postavite figuru na d6, gdje se ukrštaju dvije linije.",
  "points.done":
    "To je d6: četvrta kolona, šesti red. Jedna je od četiri najbolje tačke na tabli.",

  // --- 2 Turn ---
  "turn.title": "Postavljanje, pomjeranje, letenje",
  "turn.lead":
    "Partija ima tri faze. Prvo figure jedna po jedna dolaze na tablu, zatim se pomjeraju po linijama, a ko spadne na tri, smije letjeti. U jednom potezu igra se jednom figurom, a ako se njome sastavi mica, uzima se jedna protivnikova.",
  "turn.place":
    "**Postavljanje.** Tabla je na početku prazna. Igrači naizmjenično postavljaju po jednu figuru iz ruke na bilo koju praznu tačku: svaki devet puta, ukupno osamnaest poteza. Mica se može sastaviti već pri postavljanju i tada se odmah uzima.",
  "turn.place.hinder":
    "Postavljanje nije zagrijavanje. To je pola partije i tu se obično sve riješi. Početnici ovdje gube jer slažu svoje redove, a tuđe ne gledaju. Zato prvo pogledajte gdje dvije protivnikove figure čekaju treću.",
  "turn.place.value":
    "Figura vrijedi onoliko koliko se može kretati. Iz ugla vode dvije linije – takvih tačaka ima dvanaest. Sa sredine stranice vode tri, i takvih je osam. Samo četiri tačke imaju po četiri susjedne: b4, d2, d6 i f4, gdje se linije ukrštaju. Zauzmite ih dok su slobodne.",
  "hinder.caption":
    "Crni ima dvije figure na gornjoj liniji i nedostaje mu g7.",
  "hinder.task": "Bijeli postavlja: spriječite micu.",
  "hinder.done":
    "Tako je, ta linija je zauvijek zatvorena. I figura koja samo smeta dobra je figura.",
  "value.caption": "Četiri ukrštanja, sa po četiri susjedne tačke.",
  "turn.slide":
    "**Pomjeranje.** Kada su sve figure postavljene, pomjerate jednu po liniji na susjednu tačku, ako je prazna. Samo jedan korak; figure se ne preskaču, a ukoso se ne ide. Potez morate odigrati i kada vam nijedan ne odgovara.",
  "slide.caption":
    "Bijela figura na d6 ima četiri susjedne tačke, a jedna je zauzeta.",
  "slide.task": "Pomjerite figuru sa d6 po liniji.",
  "slide.done": "Tako: jedan korak, po liniji, na praznu tačku.",
  "turn.fly":
    "**Letenje.** Kada igraču ostanu tačno tri figure, više ne mora pratiti linije: u svakom potezu jednom od njih smije odletjeti na bilo koju praznu tačku. Protivnik, koji ih ima više, i dalje ide korak po korak.",
  "turn.fly.why":
    "Letenje je posljednja šansa, i to prava. Tri figure koje lete prijete micom svuda gdje su dvije na istoj liniji, a pojave se u svakoj praznini. Partija nije gotova dok ne padne treća figura. U ozbiljnijoj igri letenje se često isključi i tada tri figure obično gube.",
  "fly.caption": "Bijelom su ostale tri figure, pa leti. Crni mora koračati.",
  "fly.task":
    "Odletite tamo gdje gornjoj liniji nedostaje figura i uzmite jednu crnu.",
  "fly.done": "Preko cijele table pravo u micu. Tako se partije okreću.",
  "turn.lasker":
    "**Postavljanje ili pomjeranje, po želji.** U Laskerovoj mici s deset figura, i samo u njoj, smijete pomjerati figure dok su druge još u ruci. Tako mica se može otvarati i zatvarati i prije nego što su sve postavljene.",
  "lasker.caption": "Laskerova mica: obojica imaju još po sedam figura u ruci.",
  "lasker.task": "Nemojte postavljati: pomjerite figuru i sastavite micu.",
  "lasker.done": "Figure u ruci ne propadaju. Doći će kada najviše zaboli.",

  // --- 3 Mill and capture ---
  "mill.title": "Mica i uzimanje",
  "mill.lead":
    "Tri figure iste boje na tri susjedne tačke jedne linije čine **micu** (kažu i trika). Ko je sastavi, uzima figuru.",
  "mill.close":
    "Kada sastavite micu – postavljanjem, pomjeranjem ili letenjem – uzimate sa table jednu protivnikovu figuru. To je obavezno, a uzeta figura se više ne vraća. Ako je uzeta figura bila slobodna, to se zove **udarac**. Mica može stajati na stranici kvadrata ili na liniji koja spaja kvadrate.",
  "close.caption":
    "Bijeli ima dvije figure na gornjoj stranici srednjeg kvadrata.",
  "close.task": "Sastavite micu i uzmite figuru.",
  "close.done": "Mica, i figura više od Crnog.",
  "mill.protected":
    "Figura u mici je bezbjedna. Dok protivnik ima ijednu koja nije u mici, morate uzeti takvu.",
  "mill.unprotected":
    "Samo kada sve protivnikove figure na tabli stoje u micama, smijete uzeti i iz mice, i to koju hoćete. To je **razbijanje**: mice više nema.",
  "protected.caption": "Crna mica b6, b4, b2 je bezbjedna. Jedna figura nije.",
  "protected.task": "Sastavite micu uz desnu ivicu, pa uzmite ono što smijete.",
  "protected.done": "Samo je e5 bila slobodna, pa se samo ona mogla uzeti.",
  "unprotected.caption": "Sada su sve tri crne figure u svojoj mici.",
  "unprotected.task": "Sastavite svoju micu i razbijte crnu.",
  "unprotected.done": "Slobodnih nije bilo, pa je platila mica.",
  "mill.two":
    "Ko jednim potezom sastavi dvije mice, ipak uzima samo jednu figuru. U Litvaniji, Poljskoj i Rusiji običaj je da se uzmu dvije; u igri se to može podesiti. Više od dvije ne uzima se nikad.",
  "two-at-once.caption":
    "Na d6 se ukrštaju dvije linije i objema nedostaje baš ta figura.",
  "two-at-once.task": "Sastavite obje mice odjednom.",
  "two-at-once.done":
    "Dvije mice, jedna uzeta – ali obje sada stoje i mogu se otvarati.",
  "mill.again":
    "Istu micu smijete otvarati i zatvarati koliko god puta hoćete i svaki put se računa iznova. Izvedite figuru, vratite je, uzmite. Tim hodanjem naprijed-nazad dobija se većina partija.",
  "again.caption": "Bijela mica na gornjoj liniji je sastavljena.",
  "again.task":
    "Otvorite je figurom sa d7; kada Crni odigra, ponovo je zatvorite.",
  "again.done": "Opet zatvorena, opet naplaćena.",
  "mill.none":
    "Nije svaki red mica. Tri figure oko ćoška nisu, a nisu ni tri koje stoje ukoso ako ih ne povezuje linija. Mice nema ni preko sredine table: linija se završava na unutrašnjem kvadratu.",
  "no-mill.caption":
    "Označene figure su u redu, ali ih ne spaja nijedna linija: nije mica. Na tablama za jedanaest i dvanaest figura ta linija postoji.",

  // --- 4 End ---
  "end.title": "Kako se partija završava",
  "end.lead":
    "Pobjeđujete kada protivniku ostane premalo figura ili kada ga zarobite. Nekoliko pravila završava partije koje same nikad ne bi stale. Potez se uvijek prvo odigra do kraja, zajedno sa uzimanjem.",
  "end.fewer":
    "**Manje od tri.** Ko na tabli i u ruci ukupno ima manje od tri figure, izgubio je: od dvije nema mice.",
  "fewer.caption": "Crnom su ostale tri figure, a na potezu je Bijeli.",
  "fewer.task": "Sastavite micu i završite partiju.",
  "fewer.done": "Ostale su dvije. Bijeli je pobijedio.",
  "end.blocked":
    "**Zarobljen.** Ko je na potezu, a nijednu figuru ne može pomjeriti, izgubio je odmah, ma koliko figura imao. S tri figure to se ne može desiti dok ima letenja, jer praznih tačaka uvijek ima.",
  "blocked.caption": "Četiri crne figure i jedan jedini izlaz.",
  "blocked.task": "Zarobite Crnog.",
  "blocked.done":
    "Nijedna crna figura ne može se pomjeriti: Bijeli je pobijedio bez ijedne mice.",
  "end.full":
    "**Puna tabla.** Po dvanaest figura popuni sve dvadeset četiri tačke ako niko ne sastavi micu pri postavljanju. Tada niko se ne može pomjeriti i partija je neriješena. To važi samo za igru s dvanaest figura.",
  "end.repetition":
    "**Ponavljanje.** Kada ista pozicija nastane treći put – iste figure na istim tačkama, isto toliko u ruci, isti igrač na potezu – partija je neriješena. Ta tri puta ne moraju biti jedan za drugim.",
  "end.quiet":
    "**Pedeset poteza.** Kada svaki igrač zaredom odigra pedeset poteza bez uzimanja, partija je neriješena. Broji se svaki potez, i pri postavljanju; brojanje počinje iznova samo kada se uzme figura.",
  "end.both-flying":
    "**Obojica lete.** Kada oba igrača spadnu na tri figure i lete, običaj je da se dogovore za remi. Može i dalje, satima, dok neko nešto ne previdi. Igra remi ponudi jednom; može se podesiti i da nastupi sam ili da se ne nudi.",
  "end.agreement":
    "**Dogovor i predaja.** Igrači u svakom trenutku mogu dogovoriti remi, a svako može predati kad god hoće.",
  "end.perfect":
    "Bez ovih pravila dobri igrači nikad ne bi završili: ako niko ne pogriješi, niko ne pobjeđuje. To je dokazano, a za stolom malo znači, jer se mice previđaju u svakoj partiji.",

  // --- 5 Variants ---
  "variants.title": "Osam igara iste porodice",
  "variants.lead":
    "Sve se igraju kao mica s devet figura; drugačije je samo ono što ovdje piše. Na svakoj tabli možete igrati za obje strane ili igru otvoriti protiv računara.",
  "variants.men": {
    one: "po {n} figura",
    few: "po {n} figure",
    other: "po {n} figura",
  },
  "variants.points": {
    one: "{n} tačka",
    few: "{n} tačke",
    other: "{n} tačaka",
  },
  "variants.lines": {
    one: "{n} red za micu",
    few: "{n} reda za micu",
    other: "{n} redova za micu",
  },
  "variants.play": "Igrajte ovu igru",
  "variants.three":
    "Najmanja igra: jedan jedini kvadrat sa sredinom. Dijagonale nisu linije ako ih ne uključite. Svako ima samo tri figure, pa leti čim ih postavi, a prva mica pobjeđuje.",
  "variants.five":
    "Dva kvadrata umjesto tri. Brza i oštra igra, dobra za djecu i za čekaonice.",
  "variants.six":
    "Dva kvadrata i šest figura, bez letenja. U srednjem vijeku bila je omiljena u Italiji, Francuskoj i Engleskoj; oko 1600. izašla je iz mode.",
  "variants.seven":
    "Dva kvadrata s krstom kroz sredinu. Sredina je tačka, a na svakoj liniji krsta ima pet tačaka i mjesta za tri mice.",
  "variants.nine": "Klasika. Ko kaže samo „mica”, misli na ovu igru.",
  "variants.ten":
    "Smislio ju je Emanuel Lasker, svjetski prvak u šahu od 1894. do 1921. Deset figura, a pomjerati se smije i dok ih još ima u ruci. U praksi se rjeđe završava neriješeno, iako je u teoriji i ona remi.",
  "variants.eleven":
    "Tabla za devet figura, samo s linijama i kroz uglove: četiri mice više, a figure zaglavljene u uglu imaju kuda.",
  "variants.twelve":
    "Ista tabla i dvanaest figura. U Južnoj Africi to je morabaraba, priznat sport sa sopstvenim prvenstvima; figure se tamo zovu krave. Puna tabla je neriješeno ([pravilo 4.3](#rule-4.3)).",

  // --- 6 Playing well ---
  "play.title": "Kako se igra dobro",
  "play.lead":
    "Četiri rasporeda dobijaju partije. Kada ih jednom vidite, od početnika više ne gubite.",
  "play.open":
    "**Hodanje micom.** Figura izađe iz mice i vrati se: uzimanje u svakom drugom potezu ([pravilo 3.4](#rule-3.4)). To traje dok nijedna protivnikova figura ne može do praznog mjesta. Ako neka može, praznina se brzo popuni.",
  "play.double":
    "**Otvorena mica.** Dvije mice bez zajedničke figure, svakoj nedostaje po jedna tačka, a te dvije su susjedne. Jedna jedina figura ide između njih: svakim korakom jednu micu otvori, a drugu zatvori – uzimanje u svakom potezu. Dovoljno je pet figura, a odbrane skoro da i nema.",
  "double.caption":
    "Gornja linija i srednji kvadrat: figura sa d6 služi za obje.",
  "double.task": "Zatvorite gornju micu, a poslije odgovora Crnog donju.",
  "double.done": "Svaki potez – jedna uzeta. Zato je se svi boje.",
  "play.shared":
    "**Dvije mice sa zajedničkom figurom** izgledaju strašno, a vrijede malo. Na ovoj tabli zajednička figura uopšte se ne može pomjeriti, jer su oko nje njene. Otvoriti mora neka druga, i onda imate običnu micu.",
  "shared.caption": "Pet figura, dvije pune mice, a a7 stoji zarobljena.",
  "shared.task": "Otvorite micu – figurom koja se može pomjeriti.",
  "shared.done": "Nije bila a7, zar ne? Ona ne može nikud.",
  "play.fork":
    "**Dvije prijetnje odjednom.** Jedna mica se lako zaustavi. Postavite figuru tako da napravi dva para i protivnik može spriječiti samo jedan. Na ukrštanjima to dođe samo od sebe.",
  "fork.caption": "Bijeli stoji na d6 i f4. Jedna tačka ih spaja.",
  "fork.task": "Postavite figuru tako da prijete dvije mice.",
  "fork.done": "b6 ili f2: Crni može zaustaviti samo jednu.",
  "advice.title": "Šest savjeta",
  "advice.crossings":
    "**Prvo ukrštanja i sredine stranica**, uglovi na kraju. Ko drži tri od četiri ukrštanja, obično stoji bolje.",
  "advice.first":
    "**Ne jurite za prvom micom.** Sama se lako zatvori, a figure vam ostanu na gomili.",
  "advice.threats": "**Dvije prijetnje vrijede više od jedne mice.**",
  "advice.hinder":
    "**Zauzmite tačku koja treba protivniku**, makar vama ništa ne gradila.",
  "advice.spread":
    "**Raširite se.** Figure sabijene u jedan ugao zarobe se prije nego što primijetite.",
  "advice.shut-in":
    "**Tražite figuru koja će uskoro ostati zatvorena**, i svoju i tuđu. Figura koja se ne može pomjeriti napola je izgubljena.",

  // --- 7 Where rule books differ ---
  "differ.title": "Gdje se pravila razlikuju",
  "differ.lead":
    "Igra je stara i nema saveza koji svi slušaju. O ove četiri stvari dogovorite se prije početka; u igri se sve mogu podesiti.",
  "differ.two":
    "**Dvije mice odjednom** po turnirskim pravilima uzimaju jednu figuru, a po litvanskom, poljskom i ruskom običaju dvije ([pravilo 3.3](#rule-3.3)).",
  "differ.quiet":
    "**Pedeset poteza** neki broje zajedno za oba igrača. Ovdje svako ima svojih pedeset, ukupno sto ([pravilo 4.5](#rule-4.5)).",
  "differ.fly":
    "**Letenje** je kod kuće pravilo, a na turnirima se često ne igra ([pravilo 2.3](#rule-2.3)).",
  "differ.shared":
    "**Figuru u dvije mice** neke knjige hvale kao najjači raspored. Probajte na tabli iznad: ona se ne može pomjeriti ([6.3](#rule-6.3)).",

  // --- 8 History ---
  "history.title": "Odakle potiče",
  "history.oldest":
    "Ovakve table urezane su u krovne ploče hrama u Kurni, u Egiptu. Često se piše da su iz 1400. godine prije nove ere, ali to je nagađanje: u kamen ih je mogao urezati bilo ko, i mnogo kasnije. Sigurno je da ih je poznavao rimski svijet.",
  "history.middle":
    "U srednjem vijeku igralo se svuda. U Engleskoj, Francuskoj i Njemačkoj table se još vide urezane u sjedišta samostanskih klaustara, gdje je ponekom monahu očigledno bilo dosadno. U Indiji je prikazuje hramski natpis otprilike iz devetog vijeka.",
  "history.family":
    "Srodne igre su dolazile i odlazile. Ona sa šest figura oko 1600. izašla je iz mode, a ona s dvanaest živi na jugu Afrike. Emanuel Lasker, dvadeset sedam godina svjetski prvak u šahu, smatrao je da se stara igra prečesto završava remijem, pa ju je zaoštrio desetom figurom.",
  "history.solved":
    "Mica s devet figura riješena je 1993. godine: računar je krenuo unazad od svih mogućih završetaka (retrogradna analiza) i pokazao da je neriješena. Ljudi je i dalje veselo gube.",
  "history.names":
    "Imena ima mnogo: mica, mlin i trika kod nas, _Malūnas_ u Litvaniji, _Mühle_ na njemačkom, _Nine Men’s Morris_, _Mills_, _Merels_, _Cowboy Checkers_ i _Ninepenny Marl_ na engleskom, a u Indiji _Saalu Mane Ata_, _Jadpi Ata_ i _Char-Par_.",

  // --- 9 Questions ---
  "questions.title": "Pitanja i odgovori",
  "ask.points": "Koliko tačaka ima tabla za micu?",
  "answer.points":
    "Tabla za devet figura ima 24 tačke, po osam na svakom od tri kvadrata. Manje varijante imaju 9, 16 ili 17.",
  "ask.open": "Šta je otvorena mica?",
  "answer.open":
    "Raspored u kojem jedna figura ide između dvije mice bez zajedničke figure: kada jednu otvori, drugu zatvori i uzima u svakom potezu.",
  "ask.diagonal": "Smije li se ići dijagonalno?",
  "answer.diagonal":
    "Samo po ucrtanoj liniji. Tabla za devet figura nema kosih linija, dakle ne; table za jedanaest i dvanaest figura imaju četiri.",
  "ask.draw": "Može li se partija završiti neriješeno?",
  "answer.draw":
    "Može: dogovorom, kada ista pozicija nastane treći put, poslije po pedeset poteza oba igrača bez uzimanja i, po običaju, kada obojica spadnu na tri figure.",
  "ask.from-mill": "Smije li se uzeti figura iz mice?",
  "answer.from-mill":
    "Samo ako sve protivnikove figure na tabli stoje u micama (razbijanje). Inače morate uzeti slobodnu (udarac).",
  "ask.again": "Računa li se mica ponovo kada se otvori i zatvori?",
  "answer.again":
    "Da. Svaki put kada se zatvori, uzima se figura, makar je činile iste tri.",
  "ask.stuck": "Šta ako se ne mogu pomjeriti?",
  "answer.stuck": "Partija je izgubljena, ma koliko figura imali.",
  "ask.least": "Sa koliko figura se još igra?",
  "answer.least": "S tri. Ko spadne na dvije, izgubio je.",
  "ask.start": "Gdje postaviti prvu figuru?",
  "answer.start":
    "Na jedno od četiri ukrštanja: d6, f4, d2 ili b4. Ona imaju najviše susjednih tačaka.",
  "ask.solved": "Je li igra riješena?",
  "answer.solved":
    "Jeste, 1993. godine: kada obojica igraju najbolje, neriješeno je. Tako ne igra nijedan čovjek.",
};
