/**
 * Serbian: ekavian, Latin script; sentences address the player as “vi”, buttons are commands to the program, as is
 * usual in Serbian. What each key is for: see en.js.
 */
export default {
  "language.name": "Srpski",

  // --- The page as a whole -------------------------------------------------------------------------------------------
  "page.title": "Mlin – mica i srodne igre",
  "page.description":
    "Igrajte micu (mlin), Lasker Morris, morabarabu i još pet srodnih igara protiv računara ili sa prijateljem. Sve ostaje na vašem uređaju.",
  "page.no-wasm":
    "Ovaj pregledač nema WebAssembly, pa igra ovde ne može da radi. Ima ga svaki pregledač iz poslednjih godina.",
  "page.failed": "Igru nije bilo moguće pokrenuti: {detail}",
  "page.skip": "Pređi na tablu",
  "page.private": "Ništa ne napušta vaš uređaj.",
  "page.version": "Verzija {version}",

  "section.board": "Tabla",
  "section.status": "Stanje partije",
  "section.actions": "Radnje",
  "section.moves": "Potezi",
  "section.setup": "Partija",
  "section.rules": "Pravila",

  // --- Language and appearance ---------------------------------------------------------------------------------------
  "lang.label": "Jezik",
  "theme.label": "Izgled",
  "theme.auto": "Automatski",
  "theme.light": "Svetli",
  "theme.dark": "Tamni",
  "theme.contrast": "Kontrastni",

  // --- What is played ------------------------------------------------------------------------------------------------
  "variant.label": "Varijanta",
  "variant.three": "Mica sa tri figure",
  "variant.five": "Mica sa pet figura",
  "variant.six": "Mica sa šest figura",
  "variant.seven": "Mica sa sedam figura",
  "variant.nine": "Mica sa devet figura (klasična)",
  "variant.ten": "Mica sa deset figura (Lasker Morris)",
  "variant.eleven": "Mica sa jedanaest figura",
  "variant.twelve": "Mica sa dvanaest figura (Morabaraba)",

  "players.label": "Igrači",
  "players.human-engine": "Vi protiv računara",
  "players.human-human": "Dva igrača",
  "players.engine-engine": "Računar protiv računara",
  "players.none": "Niko",

  "first.label": "Vaša boja",
  "first.white": "Bela",
  "first.black": "Crna",
  "first.lot": "Žrebom",

  "level.label": "Nivo računara",
  "level.lowest": "{n} – najlakši",
  "level.between": "{n}",
  "level.highest": "{n} – najteži",

  "setup.note":
    "Kada promenite varijantu, boju ili pravila, počinje nova partija. Staru vraća dugme „Vrati”.",

  // --- Rule options: a label and its choices, read together; choices must be short --------------------------------------
  "option.legend": "Izbor pravila",
  "option.flying": "Letenje sa tri figure",
  "option.flying.on": "Dozvoljeno",
  "option.flying.off": "Nije dozvoljeno",
  "option.double-mill": "Dve mice odjednom",
  "option.double-mill.one": "Uzima se jedna",
  "option.double-mill.two": "Uzimaju se dve",
  "option.both-flying": "Kada oba igrača lete",
  "option.both-flying.offer": "Nudi se remi",
  "option.both-flying.draw": "Nerešeno",
  "option.both-flying.play": "Igra se dalje",
  "option.quiet-limit": "Nerešeno, oba bez uzimanja",
  "option.quiet-limit.each": {
    one: "Po {n} potez",
    few: "Po {n} poteza",
    other: "Po {n} poteza",
  },
  "option.quiet-limit.together": {
    one: "Ukupno {n} potez",
    few: "Ukupno {n} poteza",
    other: "Ukupno {n} poteza",
  },
  "option.quiet-limit.none": "Nikad",
  "option.repetition": "Ista pozicija treći put",
  "option.repetition.on": "Nerešeno",
  "option.repetition.off": "Igra se dalje",
  "option.diagonals": "Dijagonalne linije",
  "option.diagonals.on": "Ucrtane",
  "option.diagonals.off": "Nisu ucrtane",

  // --- Buttons: a very short label (at most about nine letters) and a longer description ------------------------------
  "action.new": "Nova",
  "action.new.title": "Započni novu partiju",
  "action.undo": "Vrati",
  "action.undo.title": "Vrati poslednji potez ili partiju pre ove",
  "action.redo": "Ponovi",
  "action.redo.title": "Ponovo odigraj vraćeni potez",
  "action.hint": "Savet",
  "action.hint.title": "Pokaži dobar potez",
  "action.flip": "Okreni",
  "action.flip.title": "Okreni tablu",
  "action.resign": "Predaj",
  "action.resign.title": "Predaj ovu partiju",
  "action.draw": "Remi",
  "action.draw.title": "Ponudi remi",
  "action.copy": "Kopiraj",
  "action.copy.title": "Kopiraj zapis ove partije",
  "action.paste": "Nalepi",
  "action.paste.title": "Nalepi zapis neke partije",
  "action.share": "Link",
  "action.share.title": "Kopiraj link ka ovoj poziciji",

  // --- Moves ---------------------------------------------------------------------------------------------------------
  "moves.empty": "Još nije odigran nijedan potez.",
  "moves.label": "Spisak poteza",
  "moves.field": "Potez slovima i brojevima",
  "moves.help": "Na primer d6, a1-a4 ili, uz uzimanje, a1-a4xb2.",
  "moves.play": "Odigraj",
  "moves.wait": "Računar je na potezu. Sačekajte da odigra.",

  // --- Savršena igra ----------------------------------------------------------------------------------------------------
  "section.perfect": "Savršena igra",
  "perfect.offered":
    "Ova varijanta može potpuno da se reši na vašem uređaju. Najviši nivo računara tada igra savršeno, a svaki potez ima tačnu vrednost.",
  "perfect.solving":
    "Varijanta se rešava na vašem uređaju. U međuvremenu možete da igrate dalje.",
  "perfect.solved.draw":
    "Rešeno: ako niko ne pogreši, partija je nerešena. Najviši nivo računara igra savršeno.",
  "perfect.solved.w":
    "Rešeno: ako niko ne pogreši, pobeđuje beli. Najviši nivo računara igra savršeno.",
  "perfect.solved.b":
    "Rešeno: ako niko ne pogreši, pobeđuje crni. Najviši nivo računara igra savršeno.",
  "perfect.endings.refused":
    "Završnice sa najviše osam figura mogu da se reše na vašem uređaju.",
  "perfect.endings.later":
    "Čim ostane malo figura, vaš uređaj rešava završnice sa najviše osam figura.",
  "perfect.endings.solving":
    "Završnice sa najviše osam figura rešavaju se na vašem uređaju. U međuvremenu možete da igrate dalje.",
  "perfect.endings.solved":
    "Završnice sa najviše osam figura su rešene: u njima najviši nivo računara igra savršeno.",
  "perfect.failed": "Rešavanje nije uspelo. Računar igra dalje bez njega.",
  "perfect.solve": "Reši",
  "perfect.progress": "Dosad rešeno",
  "perfect.values": "Vrednosti poteza",
  "perfect.note":
    "Na tabli: + pobeđuje, = remizira, − gubi; broj kaže koliko je poteza oba igrača do kraja.",
  "solve.label": "Rešavanje na ovom uređaju",
  "solve.auto": "Samo završnice",
  "solve.on": "I cele varijante",
  "solve.off": "Ništa",
  "values.label": "Tačne vrednosti poteza",
  "values.off": "Skrivene",
  "values.on": "Prikazane",
  "level.perfect": "{n} – savršen",
  "seat.engine.perfect": "Računar, savršen",
  "value.draw": "Nerešeno.",
  "value.win": {
    one: "Pobeđuje za {n} potez.",
    few: "Pobeđuje za {n} poteza.",
    other: "Pobeđuje za {n} poteza.",
  },
  "value.loss": {
    one: "Gubi za {n} potez.",
    few: "Gubi za {n} poteza.",
    other: "Gubi za {n} poteza.",
  },
  "value.beyond.win": {
    one: "Pobedio bi za {n} potez, ali ne unutar granice poteza bez uzimanja.",
    few: "Pobedio bi za {n} poteza, ali ne unutar granice poteza bez uzimanja.",
    other:
      "Pobedio bi za {n} poteza, ali ne unutar granice poteza bez uzimanja.",
  },
  "value.beyond.loss": {
    one: "Izgubio bi za {n} potez, ali pre toga dolazi granica poteza bez uzimanja.",
    few: "Izgubio bi za {n} poteza, ali pre toga dolazi granica poteza bez uzimanja.",
    other:
      "Izgubio bi za {n} poteza, ali pre toga dolazi granica poteza bez uzimanja.",
  },

  // --- The two players beside the board -------------------------------------------------------------------------------
  "color.w": "Beli",
  "color.b": "Crni",
  "seat.you": "Vi",
  "seat.player": "Igrač",
  "seat.engine": "Računar, nivo {n}",
  "strip.thinking": "razmišlja…",
  "strip.turn": "na potezu",
  "strip.hand": {
    one: "{n} figura u ruci",
    few: "{n} figure u ruci",
    other: "{n} figura u ruci",
  },
  "strip.board": {
    one: "{n} figura na tabli",
    few: "{n} figure na tabli",
    other: "{n} figura na tabli",
  },
  "strip.lost": {
    one: "{n} izgubljena figura",
    few: "{n} izgubljene figure",
    other: "{n} izgubljenih figura",
  },

  // --- Dialogs -------------------------------------------------------------------------------------------------------
  "dialog.cancel": "Odustani",
  "dialog.close": "Zatvori",
  "resign.title": "Predajete partiju?",
  "resign.you": "Partija se završava pobedom računara.",
  "resign.w": "Beli predaje partiju, a Crni pobeđuje.",
  "resign.b": "Crni predaje partiju, a Beli pobeđuje.",
  "resign.confirm": "Predaj",
  "draw.title": "Remi?",
  "draw.ask": "Partija se završava nerešeno ako se oba igrača slože.",
  "draw.confirm": "Slažemo se",
  "draw.declined": "Računar odbija remi i igra dalje.",
  "offer.title": "Oba igrača lete",
  "offer.ask":
    "Oba igrača imaju još po tri figure. Po običaju je partija sada nerešena ako se oba igrača slože.",
  "offer.accept": "Nerešeno",
  "offer.decline": "Igraj dalje",
  "paste.help":
    "Ova partija zamenjuje onu koja je na tabli. Staru vraća dugme „Vrati”.",
  "paste.load": "Otvori",
  "copy.title": "Kopirajte ovaj tekst",
  "copy.help":
    "Pregledač ne dozvoljava ovoj stranici da sama kopira. Tekst je označen: kopirajte ga tastaturom ili preko menija.",

  // --- Settings ---
  "action.settings": "Podešavanja",
  "action.settings.title": "Jezik, izgled i igra",
  "settings.look": "Tabla",
  "settings.play": "Igra",
  "coordinates.label": "Koordinate",
  "coordinates.auto": "Gde ima mesta",
  "coordinates.on": "Uvek",
  "coordinates.off": "Nikad",
  "delay.label": "Računar odgovara",
  "delay.0": "Odmah",
  "delay.400": "Posle kratke pauze",
  "delay.1000": "Posle sekunde",
  "delay.2000": "Posle dve sekunde",
  "section.tools": "Alatke",

  // --- Looks ---
  "board.label": "Tabla",
  "board.wood": "Drvo",
  "board.stone": "Kamen",
  "board.ink": "Tuš na papiru",
  "board.contrast": "Visok kontrast",
  "men.label": "Figure",
  "men.auto": "Prema tabli",
  "men.turned": "Pločice",
  "men.stones": "Kamenčići",
  "settings.senses": "Zvuk i dodir",
  "sound.label": "Zvuk",
  "sound.on": "Uključen",
  "sound.off": "Isključen",
  "haptics.label": "Vibracija",
  "haptics.on": "Uključena",
  "haptics.off": "Isključena",
  "confirm.label": "Dodir ekrana",
  "confirm.off": "Prvi dodir igra potez",
  "confirm.on": "Drugi dodir potvrđuje potez",
  "aids.label": "Oznake za početnike",
  "aids.on": "Prikazane",
  "aids.off": "Skrivene",
  "action.sound": "Zvuk",
  "action.sound.title": "Uključi ili isključi zvuk",
  "confirm.again": "Dodirnite {point} još jednom da potvrdite.",
  "aid.threat": "Protivniku za micu nedostaje samo ova tačka.",
  "aid.mill": "Ova figura stoji u mici.",
  "aid.tight": "Ova figura će uskoro biti zarobljena.",

  // --- Choosing a game ---
  "action.variants": "Sve igre",
  "action.variants.title": "Pogledaj sve igre i njihove table",
  "variant.three.about": "Po tri figure na devet tačaka: gotovo za minut-dva.",
  "variant.five.about": "Mala tabla, po pet figura; sa tri figure se leti.",
  "variant.six.about":
    "Srednjovekovna igra: mala tabla, po šest figura, bez letenja.",
  "variant.seven.about": "Dva kvadrata i krst kroz sredinu, po sedam figura.",
  "variant.nine.about": "Klasična igra: tri kvadrata, po devet figura.",
  "variant.ten.about":
    "Po deset figura; sme se pomerati i pre nego što su sve postavljene.",
  "variant.eleven.about": "Po jedanaest figura, sa linijama kroz uglove.",
  "variant.twelve.about":
    "Po dvanaest figura, sa linijama kroz uglove: sport u Južnoj Africi.",
  "preset.label": "Pravila",
  "preset.classic": "Klasična",
  "preset.no-flying": "Bez letenja, kao na turnirima",
  "preset.two-men": "Dve mice uzimaju dve figure",
  "preset.flying-draw": "Kad oba lete, nerešeno je",
  "preset.own": "Sopstveni izbor",
  "level.white": "Nivo belog",
  "level.black": "Nivo crnog",
  "name.you": "Vaše ime",
  "name.guest": "Ime drugog",

  // --- Editor ---
  "action.editor": "Postavi",
  "action.editor.title": "Postavi sopstvenu poziciju",
  "editor.title": "Postavljanje pozicije",
  "editor.tool": "Pritisak stavlja",
  "editor.tool.w": "Belu figuru",
  "editor.tool.b": "Crnu figuru",
  "editor.tool.none": "Ništa",
  "editor.turn": "Na potezu",
  "editor.hand.w": "Bele figure u ruci",
  "editor.hand.b": "Crne figure u ruci",
  "editor.quiet": "Potezi bez uzimanja",
  "editor.clear": "Isprazni",
  "editor.start": "Početak",
  "editor.board": "Kao u partiji",
  "editor.play": "Igraj odavde",
  "editor.analyse": "Analiziraj",
  "editor.link": "Kopiraj link",
  "editor.wrong": "Ova pozicija ne može da se igra. {why}",
  "editor.good": "Ova pozicija može da se igra.",
  "error.why.too-many-men":
    "Jedan igrač ima na tabli i u ruci više figura nego što ih ova igra ima.",
  "error.why.both-under-three":
    "Oba igrača imaju manje od tri figure, pa niko ne bi mogao da pobedi.",

  // --- Sharing and opening ---
  "action.send": "Podeli",
  "action.send.title": "Podeli ovu partiju kao link, zapis ili sliku",
  "send.what": "Šta se deli",
  "send.position": "Ova pozicija",
  "send.game": "Cela partija",
  "send.link": "Link",
  "send.copy": "Kopiraj link",
  "send.system": "Pošalji preko…",
  "send.code": "QR kod linka",
  "send.too-long": "Ovaj link je predugačak za QR kod.",
  "send.file":
    "Stranica je otvorena iz datoteke: link radi samo tamo gde je ta datoteka. Drugi ga mogu nalepiti u svoj Mlin.",
  "send.record": "Zapis partije",
  "send.copy-record": "Kopiraj",
  "send.save-record": "Sačuvaj kao datoteku",
  "send.picture": "Slika table",
  "send.done": "Kopirano.",
  "open.title": "Otvori partiju",
  "open.label": "Zapis partije, tekst pozicije ili link",
  "open.file": "Izaberi datoteku",
  "open.unreadable": "Ova datoteka ne može da se pročita.",
  "open.drop": "Pustite datoteku da se otvore njene partije.",
  "pick.title": "Koja partija?",
  "pick.players": "{white} – {black}",
  "pick.moves": { one: "{n} potez", few: "{n} poteza", other: "{n} poteza" },

  // --- Archive and statistics ---
  "toast.update": "Nova verzija Mlina je spremna.",
  "toast.reload": "Učitaj",
  "action.archive": "Partije",
  "action.archive.title": "Završene partije i statistika",
  "archive.title": "Završene partije",
  "archive.empty": "Ovde se čuvaju završene partije, samo na ovom uređaju.",
  "archive.missing":
    "Ovaj pregledač ne dozvoljava stranici da čuva završene partije.",
  "archive.statistics": "Protiv računara",
  "archive.level": "Nivo",
  "archive.won": "Dobijene",
  "archive.drawn": "Nerešene",
  "archive.lost": "Izgubljene",
  "archive.records": "Sačuvaj sve zapise",
  "archive.export": "Sačuvaj sve",
  "archive.import": "Vrati iz datoteke",
  "archive.more": {
    one: "Čuva se i {n} starija partija.",
    few: "Čuvaju se i {n} starije partije.",
    other: "Čuva se i {n} starijih partija.",
  },
  "archive.brought": {
    one: "Vraćena je {n} partija.",
    few: "Vraćene su {n} partije.",
    other: "Vraćeno je {n} partija.",
  },
  "archive.foreign": "Ovu datoteku nije sačuvao Mlin.",

  // --- A friend by link ---
  "action.invite": "Igraj sa prijateljem preko linka",
  "action.invite.title": "Svaki potez je link koji šaljete kako god želite",
  "friend.begin.w": "Vi počinjete: odigrajte potez, pa pošaljite link.",
  "friend.begin.b": "Prijatelj počinje: pošaljite mu link.",
  "friend.turn": "Na potezu je prijatelj: pošaljite link. I odgovor je link.",
  "friend.over": "Prijatelj još ne zna za kraj: pošaljite link.",
  "friend.send": "Pošalji link",
  "friend.older": "Ovaj link je stariji. Partija je ovde već odmakla.",
  "friend.other": "Pripada partiji koja je ovde, ali je drugačije počeo.",
  "friend.diverges":
    "Ne nastavlja partiju koja je ovde: {n}. potez je bio {known}, a u linku stoji {linked}.",

  // --- Clock ---
  "clock.label": "Sat",
  "clock.none": "Bez sata",
  "clock.time": "{minutes} min + {seconds} s",
  "clock.title": "Vreme je isteklo",
  "clock.flag.w":
    "Belom je isteklo vreme. Ako se oba igrača slažu, pobedio je Crni.",
  "clock.flag.b":
    "Crnom je isteklo vreme. Ako se oba igrača slažu, pobedio je Beli.",
  "clock.play-on": "Igraj dalje bez sata",

  // --- The end of a game ----------------------------------------------------------------------------------------------
  "result.you-win": "Pobedili ste!",
  "result.you-lose": "Pobedio je računar.",
  "result.w": "Beli je pobedio!",
  "result.b": "Crni je pobedio!",
  "result.draw": "Partija je završena nerešeno.",
  "result.rule": "Pravilo {rule}",
  "result.again": "Igraj ponovo",

  // --- Short messages -------------------------------------------------------------------------------------------------
  "toast.new": "Nova partija.",
  "toast.copied": "Zapis je kopiran.",
  "toast.linked": "Link je kopiran.",
  "toast.opened": "Partija je na tabli.",
  "toast.unsaved":
    "Ovaj pregledač ne čuva partiju. Kada se stranica zatvori, partije više neće biti.",

  // --- Faults of the page itself ---
  "toast.mended":
    "U igri je došlo do greške. Otklonjena je i ništa nije izgubljeno.",
  "toast.fault":
    "Na ovoj stranici je došlo do greške. Partija je sačuvana: učitaj stranicu ponovo.",

  // --- What went wrong, in words ---------------------------------------------------------------------------------------
  "error.link": "Ovaj link ne može da se otvori. {why}",
  "error.paste": "Ovaj tekst ne može da se pročita. {why}",
  "error.board": "Tabla javlja grešku: {detail}",
  "error.why.value": "„{value}” nije vrednost za „{field}”.",
  "error.why.variant": "Ne postoji varijanta „{value}”.",
  "error.why.contradiction":
    "U poziciji za „{field}” stoji „{position}”, a u linku „{value}”.",
  "error.why.position": "Pozicija nije ispravna u delu „{field}”.",
  "error.why.move": "Potez „{value}” ovde nije moguć.",
  "error.why.move-at": "Potez kod {at}. znaka nije moguć u toj poziciji.",
  "error.why.contradiction-at":
    "Ono što stoji kod {at}. znaka protivreči ostatku.",
  "error.why.at": "Greška je kod {at}. znaka.",
  "error.why.empty": "Nema šta da se pročita.",
  "error.why.unknown": "Razlog: {detail}",

  // --- The short rules; numbers are those of the game's rule sheet ------------------------------------------------------
  "rules.page": "Sva pravila, sa tablama za isprobavanje",
  "rules.lessons": "Učite korak po korak",
  "rules.board": "Tabla",
  "rules.turn": "Potez",
  "rules.mill": "Mica i uzimanje",
  "rules.end": "Kraj partije",

  "rules.board.three": "Tabla ima devet tačaka u tri reda i tri kolone.",
  "rules.board.five":
    "Tablu čine dva kvadrata, jedan u drugom, spojena na sredinama stranica: 16 tačaka.",
  "rules.board.six":
    "Tablu čine dva kvadrata, jedan u drugom, spojena na sredinama stranica: 16 tačaka.",
  "rules.board.seven":
    "Tablu čine dva kvadrata, jedan u drugom, sa krstom kroz sredinu: 17 tačaka.",
  "rules.board.nine":
    "Tablu čine tri kvadrata, jedan u drugom, spojena na sredinama stranica: 24 tačke. Uglovi nisu spojeni, a u sredini table nema tačke.",
  "rules.board.ten":
    "Tablu čine tri kvadrata, jedan u drugom, spojena na sredinama stranica: 24 tačke. Uglovi nisu spojeni, a u sredini table nema tačke.",
  "rules.board.eleven":
    "Tablu čine tri kvadrata, jedan u drugom, spojena na sredinama stranica i u uglovima: 24 tačke.",
  "rules.board.twelve":
    "Tablu čine tri kvadrata, jedan u drugom, spojena na sredinama stranica i u uglovima: 24 tačke.",
  "rules.diagonals.on": "I obe dijagonale su linije.",
  "rules.diagonals.off":
    "Dijagonale nisu linije: mica je vodoravna ili uspravna.",
  "rules.men": {
    one: "Svaki igrač ima {n} figuru. Počinje Beli, a igrači vuku poteze naizmenično.",
    few: "Svaki igrač ima {n} figure. Počinje Beli, a igrači vuku poteze naizmenično.",
    other:
      "Svaki igrač ima {n} figura. Počinje Beli, a igrači vuku poteze naizmenično.",
  },

  "rules.place":
    "Dok imate figura u ruci, postavljate po jednu na bilo koju praznu tačku.",
  "rules.place-or-slide":
    "Dok imate figura u ruci, po želji postavljate jednu na bilo koju praznu tačku ili pomerate figuru koja je već na tabli.",
  "rules.slide":
    "Kada vam je ruka prazna, pomerate jednu figuru po liniji na susednu tačku, koja mora da bude prazna. Figure se ne preskaču.",
  "rules.flying.on":
    "Kada vam ostanu tačno tri figure, letite: figuru premeštate na bilo koju praznu tačku.",
  "rules.flying.off":
    "Letenja nema: i sa tri figure idete po liniji na susednu tačku.",

  "rules.close":
    "Tri vaše figure jedna do druge na istoj liniji čine micu. Kada sastavite micu, morate da uzmete jednu protivnikovu figuru sa table. Mica koju otvorite i ponovo zatvorite računa se iznova.",
  "rules.protected":
    "Figura u mici ne sme da se uzme, osim ako sve protivnikove figure na tabli stoje u micama.",
  "rules.double-mill.one":
    "Ko odjednom sastavi dve mice, ipak uzima samo jednu figuru.",
  "rules.double-mill.two": "Ko odjednom sastavi dve mice, uzima dve figure.",

  "rules.fewer-than-three":
    "Igrač koji na tabli i u ruci ukupno ima manje od tri figure izgubio je.",
  "rules.blocked":
    "Igrač koji je na potezu, a nema nijedan moguć potez, zarobljen je i izgubio je, ma koliko figura imao.",
  "rules.board-full":
    "Ako su posle postavljanja poslednje figure sve tačke zauzete, partija je nerešena.",
  "rules.repetition.on":
    "Kada ista pozicija, sa istim igračem na potezu, nastane treći put, partija je nerešena.",
  "rules.repetition.off":
    "Ista pozicija sme da se ponavlja koliko god igrači žele.",
  "rules.quiet-limit.each": {
    one: "Kada svaki igrač zaredom odigra {n} potez bez uzimanja, partija je nerešena.",
    few: "Kada svaki igrač zaredom odigra {n} poteza bez uzimanja, partija je nerešena.",
    other:
      "Kada svaki igrač zaredom odigra {n} poteza bez uzimanja, partija je nerešena.",
  },
  "rules.quiet-limit.together": {
    one: "Posle {n} poteza bez uzimanja, računajući poteze oba igrača, partija je nerešena.",
    few: "Posle {n} poteza bez uzimanja, računajući poteze oba igrača, partija je nerešena.",
    other:
      "Posle {n} poteza bez uzimanja, računajući poteze oba igrača, partija je nerešena.",
  },
  "rules.quiet-limit.none":
    "Bez uzimanja sme da se igra koliko god igrači žele.",
  "rules.both-flying.offer":
    "Kada oba igrača imaju još po tri figure i lete, jednom se nudi remi.",
  "rules.both-flying.draw":
    "Kada oba igrača imaju još po tri figure i lete, partija je nerešena.",
  "rules.both-flying.play":
    "Kada oba igrača imaju još po tri figure i lete, igra se dalje.",
  "rules.agreement":
    "Igrači u svakom trenutku mogu da dogovore remi, a svako može da preda partiju kad god želi.",

  // --- Board: status line, reasons, hints, announcements ----------------------------------------------------------------
  "status.place.w": "Beli je na potezu: postavite figuru na praznu tačku.",
  "status.place.b": "Crni je na potezu: postavite figuru na praznu tačku.",
  "status.place-or-slide.w":
    "Beli je na potezu: postavite figuru ili pomerite neku po liniji.",
  "status.place-or-slide.b":
    "Crni je na potezu: postavite figuru ili pomerite neku po liniji.",
  "status.place-or-fly.w":
    "Beli je na potezu: postavite figuru ili figurom sa table odletite na bilo koju praznu tačku.",
  "status.place-or-fly.b":
    "Crni je na potezu: postavite figuru ili figurom sa table odletite na bilo koju praznu tačku.",
  "status.slide.w":
    "Beli je na potezu: pomerite figuru po liniji na susednu tačku.",
  "status.slide.b":
    "Crni je na potezu: pomerite figuru po liniji na susednu tačku.",
  "status.fly.w":
    "Beli je na potezu: sada smete da letite na bilo koju praznu tačku.",
  "status.fly.b":
    "Crni je na potezu: sada smete da letite na bilo koju praznu tačku.",
  "status.put.slide.w":
    "Beli je na potezu: izaberite tačku pored {point} na koju ide figura.",
  "status.put.slide.b":
    "Crni je na potezu: izaberite tačku pored {point} na koju ide figura.",
  "status.put.fly.w":
    "Beli je na potezu: izaberite bilo koju praznu tačku za figuru sa {point}.",
  "status.put.fly.b":
    "Crni je na potezu: izaberite bilo koju praznu tačku za figuru sa {point}.",
  "status.capture.w": "Beli je sastavio micu: uzmite crnu figuru.",
  "status.capture.b": "Crni je sastavio micu: uzmite belu figuru.",
  "status.capture.several.w":
    "Beli je sastavio dve mice: uzmite crnu figuru, {n} od {total}.",
  "status.capture.several.b":
    "Crni je sastavio dve mice: uzmite belu figuru, {n} od {total}.",
  "status.capture.any.w":
    "Sve crne figure stoje u micama, pa sme da se uzme bilo koja.",
  "status.capture.any.b":
    "Sve bele figure stoje u micama, pa sme da se uzme bilo koja.",
  "status.thinking.w": "Beli razmišlja.",
  "status.thinking.b": "Crni razmišlja.",
  "status.turn.w": "Beli je na potezu.",
  "status.turn.b": "Crni je na potezu.",
  "status.paused":
    "Partija je zaustavljena: pritisnite bilo koju tačku i igra se nastavlja.",
  "status.placing": "Postavljanje, potez {n} od {total}.",
  "status.hand.w": {
    one: "Beli ima {n} figuru u ruci.",
    few: "Beli ima {n} figure u ruci.",
    other: "Beli ima {n} figura u ruci.",
  },
  "status.hand.b": {
    one: "Crni ima {n} figuru u ruci.",
    few: "Crni ima {n} figure u ruci.",
    other: "Crni ima {n} figura u ruci.",
  },
  "status.quiet.each": {
    one: "{n} od {limit} poteza bez uzimanja.",
    few: "{n} od {limit} poteza bez uzimanja.",
    other: "{n} od {limit} poteza bez uzimanja.",
  },
  "status.quiet.together": {
    one: "{n} od {limit} poteza oba igrača bez uzimanja.",
    few: "{n} od {limit} poteza oba igrača bez uzimanja.",
    other: "{n} od {limit} poteza oba igrača bez uzimanja.",
  },
  "status.repeated.second":
    "Ova pozicija je nastala drugi put; treći put je nerešeno.",
  "status.repeated.free": {
    one: "Ova pozicija je nastala {n} put.",
    few: "Ova pozicija je nastala {n} puta.",
    other: "Ova pozicija je nastala {n} puta.",
  },
  "status.engine-failed":
    "Računar nije uspeo da odgovori: pritisnite bilo koju tačku i pokušaće ponovo.",
  "status.not-loaded": "Tablu nije bilo moguće učitati.",
  "status.bad-attribute":
    "Podešavanje „{name}” ne može da se pročita, pa je tabla ostala kakva je bila.",

  "reason.fewer-than-three.w":
    "Beli pobeđuje: Crnom je ostalo manje od tri figure (pravilo 4.1).",
  "reason.fewer-than-three.b":
    "Crni pobeđuje: Belom je ostalo manje od tri figure (pravilo 4.1).",
  "reason.blocked.w": "Beli pobeđuje: Crni je zarobljen (pravilo 4.2).",
  "reason.blocked.b": "Crni pobeđuje: Beli je zarobljen (pravilo 4.2).",
  "reason.resignation.w":
    "Beli pobeđuje: Crni je predao partiju (pravilo 4.7).",
  "reason.resignation.b":
    "Crni pobeđuje: Beli je predao partiju (pravilo 4.7).",
  "reason.board-full": "Partija je nerešena: tabla je puna (pravilo 4.3).",
  "reason.repetition":
    "Partija je nerešena: ista pozicija nastala je treći put (pravilo 4.4).",
  "reason.quiet-limit.each": {
    one: "Partija je nerešena: svaki igrač odigrao je {n} potez bez uzimanja (pravilo 4.5).",
    few: "Partija je nerešena: svaki igrač odigrao je {n} poteza bez uzimanja (pravilo 4.5).",
    other:
      "Partija je nerešena: svaki igrač odigrao je {n} poteza bez uzimanja (pravilo 4.5).",
  },
  "reason.quiet-limit.together": {
    one: "Partija je nerešena: ukupno {n} potez bez uzimanja (pravilo 4.5).",
    few: "Partija je nerešena: ukupno {n} poteza bez uzimanja (pravilo 4.5).",
    other: "Partija je nerešena: ukupno {n} poteza bez uzimanja (pravilo 4.5).",
  },
  "reason.both-flying":
    "Partija je nerešena: oba igrača imaju još po tri figure i lete (pravilo 4.6).",
  "reason.agreement":
    "Partija je nerešena: igrači su se dogovorili (pravilo 4.7).",

  "illegal.syntax":
    "„{text}” nije potez: upišite tačku, na primer d6, ili potez, na primer a1-a4.",
  "illegal.no-such-point": "„{text}” sadrži tačku koje na ovoj tabli nema.",
  "illegal.game-over": "Partija je završena: započnite novu ili vratite potez.",
  "illegal.still-placing":
    "U ruci još ima figura: postavite jednu na praznu tačku.",
  "illegal.nothing-in-hand":
    "U ruci više nema figura: izaberite figuru na tabli.",
  "illegal.not-your-man": "Na {from} nema vaše figure: izaberite neku svoju.",
  "illegal.occupied": "Na {to} već stoji figura: izaberite praznu tačku.",
  "illegal.not-adjacent":
    "Od {from} do {to} ne vodi direktno nijedna linija: izaberite tačku pored figure.",
  "illegal.no-mill":
    "Ovaj potez ne sastavlja micu, pa se ne uzima nijedna figura.",
  "illegal.capture-required":
    "Ovaj potez sastavlja micu: navedite i koja se figura uzima.",
  "illegal.nothing-there":
    "Na {point} nema protivnikove figure: izaberite neku od onih koje smete da uzmete.",
  "illegal.in-mill":
    "Figuru na {point} štiti njena mica: izaberite neku koja nije u mici.",
  "illegal.stuck":
    "Figura na {from} ne može da se pomeri jer su sve susedne tačke zauzete: izaberite drugu figuru.",

  "point.board": "Tabla",
  "point.help":
    "Tasteri sa strelicama vode po linijama, Enter pritiska tačku, Escape pušta figuru, a ukucana oznaka, na primer d6, vodi pravo na nju.",
  "point.empty": "{point}, prazno",
  "point.empty.place": "{point}, prazno: pritisnite da ovde postavite figuru",
  "point.empty.move":
    "{point}, prazno: pritisnite da ovde dovedete figuru sa {from}",
  "point.w": "{point}, bela figura",
  "point.b": "{point}, crna figura",
  "point.w.lift": "{point}, bela figura: pritisnite da je podignete",
  "point.b.lift": "{point}, crna figura: pritisnite da je podignete",
  "point.w.put-back":
    "{point}, bela figura, podignuta: pritisnite da je spustite nazad",
  "point.b.put-back":
    "{point}, crna figura, podignuta: pritisnite da je spustite nazad",
  "point.w.capture": "{point}, bela figura: pritisnite da je uzmete",
  "point.b.capture": "{point}, crna figura: pritisnite da je uzmete",
  "point.diagram.w": "Bele figure: {points}.",
  "point.diagram.b": "Crne figure: {points}.",
  "point.diagram.none.w": "Na tabli nema belih figura.",
  "point.diagram.none.b": "Na tabli nema crnih figura.",

  // --- The page of puzzles ---
  "puzzles.title": "Zadaci",
  "puzzles.description":
    "Za svaki dan jedan zadatak iz mice i srodnih igara, i još dvesta drugih: pronađite jedini potez koji pobeđuje ili čuva remi.",
  "puzzles.daily": "Zadatak dana",
  "puzzles.number": "Zadatak {n} od {total}",
  "puzzles.task.win.w": "Beli igra i pobeđuje. Uspeva samo jedan potez.",
  "puzzles.task.win.b": "Crni igra i pobeđuje. Uspeva samo jedan potez.",
  "puzzles.task.hold.w": "Beli igra i čuva remi. Uspeva samo jedan potez.",
  "puzzles.task.hold.b": "Crni igra i čuva remi. Uspeva samo jedan potez.",
  "puzzles.task.gain.w":
    "Beli sastavlja micu u {n} poteza, šta god crni odigrao. Uspeva samo jedan prvi potez.",
  "puzzles.task.gain.b":
    "Crni sastavlja micu u {n} poteza, šta god beli odigrao. Uspeva samo jedan prvi potez.",
  "puzzles.task.guard.w":
    "Crni preti da u dva poteza iznudi micu. Samo jedan potez belog to sprečava.",
  "puzzles.task.guard.b":
    "Beli preti da u dva poteza iznudi micu. Samo jedan potez crnog to sprečava.",
  "puzzles.difficulty": "Težina: {n} od {total}",
  "puzzles.rating": "Vaš rejting: {n}",
  "puzzles.streak": {
    one: "{n} dan zaredom",
    few: "{n} dana zaredom",
    other: "{n} dana zaredom",
  },
  "puzzles.solved": "Rešeno: {n} od {total}",
  "puzzles.previous": "Prethodni",
  "puzzles.today": "Danas",
  "puzzles.next": "Sledeći",
  "puzzles.theme": "Ideju ćete saznati kad je nađete.",
  "puzzles.theme.block": "Ideja: ostaviti protivnika bez poteza.",
  "puzzles.theme.mill": "Ideja: sastaviti micu i uzeti pravu figuru.",
  "puzzles.theme.fork": "Ideja: zapretiti s dve mice odjednom.",
  "puzzles.theme.hinder": "Ideja: zauzeti tačku koja treba protivniku.",
  "puzzles.theme.open": "Ideja: otvoriti micu da bi se ponovo zatvorila.",
  "puzzles.theme.fly": "Ideja: skočiti izdaleka.",
  "puzzles.theme.quiet": "Ideja: tih potez.",

  // --- Builder of embedded boards ---
  "builder.title": "Tabla za vašu stranicu",
  "builder.lead":
    "Izaberite tablu, pogledajte je i kopirajte redove u svoju stranicu. Ništa drugo nije potrebno i ništa se nigde ne šalje.",
  "builder.kind": "Šta prikazuje",
  "builder.kind.diagram": "Dijagram",
  "builder.kind.view": "Partija za pregledanje",
  "builder.kind.puzzle": "Zadatak",
  "builder.kind.engine": "Partija protiv računara",
  "builder.kind.two": "Partija za dvoje",
  "builder.position": "Pozicija kao tekst",
  "builder.moves": "Potezi; u zadatku oni koje treba naći",
  "builder.side": "Dole na tabli",
  "builder.highlight": "Tačke koje treba istaći",
  "builder.arrows": "Strelice",
  "builder.lang.page": "Kao stranica oko nje",
  "builder.width": "Širina u pikselima",
  "builder.lazy": "Učitaj tek kad se približi ekranu",
  "builder.preview": "Pregled",
  "builder.tag": "Kao oznaka",
  "builder.tag.note": "Za stranice u kojima smeju da stoje skripte.",
  "builder.frame": "Kao okvir",
  "builder.frame.note":
    "Za stranice koje primaju okvire. Skripta ispod nije neophodna; s njom je okvir uvek visok koliko i tabla.",
  "builder.copied": "Kopirano.",
  "builder.game": "Na igru",

  // --- Puzzles, lessons, games to step through ---
  "exercise.solved": "Rešeno!",
  "exercise.next": "Tačno. Sada nađite sledeći potez.",
  "exercise.wrong.move": "To nije traženi potez: pokušajte drugi.",
  "exercise.wrong.capture": "Potez je tačan, ali treba uzeti drugu figuru.",
  "exercise.missing": "Najpre nađite pravi potez na tabli.",
  "control.first": "Na početak",
  "control.back": "Potez nazad",
  "control.forward": "Potez napred",
  "control.last": "Na kraj",
  "control.move": "Potez {n} od {total}",
  "control.again": "Ispočetka",
  "control.previous": "Nazad",
  "control.next": "Dalje",
  "control.step": "Korak {n} od {total}",

  "hint.place": "Savet: postavite figuru na {to}.",
  "hint.place.capture":
    "Savet: postavite figuru na {to} i uzmite figuru sa {first}.",
  "hint.place.captures":
    "Savet: postavite figuru na {to} i uzmite figure sa {first} i {second}.",
  "hint.move": "Savet: pomerite figuru sa {from} na {to}.",
  "hint.move.capture":
    "Savet: pomerite figuru sa {from} na {to} i uzmite figuru sa {first}.",
  "hint.move.captures":
    "Savet: pomerite figuru sa {from} na {to} i uzmite figure sa {first} i {second}.",
  "hint.why.win": "Time pobeđujete.",
  "hint.why.win.in": {
    one: "Time pobeđujete u {n} potezu.",
    few: "Time pobeđujete u {n} poteza.",
    other: "Time pobeđujete u {n} poteza.",
  },
  "hint.why.loss":
    "Protiv najbolje igre gubi svaki potez; ovaj najduže odoleva.",
  "hint.why.draw": "Time čuvate remi.",
  "hint.why.mill": "Time sastavljate micu.",
  "hint.why.hinder": "Time sprečavate protivnika da sastavi micu.",
  "hint.why.prepare": "Time pripremate micu.",
  "hint.why.best": "Računar ne nalazi bolji potez.",

  "announce.place.w": "Beli postavlja figuru na {to}.",
  "announce.place.b": "Crni postavlja figuru na {to}.",
  "announce.place.capture.w":
    "Beli postavlja figuru na {to}, sastavlja micu i uzima figuru sa {first}.",
  "announce.place.capture.b":
    "Crni postavlja figuru na {to}, sastavlja micu i uzima figuru sa {first}.",
  "announce.place.captures.w":
    "Beli postavlja figuru na {to}, sastavlja dve mice i uzima figure sa {first} i {second}.",
  "announce.place.captures.b":
    "Crni postavlja figuru na {to}, sastavlja dve mice i uzima figure sa {first} i {second}.",
  "announce.move.w": "Beli ide sa {from} na {to}.",
  "announce.move.b": "Crni ide sa {from} na {to}.",
  "announce.move.capture.w":
    "Beli ide sa {from} na {to}, sastavlja micu i uzima figuru sa {first}.",
  "announce.move.capture.b":
    "Crni ide sa {from} na {to}, sastavlja micu i uzima figuru sa {first}.",
  "announce.move.captures.w":
    "Beli ide sa {from} na {to}, sastavlja dve mice i uzima figure sa {first} i {second}.",
  "announce.move.captures.b":
    "Crni ide sa {from} na {to}, sastavlja dve mice i uzima figure sa {first} i {second}.",
  "announce.moving.w": "Beli je postavio sve figure i od sada ih pomera.",
  "announce.moving.b": "Crni je postavio sve figure i od sada ih pomera.",
  "announce.flying.w": "Beli ima još tri figure i od sada sme da leti.",
  "announce.flying.b": "Crni ima još tri figure i od sada sme da leti.",
  "announce.undo": "Potez je vraćen.",
  "announce.redo": "Potez je ponovo odigran.",
  "announce.load": "Na tabli je druga partija.",

  // --- Walking through the moves ---
  // Another moment of the game is shown; {n} is the number of the move, {move} its text.
  "status.moment.w": "Posle {n}. poteza belog: {move}.",
  "status.moment.b": "Posle {n}. poteza crnog: {move}.",
  "status.moment.start": "Početak partije.",
  "walk.label": "Pregled poteza",
  // Names of the four buttons that walk along the line.
  "walk.first": "Na početak",
  "walk.back": "Potez nazad",
  "walk.forth": "Potez napred",
  "walk.last": "Na kraj",
  // A short button: the game goes on from the moment that is shown.
  "walk.play": "Igraj odavde",

  // --- Review of a game ---
  // A short label; the engine goes through the game.
  "action.review": "Pregled",
  "action.review.title": "Neka računar prođe kroz partiju i nađe greške",
  "review.title": "Pregled partije",
  "review.progress": "Tok pregleda",
  // Accessible name of the graph, which is a slider along the moves.
  "review.graph": "Tok partije",
  "review.list": "Greške",
  "review.none": "Računar nije našao nijednu grešku.",
  // Heads of a table of counts.
  "review.kinds.inaccuracy": "Netačnosti",
  "review.kinds.mistake": "Greške",
  "review.kinds.blunder": "Teške greške",
  // What one move was, from the least to the worst.
  "review.kind.inaccuracy": "Netačnost",
  "review.kind.mistake": "Greška",
  "review.kind.blunder": "Teška greška",
  // {move} is a number and a move, such as “12. a1-a4”.
  "review.called.inaccuracy": "{move} nije bio tačan potez.",
  "review.called.mistake": "{move} je bila greška.",
  "review.called.blunder": "{move} je bila teška greška.",
  // What a move gave away, from what was proven before to what is proven after it; for the player who made it.
  "review.gave.win-draw": "Pobeda → remi.",
  "review.gave.win-loss": "Pobeda → poraz.",
  "review.gave.draw-loss": "Remi → poraz.",
  "review.gave.lost": "Sada pobeđuje protivnik.",
  // {n} counts the turns of both players together.
  "review.gave.lost-in": {
    one: "Sada protivnik pobeđuje u {n} potezu.",
    few: "Sada protivnik pobeđuje u {n} poteza.",
    other: "Sada protivnik pobeđuje u {n} poteza.",
  },
  "review.gave.missed": "Ovde je bila moguća pobeda.",
  "review.gave.missed-in": {
    one: "Ovde je bila moguća pobeda u {n} potezu.",
    few: "Ovde je bila moguća pobeda u {n} poteza.",
    other: "Ovde je bila moguća pobeda u {n} poteza.",
  },
  "review.gave.draw": "To je dovelo do remija.",
  // {men} is {n} as the language writes it, such as “1.4”; n decides the plural form.
  "review.gave.men": {
    one: "To je koštalo {men} figure.",
    few: "To je koštalo {men} figure.",
    other: "To je koštalo {men} figura.",
  },
  "review.better": "Bolje je bilo {move}.",
  // Before some moves.
  "review.better-line": "Bolje:",
  "review.retry": "Pokušajte ponovo ovaj trenutak",
  // A task: {move} is the move of the game, which was a mistake.
  "trial.task.w": "Beli je na potezu: nađite bolji potez od {move}.",
  "trial.task.b": "Crni je na potezu: nađite bolji potez od {move}.",
  "trial.weighing": "Računar gleda vaš potez…",
  "trial.best": "Tačno, tako bi igrao i računar.",
  // The move tried is as good as what was there before.
  "trial.held": "Dobro: ovaj potez čuva ono što je bilo.",
  "trial.held.win": "Dobro: ovaj potez čuva pobedu.",
  "trial.held.draw": "Dobro: ovaj potez čuva remi.",
  // One of the sentences review.gave.* follows.
  "trial.failed": "Nije taj.",
  "trial.again": "Pokušaj ponovo",
  "trial.answer": "Pokaži rešenje",
  "trial.end": "Nazad na pregled",

  // --- More reasons of a hint ---
  // They stand behind a hint, as hint.why.mill does; “this” is the move.
  "hint.why.mill-again":
    "Time sastavljate micu, a u sledećem potezu možda i novu.",
  "hint.why.hinder-threaten":
    "Time sprečavate protivnika da sastavi micu i sami pretite micom.",
  "hint.why.double": "Time pretite dvema micama odjednom.",
  "hint.why.open": "Time otvarate micu da biste je ponovo sastavili.",
  "hint.why.free": "Time oslobađate zarobljenu figuru.",
  "hint.why.shut": "Time zarobljavate protivnikovu figuru.",
  "hint.why.crossing": "Time zauzimate tačku s mnogo susednih tačaka.",
  // A short button: walks to the next mistake.
  "review.next": "Sledeća greška",

  // Analysis. {n} counts the turns of both players together.
  "section.analysis": "Analiza",
  "action.analyse": "Analiziraj",
  "action.analyse.title": "Neka računar analizira ovu poziciju",
  "analysis.back": "Nazad na partiju",
  "analysis.bar": "Ocena",
  "analysis.wait": "Još nema varijante.",
  "analysis.over": "Partija je završena.",
  "analysis.failed": "Analiza nije uspela.",
  "analysis.figures": "Dubina {depth}, pozicija: {nodes}",
  "analysis.note":
    "Brojevi su u figurama: + znači prednost Belog, − prednost Crnog. Pritisnite potez da vidite kuda varijanta vodi.",
  "analysis.draw": "Nerešeno",
  "analysis.win.w": "Beli pobeđuje",
  "analysis.win.b": "Crni pobeđuje",
  "analysis.beyond.w":
    "Beli bi pobedio, ali ne unutar granice poteza bez uzimanja",
  "analysis.beyond.b":
    "Crni bi pobedio, ali ne unutar granice poteza bez uzimanja",
  "analysis.win-in.w": {
    one: "Beli pobeđuje u {n} potezu",
    few: "Beli pobeđuje u {n} poteza",
    other: "Beli pobeđuje u {n} poteza",
  },
  "analysis.win-in.b": {
    one: "Crni pobeđuje u {n} potezu",
    few: "Crni pobeđuje u {n} poteza",
    other: "Crni pobeđuje u {n} poteza",
  },
};
