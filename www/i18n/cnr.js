/**
 * Montenegrin: ijekavian, Latin script; sentences address the player as “vi”, buttons are commands to the program.
 * What each key is for: see en.js.
 */
export default {
  "language.name": "Crnogorski",

  // --- The page as a whole -------------------------------------------------------------------------------------------
  "page.title": "Mlin – mica i srodne igre",
  "page.description":
    "Igrajte micu (mlin), Laskerovu micu, morabarabu i još pet srodnih igara protiv računara ili s prijateljem. Sve ostaje na vašem uređaju.",
  "page.no-wasm":
    "Ovaj pregledač nema WebAssembly, pa igra ovdje ne može raditi. Ima ga svaki pregledač iz posljednjih godina.",
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
  "theme.light": "Svijetli",
  "theme.dark": "Tamni",
  "theme.contrast": "Kontrastni",

  // --- What is played ------------------------------------------------------------------------------------------------
  "variant.label": "Varijanta",
  "variant.three": "Mica s tri figure",
  "variant.five": "Mica s pet figura",
  "variant.six": "Mica sa šest figura",
  "variant.seven": "Mica sa sedam figura",
  "variant.nine": "Mica s devet figura (klasična)",
  "variant.ten": "Laskerova mica (deset figura)",
  "variant.eleven": "Mica s jedanaest figura",
  "variant.twelve": "Morabaraba (dvanaest figura)",

  "players.label": "Igrači",
  "players.human-engine": "Vi protiv računara",
  "players.human-human": "Dva igrača",
  "players.engine-engine": "Računar protiv računara",
  "players.none": "Niko",

  "first.label": "Vaša boja",
  "first.white": "Bijela",
  "first.black": "Crna",
  "first.lot": "Žrijebom",

  "level.label": "Nivo računara",
  "level.lowest": "{n} – najlakši",
  "level.between": "{n}",
  "level.highest": "{n} – najteži",

  "setup.note":
    "Kada promijenite varijantu, boju ili pravila, počinje nova partija. Staru vraća dugme „Vrati”.",

  // --- Rule options: a label and its choices, read together; choices must be short --------------------------------------
  "option.legend": "Izbor pravila",
  "option.flying": "Letenje s tri figure",
  "option.flying.on": "Dozvoljeno",
  "option.flying.off": "Nije dozvoljeno",
  "option.double-mill": "Dvije mice odjednom",
  "option.double-mill.one": "Uzima se jedna",
  "option.double-mill.two": "Uzimaju se dvije",
  "option.both-flying": "Kada oba igrača lete",
  "option.both-flying.offer": "Nudi se remi",
  "option.both-flying.draw": "Neriješeno",
  "option.both-flying.play": "Igra se dalje",
  "option.quiet-limit": "Neriješeno, oba bez uzimanja",
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
  "option.repetition.on": "Neriješeno",
  "option.repetition.off": "Igra se dalje",
  "option.diagonals": "Dijagonalne linije",
  "option.diagonals.on": "Ucrtane",
  "option.diagonals.off": "Nisu ucrtane",

  // --- Buttons: a very short label (at most about nine letters) and a longer description ------------------------------
  "action.new": "Nova",
  "action.new.title": "Započni novu partiju",
  "action.undo": "Vrati",
  "action.undo.title": "Vrati posljednji potez ili partiju prije ove",
  "action.redo": "Ponovi",
  "action.redo.title": "Ponovo odigraj vraćeni potez",
  "action.hint": "Savjet",
  "action.hint.title": "Pokaži dobar potez",
  "action.flip": "Okreni",
  "action.flip.title": "Okreni tablu",
  "action.resign": "Predaj",
  "action.resign.title": "Predaj ovu partiju",
  "action.draw": "Remi",
  "action.draw.title": "Ponudi remi",
  "action.copy": "Kopiraj",
  "action.copy.title": "Kopiraj zapis ove partije",
  "action.paste": "Nalijepi",
  "action.paste.title": "Nalijepi zapis neke partije",
  "action.share": "Link",
  "action.share.title": "Kopiraj link ka ovoj poziciji",

  // --- Moves ---------------------------------------------------------------------------------------------------------
  "moves.empty": "Još nije odigran nijedan potez.",
  "moves.label": "Spisak poteza",
  "moves.field": "Potez slovima i brojevima",
  "moves.help": "Na primjer d6, a1-a4 ili, uz uzimanje, a1-a4xb2.",
  "moves.play": "Odigraj",
  "moves.wait": "Računar je na potezu. Sačekajte da odigra.",

  // --- Savršena igra ----------------------------------------------------------------------------------------------------
  "section.perfect": "Savršena igra",
  "perfect.offered":
    "Ova se varijanta može potpuno riješiti na vašem uređaju. Najviši nivo računara tada igra savršeno, a svaki potez ima tačnu vrijednost.",
  "perfect.solving":
    "Varijanta se rješava na vašem uređaju. U međuvremenu možete igrati dalje.",
  "perfect.solved.draw":
    "Riješeno: ako niko ne pogriješi, partija je neriješena. Najviši nivo računara igra savršeno.",
  "perfect.solved.w":
    "Riješeno: ako niko ne pogriješi, pobjeđuje bijeli. Najviši nivo računara igra savršeno.",
  "perfect.solved.b":
    "Riješeno: ako niko ne pogriješi, pobjeđuje crni. Najviši nivo računara igra savršeno.",
  "perfect.endings.refused":
    "Završnice sa najviše osam figura mogu se riješiti na vašem uređaju.",
  "perfect.endings.later":
    "Čim ostane malo figura, vaš uređaj rješava završnice sa najviše osam figura.",
  "perfect.endings.solving":
    "Završnice sa najviše osam figura rješavaju se na vašem uređaju. U međuvremenu možete igrati dalje.",
  "perfect.endings.solved":
    "Završnice sa najviše osam figura su riješene: u njima najviši nivo računara igra savršeno.",
  "perfect.failed": "Rješavanje nije uspjelo. Računar igra dalje bez njega.",
  "perfect.solve": "Riješi",
  "perfect.progress": "Dosad riješeno",
  "perfect.values": "Vrijednosti poteza",
  "perfect.note":
    "Na tabli: + pobjeđuje, = remizira, − gubi; broj kaže koliko je poteza obaju igrača do kraja.",
  "solve.label": "Rješavanje na ovom uređaju",
  "solve.auto": "Samo završnice",
  "solve.on": "I cijele varijante",
  "solve.off": "Ništa",
  "values.label": "Tačne vrijednosti poteza",
  "values.off": "Skrivene",
  "values.on": "Prikazane",
  "level.perfect": "{n} – savršen",
  "seat.engine.perfect": "Računar, savršen",
  "value.draw": "Neriješeno.",
  "value.win": {
    one: "Pobjeđuje u {n} potezu.",
    few: "Pobjeđuje u {n} poteza.",
    other: "Pobjeđuje u {n} poteza.",
  },
  "value.loss": {
    one: "Gubi u {n} potezu.",
    few: "Gubi u {n} poteza.",
    other: "Gubi u {n} poteza.",
  },
  "value.beyond.win": {
    one: "Pobijedio bi u {n} potezu, ali ne unutar granice poteza bez uzimanja.",
    few: "Pobijedio bi u {n} poteza, ali ne unutar granice poteza bez uzimanja.",
    other:
      "Pobijedio bi u {n} poteza, ali ne unutar granice poteza bez uzimanja.",
  },
  "value.beyond.loss": {
    one: "Izgubio bi u {n} potezu, ali prije toga dolazi granica poteza bez uzimanja.",
    few: "Izgubio bi u {n} poteza, ali prije toga dolazi granica poteza bez uzimanja.",
    other:
      "Izgubio bi u {n} poteza, ali prije toga dolazi granica poteza bez uzimanja.",
  },

  // --- The two players beside the board -------------------------------------------------------------------------------
  "color.w": "Bijeli",
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
  "resign.you": "Partija se završava pobjedom računara.",
  "resign.w": "Bijeli predaje partiju, a Crni pobjeđuje.",
  "resign.b": "Crni predaje partiju, a Bijeli pobjeđuje.",
  "resign.confirm": "Predaj",
  "draw.title": "Remi?",
  "draw.ask": "Partija se završava neriješeno ako se oba igrača slože.",
  "draw.confirm": "Slažemo se",
  "draw.declined": "Računar odbija remi i igra dalje.",
  "offer.title": "Oba igrača lete",
  "offer.ask":
    "Oba igrača imaju još po tri figure. Po običaju je partija sada neriješena ako se oba igrača slože.",
  "offer.accept": "Neriješeno",
  "offer.decline": "Igraj dalje",
  "paste.help":
    "Ova partija zamjenjuje onu koja je na tabli. Staru vraća dugme „Vrati”.",
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
  "coordinates.auto": "Gdje ima mjesta",
  "coordinates.on": "Uvijek",
  "coordinates.off": "Nikad",
  "delay.label": "Računar odgovara",
  "delay.0": "Odmah",
  "delay.400": "Poslije kratke pauze",
  "delay.1000": "Poslije sekunde",
  "delay.2000": "Poslije dvije sekunde",
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
    "Srednjovjekovna igra: mala tabla, po šest figura, bez letenja.",
  "variant.seven.about": "Dva kvadrata i krst kroz sredinu, po sedam figura.",
  "variant.nine.about": "Klasična igra: tri kvadrata, po devet figura.",
  "variant.ten.about":
    "Po deset figura; smije se pomjerati i prije nego što su sve postavljene.",
  "variant.eleven.about": "Po jedanaest figura, sa linijama kroz uglove.",
  "variant.twelve.about":
    "Po dvanaest figura, sa linijama kroz uglove: sport u Južnoj Africi.",
  "preset.label": "Pravila",
  "preset.classic": "Klasična",
  "preset.no-flying": "Bez letenja, kao na turnirima",
  "preset.two-men": "Dvije mice uzimaju dvije figure",
  "preset.flying-draw": "Kad oba lete, neriješeno je",
  "preset.own": "Sopstveni izbor",
  "level.white": "Nivo bijelog",
  "level.black": "Nivo crnog",
  "name.you": "Vaše ime",
  "name.guest": "Ime drugog",

  // --- Editor ---
  "action.editor": "Postavi",
  "action.editor.title": "Postavi sopstvenu poziciju",
  "editor.title": "Postavljanje pozicije",
  "editor.tool": "Pritisak stavlja",
  "editor.tool.w": "Bijelu figuru",
  "editor.tool.b": "Crnu figuru",
  "editor.tool.none": "Ništa",
  "editor.turn": "Na potezu",
  "editor.hand.w": "Bijele figure u ruci",
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
    "Oba igrača imaju manje od tri figure, pa niko ne bi mogao da pobijedi.",

  // --- Sharing and opening ---
  "action.send": "Podijeli",
  "action.send.title": "Podijeli ovu partiju kao link, zapis ili sliku",
  "send.what": "Šta se dijeli",
  "send.position": "Ova pozicija",
  "send.game": "Cijela partija",
  "send.link": "Link",
  "send.copy": "Kopiraj link",
  "send.system": "Pošalji preko…",
  "send.code": "QR kod linka",
  "send.too-long": "Ovaj link je predugačak za QR kod.",
  "send.file":
    "Stranica je otvorena iz datoteke: link radi samo tamo gdje je ta datoteka. Drugi ga mogu nalijepiti u svoj Mlin.",
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
  "archive.empty": "Ovdje se čuvaju završene partije, samo na ovom uređaju.",
  "archive.missing":
    "Ovaj pregledač ne dozvoljava stranici da čuva završene partije.",
  "archive.statistics": "Protiv računara",
  "archive.level": "Nivo",
  "archive.won": "Dobijene",
  "archive.drawn": "Neriješene",
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
  "action.invite": "Igraj s prijateljem preko linka",
  "action.invite.title": "Svaki potez je link koji šaljete kako god želite",
  "friend.begin.w": "Vi počinjete: odigrajte potez, pa pošaljite link.",
  "friend.begin.b": "Prijatelj počinje: pošaljite mu link.",
  "friend.turn": "Na potezu je prijatelj: pošaljite link. I odgovor je link.",
  "friend.over": "Prijatelj još ne zna za kraj: pošaljite link.",
  "friend.send": "Pošalji link",
  "friend.older": "Ovaj link je stariji. Partija je ovdje već odmakla.",
  "friend.other": "Pripada partiji koja je ovdje, ali je drugačije počeo.",
  "friend.diverges":
    "Ne nastavlja partiju koja je ovdje: {n}. potez je bio {known}, a u linku stoji {linked}.",

  // --- Clock ---
  "clock.label": "Sat",
  "clock.none": "Bez sata",
  "clock.time": "{minutes} min + {seconds} s",
  "clock.title": "Vrijeme je isteklo",
  "clock.flag.w":
    "Bijelom je isteklo vrijeme. Ako se oba igrača slažu, pobijedio je Crni.",
  "clock.flag.b":
    "Crnom je isteklo vrijeme. Ako se oba igrača slažu, pobijedio je Bijeli.",
  "clock.play-on": "Igraj dalje bez sata",

  // --- The end of a game ----------------------------------------------------------------------------------------------
  "result.you-win": "Pobijedili ste!",
  "result.you-lose": "Pobijedio je računar.",
  "result.w": "Bijeli je pobijedio!",
  "result.b": "Crni je pobijedio!",
  "result.draw": "Partija je završena neriješeno.",
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
  "error.link": "Ovaj link se ne može otvoriti. {why}",
  "error.paste": "Ovaj tekst se ne može pročitati. {why}",
  "error.board": "Tabla javlja grešku: {detail}",
  "error.why.value": "„{value}” nije vrijednost za „{field}”.",
  "error.why.variant": "Ne postoji varijanta „{value}”.",
  "error.why.contradiction":
    "U poziciji za „{field}” stoji „{position}”, a u linku „{value}”.",
  "error.why.position": "Pozicija nije ispravna u dijelu „{field}”.",
  "error.why.move": "Potez „{value}” ovdje nije moguć.",
  "error.why.move-at": "Potez kod {at}. znaka nije moguć u toj poziciji.",
  "error.why.contradiction-at":
    "Ono što stoji kod {at}. znaka protivrječi ostatku.",
  "error.why.at": "Greška je kod {at}. znaka.",
  "error.why.empty": "Nema šta da se pročita.",
  "error.why.unknown": "Razlog: {detail}",

  // --- The short rules; numbers are those of the game's rule sheet ------------------------------------------------------
  "rules.page": "Sva pravila, s tablama za isprobavanje",
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
    "Tablu čine dva kvadrata, jedan u drugom, s krstom kroz sredinu: 17 tačaka.",
  "rules.board.nine":
    "Tablu čine tri kvadrata, jedan u drugom, spojena na sredinama stranica: 24 tačke. Uglovi nisu spojeni, a u sredini table nema tačke.",
  "rules.board.ten":
    "Tablu čine tri kvadrata, jedan u drugom, spojena na sredinama stranica: 24 tačke. Uglovi nisu spojeni, a u sredini table nema tačke.",
  "rules.board.eleven":
    "Tablu čine tri kvadrata, jedan u drugom, spojena na sredinama stranica i u uglovima: 24 tačke.",
  "rules.board.twelve":
    "Tablu čine tri kvadrata, jedan u drugom, spojena na sredinama stranica i u uglovima: 24 tačke.",
  "rules.diagonals.on": "I obje dijagonale su linije.",
  "rules.diagonals.off":
    "Dijagonale nisu linije: mica je vodoravna ili uspravna.",
  "rules.men": {
    one: "Svaki igrač ima {n} figuru. Počinje Bijeli, a igrači vuku poteze naizmjenično.",
    few: "Svaki igrač ima {n} figure. Počinje Bijeli, a igrači vuku poteze naizmjenično.",
    other:
      "Svaki igrač ima {n} figura. Počinje Bijeli, a igrači vuku poteze naizmjenično.",
  },

  "rules.place":
    "Dok imate figura u ruci, postavljate po jednu na bilo koju praznu tačku.",
  "rules.place-or-slide":
    "Dok imate figura u ruci, po želji postavljate jednu na bilo koju praznu tačku ili pomjerate figuru koja je već na tabli.",
  "rules.slide":
    "Kada vam je ruka prazna, pomjerate jednu figuru po liniji na susjednu tačku, koja mora biti prazna. Figure se ne preskaču.",
  "rules.flying.on":
    "Kada vam ostanu tačno tri figure, letite: figuru premještate na bilo koju praznu tačku.",
  "rules.flying.off":
    "Letenja nema: i s tri figure idete po liniji na susjednu tačku.",

  "rules.close":
    "Tri vaše figure jedna do druge na istoj liniji čine micu. Kada sastavite micu, morate uzeti jednu protivnikovu figuru s table. Mica koju otvorite i ponovo zatvorite računa se iznova.",
  "rules.protected":
    "Figura u mici ne smije se uzeti, osim ako sve protivnikove figure na tabli stoje u micama.",
  "rules.double-mill.one":
    "Ko odjednom sastavi dvije mice, ipak uzima samo jednu figuru.",
  "rules.double-mill.two":
    "Ko odjednom sastavi dvije mice, uzima dvije figure.",

  "rules.fewer-than-three":
    "Igrač koji na tabli i u ruci ukupno ima manje od tri figure izgubio je.",
  "rules.blocked":
    "Igrač koji je na potezu, a nema nijedan moguć potez, zarobljen je i izgubio je, ma koliko figura imao.",
  "rules.board-full":
    "Ako su poslije postavljanja posljednje figure sve tačke zauzete, partija je neriješena.",
  "rules.repetition.on":
    "Kada ista pozicija, s istim igračem na potezu, nastane treći put, partija je neriješena.",
  "rules.repetition.off":
    "Ista pozicija smije se ponavljati koliko god igrači žele.",
  "rules.quiet-limit.each": {
    one: "Kada svaki igrač zaredom odigra {n} potez bez uzimanja, partija je neriješena.",
    few: "Kada svaki igrač zaredom odigra {n} poteza bez uzimanja, partija je neriješena.",
    other:
      "Kada svaki igrač zaredom odigra {n} poteza bez uzimanja, partija je neriješena.",
  },
  "rules.quiet-limit.together": {
    one: "Poslije {n} poteza bez uzimanja, računajući poteze oba igrača, partija je neriješena.",
    few: "Poslije {n} poteza bez uzimanja, računajući poteze oba igrača, partija je neriješena.",
    other:
      "Poslije {n} poteza bez uzimanja, računajući poteze oba igrača, partija je neriješena.",
  },
  "rules.quiet-limit.none":
    "Bez uzimanja se smije igrati koliko god igrači žele.",
  "rules.both-flying.offer":
    "Kada oba igrača imaju još po tri figure i lete, jednom se nudi remi.",
  "rules.both-flying.draw":
    "Kada oba igrača imaju još po tri figure i lete, partija je neriješena.",
  "rules.both-flying.play":
    "Kada oba igrača imaju još po tri figure i lete, igra se dalje.",
  "rules.agreement":
    "Igrači u svakom trenutku mogu dogovoriti remi, a svako može predati partiju kad god želi.",

  // --- Board: status line, reasons, hints, announcements ----------------------------------------------------------------
  "status.place.w": "Bijeli je na potezu: postavite figuru na praznu tačku.",
  "status.place.b": "Crni je na potezu: postavite figuru na praznu tačku.",
  "status.place-or-slide.w":
    "Bijeli je na potezu: postavite figuru ili pomjerite neku po liniji.",
  "status.place-or-slide.b":
    "Crni je na potezu: postavite figuru ili pomjerite neku po liniji.",
  "status.place-or-fly.w":
    "Bijeli je na potezu: postavite figuru ili figurom s table odletite na bilo koju praznu tačku.",
  "status.place-or-fly.b":
    "Crni je na potezu: postavite figuru ili figurom s table odletite na bilo koju praznu tačku.",
  "status.slide.w":
    "Bijeli je na potezu: pomjerite figuru po liniji na susjednu tačku.",
  "status.slide.b":
    "Crni je na potezu: pomjerite figuru po liniji na susjednu tačku.",
  "status.fly.w":
    "Bijeli je na potezu: sada smijete letjeti na bilo koju praznu tačku.",
  "status.fly.b":
    "Crni je na potezu: sada smijete letjeti na bilo koju praznu tačku.",
  "status.put.slide.w":
    "Bijeli je na potezu: izaberite tačku pored {point} na koju ide figura.",
  "status.put.slide.b":
    "Crni je na potezu: izaberite tačku pored {point} na koju ide figura.",
  "status.put.fly.w":
    "Bijeli je na potezu: izaberite bilo koju praznu tačku za figuru sa {point}.",
  "status.put.fly.b":
    "Crni je na potezu: izaberite bilo koju praznu tačku za figuru sa {point}.",
  "status.capture.w": "Bijeli je sastavio micu: uzmite crnu figuru.",
  "status.capture.b": "Crni je sastavio micu: uzmite bijelu figuru.",
  "status.capture.several.w":
    "Bijeli je sastavio dvije mice: uzmite crnu figuru, {n} od {total}.",
  "status.capture.several.b":
    "Crni je sastavio dvije mice: uzmite bijelu figuru, {n} od {total}.",
  "status.capture.any.w":
    "Sve crne figure stoje u micama, pa se smije uzeti bilo koja.",
  "status.capture.any.b":
    "Sve bijele figure stoje u micama, pa se smije uzeti bilo koja.",
  "status.thinking.w": "Bijeli razmišlja.",
  "status.thinking.b": "Crni razmišlja.",
  "status.turn.w": "Bijeli je na potezu.",
  "status.turn.b": "Crni je na potezu.",
  "status.paused":
    "Partija je zaustavljena: pritisnite bilo koju tačku i igra se nastavlja.",
  "status.placing": "Postavljanje, potez {n} od {total}.",
  "status.hand.w": {
    one: "Bijeli ima {n} figuru u ruci.",
    few: "Bijeli ima {n} figure u ruci.",
    other: "Bijeli ima {n} figura u ruci.",
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
    "Ova pozicija je nastala drugi put; treći put je neriješeno.",
  "status.repeated.free": {
    one: "Ova pozicija je nastala {n} put.",
    few: "Ova pozicija je nastala {n} puta.",
    other: "Ova pozicija je nastala {n} puta.",
  },
  "status.engine-failed":
    "Računar nije uspio odgovoriti: pritisnite bilo koju tačku i pokušaće ponovo.",
  "status.not-loaded": "Tablu nije bilo moguće učitati.",
  "status.bad-attribute":
    "Podešavanje „{name}” ne može se pročitati, pa je tabla ostala kakva je bila.",

  "reason.fewer-than-three.w":
    "Bijeli pobjeđuje: Crnom je ostalo manje od tri figure (pravilo 4.1).",
  "reason.fewer-than-three.b":
    "Crni pobjeđuje: Bijelom je ostalo manje od tri figure (pravilo 4.1).",
  "reason.blocked.w": "Bijeli pobjeđuje: Crni je zarobljen (pravilo 4.2).",
  "reason.blocked.b": "Crni pobjeđuje: Bijeli je zarobljen (pravilo 4.2).",
  "reason.resignation.w":
    "Bijeli pobjeđuje: Crni je predao partiju (pravilo 4.7).",
  "reason.resignation.b":
    "Crni pobjeđuje: Bijeli je predao partiju (pravilo 4.7).",
  "reason.board-full": "Partija je neriješena: tabla je puna (pravilo 4.3).",
  "reason.repetition":
    "Partija je neriješena: ista pozicija nastala je treći put (pravilo 4.4).",
  "reason.quiet-limit.each": {
    one: "Partija je neriješena: svaki igrač odigrao je {n} potez bez uzimanja (pravilo 4.5).",
    few: "Partija je neriješena: svaki igrač odigrao je {n} poteza bez uzimanja (pravilo 4.5).",
    other:
      "Partija je neriješena: svaki igrač odigrao je {n} poteza bez uzimanja (pravilo 4.5).",
  },
  "reason.quiet-limit.together": {
    one: "Partija je neriješena: ukupno {n} potez bez uzimanja (pravilo 4.5).",
    few: "Partija je neriješena: ukupno {n} poteza bez uzimanja (pravilo 4.5).",
    other:
      "Partija je neriješena: ukupno {n} poteza bez uzimanja (pravilo 4.5).",
  },
  "reason.both-flying":
    "Partija je neriješena: oba igrača imaju još po tri figure i lete (pravilo 4.6).",
  "reason.agreement":
    "Partija je neriješena: igrači su se dogovorili (pravilo 4.7).",

  "illegal.syntax":
    "„{text}” nije potez: upišite tačku, na primjer d6, ili potez, na primjer a1-a4.",
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
    "Na {point} nema protivnikove figure: izaberite neku od onih koje smijete uzeti.",
  "illegal.in-mill":
    "Figuru na {point} štiti njena mica: izaberite neku koja nije u mici.",
  "illegal.stuck":
    "Figura na {from} ne može se pomjeriti jer su sve susjedne tačke zauzete: izaberite drugu figuru.",

  "point.board": "Tabla",
  "point.help":
    "Tasteri sa strelicama vode po linijama, Enter pritiska tačku, Escape pušta figuru, a ukucana oznaka, na primjer d6, vodi pravo na nju.",
  "point.empty": "{point}, prazno",
  "point.empty.place": "{point}, prazno: pritisnite da ovdje postavite figuru",
  "point.empty.move":
    "{point}, prazno: pritisnite da ovdje dovedete figuru sa {from}",
  "point.w": "{point}, bijela figura",
  "point.b": "{point}, crna figura",
  "point.w.lift": "{point}, bijela figura: pritisnite da je podignete",
  "point.b.lift": "{point}, crna figura: pritisnite da je podignete",
  "point.w.put-back":
    "{point}, bijela figura, podignuta: pritisnite da je spustite nazad",
  "point.b.put-back":
    "{point}, crna figura, podignuta: pritisnite da je spustite nazad",
  "point.w.capture": "{point}, bijela figura: pritisnite da je uzmete",
  "point.b.capture": "{point}, crna figura: pritisnite da je uzmete",
  "point.diagram.w": "Bijele figure: {points}.",
  "point.diagram.b": "Crne figure: {points}.",
  "point.diagram.none.w": "Na tabli nema bijelih figura.",
  "point.diagram.none.b": "Na tabli nema crnih figura.",

  // --- The page of puzzles ---
  "puzzles.title": "Zadaci",
  "puzzles.description":
    "Za svaki dan jedan zadatak iz mice i srodnih igara, i još dvjesta drugih: pronađite jedini potez koji pobjeđuje ili čuva remi.",
  "puzzles.daily": "Zadatak dana",
  "puzzles.number": "Zadatak {n} od {total}",
  "puzzles.task.win.w": "Bijeli igra i pobjeđuje. Uspijeva samo jedan potez.",
  "puzzles.task.win.b": "Crni igra i pobjeđuje. Uspijeva samo jedan potez.",
  "puzzles.task.hold.w": "Bijeli igra i čuva remi. Uspijeva samo jedan potez.",
  "puzzles.task.hold.b": "Crni igra i čuva remi. Uspijeva samo jedan potez.",
  "puzzles.task.gain.w":
    "Bijeli sastavlja micu u {n} poteza, šta god crni odigrao. Uspijeva samo jedan prvi potez.",
  "puzzles.task.gain.b":
    "Crni sastavlja micu u {n} poteza, šta god bijeli odigrao. Uspijeva samo jedan prvi potez.",
  "puzzles.task.guard.w":
    "Crni prijeti da u dva poteza iznudi micu. Samo jedan potez bijelog to sprečava.",
  "puzzles.task.guard.b":
    "Bijeli prijeti da u dva poteza iznudi micu. Samo jedan potez crnog to sprečava.",
  "puzzles.difficulty": "Težina: {n} od {total}",
  "puzzles.rating": "Vaš rejting: {n}",
  "puzzles.streak": {
    one: "{n} dan zaredom",
    few: "{n} dana zaredom",
    other: "{n} dana zaredom",
  },
  "puzzles.solved": "Riješeno: {n} od {total}",
  "puzzles.previous": "Prethodni",
  "puzzles.today": "Danas",
  "puzzles.next": "Sljedeći",
  "puzzles.theme": "Ideju ćete saznati kad je nađete.",
  "puzzles.theme.block": "Ideja: ostaviti protivnika bez poteza.",
  "puzzles.theme.mill": "Ideja: sastaviti micu i uzeti pravu figuru.",
  "puzzles.theme.fork": "Ideja: zaprijetiti s dvije mice odjednom.",
  "puzzles.theme.hinder": "Ideja: zauzeti tačku koja treba protivniku.",
  "puzzles.theme.open": "Ideja: otvoriti micu da bi se ponovo zatvorila.",
  "puzzles.theme.fly": "Ideja: skočiti izdaleka.",
  "puzzles.theme.quiet": "Ideja: tih potez.",

  // --- Builder of embedded boards ---
  "builder.title": "Tabla za vašu stranicu",
  "builder.lead":
    "Izaberite tablu, pogledajte je i kopirajte redove u svoju stranicu. Ništa drugo nije potrebno i ništa se nigdje ne šalje.",
  "builder.kind": "Šta prikazuje",
  "builder.kind.diagram": "Dijagram",
  "builder.kind.view": "Partija za pregledanje",
  "builder.kind.puzzle": "Zadatak",
  "builder.kind.engine": "Partija protiv računara",
  "builder.kind.two": "Partija za dvoje",
  "builder.position": "Pozicija kao tekst",
  "builder.moves": "Potezi; u zadatku oni koje treba naći",
  "builder.side": "Dolje na tabli",
  "builder.highlight": "Tačke koje treba istaći",
  "builder.arrows": "Strelice",
  "builder.lang.page": "Kao stranica oko nje",
  "builder.width": "Širina u pikselima",
  "builder.lazy": "Učitaj tek kad se približi ekranu",
  "builder.preview": "Pregled",
  "builder.tag": "Kao oznaka",
  "builder.tag.note": "Za stranice u kojima smiju da stoje skripte.",
  "builder.frame": "Kao okvir",
  "builder.frame.note":
    "Za stranice koje primaju okvire. Skripta ispod nije neophodna; s njom je okvir uvijek visok koliko i tabla.",
  "builder.copied": "Kopirano.",
  "builder.game": "Na igru",

  // --- Puzzles, lessons, games to step through ---
  "exercise.solved": "Riješeno!",
  "exercise.next": "Tačno. Sada nađite sljedeći potez.",
  "exercise.wrong.move": "To nije traženi potez: pokušajte drugi.",
  "exercise.wrong.capture": "Potez je tačan, ali treba uzeti drugu figuru.",
  "exercise.missing": "Najprije nađite pravi potez na tabli.",
  "control.first": "Na početak",
  "control.back": "Potez nazad",
  "control.forward": "Potez naprijed",
  "control.last": "Na kraj",
  "control.move": "Potez {n} od {total}",
  "control.again": "Ispočetka",
  "control.previous": "Nazad",
  "control.next": "Dalje",
  "control.step": "Korak {n} od {total}",

  "hint.place": "Savjet: postavite figuru na {to}.",
  "hint.place.capture":
    "Savjet: postavite figuru na {to} i uzmite figuru sa {first}.",
  "hint.place.captures":
    "Savjet: postavite figuru na {to} i uzmite figure sa {first} i {second}.",
  "hint.move": "Savjet: pomjerite figuru sa {from} na {to}.",
  "hint.move.capture":
    "Savjet: pomjerite figuru sa {from} na {to} i uzmite figuru sa {first}.",
  "hint.move.captures":
    "Savjet: pomjerite figuru sa {from} na {to} i uzmite figure sa {first} i {second}.",
  "hint.why.win": "Time pobjeđujete.",
  "hint.why.win.in": {
    one: "Time pobjeđujete u {n} potezu.",
    few: "Time pobjeđujete u {n} poteza.",
    other: "Time pobjeđujete u {n} poteza.",
  },
  "hint.why.loss":
    "Protiv najbolje igre gubi svaki potez; ovaj najduže odolijeva.",
  "hint.why.draw": "Time čuvate remi.",
  "hint.why.mill": "Time sastavljate micu.",
  "hint.why.hinder": "Time sprječavate protivnika da sastavi micu.",
  "hint.why.prepare": "Time pripremate micu.",
  "hint.why.best": "Računar ne nalazi bolji potez.",

  "announce.place.w": "Bijeli postavlja figuru na {to}.",
  "announce.place.b": "Crni postavlja figuru na {to}.",
  "announce.place.capture.w":
    "Bijeli postavlja figuru na {to}, sastavlja micu i uzima figuru sa {first}.",
  "announce.place.capture.b":
    "Crni postavlja figuru na {to}, sastavlja micu i uzima figuru sa {first}.",
  "announce.place.captures.w":
    "Bijeli postavlja figuru na {to}, sastavlja dvije mice i uzima figure sa {first} i {second}.",
  "announce.place.captures.b":
    "Crni postavlja figuru na {to}, sastavlja dvije mice i uzima figure sa {first} i {second}.",
  "announce.move.w": "Bijeli ide sa {from} na {to}.",
  "announce.move.b": "Crni ide sa {from} na {to}.",
  "announce.move.capture.w":
    "Bijeli ide sa {from} na {to}, sastavlja micu i uzima figuru sa {first}.",
  "announce.move.capture.b":
    "Crni ide sa {from} na {to}, sastavlja micu i uzima figuru sa {first}.",
  "announce.move.captures.w":
    "Bijeli ide sa {from} na {to}, sastavlja dvije mice i uzima figure sa {first} i {second}.",
  "announce.move.captures.b":
    "Crni ide sa {from} na {to}, sastavlja dvije mice i uzima figure sa {first} i {second}.",
  "announce.moving.w": "Bijeli je postavio sve figure i od sada ih pomjera.",
  "announce.moving.b": "Crni je postavio sve figure i od sada ih pomjera.",
  "announce.flying.w": "Bijeli ima još tri figure i od sada smije letjeti.",
  "announce.flying.b": "Crni ima još tri figure i od sada smije letjeti.",
  "announce.undo": "Potez je vraćen.",
  "announce.redo": "Potez je ponovo odigran.",
  "announce.load": "Na tabli je druga partija.",

  // --- Walking through the moves ---
  // Another moment of the game is shown; {n} is the number of the move, {move} its text.
  "status.moment.w": "Poslije {n}. poteza bijelog: {move}.",
  "status.moment.b": "Poslije {n}. poteza crnog: {move}.",
  "status.moment.start": "Početak partije.",
  "walk.label": "Pregled poteza",
  // Names of the four buttons that walk along the line.
  "walk.first": "Na početak",
  "walk.back": "Potez nazad",
  "walk.forth": "Potez naprijed",
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
  "review.gave.win-draw": "Pobjeda → remi.",
  "review.gave.win-loss": "Pobjeda → poraz.",
  "review.gave.draw-loss": "Remi → poraz.",
  "review.gave.lost": "Sada pobjeđuje protivnik.",
  // {n} counts the turns of both players together.
  "review.gave.lost-in": {
    one: "Sada protivnik pobjeđuje u {n} potezu.",
    few: "Sada protivnik pobjeđuje u {n} poteza.",
    other: "Sada protivnik pobjeđuje u {n} poteza.",
  },
  "review.gave.missed": "Ovdje je bila moguća pobjeda.",
  "review.gave.missed-in": {
    one: "Ovdje je bila moguća pobjeda u {n} potezu.",
    few: "Ovdje je bila moguća pobjeda u {n} poteza.",
    other: "Ovdje je bila moguća pobjeda u {n} poteza.",
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
  "trial.task.w": "Bijeli je na potezu: nađite bolji potez od {move}.",
  "trial.task.b": "Crni je na potezu: nađite bolji potez od {move}.",
  "trial.weighing": "Računar gleda vaš potez…",
  "trial.best": "Tačno, tako bi igrao i računar.",
  // The move tried is as good as what was there before.
  "trial.held": "Dobro: ovaj potez čuva ono što je bilo.",
  "trial.held.win": "Dobro: ovaj potez čuva pobjedu.",
  "trial.held.draw": "Dobro: ovaj potez čuva remi.",
  // One of the sentences review.gave.* follows.
  "trial.failed": "Nije taj.",
  "trial.again": "Pokušaj ponovo",
  "trial.answer": "Pokaži rješenje",
  "trial.end": "Nazad na pregled",

  // --- More reasons of a hint ---
  // They stand behind a hint, as hint.why.mill does; “this” is the move.
  "hint.why.mill-again":
    "Time sastavljate micu, a u sljedećem potezu možda i novu.",
  "hint.why.hinder-threaten":
    "Time sprječavate protivnika da sastavi micu i sami prijetite micom.",
  "hint.why.double": "Time prijetite dvijema micama odjednom.",
  "hint.why.open": "Time otvarate micu da biste je ponovo sastavili.",
  "hint.why.free": "Time oslobađate zarobljenu figuru.",
  "hint.why.shut": "Time zarobljavate protivnikovu figuru.",
  "hint.why.crossing": "Time zauzimate tačku s mnogo susjednih tačaka.",
  // A short button: walks to the next mistake.
  "review.next": "Sljedeća greška",

  // Analysis. {n} counts the turns of both players together.
  "section.analysis": "Analiza",
  "action.analyse": "Analiziraj",
  "action.analyse.title": "Neka računar analizira ovu poziciju",
  "analysis.back": "Nazad na partiju",
  "analysis.bar": "Ocjena",
  "analysis.wait": "Još nema varijante.",
  "analysis.over": "Partija je završena.",
  "analysis.failed": "Analiza nije uspjela.",
  "analysis.figures": "Dubina {depth}, pozicija: {nodes}",
  "analysis.note":
    "Brojevi su u figurama: + znači prednost Bijelog, − prednost Crnog. Pritisnite potez da vidite kuda varijanta vodi.",
  "analysis.draw": "Neriješeno",
  "analysis.win.w": "Bijeli pobjeđuje",
  "analysis.win.b": "Crni pobjeđuje",
  "analysis.beyond.w":
    "Bijeli bi pobijedio, ali ne unutar granice poteza bez uzimanja",
  "analysis.beyond.b":
    "Crni bi pobijedio, ali ne unutar granice poteza bez uzimanja",
  "analysis.win-in.w": {
    one: "Bijeli pobjeđuje u {n} potezu",
    few: "Bijeli pobjeđuje u {n} poteza",
    other: "Bijeli pobjeđuje u {n} poteza",
  },
  "analysis.win-in.b": {
    one: "Crni pobjeđuje u {n} potezu",
    few: "Crni pobjeđuje u {n} poteza",
    other: "Crni pobjeđuje u {n} poteza",
  },
};
