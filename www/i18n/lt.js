/**
 * Lithuanian; the player is addressed as “tu”, buttons are infinitives. What each key is for: see en.js.
 * The plural form `many` is that of fractions.
 */
export default {
  "language.name": "Lietuvių",

  // --- The page as a whole -------------------------------------------------------------------------------------------
  "page.title": "Mlin – malūnas ir giminingi žaidimai",
  "page.description":
    "Žaisk malūną, Laskerio malūną, morabarabą ir dar penkis giminingus žaidimus prieš kompiuterį arba su draugu. Viskas lieka tavo įrenginyje.",
  "page.no-wasm":
    "Ši naršyklė nepalaiko „WebAssembly“, todėl žaidimas joje neveikia. Ją palaiko visos pastarųjų metų naršyklės.",
  "page.failed": "Žaidimo paleisti nepavyko: {detail}",
  "page.skip": "Pereiti prie lentos",
  "page.private": "Iš tavo įrenginio niekas neišsiunčiama.",
  "page.version": "Versija {version}",

  "section.board": "Lenta",
  "section.status": "Partijos būsena",
  "section.actions": "Veiksmai",
  "section.moves": "Ėjimai",
  "section.setup": "Partija",
  "section.rules": "Taisyklės",

  // --- Language and appearance ---------------------------------------------------------------------------------------
  "lang.label": "Kalba",
  "theme.label": "Išvaizda",
  "theme.auto": "Automatinė",
  "theme.light": "Šviesi",
  "theme.dark": "Tamsi",
  "theme.contrast": "Kontrastinga",

  // --- What is played ------------------------------------------------------------------------------------------------
  "variant.label": "Variantas",
  "variant.three": "Trijų akmenėlių malūnas",
  "variant.five": "Penkių akmenėlių malūnas",
  "variant.six": "Šešių akmenėlių malūnas",
  "variant.seven": "Septynių akmenėlių malūnas",
  "variant.nine": "Devynių akmenėlių malūnas",
  "variant.ten": "Laskerio malūnas (10 akmenėlių)",
  "variant.eleven": "Vienuolikos akmenėlių malūnas",
  "variant.twelve": "Morabaraba (12 akmenėlių)",

  "players.label": "Žaidėjai",
  "players.human-engine": "Tu prieš kompiuterį",
  "players.human-human": "Du žaidėjai",
  "players.engine-engine": "Kompiuteris prieš kompiuterį",
  "players.none": "Niekas",

  "first.label": "Tavo spalva",
  "first.white": "Balta",
  "first.black": "Juoda",
  "first.lot": "Burtų keliu",

  "level.label": "Kompiuterio lygis",
  "level.lowest": "{n} – lengviausias",
  "level.between": "{n}",
  "level.highest": "{n} – sunkiausias",

  "setup.note":
    "Pakeitus variantą, spalvą ar taisykles, prasideda nauja partija. Mygtukas „Atgal“ grąžina ankstesnę.",

  // --- Rule options: a label and its choices, read together; choices must be short --------------------------------------
  "option.legend": "Taisyklių parinktys",
  "option.flying": "Skraidymas su trimis akmenėliais",
  "option.flying.on": "Leidžiamas",
  "option.flying.off": "Neleidžiamas",
  "option.double-mill": "Du malūnai iš karto",
  "option.double-mill.one": "Nuimti vieną",
  "option.double-mill.two": "Nuimti du",
  "option.both-flying": "Kai abu skraido",
  "option.both-flying.offer": "Siūlyti lygiąsias",
  "option.both-flying.draw": "Lygiosios",
  "option.both-flying.play": "Žaisti toliau",
  "option.quiet-limit": "Lygiosios, kai abu nieko nenuima",
  "option.quiet-limit.each": {
    one: "Po {n} ėjimą",
    few: "Po {n} ėjimus",
    many: "Po {n} ėjimo",
    other: "Po {n} ėjimų",
  },
  "option.quiet-limit.together": {
    one: "Iš viso {n} ėjimas",
    few: "Iš viso {n} ėjimai",
    many: "Iš viso {n} ėjimo",
    other: "Iš viso {n} ėjimų",
  },
  "option.quiet-limit.none": "Niekada",
  "option.repetition": "Ta pati pozicija trečią kartą",
  "option.repetition.on": "Lygiosios",
  "option.repetition.off": "Žaisti toliau",
  "option.diagonals": "Įstrižainės",
  "option.diagonals.on": "Nubrėžtos",
  "option.diagonals.off": "Nenubrėžtos",

  // --- Buttons: a very short label (at most about nine letters) and a longer description ------------------------------
  "action.new": "Nauja",
  "action.new.title": "Pradėti naują partiją",
  "action.undo": "Atgal",
  "action.undo.title":
    "Atsiimti paskutinį ėjimą arba grąžinti ankstesnę partiją",
  "action.redo": "Pirmyn",
  "action.redo.title": "Vėl padaryti atsiimtą ėjimą",
  "action.hint": "Patarti",
  "action.hint.title": "Parodyti gerą ėjimą",
  "action.flip": "Apsukti",
  "action.flip.title": "Apsukti lentą",
  "action.resign": "Pasiduoti",
  "action.resign.title": "Pasiduoti šioje partijoje",
  "action.draw": "Lygiosios",
  "action.draw.title": "Pasiūlyti lygiąsias",
  "action.copy": "Kopijuoti",
  "action.copy.title": "Kopijuoti šios partijos užrašą",
  "action.paste": "Įklijuoti",
  "action.paste.title": "Įklijuoti partijos užrašą",
  "action.share": "Nuoroda",
  "action.share.title": "Kopijuoti šios pozicijos nuorodą",

  // --- Moves ---------------------------------------------------------------------------------------------------------
  "moves.empty": "Dar nepadarytas nė vienas ėjimas.",
  "moves.label": "Ėjimų sąrašas",
  "moves.field": "Ėjimas raidėmis ir skaičiais",
  "moves.help": "Pavyzdžiui: d6, a1-a4 arba, nuimant akmenėlį, a1-a4xb2.",
  "moves.play": "Eiti",
  "moves.wait": "Dabar eina kompiuteris. Palauk jo ėjimo.",

  // --- Tobulas žaidimas -------------------------------------------------------------------------------------------------
  "section.perfect": "Tobulas žaidimas",
  "perfect.offered":
    "Šį variantą tavo įrenginys gali visiškai išspręsti. Tada aukščiausias kompiuterio lygis žaidžia tobulai, o kiekvienas ėjimas turi tikslią vertę.",
  "perfect.solving":
    "Variantas sprendžiamas tavo įrenginyje. Tuo metu gali žaisti toliau.",
  "perfect.solved.draw":
    "Išspręsta: jei niekas nesuklys, bus lygiosios. Aukščiausias kompiuterio lygis žaidžia tobulai.",
  "perfect.solved.w":
    "Išspręsta: jei niekas nesuklys, laimės baltieji. Aukščiausias kompiuterio lygis žaidžia tobulai.",
  "perfect.solved.b":
    "Išspręsta: jei niekas nesuklys, laimės juodieji. Aukščiausias kompiuterio lygis žaidžia tobulai.",
  "perfect.endings.refused":
    "Pabaigas, kuriose ne daugiau kaip aštuoni akmenėliai, gali išspręsti tavo įrenginys.",
  "perfect.endings.later":
    "Kai liks mažai akmenėlių, tavo įrenginys išspręs pabaigas, kuriose jų ne daugiau kaip aštuoni.",
  "perfect.endings.solving":
    "Tavo įrenginyje sprendžiamos pabaigos, kuriose ne daugiau kaip aštuoni akmenėliai. Tuo metu gali žaisti toliau.",
  "perfect.endings.solved":
    "Pabaigos, kuriose ne daugiau kaip aštuoni akmenėliai, išspręstos: jose aukščiausias kompiuterio lygis žaidžia tobulai.",
  "perfect.failed": "Išspręsti nepavyko. Kompiuteris žaidžia be to.",
  "perfect.solve": "Išspręsti",
  "perfect.progress": "Kiek išspręsta",
  "perfect.values": "Ėjimų vertės",
  "perfect.note":
    "Lentoje: + laimi, = lygiosios, − pralaimi; skaičius rodo, po kiek abiejų žaidėjų ėjimų bus pabaiga.",
  "solve.label": "Spręsti šiame įrenginyje",
  "solve.auto": "Tik pabaigas",
  "solve.on": "Ir ištisus variantus",
  "solve.off": "Nieko",
  "values.label": "Tikslios ėjimų vertės",
  "values.off": "Nerodomos",
  "values.on": "Rodomos",
  "level.perfect": "{n} – tobulas",
  "seat.engine.perfect": "Kompiuteris, tobulas",
  "value.draw": "Lygiosios.",
  "value.win": {
    one: "Laimi per {n} ėjimą.",
    few: "Laimi per {n} ėjimus.",
    many: "Laimi per {n} ėjimo.",
    other: "Laimi per {n} ėjimų.",
  },
  "value.loss": {
    one: "Pralaimi per {n} ėjimą.",
    few: "Pralaimi per {n} ėjimus.",
    many: "Pralaimi per {n} ėjimo.",
    other: "Pralaimi per {n} ėjimų.",
  },
  "value.beyond.win": {
    one: "Laimėtų per {n} ėjimą, bet viršytų ėjimų be kirtimo ribą.",
    few: "Laimėtų per {n} ėjimus, bet viršytų ėjimų be kirtimo ribą.",
    many: "Laimėtų per {n} ėjimo, bet viršytų ėjimų be kirtimo ribą.",
    other: "Laimėtų per {n} ėjimų, bet viršytų ėjimų be kirtimo ribą.",
  },
  "value.beyond.loss": {
    one: "Pralaimėtų per {n} ėjimą, bet anksčiau baigsis ėjimų be kirtimo riba.",
    few: "Pralaimėtų per {n} ėjimus, bet anksčiau baigsis ėjimų be kirtimo riba.",
    many: "Pralaimėtų per {n} ėjimo, bet anksčiau baigsis ėjimų be kirtimo riba.",
    other:
      "Pralaimėtų per {n} ėjimų, bet anksčiau baigsis ėjimų be kirtimo riba.",
  },

  // --- The two players beside the board -------------------------------------------------------------------------------
  "color.w": "Baltieji",
  "color.b": "Juodieji",
  "seat.you": "Tu",
  "seat.player": "Žaidėjas",
  "seat.engine": "Kompiuteris, {n} lygis",
  "strip.thinking": "galvoja…",
  "strip.turn": "eina",
  "strip.hand": {
    one: "{n} akmenėlis rankoje",
    few: "{n} akmenėliai rankoje",
    many: "{n} akmenėlio rankoje",
    other: "{n} akmenėlių rankoje",
  },
  "strip.board": {
    one: "{n} akmenėlis lentoje",
    few: "{n} akmenėliai lentoje",
    many: "{n} akmenėlio lentoje",
    other: "{n} akmenėlių lentoje",
  },
  "strip.lost": {
    one: "{n} prarastas akmenėlis",
    few: "{n} prarasti akmenėliai",
    many: "{n} prarasto akmenėlio",
    other: "{n} prarastų akmenėlių",
  },

  // --- Dialogs -------------------------------------------------------------------------------------------------------
  "dialog.cancel": "Atšaukti",
  "dialog.close": "Uždaryti",
  "resign.title": "Pasiduodi?",
  "resign.you": "Partija baigsis, laimės kompiuteris.",
  "resign.w": "Baltieji pasiduoda, laimi juodieji.",
  "resign.b": "Juodieji pasiduoda, laimi baltieji.",
  "resign.confirm": "Pasiduoti",
  "draw.title": "Lygiosios?",
  "draw.ask": "Jei abu žaidėjai sutinka, partija baigiasi lygiosiomis.",
  "draw.confirm": "Sutinkame",
  "draw.declined": "Kompiuteris lygiųjų nepriima ir žaidžia toliau.",
  "offer.title": "Abu žaidėjai skraido",
  "offer.ask":
    "Abiem žaidėjams liko po tris akmenėlius. Pagal paprotį dabar skelbiamos lygiosios, jei abu sutinka.",
  "offer.accept": "Lygiosios",
  "offer.decline": "Žaisti toliau",
  "paste.help":
    "Ši partija pakeis tą, kuri yra lentoje. Mygtukas „Atgal“ grąžina ankstesnę.",
  "paste.load": "Atverti",
  "copy.title": "Nukopijuok šį tekstą",
  "copy.help":
    "Naršyklė neleidžia šiam puslapiui pačiam kopijuoti. Tekstas pažymėtas: nukopijuok jį klaviatūra arba per meniu.",

  // --- Settings ---
  "action.settings": "Nustatymai",
  "action.settings.title": "Kalba, išvaizda ir žaidimas",
  "settings.look": "Lenta",
  "settings.play": "Žaidimas",
  "coordinates.label": "Koordinatės",
  "coordinates.auto": "Kur yra vietos",
  "coordinates.on": "Visada",
  "coordinates.off": "Niekada",
  "delay.label": "Kompiuteris atsako",
  "delay.0": "Iš karto",
  "delay.400": "Po akimirkos",
  "delay.1000": "Po sekundės",
  "delay.2000": "Po dviejų sekundžių",
  "section.tools": "Įrankiai",

  // --- Looks ---
  "board.label": "Lenta",
  "board.wood": "Medis",
  "board.stone": "Akmuo",
  "board.ink": "Tušas ant popieriaus",
  "board.contrast": "Didelis kontrastas",
  "men.label": "Akmenėliai",
  "men.auto": "Pagal lentą",
  "men.turned": "Tekinti diskai",
  "men.stones": "Šlifuoti akmenys",
  "settings.senses": "Garsas ir lietimas",
  "sound.label": "Garsas",
  "sound.on": "Įjungtas",
  "sound.off": "Išjungtas",
  "haptics.label": "Vibracija",
  "haptics.on": "Įjungta",
  "haptics.off": "Išjungta",
  "confirm.label": "Ekrano lietimas",
  "confirm.off": "Ėjimas iš karto",
  "confirm.on": "Antras lietimas patvirtina",
  "aids.label": "Ženklai pradedantiesiems",
  "aids.on": "Rodomi",
  "aids.off": "Paslėpti",
  "action.sound": "Garsas",
  "action.sound.title": "Įjungti arba išjungti garsą",
  "confirm.again": "Patvirtink: paliesk {point} dar kartą.",
  "aid.threat": "Varžovui iki malūno trūksta tik šio taško.",
  "aid.mill": "Šis akmenėlis stovi malūne.",
  "aid.tight": "Šis akmenėlis tuoj bus užblokuotas.",

  // --- Choosing a game ---
  "action.variants": "Visi žaidimai",
  "action.variants.title": "Pamatyti visus žaidimus ir jų lentas",
  "variant.three.about":
    "Po tris akmenėlius ant devynių taškų: partija trunka minutę ar dvi.",
  "variant.five.about":
    "Maža lenta, po penkis akmenėlius; likus trims skraidoma.",
  "variant.six.about":
    "Viduramžių žaidimas: maža lenta, po šešis akmenėlius, neskraidoma.",
  "variant.seven.about":
    "Du kvadratai ir kryžius per vidurį, po septynis akmenėlius.",
  "variant.nine.about": "Klasika: trys kvadratai, po devynis akmenėlius.",
  "variant.ten.about":
    "Po dešimt akmenėlių; eiti galima ir dar nesudėjus visų.",
  "variant.eleven.about":
    "Po vienuolika akmenėlių, linijos eina ir per kampus.",
  "variant.twelve.about":
    "Po dvylika akmenėlių, linijos eina ir per kampus: Pietų Afrikoje – sporto šaka.",
  "preset.label": "Taisyklės",
  "preset.classic": "Klasikinės",
  "preset.no-flying": "Be skraidymo, kaip turnyruose",
  "preset.two-men": "Du malūnai nuima du akmenėlius",
  "preset.flying-draw": "Abiem skraidant – lygiosios",
  "preset.own": "Savas pasirinkimas",
  "level.white": "Baltųjų lygis",
  "level.black": "Juodųjų lygis",
  "name.you": "Tavo vardas",
  "name.guest": "Kito vardas",

  // --- Editor ---
  "action.editor": "Sudėti",
  "action.editor.title": "Sudėti savo poziciją",
  "editor.title": "Pozicijos sudėjimas",
  "editor.tool": "Paspaudus dedama",
  "editor.tool.w": "Baltas akmenėlis",
  "editor.tool.b": "Juodas akmenėlis",
  "editor.tool.none": "Nieko",
  "editor.turn": "Eina",
  "editor.hand.w": "Baltųjų akmenėliai rankoje",
  "editor.hand.b": "Juodųjų akmenėliai rankoje",
  "editor.quiet": "Ėjimai nieko nenuėmus",
  "editor.clear": "Išvalyti",
  "editor.start": "Pradžia",
  "editor.board": "Kaip partijoje",
  "editor.play": "Žaisti nuo čia",
  "editor.analyse": "Analizuoti",
  "editor.link": "Kopijuoti nuorodą",
  "editor.wrong": "Šios pozicijos žaisti negalima. {why}",
  "editor.good": "Šią poziciją žaisti galima.",
  "error.why.too-many-men":
    "Vienas žaidėjas lentoje ir rankoje turi daugiau akmenėlių, nei jų yra šiame žaidime.",
  "error.why.both-under-three":
    "Abu žaidėjai turi mažiau nei tris akmenėlius, todėl laimėti negalėtų niekas.",

  // --- Sharing and opening ---
  "action.send": "Dalytis",
  "action.send.title": "Dalytis šia partija: nuoroda, užrašu arba paveikslu",
  "send.what": "Kuo dalytis",
  "send.position": "Šia pozicija",
  "send.game": "Visa partija",
  "send.link": "Nuoroda",
  "send.copy": "Kopijuoti nuorodą",
  "send.system": "Siųsti per…",
  "send.code": "Nuorodos QR kodas",
  "send.too-long": "Ši nuoroda QR kodui per ilga.",
  "send.file":
    "Puslapis atvertas iš failo: nuoroda veikia tik ten, kur tas failas yra. Kiti gali ją įklijuoti į savąjį „Mlin“.",
  "send.record": "Partijos užrašas",
  "send.copy-record": "Kopijuoti",
  "send.save-record": "Įrašyti į failą",
  "send.picture": "Lentos paveikslas",
  "send.done": "Nukopijuota.",
  "open.title": "Atverti partiją",
  "open.label": "Partijos užrašas, pozicijos tekstas arba nuoroda",
  "open.file": "Pasirinkti failą",
  "open.unreadable": "Šio failo perskaityti nepavyko.",
  "open.drop": "Paleisk failą, ir jo partijos atsivers.",
  "pick.title": "Kuri partija?",
  "pick.players": "{white} – {black}",
  "pick.moves": {
    one: "{n} ėjimas",
    few: "{n} ėjimai",
    many: "{n} ėjimo",
    other: "{n} ėjimų",
  },

  // --- Archive and statistics ---
  "toast.update": "Paruošta nauja „Mlin“ versija.",
  "toast.reload": "Įkelti",
  "action.archive": "Partijos",
  "action.archive.title": "Baigtos partijos ir statistika",
  "archive.title": "Baigtos partijos",
  "archive.empty": "Čia saugomos baigtos partijos – tik šiame įrenginyje.",
  "archive.missing": "Ši naršyklė neleidžia puslapiui saugoti baigtų partijų.",
  "archive.statistics": "Prieš kompiuterį",
  "archive.level": "Lygis",
  "archive.won": "Laimėta",
  "archive.drawn": "Lygiosios",
  "archive.lost": "Pralaimėta",
  "archive.records": "Įrašyti visus užrašus",
  "archive.export": "Įrašyti viską",
  "archive.import": "Grąžinti iš failo",
  "archive.more": {
    one: "Dar saugoma {n} senesnė partija.",
    few: "Dar saugomos {n} senesnės partijos.",
    many: "Dar saugoma {n} senesnės partijos.",
    other: "Dar saugoma {n} senesnių partijų.",
  },
  "archive.brought": {
    one: "Grąžinta {n} partija.",
    few: "Grąžintos {n} partijos.",
    many: "Grąžinta {n} partijos.",
    other: "Grąžinta {n} partijų.",
  },
  "archive.foreign": "Šio failo „Mlin“ nėra įrašęs.",

  // --- A friend by link ---
  "action.invite": "Žaisti su draugu per nuorodas",
  "action.invite.title":
    "Kiekvienas ėjimas – nuoroda, kurią siunti kaip tik nori",
  "friend.begin.w": "Pradedi tu: padaryk ėjimą ir nusiųsk nuorodą.",
  "friend.begin.b": "Pradeda draugas: nusiųsk jam nuorodą.",
  "friend.turn": "Eina draugas: nusiųsk nuorodą. Atsakymas irgi bus nuoroda.",
  "friend.over": "Draugas pabaigos dar nežino: nusiųsk nuorodą.",
  "friend.send": "Siųsti nuorodą",
  "friend.older": "Ši nuoroda senesnė. Partija čia jau pažengusi toliau.",
  "friend.other": "Ji priklauso čia esančiai partijai, bet pradžia kita.",
  "friend.diverges":
    "Ji netęsia čia esančios partijos: {n}-asis ėjimas buvo {known}, o nuorodoje – {linked}.",

  // --- Clock ---
  "clock.label": "Laikrodis",
  "clock.none": "Be laikrodžio",
  "clock.time": "{minutes} min + {seconds} s",
  "clock.title": "Laikas baigėsi",
  "clock.flag.w":
    "Baltųjų laikas baigėsi. Jei abu sutinkate, laimėjo juodieji.",
  "clock.flag.b":
    "Juodųjų laikas baigėsi. Jei abu sutinkate, laimėjo baltieji.",
  "clock.play-on": "Žaisti toliau be laikrodžio",

  // --- The end of a game ----------------------------------------------------------------------------------------------
  "result.you-win": "Laimėjai!",
  "result.you-lose": "Laimėjo kompiuteris.",
  "result.w": "Baltieji laimėjo!",
  "result.b": "Juodieji laimėjo!",
  "result.draw": "Partija baigėsi lygiosiomis.",
  "result.rule": "{rule} taisyklė",
  "result.again": "Žaisti dar kartą",

  // --- Short messages -------------------------------------------------------------------------------------------------
  "toast.new": "Nauja partija.",
  "toast.copied": "Užrašas nukopijuotas.",
  "toast.linked": "Nuoroda nukopijuota.",
  "toast.opened": "Partija jau lentoje.",
  "toast.unsaved":
    "Ši naršyklė partijos neišsaugo. Uždarius puslapį, partijos nebeliks.",

  // --- Faults of the page itself ---
  "toast.mended": "Žaidime įvyko klaida. Ji ištaisyta, nieko neprarasta.",
  "toast.fault":
    "Šiame puslapyje įvyko klaida. Partija išsaugota: įkelk puslapį iš naujo.",

  // --- What went wrong, in words ---------------------------------------------------------------------------------------
  "error.link": "Šios nuorodos atverti nepavyko. {why}",
  "error.paste": "Šio teksto perskaityti nepavyko. {why}",
  "error.board": "Lenta praneša apie klaidą: {detail}",
  "error.why.value": "„{value}“ nėra tinkama „{field}“ reikšmė.",
  "error.why.variant": "Varianto „{value}“ nėra.",
  "error.why.contradiction":
    "Pozicijoje „{field}“ yra „{position}“, o nuorodoje – „{value}“.",
  "error.why.position": "Pozicija neteisinga: klaida dalyje „{field}“.",
  "error.why.move": "Ėjimas „{value}“ čia neįmanomas.",
  "error.why.move-at":
    "Ėjimas ties ženklu Nr. {at} toje pozicijoje neįmanomas.",
  "error.why.contradiction-at":
    "Tai, kas parašyta ties ženklu Nr. {at}, prieštarauja likusiam tekstui.",
  "error.why.at": "Klaida yra ties ženklu Nr. {at}.",
  "error.why.empty": "Nėra ko skaityti.",
  "error.why.unknown": "Priežastis: {detail}",

  // --- The short rules; numbers are those of the game's rule sheet ------------------------------------------------------
  "rules.page": "Visos taisyklės su lentomis, kuriose gali pabandyti",
  "rules.lessons": "Mokytis žingsnis po žingsnio",
  "rules.board": "Lenta",
  "rules.turn": "Ėjimas",
  "rules.mill": "Malūnas ir nuėmimas",
  "rules.end": "Partijos pabaiga",

  "rules.board.three":
    "Lentoje yra devyni taškai: trys eilutės ir trys stulpeliai.",
  "rules.board.five":
    "Lentą sudaro du kvadratai vienas kito viduje, sujungti kraštinių viduriuose: 16 taškų.",
  "rules.board.six":
    "Lentą sudaro du kvadratai vienas kito viduje, sujungti kraštinių viduriuose: 16 taškų.",
  "rules.board.seven":
    "Lentą sudaro du kvadratai vienas kito viduje ir kryžius per vidurį: 17 taškų.",
  "rules.board.nine":
    "Lentą sudaro trys kvadratai vienas kito viduje, sujungti kraštinių viduriuose: 24 taškai. Kampai nesujungti, o lentos viduryje taško nėra.",
  "rules.board.ten":
    "Lentą sudaro trys kvadratai vienas kito viduje, sujungti kraštinių viduriuose: 24 taškai. Kampai nesujungti, o lentos viduryje taško nėra.",
  "rules.board.eleven":
    "Lentą sudaro trys kvadratai vienas kito viduje, sujungti kraštinių viduriuose ir kampuose: 24 taškai.",
  "rules.board.twelve":
    "Lentą sudaro trys kvadratai vienas kito viduje, sujungti kraštinių viduriuose ir kampuose: 24 taškai.",
  "rules.diagonals.on": "Abi įstrižainės taip pat yra linijos.",
  "rules.diagonals.off":
    "Įstrižainės nėra linijos: malūnas būna tik horizontalus arba vertikalus.",
  "rules.men": {
    one: "Kiekvienas žaidėjas turi {n} akmenėlį. Pradeda baltieji, toliau einama paeiliui.",
    few: "Kiekvienas žaidėjas turi {n} akmenėlius. Pradeda baltieji, toliau einama paeiliui.",
    many: "Kiekvienas žaidėjas turi {n} akmenėlio. Pradeda baltieji, toliau einama paeiliui.",
    other:
      "Kiekvienas žaidėjas turi {n} akmenėlių. Pradeda baltieji, toliau einama paeiliui.",
  },

  "rules.place":
    "Kol turi akmenėlių rankoje, dedi po vieną į bet kurį laisvą tašką.",
  "rules.place-or-slide":
    "Kol turi akmenėlių rankoje, savo nuožiūra dedi vieną į bet kurį laisvą tašką arba pastumi akmenėlį, kuris jau yra lentoje.",
  "rules.slide":
    "Kai ranka tuščia, stumi vieną akmenėlį linija į gretimą tašką, kuris turi būti laisvas. Per akmenėlius šokti negalima.",
  "rules.flying.on":
    "Kai tau lieka lygiai trys akmenėliai, skraidai: perkeli akmenėlį į bet kurį laisvą tašką.",
  "rules.flying.off":
    "Skraidymo nėra: ir su trimis akmenėliais eini linija į gretimą tašką.",

  "rules.close":
    "Trys tavo akmenėliai, stovintys greta vienoje linijoje, yra malūnas. Kai uždarai malūną, privalai nuimti nuo lentos vieną varžovo akmenėlį. Atidarytas ir vėl uždarytas malūnas skaičiuojamas iš naujo.",
  "rules.protected":
    "Malūne stovinčio akmenėlio nuimti negalima, nebent visi varžovo akmenėliai lentoje stovi malūnuose.",
  "rules.double-mill.one":
    "Kas iš karto uždaro du malūnus, vis tiek nuima tik vieną akmenėlį.",
  "rules.double-mill.two":
    "Kas iš karto uždaro du malūnus, nuima du akmenėlius.",

  "rules.fewer-than-three":
    "Žaidėjas, kuris lentoje ir rankoje iš viso turi mažiau nei tris akmenėlius, pralaimi.",
  "rules.blocked":
    "Žaidėjas, kuris turi eiti, bet lieka be leistino ėjimo, pralaimi, kad ir kiek akmenėlių turėtų.",
  "rules.board-full":
    "Jei, padėjus paskutinį akmenėlį, visi taškai užimti, partija baigiasi lygiosiomis.",
  "rules.repetition.on":
    "Kai trečią kartą susidaro ta pati pozicija ir eiti turi tas pats žaidėjas, partija baigiasi lygiosiomis.",
  "rules.repetition.off":
    "Ta pati pozicija gali kartotis tiek, kiek žaidėjai nori.",
  "rules.quiet-limit.each": {
    one: "Kai abu žaidėjai iš eilės padaro po {n} ėjimą be nuėmimo, partija baigiasi lygiosiomis.",
    few: "Kai abu žaidėjai iš eilės padaro po {n} ėjimus be nuėmimo, partija baigiasi lygiosiomis.",
    many: "Kai abu žaidėjai iš eilės padaro po {n} ėjimo be nuėmimo, partija baigiasi lygiosiomis.",
    other:
      "Kai abu žaidėjai iš eilės padaro po {n} ėjimų be nuėmimo, partija baigiasi lygiosiomis.",
  },
  "rules.quiet-limit.together": {
    one: "Po {n} ėjimo be nuėmimo, skaičiuojant abiejų žaidėjų ėjimus, partija baigiasi lygiosiomis.",
    few: "Po {n} ėjimų be nuėmimo, skaičiuojant abiejų žaidėjų ėjimus, partija baigiasi lygiosiomis.",
    many: "Po {n} ėjimo be nuėmimo, skaičiuojant abiejų žaidėjų ėjimus, partija baigiasi lygiosiomis.",
    other:
      "Po {n} ėjimų be nuėmimo, skaičiuojant abiejų žaidėjų ėjimus, partija baigiasi lygiosiomis.",
  },
  "rules.quiet-limit.none":
    "Be nuėmimų galima žaisti tiek, kiek žaidėjai nori.",
  "rules.both-flying.offer":
    "Kai abiem žaidėjams lieka po tris akmenėlius ir abu skraido, vieną kartą pasiūlomos lygiosios.",
  "rules.both-flying.draw":
    "Kai abiem žaidėjams lieka po tris akmenėlius ir abu skraido, partija baigiasi lygiosiomis.",
  "rules.both-flying.play":
    "Kai abiem žaidėjams lieka po tris akmenėlius ir abu skraido, žaidžiama toliau.",
  "rules.agreement":
    "Žaidėjai bet kada gali susitarti dėl lygiųjų, ir kiekvienas bet kada gali pasiduoti.",

  // --- Board: status line, reasons, hints, announcements ----------------------------------------------------------------
  "status.place.w": "Eina baltieji: padėk akmenėlį į laisvą tašką.",
  "status.place.b": "Eina juodieji: padėk akmenėlį į laisvą tašką.",
  "status.place-or-slide.w":
    "Eina baltieji: padėk akmenėlį arba linija pastumk jau padėtą.",
  "status.place-or-slide.b":
    "Eina juodieji: padėk akmenėlį arba linija pastumk jau padėtą.",
  "status.place-or-fly.w":
    "Eina baltieji: padėk akmenėlį arba jau padėtu skrisk į bet kurį laisvą tašką.",
  "status.place-or-fly.b":
    "Eina juodieji: padėk akmenėlį arba jau padėtu skrisk į bet kurį laisvą tašką.",
  "status.slide.w": "Eina baltieji: pastumk akmenėlį linija į gretimą tašką.",
  "status.slide.b": "Eina juodieji: pastumk akmenėlį linija į gretimą tašką.",
  "status.fly.w":
    "Eina baltieji: dabar gali skraidyti į bet kurį laisvą tašką.",
  "status.fly.b":
    "Eina juodieji: dabar gali skraidyti į bet kurį laisvą tašką.",
  "status.put.slide.w":
    "Eina baltieji: pasirink akmenėliui tašką šalia {point}.",
  "status.put.slide.b":
    "Eina juodieji: pasirink akmenėliui tašką šalia {point}.",
  "status.put.fly.w":
    "Eina baltieji: pasirink bet kurį laisvą tašką akmenėliui iš {point}.",
  "status.put.fly.b":
    "Eina juodieji: pasirink bet kurį laisvą tašką akmenėliui iš {point}.",
  "status.capture.w": "Baltieji uždarė malūną: nuimk juodą akmenėlį.",
  "status.capture.b": "Juodieji uždarė malūną: nuimk baltą akmenėlį.",
  "status.capture.several.w":
    "Baltieji uždarė du malūnus: nuimk juodą akmenėlį, {n} iš {total}.",
  "status.capture.several.b":
    "Juodieji uždarė du malūnus: nuimk baltą akmenėlį, {n} iš {total}.",
  "status.capture.any.w":
    "Visi juodi akmenėliai stovi malūnuose, todėl galima nuimti bet kurį.",
  "status.capture.any.b":
    "Visi balti akmenėliai stovi malūnuose, todėl galima nuimti bet kurį.",
  "status.thinking.w": "Baltieji galvoja.",
  "status.thinking.b": "Juodieji galvoja.",
  "status.turn.w": "Eina baltieji.",
  "status.turn.b": "Eina juodieji.",
  "status.paused": "Partija sustabdyta: paspausk bet kurį tašką, ir ji tęsis.",
  "status.placing": "Dėjimo etapas, {n} ėjimas iš {total}.",
  "status.hand.w": {
    one: "Baltieji rankoje turi {n} akmenėlį.",
    few: "Baltieji rankoje turi {n} akmenėlius.",
    many: "Baltieji rankoje turi {n} akmenėlio.",
    other: "Baltieji rankoje turi {n} akmenėlių.",
  },
  "status.hand.b": {
    one: "Juodieji rankoje turi {n} akmenėlį.",
    few: "Juodieji rankoje turi {n} akmenėlius.",
    many: "Juodieji rankoje turi {n} akmenėlio.",
    other: "Juodieji rankoje turi {n} akmenėlių.",
  },
  "status.quiet.each": {
    one: "Ėjimai be nuėmimo: {n} iš {limit}.",
    few: "Ėjimai be nuėmimo: {n} iš {limit}.",
    many: "Ėjimai be nuėmimo: {n} iš {limit}.",
    other: "Ėjimai be nuėmimo: {n} iš {limit}.",
  },
  "status.quiet.together": {
    one: "Abiejų žaidėjų ėjimai be nuėmimo: {n} iš {limit}.",
    few: "Abiejų žaidėjų ėjimai be nuėmimo: {n} iš {limit}.",
    many: "Abiejų žaidėjų ėjimai be nuėmimo: {n} iš {limit}.",
    other: "Abiejų žaidėjų ėjimai be nuėmimo: {n} iš {limit}.",
  },
  "status.repeated.second":
    "Ši pozicija susidarė antrą kartą; trečią kartą bus lygiosios.",
  "status.repeated.free": {
    one: "Ši pozicija susidarė {n} kartą.",
    few: "Ši pozicija susidarė {n} kartus.",
    many: "Ši pozicija susidarė {n} karto.",
    other: "Ši pozicija susidarė {n} kartų.",
  },
  "status.engine-failed":
    "Kompiuteriui nepavyko atsakyti: paspausk bet kurį tašką, ir jis bandys dar kartą.",
  "status.not-loaded": "Lentos įkelti nepavyko.",
  "status.bad-attribute":
    "Nustatymo „{name}“ perskaityti nepavyko, todėl lenta liko tokia, kokia buvo.",

  "reason.fewer-than-three.w":
    "Baltieji laimi: juodiesiems liko mažiau nei trys akmenėliai (4.1 taisyklė).",
  "reason.fewer-than-three.b":
    "Juodieji laimi: baltiesiems liko mažiau nei trys akmenėliai (4.1 taisyklė).",
  "reason.blocked.w":
    "Baltieji laimi: juodieji liko be leistino ėjimo (4.2 taisyklė).",
  "reason.blocked.b":
    "Juodieji laimi: baltieji liko be leistino ėjimo (4.2 taisyklė).",
  "reason.resignation.w": "Baltieji laimi: juodieji pasidavė (4.7 taisyklė).",
  "reason.resignation.b": "Juodieji laimi: baltieji pasidavė (4.7 taisyklė).",
  "reason.board-full": "Lygiosios: lenta pilna (4.3 taisyklė).",
  "reason.repetition":
    "Lygiosios: ta pati pozicija susidarė trečią kartą (4.4 taisyklė).",
  "reason.quiet-limit.each": {
    one: "Lygiosios: abu žaidėjai padarė po {n} ėjimą be nuėmimo (4.5 taisyklė).",
    few: "Lygiosios: abu žaidėjai padarė po {n} ėjimus be nuėmimo (4.5 taisyklė).",
    many: "Lygiosios: abu žaidėjai padarė po {n} ėjimo be nuėmimo (4.5 taisyklė).",
    other:
      "Lygiosios: abu žaidėjai padarė po {n} ėjimų be nuėmimo (4.5 taisyklė).",
  },
  "reason.quiet-limit.together": {
    one: "Lygiosios: iš viso {n} ėjimas be nuėmimo (4.5 taisyklė).",
    few: "Lygiosios: iš viso {n} ėjimai be nuėmimo (4.5 taisyklė).",
    many: "Lygiosios: iš viso {n} ėjimo be nuėmimo (4.5 taisyklė).",
    other: "Lygiosios: iš viso {n} ėjimų be nuėmimo (4.5 taisyklė).",
  },
  "reason.both-flying":
    "Lygiosios: abiem žaidėjams liko po tris akmenėlius ir abu skraido (4.6 taisyklė).",
  "reason.agreement": "Lygiosios: žaidėjai susitarė (4.7 taisyklė).",

  "illegal.syntax":
    "„{text}“ nėra ėjimas: įrašyk tašką, pavyzdžiui, d6, arba ėjimą, pavyzdžiui, a1-a4.",
  "illegal.no-such-point": "„{text}“ nurodo tašką, kurio šioje lentoje nėra.",
  "illegal.game-over": "Partija baigta: pradėk naują arba atsiimk ėjimą.",
  "illegal.still-placing":
    "Rankoje dar yra akmenėlių: padėk vieną į laisvą tašką.",
  "illegal.nothing-in-hand":
    "Rankoje akmenėlių nebėra: pasirink akmenėlį lentoje.",
  "illegal.not-your-man":
    "Taške {from} tavo akmenėlio nėra: pasirink vieną iš savųjų.",
  "illegal.occupied": "Taške {to} jau stovi akmenėlis: pasirink laisvą tašką.",
  "illegal.not-adjacent":
    "Iš {from} į {to} tiesiogiai neveda jokia linija: pasirink tašką šalia akmenėlio.",
  "illegal.no-mill":
    "Šis ėjimas malūno neuždaro, todėl akmenėlio nuimti negalima.",
  "illegal.capture-required":
    "Šis ėjimas uždaro malūną: nurodyk ir tai, kurį akmenėlį nuimi.",
  "illegal.nothing-there":
    "Taške {point} varžovo akmenėlio nėra: pasirink vieną iš tų, kuriuos gali nuimti.",
  "illegal.in-mill":
    "Akmenėlį taške {point} saugo malūnas: pasirink tokį, kuris nestovi malūne.",
  "illegal.stuck":
    "Akmenėlis taške {from} negali pajudėti, nes visi gretimi taškai užimti: pasirink kitą akmenėlį.",

  "point.board": "Lenta",
  "point.help":
    "Rodyklių klavišais judama linijomis, „Enter“ paspaudžia tašką, „Escape“ paleidžia akmenėlį, o įvedus koordinatę, pavyzdžiui, d6, peršokama į ją.",
  "point.empty": "{point}, laisvas",
  "point.empty.place": "{point}, laisvas: paspausk, kad čia padėtum akmenėlį",
  "point.empty.move":
    "{point}, laisvas: paspausk, kad čia perkeltum akmenėlį iš {from}",
  "point.w": "{point}, baltas akmenėlis",
  "point.b": "{point}, juodas akmenėlis",
  "point.w.lift": "{point}, baltas akmenėlis: paspausk, kad jį pakeltum",
  "point.b.lift": "{point}, juodas akmenėlis: paspausk, kad jį pakeltum",
  "point.w.put-back":
    "{point}, baltas akmenėlis, pakeltas: paspausk, kad jį padėtum atgal",
  "point.b.put-back":
    "{point}, juodas akmenėlis, pakeltas: paspausk, kad jį padėtum atgal",
  "point.w.capture": "{point}, baltas akmenėlis: paspausk, kad jį nuimtum",
  "point.b.capture": "{point}, juodas akmenėlis: paspausk, kad jį nuimtum",
  "point.diagram.w": "Balti akmenėliai: {points}.",
  "point.diagram.b": "Juodi akmenėliai: {points}.",
  "point.diagram.none.w": "Lentoje nėra baltų akmenėlių.",
  "point.diagram.none.b": "Lentoje nėra juodų akmenėlių.",

  // --- The page of puzzles ---
  "puzzles.title": "Uždaviniai",
  "puzzles.description":
    "Kiekvienai dienai – malūno ar giminingo žaidimo uždavinys, o šalia dar du šimtai kitų: rask vienintelį ėjimą, kuris laimi ar išlaiko lygiąsias.",
  "puzzles.daily": "Dienos uždavinys",
  "puzzles.number": "{n} uždavinys iš {total}",
  "puzzles.task.win.w": "Baltieji pradeda ir laimi. Tinka tik vienas ėjimas.",
  "puzzles.task.win.b": "Juodieji pradeda ir laimi. Tinka tik vienas ėjimas.",
  "puzzles.task.hold.w":
    "Baltieji pradeda ir išlaiko lygiąsias. Tinka tik vienas ėjimas.",
  "puzzles.task.hold.b":
    "Juodieji pradeda ir išlaiko lygiąsias. Tinka tik vienas ėjimas.",
  "puzzles.task.gain.w":
    "Baltieji uždaro malūną per {n} ėjimus, kad ir ką darytų juodieji. Tinka tik vienas pirmas ėjimas.",
  "puzzles.task.gain.b":
    "Juodieji uždaro malūną per {n} ėjimus, kad ir ką darytų baltieji. Tinka tik vienas pirmas ėjimas.",
  "puzzles.task.guard.w":
    "Juodieji grasina per du ėjimus priverstinai uždaryti malūną. Sutrukdo tik vienas baltųjų ėjimas.",
  "puzzles.task.guard.b":
    "Baltieji grasina per du ėjimus priverstinai uždaryti malūną. Sutrukdo tik vienas juodųjų ėjimas.",
  "puzzles.difficulty": "Sunkumas: {n} iš {total}",
  "puzzles.rating": "Tavo reitingas: {n}",
  "puzzles.streak": {
    one: "{n} diena iš eilės",
    few: "{n} dienos iš eilės",
    many: "{n} dienos iš eilės",
    other: "{n} dienų iš eilės",
  },
  "puzzles.solved": "Išspręsta: {n} iš {total}",
  "puzzles.previous": "Ankstesnis",
  "puzzles.today": "Šiandien",
  "puzzles.next": "Kitas",
  "puzzles.theme": "Idėją sužinosi, kai ją rasi.",
  "puzzles.theme.block": "Idėja: palikti varžovą be leistino ėjimo.",
  "puzzles.theme.mill": "Idėja: uždaryti malūną ir nuimti tinkamą akmenėlį.",
  "puzzles.theme.fork": "Idėja: grasinti dviem malūnais iš karto.",
  "puzzles.theme.hinder": "Idėja: užimti tašką, kurio reikia varžovui.",
  "puzzles.theme.open": "Idėja: atidaryti malūną, kad vėl jį uždarytum.",
  "puzzles.theme.fly": "Idėja: atskristi iš toli.",
  "puzzles.theme.quiet": "Idėja: tylus ėjimas.",

  // --- Builder of embedded boards ---
  "builder.title": "Lenta tavo puslapiui",
  "builder.lead":
    "Pasirink lentą, pažiūrėk į ją ir nukopijuok eilutes į savo puslapį. Daugiau nieko nereikia, ir niekas niekur nesiunčiama.",
  "builder.kind": "Ką ji rodo",
  "builder.kind.diagram": "Diagramą",
  "builder.kind.view": "Partiją peržiūrai",
  "builder.kind.puzzle": "Uždavinį",
  "builder.kind.engine": "Partiją su kompiuteriu",
  "builder.kind.two": "Partiją dviem",
  "builder.position": "Pozicija tekstu",
  "builder.moves": "Ėjimai; uždavinyje – tie, kuriuos reikia rasti",
  "builder.side": "Lentos apačioje",
  "builder.highlight": "Taškai, kuriuos reikia pažymėti",
  "builder.arrows": "Rodyklės",
  "builder.lang.page": "Kaip aplinkinis puslapis",
  "builder.width": "Plotis pikseliais",
  "builder.lazy": "Įkelti, kai ji beveik matoma",
  "builder.preview": "Peržiūra",
  "builder.tag": "Kaip žymė",
  "builder.tag.note": "Puslapiams, kuriuose leidžiami scenarijai.",
  "builder.frame": "Kaip rėmelis",
  "builder.frame.note":
    "Puslapiams, kurie priima rėmelius. Po juo esantis scenarijus nebūtinas; su juo rėmelis visada tokio aukščio kaip lenta.",
  "builder.copied": "Nukopijuota.",
  "builder.game": "Į žaidimą",

  // --- Puzzles, lessons, games to step through ---
  "exercise.solved": "Išspręsta!",
  "exercise.next": "Teisingai. Dabar rask kitą ėjimą.",
  "exercise.wrong.move": "Tai ne tas ėjimas, kurio ieškome: bandyk kitą.",
  "exercise.wrong.capture":
    "Ėjimas teisingas, bet nuimti reikia kitą akmenėlį.",
  "exercise.missing": "Pirmiausia rask teisingą ėjimą lentoje.",
  "control.first": "Į pradžią",
  "control.back": "Ėjimas atgal",
  "control.forward": "Ėjimas pirmyn",
  "control.last": "Į pabaigą",
  "control.move": "{n} ėjimas iš {total}",
  "control.again": "Iš naujo",
  "control.previous": "Atgal",
  "control.next": "Toliau",
  "control.step": "{n} žingsnis iš {total}",

  "hint.place": "Patarimas: padėk akmenėlį į {to}.",
  "hint.place.capture":
    "Patarimas: padėk akmenėlį į {to} ir nuimk akmenėlį iš {first}.",
  "hint.place.captures":
    "Patarimas: padėk akmenėlį į {to} ir nuimk akmenėlius iš {first} ir {second}.",
  "hint.move": "Patarimas: perkelk akmenėlį iš {from} į {to}.",
  "hint.move.capture":
    "Patarimas: perkelk akmenėlį iš {from} į {to} ir nuimk akmenėlį iš {first}.",
  "hint.move.captures":
    "Patarimas: perkelk akmenėlį iš {from} į {to} ir nuimk akmenėlius iš {first} ir {second}.",
  "hint.why.win": "Taip laimėsi.",
  "hint.why.win.in": {
    one: "Taip laimėsi per {n} ėjimą.",
    few: "Taip laimėsi per {n} ėjimus.",
    many: "Taip laimėsi per {n} ėjimo.",
    other: "Taip laimėsi per {n} ėjimų.",
  },
  "hint.why.loss":
    "Varžovui žaidžiant be klaidų, pralaimi kiekvienas ėjimas; su šiuo išsilaikysi ilgiausiai.",
  "hint.why.draw": "Taip išlaikysi lygiąsias.",
  "hint.why.mill": "Taip uždarysi malūną.",
  "hint.why.hinder": "Taip neleisi varžovui uždaryti malūno.",
  "hint.why.prepare": "Taip paruoši malūną.",
  "hint.why.best": "Geresnio ėjimo kompiuteris neranda.",

  "announce.place.w": "Baltieji padeda akmenėlį į {to}.",
  "announce.place.b": "Juodieji padeda akmenėlį į {to}.",
  "announce.place.capture.w":
    "Baltieji padeda akmenėlį į {to}, uždaro malūną ir nuima akmenėlį iš {first}.",
  "announce.place.capture.b":
    "Juodieji padeda akmenėlį į {to}, uždaro malūną ir nuima akmenėlį iš {first}.",
  "announce.place.captures.w":
    "Baltieji padeda akmenėlį į {to}, uždaro du malūnus ir nuima akmenėlius iš {first} ir {second}.",
  "announce.place.captures.b":
    "Juodieji padeda akmenėlį į {to}, uždaro du malūnus ir nuima akmenėlius iš {first} ir {second}.",
  "announce.move.w": "Baltieji eina iš {from} į {to}.",
  "announce.move.b": "Juodieji eina iš {from} į {to}.",
  "announce.move.capture.w":
    "Baltieji eina iš {from} į {to}, uždaro malūną ir nuima akmenėlį iš {first}.",
  "announce.move.capture.b":
    "Juodieji eina iš {from} į {to}, uždaro malūną ir nuima akmenėlį iš {first}.",
  "announce.move.captures.w":
    "Baltieji eina iš {from} į {to}, uždaro du malūnus ir nuima akmenėlius iš {first} ir {second}.",
  "announce.move.captures.b":
    "Juodieji eina iš {from} į {to}, uždaro du malūnus ir nuima akmenėlius iš {first} ir {second}.",
  "announce.moving.w":
    "Baltieji sudėjo visus akmenėlius ir nuo šiol juos stumdo.",
  "announce.moving.b":
    "Juodieji sudėjo visus akmenėlius ir nuo šiol juos stumdo.",
  "announce.flying.w":
    "Baltiesiems liko trys akmenėliai, ir nuo šiol jie gali skraidyti.",
  "announce.flying.b":
    "Juodiesiems liko trys akmenėliai, ir nuo šiol jie gali skraidyti.",
  "announce.undo": "Ėjimas atsiimtas.",
  "announce.redo": "Atsiimtas ėjimas vėl padarytas.",
  "announce.load": "Lentoje – kita partija.",

  // --- Walking through the moves ---
  // Another moment of the game is shown; {n} is the number of the move, {move} its text.
  "status.moment.w": "Po {n}-ojo baltųjų ėjimo: {move}.",
  "status.moment.b": "Po {n}-ojo juodųjų ėjimo: {move}.",
  "status.moment.start": "Partijos pradžia.",
  "walk.label": "Ėjimų peržiūra",
  // Names of the four buttons that walk along the line.
  "walk.first": "Į pradžią",
  "walk.back": "Ėjimas atgal",
  "walk.forth": "Ėjimas pirmyn",
  "walk.last": "Į pabaigą",
  // A short button: the game goes on from the moment that is shown.
  "walk.play": "Žaisti nuo čia",

  // --- Review of a game ---
  // A short label; the engine goes through the game.
  "action.review": "Apžvalga",
  "action.review.title":
    "Leisti kompiuteriui peržiūrėti partiją ir rasti klaidas",
  "review.title": "Partijos apžvalga",
  "review.progress": "Apžvalgos eiga",
  // Accessible name of the graph, which is a slider along the moves.
  "review.graph": "Partijos eiga",
  "review.list": "Klaidos",
  "review.none": "Klaidų kompiuteris nerado.",
  // Heads of a table of counts.
  "review.kinds.inaccuracy": "Netikslumai",
  "review.kinds.mistake": "Klaidos",
  "review.kinds.blunder": "Šiurkščios",
  // What one move was, from the least to the worst.
  "review.kind.inaccuracy": "Netikslumas",
  "review.kind.mistake": "Klaida",
  "review.kind.blunder": "Šiurkšti klaida",
  // {move} is a number and a move, such as “12. a1-a4”.
  "review.called.inaccuracy": "{move} – netikslus ėjimas.",
  "review.called.mistake": "{move} – klaida.",
  "review.called.blunder": "{move} – šiurkšti klaida.",
  // What a move gave away, from what was proven before to what is proven after it; for the player who made it.
  "review.gave.win-draw": "Pergalė → lygiosios.",
  "review.gave.win-loss": "Pergalė → pralaimėjimas.",
  "review.gave.draw-loss": "Lygiosios → pralaimėjimas.",
  "review.gave.lost": "Dabar laimi varžovas.",
  // {n} counts the turns of both players together.
  "review.gave.lost-in": {
    one: "Dabar varžovas laimi per {n} ėjimą.",
    few: "Dabar varžovas laimi per {n} ėjimus.",
    many: "Dabar varžovas laimi per {n} ėjimo.",
    other: "Dabar varžovas laimi per {n} ėjimų.",
  },
  "review.gave.missed": "Čia buvo galima laimėti.",
  "review.gave.missed-in": {
    one: "Čia buvo galima laimėti per {n} ėjimą.",
    few: "Čia buvo galima laimėti per {n} ėjimus.",
    many: "Čia buvo galima laimėti per {n} ėjimo.",
    other: "Čia buvo galima laimėti per {n} ėjimų.",
  },
  "review.gave.draw": "Tai nulėmė lygiąsias.",
  // {men} is {n} as the language writes it, such as “1.4”; n decides the plural form.
  "review.gave.men": {
    one: "Kaina – {men} akmenėlis.",
    few: "Kaina – {men} akmenėliai.",
    many: "Kaina – {men} akmenėlio.",
    other: "Kaina – {men} akmenėlių.",
  },
  "review.better": "Geriau buvo {move}.",
  // Before some moves.
  "review.better-line": "Geriau:",
  "review.retry": "Bandyti šią akimirką dar kartą",
  // A task: {move} is the move of the game, which was a mistake.
  "trial.task.w": "Eina baltieji: rask geresnį ėjimą už {move}.",
  "trial.task.b": "Eina juodieji: rask geresnį ėjimą už {move}.",
  "trial.weighing": "Kompiuteris vertina tavo ėjimą…",
  "trial.best": "Teisingai, taip eitų ir kompiuteris.",
  // The move tried is as good as what was there before.
  "trial.held": "Gerai: šis ėjimas išlaiko, kas buvo.",
  "trial.held.win": "Gerai: šis ėjimas išlaiko pergalę.",
  "trial.held.draw": "Gerai: šis ėjimas išlaiko lygiąsias.",
  // One of the sentences review.gave.* follows.
  "trial.failed": "Ne šis.",
  "trial.again": "Bandyti dar kartą",
  "trial.answer": "Parodyti sprendimą",
  "trial.end": "Atgal į apžvalgą",

  // --- More reasons of a hint ---
  // They stand behind a hint, as hint.why.mill does; “this” is the move.
  "hint.why.mill-again": "Taip uždarysi malūną, o kitu ėjimu gal ir dar vieną.",
  "hint.why.hinder-threaten":
    "Taip neleisi varžovui uždaryti malūno ir pats grasinsi malūnu.",
  "hint.why.double": "Taip grasinsi dviem malūnais iš karto.",
  "hint.why.open": "Taip atidarysi malūną, kad vėl jį uždarytum.",
  "hint.why.free": "Taip išlaisvinsi uždarytą akmenėlį.",
  "hint.why.shut": "Taip uždarysi varžovo akmenėlį.",
  "hint.why.crossing": "Taip užimsi tašką, turintį daug kaimynų.",
  // A short button: walks to the next mistake.
  "review.next": "Kita klaida",

  // Analysis. {n} counts the turns of both players together.
  "section.analysis": "Analizė",
  "action.analyse": "Analizuoti",
  "action.analyse.title": "Leisti kompiuteriui išanalizuoti šią poziciją",
  "analysis.back": "Atgal į partiją",
  "analysis.bar": "Vertinimas",
  "analysis.wait": "Varianto dar nėra.",
  "analysis.over": "Partija baigta.",
  "analysis.failed": "Analizė nepavyko.",
  "analysis.figures": "Gylis {depth}, pozicijų: {nodes}",
  "analysis.note":
    "Skaičiai rodo persvarą akmenėliais: + pirmauja baltieji, − juodieji. Paspausk ėjimą, kad pamatytum, kur veda variantas.",
  "analysis.draw": "Lygiosios",
  "analysis.win.w": "Baltieji laimi",
  "analysis.win.b": "Juodieji laimi",
  "analysis.beyond.w": "Baltieji laimėtų, bet viršytų ėjimų be nuėmimo ribą",
  "analysis.beyond.b": "Juodieji laimėtų, bet viršytų ėjimų be nuėmimo ribą",
  "analysis.win-in.w": {
    one: "Baltieji laimi per {n} ėjimą",
    few: "Baltieji laimi per {n} ėjimus",
    many: "Baltieji laimi per {n} ėjimo",
    other: "Baltieji laimi per {n} ėjimų",
  },
  "analysis.win-in.b": {
    one: "Juodieji laimi per {n} ėjimą",
    few: "Juodieji laimi per {n} ėjimus",
    many: "Juodieji laimi per {n} ėjimo",
    other: "Juodieji laimi per {n} ėjimų",
  },
};
