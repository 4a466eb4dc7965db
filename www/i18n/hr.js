/**
 * Croatian; the player is addressed as “ti”. What each key is for: see en.js.
 */
export default {
  "language.name": "Hrvatski",

  // --- The page as a whole -------------------------------------------------------------------------------------------
  "page.title": "Mlin i srodne igre",
  "page.description":
    "Igraj mlin, Laskerov mlin, morabarabu i još pet srodnih igara protiv računala ili s prijateljem. Sve ostaje na tvom uređaju.",
  "page.no-wasm":
    "Ovaj preglednik nema WebAssembly, pa igra ovdje ne može raditi. Ima ga svaki preglednik iz posljednjih godina.",
  "page.failed": "Igra se nije mogla pokrenuti: {detail}",
  "page.skip": "Prijeđi na ploču",
  "page.private": "Ništa ne napušta tvoj uređaj.",
  "page.version": "Inačica {version}",

  "section.board": "Ploča",
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
  "variant.three": "Mlin s tri figure",
  "variant.five": "Mlin s pet figura",
  "variant.six": "Mlin sa šest figura",
  "variant.seven": "Mlin sa sedam figura",
  "variant.nine": "Mlin s devet figura (klasični)",
  "variant.ten": "Laskerov mlin (deset figura)",
  "variant.eleven": "Mlin s jedanaest figura",
  "variant.twelve": "Morabaraba (dvanaest figura)",

  "players.label": "Igrači",
  "players.human-engine": "Ti protiv računala",
  "players.human-human": "Dva igrača",
  "players.engine-engine": "Računalo protiv računala",
  "players.none": "Nitko",

  "first.label": "Tvoja boja",
  "first.white": "Bijela",
  "first.black": "Crna",
  "first.lot": "Ždrijebom",

  "level.label": "Razina računala",
  "level.lowest": "{n} – najlakša",
  "level.between": "{n}",
  "level.highest": "{n} – najjača",

  "setup.note":
    "Kad promijeniš varijantu, boju ili pravila, počinje nova partija. Staru vraća gumb „Vrati”.",

  // --- Rule options: a label and its choices, read together; choices must be short --------------------------------------
  "option.legend": "Izbor pravila",
  "option.flying": "Skakanje s tri figure",
  "option.flying.on": "Dopušteno",
  "option.flying.off": "Nije dopušteno",
  "option.double-mill": "Dva mlina odjednom",
  "option.double-mill.one": "Skida se jedna",
  "option.double-mill.two": "Skidaju se dvije",
  "option.both-flying": "Kad oba igrača skaču",
  "option.both-flying.offer": "Nudi se remi",
  "option.both-flying.draw": "Neriješeno",
  "option.both-flying.play": "Igra se dalje",
  "option.quiet-limit": "Neriješeno, oba bez skidanja",
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
  "option.quiet-limit.none": "Nikada",
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
  "action.redo.title": "Ponovno odigraj vraćeni potez",
  "action.hint": "Savjet",
  "action.hint.title": "Pokaži dobar potez",
  "action.flip": "Okreni",
  "action.flip.title": "Okreni ploču",
  "action.resign": "Predaj",
  "action.resign.title": "Predaj ovu partiju",
  "action.draw": "Remi",
  "action.draw.title": "Ponudi remi",
  "action.copy": "Kopiraj",
  "action.copy.title": "Kopiraj zapis ove partije",
  "action.paste": "Zalijepi",
  "action.paste.title": "Zalijepi zapis neke partije",
  "action.share": "Poveznica",
  "action.share.title": "Kopiraj poveznicu na ovu poziciju",

  // --- Moves ---------------------------------------------------------------------------------------------------------
  "moves.empty": "Još nije odigran nijedan potez.",
  "moves.label": "Popis poteza",
  "moves.field": "Potez slovima i brojevima",
  "moves.help": "Na primjer d6, a1-a4 ili, uz skidanje, a1-a4xb2.",
  "moves.play": "Odigraj",
  "moves.wait": "Računalo je na potezu. Pričekaj da odigra.",

  // --- Savršena igra ----------------------------------------------------------------------------------------------------
  "section.perfect": "Savršena igra",
  "perfect.offered":
    "Ova se varijanta može potpuno riješiti na tvojem uređaju. Najviša razina računala tada igra savršeno, a svaki potez ima točnu vrijednost.",
  "perfect.solving":
    "Varijanta se rješava na tvojem uređaju. U međuvremenu možeš igrati dalje.",
  "perfect.solved.draw":
    "Riješeno: ako nitko ne pogriješi, partija je neriješena. Najviša razina računala igra savršeno.",
  "perfect.solved.w":
    "Riješeno: ako nitko ne pogriješi, pobjeđuje bijeli. Najviša razina računala igra savršeno.",
  "perfect.solved.b":
    "Riješeno: ako nitko ne pogriješi, pobjeđuje crni. Najviša razina računala igra savršeno.",
  "perfect.endings.refused":
    "Završnice s najviše osam figura mogu se riješiti na tvojem uređaju.",
  "perfect.endings.later":
    "Čim ostane malo figura, tvoj uređaj rješava završnice s najviše osam figura.",
  "perfect.endings.solving":
    "Završnice s najviše osam figura rješavaju se na tvojem uređaju. U međuvremenu možeš igrati dalje.",
  "perfect.endings.solved":
    "Završnice s najviše osam figura su riješene: u njima najviša razina računala igra savršeno.",
  "perfect.failed": "Rješavanje nije uspjelo. Računalo igra dalje bez njega.",
  "perfect.solve": "Riješi",
  "perfect.progress": "Dosad riješeno",
  "perfect.values": "Vrijednosti poteza",
  "perfect.note":
    "Na ploči: + pobjeđuje, = remizira, − gubi; broj kaže koliko je poteza obaju igrača do kraja.",
  "solve.label": "Rješavanje na ovom uređaju",
  "solve.auto": "Samo završnice",
  "solve.on": "I cijele varijante",
  "solve.off": "Ništa",
  "values.label": "Točne vrijednosti poteza",
  "values.off": "Skrivene",
  "values.on": "Prikazane",
  "level.perfect": "{n} – savršena",
  "seat.engine.perfect": "Računalo, savršeno",
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
    one: "Pobijedio bi u {n} potezu, ali ne unutar granice poteza bez skidanja.",
    few: "Pobijedio bi u {n} poteza, ali ne unutar granice poteza bez skidanja.",
    other:
      "Pobijedio bi u {n} poteza, ali ne unutar granice poteza bez skidanja.",
  },
  "value.beyond.loss": {
    one: "Izgubio bi u {n} potezu, ali prije toga dolazi granica poteza bez skidanja.",
    few: "Izgubio bi u {n} poteza, ali prije toga dolazi granica poteza bez skidanja.",
    other:
      "Izgubio bi u {n} poteza, ali prije toga dolazi granica poteza bez skidanja.",
  },

  // --- The two players beside the board -------------------------------------------------------------------------------
  "color.w": "Bijeli",
  "color.b": "Crni",
  "seat.you": "Ti",
  "seat.player": "Igrač",
  "seat.engine": "Računalo, razina {n}",
  "strip.thinking": "razmišlja…",
  "strip.turn": "na potezu",
  "strip.hand": {
    one: "{n} figura u ruci",
    few: "{n} figure u ruci",
    other: "{n} figura u ruci",
  },
  "strip.board": {
    one: "{n} figura na ploči",
    few: "{n} figure na ploči",
    other: "{n} figura na ploči",
  },
  "strip.lost": {
    one: "{n} izgubljena figura",
    few: "{n} izgubljene figure",
    other: "{n} izgubljenih figura",
  },

  // --- Dialogs -------------------------------------------------------------------------------------------------------
  "dialog.cancel": "Odustani",
  "dialog.close": "Zatvori",
  "resign.title": "Predaješ partiju?",
  "resign.you": "Partija se završava pobjedom računala.",
  "resign.w": "Bijeli predaje partiju, a Crni pobjeđuje.",
  "resign.b": "Crni predaje partiju, a Bijeli pobjeđuje.",
  "resign.confirm": "Predaj",
  "draw.title": "Remi?",
  "draw.ask": "Partija se završava neriješeno ako se oba igrača slože.",
  "draw.confirm": "Slažemo se",
  "draw.declined": "Računalo odbija remi i igra dalje.",
  "offer.title": "Oba igrača skaču",
  "offer.ask":
    "Oba igrača imaju još po tri figure. Po običaju je partija sada neriješena ako se oba igrača slože.",
  "offer.accept": "Neriješeno",
  "offer.decline": "Igraj dalje",
  "paste.help":
    "Ova partija zamjenjuje onu koja je na ploči. Staru vraća gumb „Vrati”.",
  "paste.load": "Otvori",
  "copy.title": "Kopiraj ovaj tekst",
  "copy.help":
    "Preglednik ne dopušta ovoj stranici da sama kopira. Tekst je označen: kopiraj ga tipkovnicom ili preko izbornika.",

  // --- Settings ---
  "action.settings": "Postavke",
  "action.settings.title": "Jezik, izgled i igra",
  "settings.look": "Ploča",
  "settings.play": "Igra",
  "coordinates.label": "Koordinate",
  "coordinates.auto": "Gdje ima mjesta",
  "coordinates.on": "Uvijek",
  "coordinates.off": "Nikada",
  "delay.label": "Računalo odgovara",
  "delay.0": "Odmah",
  "delay.400": "Nakon kratke stanke",
  "delay.1000": "Nakon sekunde",
  "delay.2000": "Nakon dvije sekunde",
  "section.tools": "Alati",

  // --- Looks ---
  "board.label": "Ploča",
  "board.wood": "Drvo",
  "board.stone": "Kamen",
  "board.ink": "Tuš na papiru",
  "board.contrast": "Visoki kontrast",
  "men.label": "Figure",
  "men.auto": "Prema ploči",
  "men.turned": "Pločice",
  "men.stones": "Kamenčići",
  "settings.senses": "Zvuk i dodir",
  "sound.label": "Zvuk",
  "sound.on": "Uključen",
  "sound.off": "Isključen",
  "haptics.label": "Vibracija",
  "haptics.on": "Uključena",
  "haptics.off": "Isključena",
  "confirm.label": "Dodir zaslona",
  "confirm.off": "Prvi dodir igra potez",
  "confirm.on": "Drugi dodir potvrđuje potez",
  "aids.label": "Oznake za početnike",
  "aids.on": "Prikazane",
  "aids.off": "Skrivene",
  "action.sound": "Zvuk",
  "action.sound.title": "Uključi ili isključi zvuk",
  "confirm.again": "Dodirni {point} još jednom za potvrdu.",
  "aid.threat": "Protivniku za mlin nedostaje samo ova točka.",
  "aid.mill": "Ova figura stoji u mlinu.",
  "aid.tight": "Ova će figura uskoro biti blokirana.",

  // --- Choosing a game ---
  "action.variants": "Sve igre",
  "action.variants.title": "Pogledaj sve igre i njihove ploče",
  "variant.three.about":
    "Po tri figure na devet točaka: gotovo za minutu-dvije.",
  "variant.five.about": "Mala ploča, po pet figura; s tri figure se skače.",
  "variant.six.about":
    "Srednjovjekovna igra: mala ploča, po šest figura, bez skakanja.",
  "variant.seven.about": "Dva kvadrata i križ kroz sredinu, po sedam figura.",
  "variant.nine.about": "Klasična igra: tri kvadrata, po devet figura.",
  "variant.ten.about":
    "Po deset figura; smije se micati i prije nego što su sve postavljene.",
  "variant.eleven.about": "Po jedanaest figura, s linijama kroz kutove.",
  "variant.twelve.about":
    "Po dvanaest figura, s linijama kroz kutove: sport u Južnoj Africi.",
  "preset.label": "Pravila",
  "preset.classic": "Klasična",
  "preset.no-flying": "Bez skakanja, kao na turnirima",
  "preset.two-men": "Dva mlina skidaju dvije figure",
  "preset.flying-draw": "Kad oba skaču, neriješeno je",
  "preset.own": "Vlastiti izbor",
  "level.white": "Razina bijelog",
  "level.black": "Razina crnog",
  "name.you": "Tvoje ime",
  "name.guest": "Ime drugog",

  // --- Editor ---
  "action.editor": "Postavi",
  "action.editor.title": "Postavi vlastitu poziciju",
  "editor.title": "Postavljanje pozicije",
  "editor.tool": "Pritisak stavlja",
  "editor.tool.w": "Bijelu figuru",
  "editor.tool.b": "Crnu figuru",
  "editor.tool.none": "Ništa",
  "editor.turn": "Na potezu",
  "editor.hand.w": "Bijele figure u ruci",
  "editor.hand.b": "Crne figure u ruci",
  "editor.quiet": "Potezi bez skidanja",
  "editor.clear": "Isprazni",
  "editor.start": "Početak",
  "editor.board": "Kao u partiji",
  "editor.play": "Igraj odavde",
  "editor.analyse": "Analiziraj",
  "editor.link": "Kopiraj poveznicu",
  "editor.wrong": "Ova se pozicija ne može igrati. {why}",
  "editor.good": "Ova se pozicija može igrati.",
  "error.why.too-many-men":
    "Jedan igrač ima na ploči i u ruci više figura nego što ih ova igra ima.",
  "error.why.both-under-three":
    "Oba igrača imaju manje od tri figure, pa nitko ne bi mogao pobijediti.",

  // --- Sharing and opening ---
  "action.send": "Podijeli",
  "action.send.title": "Podijeli ovu partiju kao poveznicu, zapis ili sliku",
  "send.what": "Što se dijeli",
  "send.position": "Ova pozicija",
  "send.game": "Cijela partija",
  "send.link": "Poveznica",
  "send.copy": "Kopiraj poveznicu",
  "send.system": "Pošalji putem…",
  "send.code": "QR kod poveznice",
  "send.too-long": "Ova je poveznica preduga za QR kod.",
  "send.file":
    "Stranica je otvorena iz datoteke: poveznica radi samo tamo gdje je ta datoteka. Drugi je mogu zalijepiti u svoj Mlin.",
  "send.record": "Zapis partije",
  "send.copy-record": "Kopiraj",
  "send.save-record": "Spremi kao datoteku",
  "send.picture": "Slika ploče",
  "send.done": "Kopirano.",
  "open.title": "Otvori partiju",
  "open.label": "Zapis partije, tekst pozicije ili poveznica",
  "open.file": "Odaberi datoteku",
  "open.unreadable": "Ova se datoteka ne može pročitati.",
  "open.drop": "Ispusti datoteku da se otvore njezine partije.",
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
    "Ovaj preglednik ne dopušta stranici da čuva završene partije.",
  "archive.statistics": "Protiv računala",
  "archive.level": "Razina",
  "archive.won": "Dobivene",
  "archive.drawn": "Neriješene",
  "archive.lost": "Izgubljene",
  "archive.records": "Spremi sve zapise",
  "archive.export": "Spremi sve",
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
  "archive.foreign": "Ovu datoteku nije spremio Mlin.",

  // --- A friend by link ---
  "action.invite": "Igraj s prijateljem preko poveznice",
  "action.invite.title":
    "Svaki potez je poveznica koja se šalje kako god želiš",
  "friend.begin.w": "Ti počinješ: odigraj potez, a zatim pošalji poveznicu.",
  "friend.begin.b": "Prijatelj počinje: pošalji mu poveznicu.",
  "friend.turn":
    "Na potezu je prijatelj: pošalji poveznicu. I odgovor je poveznica.",
  "friend.over": "Prijatelj još ne zna za kraj: pošalji poveznicu.",
  "friend.send": "Pošalji poveznicu",
  "friend.older": "Ova je poveznica starija. Partija je ovdje već odmakla.",
  "friend.other": "Pripada partiji koja je ovdje, ali je drukčije počela.",
  "friend.diverges":
    "Ne nastavlja partiju koja je ovdje: {n}. potez bio je {known}, a u poveznici stoji {linked}.",

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
  "result.you-win": "Pobjeda je tvoja!",
  "result.you-lose": "Pobijedilo je računalo.",
  "result.w": "Bijeli je pobijedio!",
  "result.b": "Crni je pobijedio!",
  "result.draw": "Partija je završila neriješeno.",
  "result.rule": "Pravilo {rule}",
  "result.again": "Igraj ponovno",

  // --- Short messages -------------------------------------------------------------------------------------------------
  "toast.new": "Nova partija.",
  "toast.copied": "Zapis je kopiran.",
  "toast.linked": "Poveznica je kopirana.",
  "toast.opened": "Partija je na ploči.",
  "toast.unsaved":
    "Ovaj preglednik ne čuva partiju. Kad se stranica zatvori, partije više neće biti.",

  // --- Faults of the page itself ---
  "toast.mended":
    "U igri je došlo do pogreške. Otklonjena je i ništa nije izgubljeno.",
  "toast.fault":
    "Na ovoj je stranici došlo do pogreške. Partija je sačuvana: učitaj stranicu ponovno.",

  // --- What went wrong, in words ---------------------------------------------------------------------------------------
  "error.link": "Ova se poveznica ne može otvoriti. {why}",
  "error.paste": "Ovaj se tekst ne može pročitati. {why}",
  "error.board": "Ploča javlja pogrešku: {detail}",
  "error.why.value": "„{value}” nije vrijednost za „{field}”.",
  "error.why.variant": "Ne postoji varijanta „{value}”.",
  "error.why.contradiction":
    "U poziciji za „{field}” stoji „{position}”, a u poveznici „{value}”.",
  "error.why.position": "Pozicija nije ispravna u dijelu „{field}”.",
  "error.why.move": "Potez „{value}” ovdje nije moguć.",
  "error.why.move-at": "Potez kod {at}. znaka nije moguć u toj poziciji.",
  "error.why.contradiction-at":
    "Ono što stoji kod {at}. znaka proturječi ostatku.",
  "error.why.at": "Pogreška je kod {at}. znaka.",
  "error.why.empty": "Nema se što pročitati.",
  "error.why.unknown": "Razlog: {detail}",

  // --- The short rules; numbers are those of the game's rule sheet ------------------------------------------------------
  "rules.page": "Sva pravila, s pločama za isprobavanje",
  "rules.lessons": "Uči korak po korak",
  "rules.board": "Ploča",
  "rules.turn": "Potez",
  "rules.mill": "Mlin i skidanje",
  "rules.end": "Kraj partije",

  "rules.board.three": "Ploča ima devet točaka u tri retka i tri stupca.",
  "rules.board.five":
    "Ploču čine dva kvadrata, jedan unutar drugoga, spojena na sredinama stranica: 16 točaka.",
  "rules.board.six":
    "Ploču čine dva kvadrata, jedan unutar drugoga, spojena na sredinama stranica: 16 točaka.",
  "rules.board.seven":
    "Ploču čine dva kvadrata, jedan unutar drugoga, i dvije linije koje se križaju u sredini: 17 točaka.",
  "rules.board.nine":
    "Ploču čine tri kvadrata, jedan unutar drugoga, spojena na sredinama stranica: 24 točke. Kutovi nisu spojeni, a u sredini ploče nema točke.",
  "rules.board.ten":
    "Ploču čine tri kvadrata, jedan unutar drugoga, spojena na sredinama stranica: 24 točke. Kutovi nisu spojeni, a u sredini ploče nema točke.",
  "rules.board.eleven":
    "Ploču čine tri kvadrata, jedan unutar drugoga, spojena na sredinama stranica i u kutovima: 24 točke.",
  "rules.board.twelve":
    "Ploču čine tri kvadrata, jedan unutar drugoga, spojena na sredinama stranica i u kutovima: 24 točke.",
  "rules.diagonals.on": "I obje dijagonale su linije.",
  "rules.diagonals.off":
    "Dijagonale nisu linije: mlin je vodoravan ili uspravan.",
  "rules.men": {
    one: "Svaki igrač ima {n} figuru. Počinje Bijeli, a igrači vuku poteze naizmjenično.",
    few: "Svaki igrač ima {n} figure. Počinje Bijeli, a igrači vuku poteze naizmjenično.",
    other:
      "Svaki igrač ima {n} figura. Počinje Bijeli, a igrači vuku poteze naizmjenično.",
  },

  "rules.place":
    "Dok imaš figura u ruci, postavljaš jednu po jednu na bilo koju praznu točku.",
  "rules.place-or-slide":
    "Dok imaš figura u ruci, po želji postavljaš jednu na bilo koju praznu točku ili pomičeš figuru koja je već na ploči.",
  "rules.slide":
    "Kad ti je ruka prazna, pomičeš jednu figuru po liniji na susjednu točku, koja mora biti prazna. Figure se ne preskaču.",
  "rules.flying.on":
    "Kad ti ostanu točno tri figure, skačeš: figuru prenosiš na bilo koju praznu točku.",
  "rules.flying.off":
    "Skakanja nema: i s tri figure ideš po liniji na susjednu točku.",

  "rules.close":
    "Tri tvoje figure jedna do druge na istoj liniji čine mlin. Kad zatvoriš mlin, moraš skinuti jednu protivnikovu figuru s ploče. Mlin koji otvoriš pa opet zatvoriš računa se iznova.",
  "rules.protected":
    "Figura u mlinu ne smije se skinuti, osim ako sve protivnikove figure na ploči stoje u mlinovima.",
  "rules.double-mill.one":
    "Tko odjednom zatvori dva mlina, ipak skida samo jednu figuru.",
  "rules.double-mill.two":
    "Tko odjednom zatvori dva mlina, skida dvije figure.",

  "rules.fewer-than-three":
    "Igrač koji na ploči i u ruci ukupno ima manje od tri figure izgubio je.",
  "rules.blocked":
    "Igrač koji je na potezu, a blokiran je, izgubio je, koliko god figura imao.",
  "rules.board-full":
    "Ako su nakon postavljanja posljednje figure sve točke zauzete, partija je neriješena.",
  "rules.repetition.on":
    "Kad ista pozicija, s istim igračem na potezu, nastane treći put, partija je neriješena.",
  "rules.repetition.off":
    "Ista pozicija smije se ponavljati koliko god igrači žele.",
  "rules.quiet-limit.each": {
    one: "Kad svaki igrač zaredom odigra {n} potez bez skidanja, partija je neriješena.",
    few: "Kad svaki igrač zaredom odigra {n} poteza bez skidanja, partija je neriješena.",
    other:
      "Kad svaki igrač zaredom odigra {n} poteza bez skidanja, partija je neriješena.",
  },
  "rules.quiet-limit.together": {
    one: "Nakon {n} poteza bez skidanja, računajući poteze oba igrača, partija je neriješena.",
    few: "Nakon {n} poteza bez skidanja, računajući poteze oba igrača, partija je neriješena.",
    other:
      "Nakon {n} poteza bez skidanja, računajući poteze oba igrača, partija je neriješena.",
  },
  "rules.quiet-limit.none":
    "Bez skidanja se smije igrati koliko god igrači žele.",
  "rules.both-flying.offer":
    "Kad oba igrača imaju još po tri figure i skaču, jednom se nudi remi.",
  "rules.both-flying.draw":
    "Kad oba igrača imaju još po tri figure i skaču, partija je neriješena.",
  "rules.both-flying.play":
    "Kad oba igrača imaju još po tri figure i skaču, igra se dalje.",
  "rules.agreement":
    "Igrači u svakom trenutku mogu dogovoriti remi, a svatko može predati partiju kad god želi.",

  // --- Board: status line, reasons, hints, announcements ----------------------------------------------------------------
  "status.place.w": "Bijeli je na potezu: postavi figuru na praznu točku.",
  "status.place.b": "Crni je na potezu: postavi figuru na praznu točku.",
  "status.place-or-slide.w":
    "Bijeli je na potezu: postavi figuru ili pomakni neku po liniji.",
  "status.place-or-slide.b":
    "Crni je na potezu: postavi figuru ili pomakni neku po liniji.",
  "status.place-or-fly.w":
    "Bijeli je na potezu: postavi figuru ili figurom s ploče skoči na bilo koju praznu točku.",
  "status.place-or-fly.b":
    "Crni je na potezu: postavi figuru ili figurom s ploče skoči na bilo koju praznu točku.",
  "status.slide.w":
    "Bijeli je na potezu: pomakni figuru po liniji na susjednu točku.",
  "status.slide.b":
    "Crni je na potezu: pomakni figuru po liniji na susjednu točku.",
  "status.fly.w":
    "Bijeli je na potezu: sada smiješ skočiti na bilo koju praznu točku.",
  "status.fly.b":
    "Crni je na potezu: sada smiješ skočiti na bilo koju praznu točku.",
  "status.put.slide.w":
    "Bijeli je na potezu: odaberi točku do {point} na koju ide figura.",
  "status.put.slide.b":
    "Crni je na potezu: odaberi točku do {point} na koju ide figura.",
  "status.put.fly.w":
    "Bijeli je na potezu: odaberi bilo koju praznu točku za figuru s točke {point}.",
  "status.put.fly.b":
    "Crni je na potezu: odaberi bilo koju praznu točku za figuru s točke {point}.",
  "status.capture.w": "Bijeli je zatvorio mlin: skini crnu figuru.",
  "status.capture.b": "Crni je zatvorio mlin: skini bijelu figuru.",
  "status.capture.several.w":
    "Bijeli je zatvorio dva mlina: skini crnu figuru, {n} od {total}.",
  "status.capture.several.b":
    "Crni je zatvorio dva mlina: skini bijelu figuru, {n} od {total}.",
  "status.capture.any.w":
    "Sve crne figure stoje u mlinovima, pa se smije skinuti bilo koja.",
  "status.capture.any.b":
    "Sve bijele figure stoje u mlinovima, pa se smije skinuti bilo koja.",
  "status.thinking.w": "Bijeli razmišlja.",
  "status.thinking.b": "Crni razmišlja.",
  "status.turn.w": "Bijeli je na potezu.",
  "status.turn.b": "Crni je na potezu.",
  "status.paused":
    "Partija je zaustavljena: pritisni bilo koju točku i igra se nastavlja.",
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
    one: "{n} od {limit} poteza bez skidanja.",
    few: "{n} od {limit} poteza bez skidanja.",
    other: "{n} od {limit} poteza bez skidanja.",
  },
  "status.quiet.together": {
    one: "{n} od {limit} poteza oba igrača bez skidanja.",
    few: "{n} od {limit} poteza oba igrača bez skidanja.",
    other: "{n} od {limit} poteza oba igrača bez skidanja.",
  },
  "status.repeated.second":
    "Ova pozicija je nastala drugi put; treći put je neriješeno.",
  "status.repeated.free": {
    one: "Ova pozicija je nastala {n} put.",
    few: "Ova pozicija je nastala {n} puta.",
    other: "Ova pozicija je nastala {n} puta.",
  },
  "status.engine-failed":
    "Računalo nije uspjelo odgovoriti: pritisni bilo koju točku i pokušat će ponovno.",
  "status.not-loaded": "Ploča se nije mogla učitati.",
  "status.bad-attribute":
    "Postavka „{name}” ne može se pročitati, pa je ploča ostala kakva je bila.",

  "reason.fewer-than-three.w":
    "Bijeli pobjeđuje: Crnom je ostalo manje od tri figure (pravilo 4.1).",
  "reason.fewer-than-three.b":
    "Crni pobjeđuje: Bijelom je ostalo manje od tri figure (pravilo 4.1).",
  "reason.blocked.w": "Bijeli pobjeđuje: Crni je blokiran (pravilo 4.2).",
  "reason.blocked.b": "Crni pobjeđuje: Bijeli je blokiran (pravilo 4.2).",
  "reason.resignation.w":
    "Bijeli pobjeđuje: Crni je predao partiju (pravilo 4.7).",
  "reason.resignation.b":
    "Crni pobjeđuje: Bijeli je predao partiju (pravilo 4.7).",
  "reason.board-full": "Partija je neriješena: ploča je puna (pravilo 4.3).",
  "reason.repetition":
    "Partija je neriješena: ista pozicija nastala je treći put (pravilo 4.4).",
  "reason.quiet-limit.each": {
    one: "Partija je neriješena: svaki igrač odigrao je {n} potez bez skidanja (pravilo 4.5).",
    few: "Partija je neriješena: svaki igrač odigrao je {n} poteza bez skidanja (pravilo 4.5).",
    other:
      "Partija je neriješena: svaki igrač odigrao je {n} poteza bez skidanja (pravilo 4.5).",
  },
  "reason.quiet-limit.together": {
    one: "Partija je neriješena: ukupno {n} potez bez skidanja (pravilo 4.5).",
    few: "Partija je neriješena: ukupno {n} poteza bez skidanja (pravilo 4.5).",
    other:
      "Partija je neriješena: ukupno {n} poteza bez skidanja (pravilo 4.5).",
  },
  "reason.both-flying":
    "Partija je neriješena: oba igrača imaju još po tri figure i skaču (pravilo 4.6).",
  "reason.agreement":
    "Partija je neriješena: igrači su se dogovorili (pravilo 4.7).",

  "illegal.syntax":
    "„{text}” nije potez: upiši točku, na primjer d6, ili potez, na primjer a1-a4.",
  "illegal.no-such-point": "„{text}” sadrži točku koje na ovoj ploči nema.",
  "illegal.game-over": "Partija je završena: započni novu ili vrati potez.",
  "illegal.still-placing":
    "U ruci još ima figura: postavi jednu na praznu točku.",
  "illegal.nothing-in-hand":
    "U ruci više nema figura: odaberi figuru na ploči.",
  "illegal.not-your-man": "Na {from} nema tvoje figure: odaberi neku svoju.",
  "illegal.occupied": "Na {to} već stoji figura: odaberi praznu točku.",
  "illegal.not-adjacent":
    "Od {from} do {to} ne vodi izravno nijedna linija: odaberi točku do figure.",
  "illegal.no-mill":
    "Ovaj potez ne zatvara mlin, pa se ne skida nijedna figura.",
  "illegal.capture-required":
    "Ovaj potez zatvara mlin: navedi i koja se figura skida.",
  "illegal.nothing-there":
    "Na {point} nema protivnikove figure: odaberi neku od onih koje smiješ skinuti.",
  "illegal.in-mill":
    "Figuru na {point} štiti njezin mlin: odaberi neku koja nije u mlinu.",
  "illegal.stuck":
    "Figura na {from} ne može se pomaknuti jer su sve susjedne točke zauzete: odaberi drugu figuru.",

  "point.board": "Ploča",
  "point.help":
    "Tipke sa strelicama vode po linijama, Enter pritiska točku, Escape pušta figuru, a upisana oznaka, na primjer d6, vodi ravno na nju.",
  "point.empty": "{point}, prazno",
  "point.empty.place": "{point}, prazno: pritisni da ovdje postaviš figuru",
  "point.empty.move":
    "{point}, prazno: pritisni da ovdje dovedeš figuru s točke {from}",
  "point.w": "{point}, bijela figura",
  "point.b": "{point}, crna figura",
  "point.w.lift": "{point}, bijela figura: pritisni da je podigneš",
  "point.b.lift": "{point}, crna figura: pritisni da je podigneš",
  "point.w.put-back":
    "{point}, bijela figura, podignuta: pritisni da je spustiš natrag",
  "point.b.put-back":
    "{point}, crna figura, podignuta: pritisni da je spustiš natrag",
  "point.w.capture": "{point}, bijela figura: pritisni da je skineš",
  "point.b.capture": "{point}, crna figura: pritisni da je skineš",
  "point.diagram.w": "Bijele figure: {points}.",
  "point.diagram.b": "Crne figure: {points}.",
  "point.diagram.none.w": "Na ploči nema bijelih figura.",
  "point.diagram.none.b": "Na ploči nema crnih figura.",

  // --- The page of puzzles ---
  "puzzles.title": "Zadaci",
  "puzzles.description":
    "Za svaki dan jedan zadatak iz mlina i srodnih igara, i još dvjesto drugih: pronađi jedini potez koji pobjeđuje ili čuva remi.",
  "puzzles.daily": "Zadatak dana",
  "puzzles.number": "Zadatak {n} od {total}",
  "puzzles.task.win.w": "Bijeli igra i pobjeđuje. Uspijeva samo jedan potez.",
  "puzzles.task.win.b": "Crni igra i pobjeđuje. Uspijeva samo jedan potez.",
  "puzzles.task.hold.w": "Bijeli igra i čuva remi. Uspijeva samo jedan potez.",
  "puzzles.task.hold.b": "Crni igra i čuva remi. Uspijeva samo jedan potez.",
  "puzzles.task.gain.w":
    "Bijeli zatvara mlin u {n} poteza, što god crni odigrao. Uspijeva samo jedan prvi potez.",
  "puzzles.task.gain.b":
    "Crni zatvara mlin u {n} poteza, što god bijeli odigrao. Uspijeva samo jedan prvi potez.",
  "puzzles.task.guard.w":
    "Crni prijeti da u dva poteza iznudi mlin. Samo jedan potez bijelog to sprječava.",
  "puzzles.task.guard.b":
    "Bijeli prijeti da u dva poteza iznudi mlin. Samo jedan potez crnog to sprječava.",
  "puzzles.difficulty": "Težina: {n} od {total}",
  "puzzles.rating": "Tvoj rejting: {n}",
  "puzzles.streak": {
    one: "{n} dan zaredom",
    few: "{n} dana zaredom",
    other: "{n} dana zaredom",
  },
  "puzzles.solved": "Riješeno: {n} od {total}",
  "puzzles.previous": "Prethodni",
  "puzzles.today": "Danas",
  "puzzles.next": "Sljedeći",
  "puzzles.theme": "Ideju ćeš doznati kad je pronađeš.",
  "puzzles.theme.block": "Ideja: ostaviti protivnika bez poteza.",
  "puzzles.theme.mill": "Ideja: zatvoriti mlin i skinuti pravu figuru.",
  "puzzles.theme.fork": "Ideja: zaprijetiti dvama mlinovima odjednom.",
  "puzzles.theme.hinder": "Ideja: zauzeti točku koja treba protivniku.",
  "puzzles.theme.open": "Ideja: otvoriti mlin da bi se ponovno zatvorio.",
  "puzzles.theme.fly": "Ideja: skočiti izdaleka.",
  "puzzles.theme.quiet": "Ideja: tih potez.",

  // --- Builder of embedded boards ---
  "builder.title": "Ploča za tvoju stranicu",
  "builder.lead":
    "Odaberi ploču, pogledaj je i kopiraj retke u svoju stranicu. Ništa drugo nije potrebno i ništa se nikamo ne šalje.",
  "builder.kind": "Što prikazuje",
  "builder.kind.diagram": "Dijagram",
  "builder.kind.view": "Partija za pregledavanje",
  "builder.kind.puzzle": "Zadatak",
  "builder.kind.engine": "Partija protiv računala",
  "builder.kind.two": "Partija za dvoje",
  "builder.position": "Pozicija kao tekst",
  "builder.moves": "Potezi; u zadatku oni koje treba pronaći",
  "builder.side": "Dolje na ploči",
  "builder.highlight": "Točke koje treba istaknuti",
  "builder.arrows": "Strelice",
  "builder.lang.page": "Kao stranica oko nje",
  "builder.width": "Širina u pikselima",
  "builder.lazy": "Učitaj tek kad se približi zaslonu",
  "builder.preview": "Pregled",
  "builder.tag": "Kao oznaka",
  "builder.tag.note": "Za stranice u kojima smiju stajati skripte.",
  "builder.frame": "Kao okvir",
  "builder.frame.note":
    "Za stranice koje primaju okvire. Skripta ispod nije nužna; s njom je okvir uvijek visok koliko i ploča.",
  "builder.copied": "Kopirano.",
  "builder.game": "Na igru",

  // --- Puzzles, lessons, games to step through ---
  "exercise.solved": "Riješeno!",
  "exercise.next": "Točno. Sada pronađi sljedeći potez.",
  "exercise.wrong.move": "To nije traženi potez: pokušaj s drugim.",
  "exercise.wrong.capture": "Potez je točan, ali treba skinuti drugu figuru.",
  "exercise.missing": "Najprije pronađi pravi potez na ploči.",
  "control.first": "Na početak",
  "control.back": "Potez unatrag",
  "control.forward": "Potez naprijed",
  "control.last": "Na kraj",
  "control.move": "Potez {n} od {total}",
  "control.again": "Ispočetka",
  "control.previous": "Natrag",
  "control.next": "Dalje",
  "control.step": "Korak {n} od {total}",

  "hint.place": "Savjet: postavi figuru na {to}.",
  "hint.place.capture":
    "Savjet: postavi figuru na {to} i skini figuru s točke {first}.",
  "hint.place.captures":
    "Savjet: postavi figuru na {to} i skini figure s točaka {first} i {second}.",
  "hint.move": "Savjet: pomakni figuru s točke {from} na {to}.",
  "hint.move.capture":
    "Savjet: pomakni figuru s točke {from} na {to} i skini figuru s točke {first}.",
  "hint.move.captures":
    "Savjet: pomakni figuru s točke {from} na {to} i skini figure s točaka {first} i {second}.",
  "hint.why.win": "Time pobjeđuješ.",
  "hint.why.win.in": {
    one: "Time pobjeđuješ u {n} potezu.",
    few: "Time pobjeđuješ u {n} poteza.",
    other: "Time pobjeđuješ u {n} poteza.",
  },
  "hint.why.loss":
    "Protiv najbolje igre gubi svaki potez; ovaj najduže odolijeva.",
  "hint.why.draw": "Time čuvaš remi.",
  "hint.why.mill": "Time zatvaraš mlin.",
  "hint.why.hinder": "Time sprječavaš protivnika da zatvori mlin.",
  "hint.why.prepare": "Time pripremaš mlin.",
  "hint.why.best": "Računalo ne nalazi bolji potez.",

  "announce.place.w": "Bijeli postavlja figuru na {to}.",
  "announce.place.b": "Crni postavlja figuru na {to}.",
  "announce.place.capture.w":
    "Bijeli postavlja figuru na {to}, zatvara mlin i skida figuru s točke {first}.",
  "announce.place.capture.b":
    "Crni postavlja figuru na {to}, zatvara mlin i skida figuru s točke {first}.",
  "announce.place.captures.w":
    "Bijeli postavlja figuru na {to}, zatvara dva mlina i skida figure s točaka {first} i {second}.",
  "announce.place.captures.b":
    "Crni postavlja figuru na {to}, zatvara dva mlina i skida figure s točaka {first} i {second}.",
  "announce.move.w": "Bijeli ide s točke {from} na {to}.",
  "announce.move.b": "Crni ide s točke {from} na {to}.",
  "announce.move.capture.w":
    "Bijeli ide s točke {from} na {to}, zatvara mlin i skida figuru s točke {first}.",
  "announce.move.capture.b":
    "Crni ide s točke {from} na {to}, zatvara mlin i skida figuru s točke {first}.",
  "announce.move.captures.w":
    "Bijeli ide s točke {from} na {to}, zatvara dva mlina i skida figure s točaka {first} i {second}.",
  "announce.move.captures.b":
    "Crni ide s točke {from} na {to}, zatvara dva mlina i skida figure s točaka {first} i {second}.",
  "announce.moving.w": "Bijeli je postavio sve figure i odsad ih pomiče.",
  "announce.moving.b": "Crni je postavio sve figure i odsad ih pomiče.",
  "announce.flying.w": "Bijeli ima još tri figure i odsad smije skakati.",
  "announce.flying.b": "Crni ima još tri figure i odsad smije skakati.",
  "announce.undo": "Potez je vraćen.",
  "announce.redo": "Potez je ponovno odigran.",
  "announce.load": "Na ploči je druga partija.",

  // --- Walking through the moves ---
  // Another moment of the game is shown; {n} is the number of the move, {move} its text.
  "status.moment.w": "Nakon {n}. poteza bijelog: {move}.",
  "status.moment.b": "Nakon {n}. poteza crnog: {move}.",
  "status.moment.start": "Početak partije.",
  "walk.label": "Pregled poteza",
  // Names of the four buttons that walk along the line.
  "walk.first": "Na početak",
  "walk.back": "Potez natrag",
  "walk.forth": "Potez naprijed",
  "walk.last": "Na kraj",
  // A short button: the game goes on from the moment that is shown.
  "walk.play": "Igraj odavde",

  // --- Review of a game ---
  // A short label; the engine goes through the game.
  "action.review": "Pregled",
  "action.review.title": "Neka računalo prođe kroz partiju i pronađe pogreške",
  "review.title": "Pregled partije",
  "review.progress": "Tijek pregleda",
  // Accessible name of the graph, which is a slider along the moves.
  "review.graph": "Tijek partije",
  "review.list": "Pogreške",
  "review.none": "Računalo nije pronašlo nijednu pogrešku.",
  // Heads of a table of counts.
  "review.kinds.inaccuracy": "Netočnosti",
  "review.kinds.mistake": "Pogreške",
  "review.kinds.blunder": "Grube",
  // What one move was, from the least to the worst.
  "review.kind.inaccuracy": "Netočnost",
  "review.kind.mistake": "Pogreška",
  "review.kind.blunder": "Gruba pogreška",
  // {move} is a number and a move, such as “12. a1-a4”.
  "review.called.inaccuracy": "{move} nije bio točan potez.",
  "review.called.mistake": "{move} je bila pogreška.",
  "review.called.blunder": "{move} je bila gruba pogreška.",
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
    one: "To je stajalo {men} figure.",
    few: "To je stajalo {men} figure.",
    other: "To je stajalo {men} figura.",
  },
  "review.better": "Bolje je bilo {move}.",
  // Before some moves.
  "review.better-line": "Bolje:",
  "review.retry": "Pokušaj ponovno ovaj trenutak",
  // A task: {move} is the move of the game, which was a mistake.
  "trial.task.w": "Bijeli je na potezu: pronađi bolji potez od {move}.",
  "trial.task.b": "Crni je na potezu: pronađi bolji potez od {move}.",
  "trial.weighing": "Računalo gleda tvoj potez…",
  "trial.best": "Točno, tako bi igralo i računalo.",
  // The move tried is as good as what was there before.
  "trial.held": "Dobro: ovaj potez čuva ono što je bilo.",
  "trial.held.win": "Dobro: ovaj potez čuva pobjedu.",
  "trial.held.draw": "Dobro: ovaj potez čuva remi.",
  // One of the sentences review.gave.* follows.
  "trial.failed": "Nije taj.",
  "trial.again": "Pokušaj ponovno",
  "trial.answer": "Pokaži rješenje",
  "trial.end": "Natrag na pregled",

  // --- More reasons of a hint ---
  // They stand behind a hint, as hint.why.mill does; “this” is the move.
  "hint.why.mill-again":
    "Time zatvaraš mlin, a u sljedećem potezu možda i novi.",
  "hint.why.hinder-threaten":
    "Time sprječavaš protivnika da zatvori mlin i sam prijetiš mlinom.",
  "hint.why.double": "Time prijetiš s dva mlina odjednom.",
  "hint.why.open": "Time otvaraš mlin da ga ponovno zatvoriš.",
  "hint.why.free": "Time oslobađaš blokiranu figuru.",
  "hint.why.shut": "Time blokiraš protivnikovu figuru.",
  "hint.why.crossing": "Time zauzimaš točku s mnogo susjednih točaka.",
  // A short button: walks to the next mistake.
  "review.next": "Sljedeća pogreška",

  // Analysis. {n} counts the turns of both players together.
  "section.analysis": "Analiza",
  "action.analyse": "Analiziraj",
  "action.analyse.title": "Neka računalo analizira ovu poziciju",
  "analysis.back": "Natrag na partiju",
  "analysis.bar": "Ocjena",
  "analysis.wait": "Još nema varijante.",
  "analysis.over": "Partija je završena.",
  "analysis.failed": "Analiza nije uspjela.",
  "analysis.figures": "Dubina {depth}, pozicija: {nodes}",
  "analysis.note":
    "Brojevi su u figurama: + znači prednost Bijelog, − prednost Crnog. Pritisni potez da vidiš kuda varijanta vodi.",
  "analysis.draw": "Neriješeno",
  "analysis.win.w": "Bijeli pobjeđuje",
  "analysis.win.b": "Crni pobjeđuje",
  "analysis.beyond.w":
    "Bijeli bi pobijedio, ali ne unutar granice poteza bez skidanja",
  "analysis.beyond.b":
    "Crni bi pobijedio, ali ne unutar granice poteza bez skidanja",
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
