/**
 * Serbian, Latin script; the reader is addressed as “vi”. What the marks in the texts mean: see en.js.
 */
export default {
  // --- The page as a whole ---
  "page.title": "Mica: pravila igre, sa tablama na kojima se odmah proba",
  "page.description":
    "Kako se igra mica (mlin): postavljanje, pomeranje, letenje, sastavljanje mice i uzimanje figura, otvorena mica, svih osam varijanti – uz svako pravilo tabla na kojoj sami vučete potez.",
  "page.heading": "Mica",
  "page.lead":
    "Dva igrača, po devet figura, dvadeset četiri tačke. Ko sastavi tri svoje figure u red, uzima jednu protivnikovu. Dete to nauči za pet minuta, a igra se više od hiljadu godina. Na ovoj strani svaki potez možete sami da odigrate.",
  "page.play": "Igrajte odmah",
  "page.lessons": "Učite korak po korak",
  "page.contents": "Na ovoj strani",
  "page.other-languages": "Ova strana na drugim jezicima",
  "page.try": "Probajte",
  "page.static":
    "U pregledaču koji izvršava skripte na tablama ove strane možete da vučete poteze.",

  // --- 1 Board ---
  "board.title": "Tabla",
  "board.lines":
    "Tri kvadrata leže jedan u drugom, a sredine njihovih stranica spajaju četiri linije. Gde se linije sastaju ili završavaju, tu je **tačka**: ima ih dvadeset četiri. Figure stoje na tačkama, nikad u poljima između njih. Uglovi kvadrata nisu međusobno spojeni, a u sredini table nema ničega.",
  "board.names":
    "Svaka tačka ima ime kao na šahovskoj tabli: slovo sleva nadesno i broj odozdo nagore. Imena vam trebaju samo kada partiju zapisujete ili o njoj pričate.",
  "board.men":
    "Svaki igrač ima devet **figura** jedne boje. Mogu to da budu žetoni, a nekad su se igrale kamenčićima, zrnima pasulja i dugmadima – važno je samo da se strane razlikuju. Počinje Beli; ko ima bele, dogovara se ili odlučuje žrebom, a u sledećoj partiji se menja. Dalje se igra naizmenično i potez ne može da se preskoči.",
  "points.caption": "Prazna tabla sa slovima i brojevima po ivici.",
  "points.task": "Postavite figuru na d6, gde se ukrštaju dve linije.",
  "points.done":
    "To je d6: četvrta kolona, šesti red. Jedna je od četiri najbolje tačke na tabli.",

  // --- 2 Turn ---
  "turn.title": "Postavljanje, pomeranje, letenje",
  "turn.lead":
    "Partija ima tri faze. Najpre figure jedna po jedna dolaze na tablu, zatim se pomeraju po linijama, a ko spadne na tri, sme da leti. U jednom potezu igra se jednom figurom, a ako se njome sastavi mica, uzima se jedna protivnikova.",
  "turn.place":
    "**Postavljanje.** Tabla je na početku prazna. Igrači naizmenično postavljaju po jednu figuru iz ruke na bilo koju praznu tačku: svaki devet puta, ukupno osamnaest poteza. Mica može da se sastavi već pri postavljanju i tada se odmah uzima.",
  "turn.place.hinder":
    "Postavljanje nije zagrevanje. To je pola partije i tu se obično sve reši. Početnici ovde gube jer slažu svoje redove, a tuđe ne gledaju. Zato najpre pogledajte gde dve protivnikove figure čekaju treću.",
  "turn.place.value":
    "Figura vredi onoliko koliko može da se kreće. Iz ugla vode dve linije – takvih tačaka ima dvanaest. Sa sredine stranice vode tri, i takvih je osam. Samo četiri tačke imaju po četiri susedne: b4, d2, d6 i f4, gde se linije ukrštaju. Zauzmite ih dok su slobodne.",
  "hinder.caption": "Crni ima dve figure na gornjoj liniji i fali mu g7.",
  "hinder.task": "Beli postavlja: sprečite micu.",
  "hinder.done":
    "Tako je, ta linija je zauvek zatvorena. I figura koja samo smeta dobra je figura.",
  "value.caption": "Četiri ukrštanja, sa po četiri susedne tačke.",
  "turn.slide":
    "**Pomeranje.** Kada su sve figure postavljene, pomerate jednu po liniji na susednu tačku, ako je prazna. Samo jedan korak; figure se ne preskaču, a ukoso se ne ide. Potez morate da odigrate i kada vam nijedan ne odgovara.",
  "slide.caption":
    "Bela figura na d6 ima četiri susedne tačke, a jedna je zauzeta.",
  "slide.task": "Pomerite figuru sa d6 po liniji.",
  "slide.done": "Eto: jedan korak, po liniji, na praznu tačku.",
  "turn.fly":
    "**Letenje.** Kada igraču ostanu tačno tri figure, više ne mora da prati linije: u svakom potezu jednom od njih sme da odleti na bilo koju praznu tačku. Protivnik, koji ih ima više, i dalje ide korak po korak.",
  "turn.fly.why":
    "Letenje je poslednja šansa, i to prava. Tri figure koje lete prete micom svuda gde su dve na istoj liniji, a stvore se u svakoj rupi. Partija nije gotova dok ne padne treća figura. U ozbiljnijoj igri letenje se često isključi i tada tri figure obično gube.",
  "fly.caption": "Belom su ostale tri figure, pa leti. Crni mora da korača.",
  "fly.task":
    "Odletite tamo gde gornjoj liniji fali figura i uzmite jednu crnu.",
  "fly.done": "Preko cele table pravo u micu. Tako se partije okreću.",
  "turn.lasker":
    "**Postavljanje ili pomeranje, po želji.** U igri Lasker Morris sa deset figura, i samo u njoj, smete da pomerate figure dok su druge još u ruci. Tako mica može da se otvara i zatvara i pre nego što su sve postavljene.",
  "lasker.caption": "Lasker Morris: obojica imaju još po sedam figura u ruci.",
  "lasker.task": "Nemojte da postavljate: pomerite figuru i sastavite micu.",
  "lasker.done": "Figure u ruci ne propadaju. Doći će kada najviše zaboli.",

  // --- 3 Mill and capture ---
  "mill.title": "Mica i uzimanje",
  "mill.lead":
    "Tri figure iste boje na tri susedne tačke jedne linije čine **micu** (kažu i trika). Ko je sastavi, uzima figuru.",
  "mill.close":
    "Kada sastavite micu – postavljanjem, pomeranjem ili letenjem – uzimate sa table jednu protivnikovu figuru. To je obavezno, a uzeta figura se više ne vraća. Ako je uzeta figura bila slobodna, to se zove **udarac**. Mica može da stoji na stranici kvadrata ili na liniji koja spaja kvadrate.",
  "close.caption": "Beli ima dve figure na gornjoj stranici srednjeg kvadrata.",
  "close.task": "Sastavite micu i uzmite figuru.",
  "close.done": "Mica, i figura više od Crnog.",
  "mill.protected":
    "Figura u mici je bezbedna. Dok protivnik ima ijednu koja nije u mici, morate da uzmete takvu.",
  "mill.unprotected":
    "Samo kada sve protivnikove figure na tabli stoje u micama, smete da uzmete i iz mice, i to koju hoćete. To je **razbijanje**: mice više nema.",
  "protected.caption": "Crna mica b6, b4, b2 je bezbedna. Jedna figura nije.",
  "protected.task": "Sastavite micu uz desnu ivicu, pa uzmite ono što se sme.",
  "protected.done":
    "Samo je e5 bila slobodna, pa je samo ona mogla da se uzme.",
  "unprotected.caption": "Sada su sve tri crne figure u svojoj mici.",
  "unprotected.task": "Sastavite svoju micu i razbijte crnu.",
  "unprotected.done": "Slobodnih nije bilo, pa je platila mica.",
  "mill.two":
    "Ko jednim potezom sastavi dve mice, ipak uzima samo jednu figuru. U Litvaniji, Poljskoj i Rusiji običaj je da se uzmu dve; u igri to može da se podesi. Više od dve ne uzima se nikad.",
  "two-at-once.caption":
    "Na d6 se ukrštaju dve linije i obema fali baš ta figura.",
  "two-at-once.task": "Sastavite obe mice odjednom.",
  "two-at-once.done":
    "Dve mice, jedna uzeta – ali obe sada stoje i mogu da se otvaraju.",
  "mill.again":
    "Istu micu smete da otvarate i zatvarate koliko god puta hoćete i svaki put se računa iznova. Izvedite figuru, vratite je, uzmite. Tim hodanjem napred-nazad dobija se većina partija.",
  "again.caption": "Bela mica na gornjoj liniji je sastavljena.",
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
    "Pobeđujete kada protivniku ostane premalo figura ili kada ga zarobite. Nekoliko pravila završava partije koje same nikad ne bi stale. Potez se uvek najpre odigra do kraja, zajedno sa uzimanjem.",
  "end.fewer":
    "**Manje od tri.** Ko na tabli i u ruci ukupno ima manje od tri figure, izgubio je: od dve nema mice.",
  "fewer.caption": "Crnom su ostale tri figure, a na potezu je Beli.",
  "fewer.task": "Sastavite micu i završite partiju.",
  "fewer.done": "Ostale su dve. Beli je pobedio.",
  "end.blocked":
    "**Zarobljen.** Ko je na potezu, a nijednu figuru ne može da pomeri, izgubio je odmah, ma koliko figura imao. Sa tri figure to ne može da se desi dok ima letenja, jer praznih tačaka uvek ima.",
  "blocked.caption": "Četiri crne figure i jedan jedini izlaz.",
  "blocked.task": "Zarobite Crnog.",
  "blocked.done":
    "Nijedna crna figura ne može da se pomeri: Beli je pobedio bez ijedne mice.",
  "end.full":
    "**Puna tabla.** Po dvanaest figura popuni sve dvadeset četiri tačke ako niko ne sastavi micu pri postavljanju. Tada niko ne može da se pomeri i partija je nerešena. To važi samo za igru sa dvanaest figura.",
  "end.repetition":
    "**Ponavljanje.** Kada ista pozicija nastane treći put – iste figure na istim tačkama, isto toliko u ruci, isti igrač na potezu – partija je nerešena. Ta tri puta ne moraju da budu jedan za drugim.",
  "end.quiet":
    "**Pedeset poteza.** Kada svaki igrač zaredom odigra pedeset poteza bez uzimanja, partija je nerešena. Broji se svaki potez, i pri postavljanju; brojanje počinje iznova samo kada se uzme figura.",
  "end.both-flying":
    "**Obojica lete.** Kada oba igrača spadnu na tri figure i lete, običaj je da se dogovore za remi. Može i dalje, satima, dok neko nešto ne previdi. Igra remi ponudi jednom; može da se podesi i da nastupi sam ili da se ne nudi.",
  "end.agreement":
    "**Dogovor i predaja.** Igrači u svakom trenutku mogu da dogovore remi, a svako može da preda kad god hoće.",
  "end.perfect":
    "Bez ovih pravila dobri igrači nikad ne bi završili: ako niko ne pogreši, niko ne pobeđuje. To je dokazano, a za stolom malo znači, jer se mice previđaju u svakoj partiji.",

  // --- 5 Variants ---
  "variants.title": "Osam igara iste porodice",
  "variants.lead":
    "Sve se igraju kao mica sa devet figura; drugačije je samo ono što ovde piše. Na svakoj tabli možete da igrate za obe strane ili da igru otvorite protiv računara.",
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
    "Najmanja igra: jedan jedini kvadrat sa sredinom. Dijagonale nisu linije ako ih ne uključite. Svako ima samo tri figure, pa leti čim ih postavi, a prva mica pobeđuje.",
  "variants.five":
    "Dva kvadrata umesto tri. Brza i oštra igra, dobra za decu i za čekaonice.",
  "variants.six":
    "Dva kvadrata i šest figura, bez letenja. U srednjem veku bila je omiljena u Italiji, Francuskoj i Engleskoj; oko 1600. izašla je iz mode.",
  "variants.seven":
    "Dva kvadrata sa krstom kroz sredinu. Sredina je tačka, a na svakoj liniji krsta ima pet tačaka i mesta za tri mice.",
  "variants.nine": "Klasika. Ko kaže samo „mica”, misli na ovu igru.",
  "variants.ten":
    "Smislio ju je Emanuel Lasker, svetski prvak u šahu od 1894. do 1921. Deset figura, a pomerati se sme i dok ih još ima u ruci. U praksi se ređe završava nerešeno, iako je u teoriji i ona remi.",
  "variants.eleven":
    "Tabla za devet figura, samo sa linijama i kroz uglove: četiri mice više, a figure zaglavljene u uglu imaju kuda.",
  "variants.twelve":
    "Ista tabla i dvanaest figura. U Južnoj Africi to je morabaraba, priznat sport sa sopstvenim prvenstvima; figure se tamo zovu krave. Puna tabla je nerešeno ([pravilo 4.3](#rule-4.3)).",

  // --- 6 Playing well ---
  "play.title": "Kako se igra dobro",
  "play.lead":
    "Četiri slike dobijaju partije. Kada ih jednom vidite, od početnika više ne gubite.",
  "play.open":
    "**Hodanje micom.** Figura izađe iz mice i vrati se: uzimanje u svakom drugom potezu ([pravilo 3.4](#rule-3.4)). To traje dok nijedna protivnikova figura ne može do praznog mesta. Ako neka može, rupa se brzo zapuši.",
  "play.double":
    "**Otvorena mica.** Dve mice bez zajedničke figure, svakoj fali po jedna tačka, a te dve su susedne. Jedna jedina figura ide između njih: svakim korakom jednu micu otvori, a drugu zatvori – uzimanje u svakom potezu. Dovoljno je pet figura, a odbrane skoro da i nema.",
  "double.caption":
    "Gornja linija i srednji kvadrat: figura sa d6 služi za obe.",
  "double.task": "Zatvorite gornju micu, a posle odgovora Crnog donju.",
  "double.done": "Svaki potez – jedna uzeta. Zato je se svi boje.",
  "play.shared":
    "**Dve mice sa zajedničkom figurom** izgledaju strašno, a vrede malo. Na ovoj tabli zajednička figura uopšte ne može da se pomeri, jer su oko nje njene. Otvoriti mora neka druga, i onda imate običnu micu.",
  "shared.caption": "Pet figura, dve pune mice, a a7 stoji zarobljena.",
  "shared.task": "Otvorite micu – figurom koja može da se pomeri.",
  "shared.done": "Nije bila a7, zar ne? Ona ne može nikud.",
  "play.fork":
    "**Dve pretnje odjednom.** Jedna mica se lako zaustavi. Postavite figuru tako da napravi dva para i protivnik može da spreči samo jedan. Na ukrštanjima to dođe samo od sebe.",
  "fork.caption": "Beli stoji na d6 i f4. Jedna tačka ih spaja.",
  "fork.task": "Postavite figuru tako da prete dve mice.",
  "fork.done": "b6 ili f2: Crni može da zaustavi samo jednu.",
  "advice.title": "Šest saveta",
  "advice.crossings":
    "**Najpre ukrštanja i sredine stranica**, uglovi na kraju. Ko drži tri od četiri ukrštanja, obično stoji bolje.",
  "advice.first":
    "**Ne jurite za prvom micom.** Sama se lako zatvori, a figure vam ostanu na gomili.",
  "advice.threats": "**Dve pretnje vrede više od jedne mice.**",
  "advice.hinder":
    "**Zauzmite tačku koja treba protivniku**, makar vama ništa ne gradila.",
  "advice.spread":
    "**Raširite se.** Figure sabijene u jedan ugao zarobe se pre nego što primetite.",
  "advice.shut-in":
    "**Tražite figuru koja će uskoro ostati zatvorena**, i svoju i tuđu. Figura koja ne može da se pomeri napola je izgubljena.",

  // --- 7 Where rule books differ ---
  "differ.title": "Gde se pravila razlikuju",
  "differ.lead":
    "Igra je stara i nema saveza koji svi slušaju. O ove četiri stvari dogovorite se pre početka; u igri sve mogu da se podese.",
  "differ.two":
    "**Dve mice odjednom** po turnirskim pravilima uzimaju jednu figuru, a po litvanskom, poljskom i ruskom običaju dve ([pravilo 3.3](#rule-3.3)).",
  "differ.quiet":
    "**Pedeset poteza** neki broje zajedno za oba igrača. Ovde svako ima svojih pedeset, ukupno sto ([pravilo 4.5](#rule-4.5)).",
  "differ.fly":
    "**Letenje** je kod kuće pravilo, a na turnirima se često ne igra ([pravilo 2.3](#rule-2.3)).",
  "differ.shared":
    "**Figuru u dve mice** neke knjige hvale kao najjači raspored. Probajte na tabli iznad: ona ne može da se pomeri ([6.3](#rule-6.3)).",

  // --- 8 History ---
  "history.title": "Odakle potiče",
  "history.oldest":
    "Ovakve table urezane su u krovne ploče hrama u Kurni, u Egiptu. Često se piše da su iz 1400. godine pre nove ere, ali to je nagađanje: u kamen je mogao da ih ureže bilo ko, i mnogo kasnije. Sigurno je da ih je poznavao rimski svet.",
  "history.middle":
    "U srednjem veku igralo se svuda. U Engleskoj, Francuskoj i Nemačkoj table se još vide urezane u sedišta manastirskih tremova, gde je ponekom monahu očigledno bilo dosadno. U Indiji je prikazuje hramski natpis otprilike iz devetog veka.",
  "history.family":
    "Srodne igre su dolazile i odlazile. Ona sa šest figura oko 1600. izašla je iz mode, a ona sa dvanaest živi na jugu Afrike. Emanuel Lasker, dvadeset sedam godina svetski prvak u šahu, smatrao je da se stara igra prečesto završava remijem, pa ju je zaoštrio desetom figurom.",
  "history.solved":
    "Mica sa devet figura rešena je 1993. godine: računar je krenuo unazad od svih mogućih završetaka (retrogradna analiza) i pokazao da je nerešena. Ljudi je i dalje veselo gube.",
  "history.names":
    "Imena ima mnogo: mica, mlin i trika kod nas, _Malūnas_ u Litvaniji, _Mühle_ na nemačkom, _Nine Men’s Morris_, _Mills_, _Merels_, _Cowboy Checkers_ i _Ninepenny Marl_ na engleskom, a u Indiji _Saalu Mane Ata_, _Jadpi Ata_ i _Char-Par_.",

  // --- 9 Questions ---
  "questions.title": "Pitanja i odgovori",
  "ask.points": "Koliko tačaka ima tabla za micu?",
  "answer.points":
    "Tabla za devet figura ima 24 tačke, po osam na svakom od tri kvadrata. Manje varijante imaju 9, 16 ili 17.",
  "ask.open": "Šta je otvorena mica?",
  "answer.open":
    "Raspored u kojem jedna figura ide između dve mice bez zajedničke figure: kada jednu otvori, drugu zatvori i uzima u svakom potezu.",
  "ask.diagonal": "Da li se sme ići dijagonalno?",
  "answer.diagonal":
    "Samo po ucrtanoj liniji. Tabla za devet figura nema kosih linija, dakle ne; table za jedanaest i dvanaest figura imaju četiri.",
  "ask.draw": "Može li partija da se završi nerešeno?",
  "answer.draw":
    "Može: dogovorom, kada ista pozicija nastane treći put, posle po pedeset poteza oba igrača bez uzimanja i, po običaju, kada obojica spadnu na tri figure.",
  "ask.from-mill": "Da li sme da se uzme figura iz mice?",
  "answer.from-mill":
    "Samo ako sve protivnikove figure na tabli stoje u micama (razbijanje). Inače morate da uzmete slobodnu (udarac).",
  "ask.again": "Da li se mica računa ponovo kada se otvori i zatvori?",
  "answer.again":
    "Da. Svaki put kada se zatvori, uzima se figura, makar je činile iste tri.",
  "ask.stuck": "Šta ako ne mogu da se pomerim?",
  "answer.stuck": "Partija je izgubljena, ma koliko figura imali.",
  "ask.least": "Sa koliko figura se još igra?",
  "answer.least": "Sa tri. Ko spadne na dve, izgubio je.",
  "ask.start": "Gde postaviti prvu figuru?",
  "answer.start":
    "Na jedno od četiri ukrštanja: d6, f4, d2 ili b4. Ona imaju najviše susednih tačaka.",
  "ask.solved": "Da li je igra rešena?",
  "answer.solved":
    "Jeste, 1993. godine: kada obojica igraju najbolje, nerešeno je. Tako ne igra nijedan čovek.",
};
