/**
 * German; the player is addressed as “du”. What each key is for: see en.js.
 */
export default {
  "language.name": "Deutsch",

  // --- The page as a whole -------------------------------------------------------------------------------------------
  "page.title": "Mlin – Mühle und verwandte Spiele",
  "page.description":
    "Spiele Mühle, Laskermühle, Morabaraba und fünf weitere Mühlespiele gegen den Computer oder mit Freunden. Alles bleibt auf deinem Gerät.",
  "page.no-wasm":
    "Dieser Browser kennt kein WebAssembly, deshalb läuft das Spiel hier nicht. Jeder Browser der letzten Jahre kann es.",
  "page.failed": "Das Spiel ließ sich nicht starten: {detail}",
  "page.skip": "Zum Brett springen",
  "page.private": "Nichts verlässt dein Gerät.",
  "page.version": "Version {version}",

  "section.board": "Brett",
  "section.status": "Stand der Partie",
  "section.actions": "Aktionen",
  "section.moves": "Züge",
  "section.setup": "Partie",
  "section.rules": "Regeln",

  // --- Language and appearance ---------------------------------------------------------------------------------------
  "lang.label": "Sprache",
  "theme.label": "Aussehen",
  "theme.auto": "Automatisch",
  "theme.light": "Hell",
  "theme.dark": "Dunkel",
  "theme.contrast": "Hoher Kontrast",

  // --- What is played ------------------------------------------------------------------------------------------------
  "variant.label": "Variante",
  "variant.three": "Dreiermühle",
  "variant.five": "Fünfermühle",
  "variant.six": "Sechsermühle",
  "variant.seven": "Siebenermühle",
  "variant.nine": "Mühle (neun Steine)",
  "variant.ten": "Laskermühle (zehn Steine)",
  "variant.eleven": "Elfermühle",
  "variant.twelve": "Morabaraba (zwölf Steine)",

  "players.label": "Spieler",
  "players.human-engine": "Du gegen den Computer",
  "players.human-human": "Zwei Spieler",
  "players.engine-engine": "Computer gegen Computer",
  "players.none": "Niemand",

  "first.label": "Deine Farbe",
  "first.white": "Weiß",
  "first.black": "Schwarz",
  "first.lot": "Auslosen",

  "level.label": "Spielstärke",
  "level.lowest": "{n} – sehr leicht",
  "level.between": "{n}",
  "level.highest": "{n} – sehr stark",

  "setup.note":
    "Eine andere Variante, Farbe oder Regel beginnt eine neue Partie. „Zurück“ holt die alte wieder.",

  // --- Rule options: a label and its choices, read together; choices must be short --------------------------------------
  "option.legend": "Regelauswahl",
  "option.flying": "Springen mit drei Steinen",
  "option.flying.on": "Erlaubt",
  "option.flying.off": "Nicht erlaubt",
  "option.double-mill": "Zwei Mühlen zugleich",
  "option.double-mill.one": "Einen schlagen",
  "option.double-mill.two": "Zwei schlagen",
  "option.both-flying": "Wenn beide springen",
  "option.both-flying.offer": "Remis anbieten",
  "option.both-flying.draw": "Remis",
  "option.both-flying.play": "Weiterspielen",
  "option.quiet-limit": "Remis ohne Schlagen nach",
  "option.quiet-limit.each": {
    one: "Je {n} Zug",
    other: "Je {n} Zügen",
  },
  "option.quiet-limit.together": {
    one: "Insgesamt {n} Zug",
    other: "Insgesamt {n} Zügen",
  },
  "option.quiet-limit.none": "Nie",
  "option.repetition": "Dreimal dieselbe Stellung",
  "option.repetition.on": "Remis",
  "option.repetition.off": "Weiterspielen",
  "option.diagonals": "Diagonale Linien",
  "option.diagonals.on": "Gezeichnet",
  "option.diagonals.off": "Nicht gezeichnet",

  // --- Buttons: a very short label (at most about nine letters) and a longer description ------------------------------
  "action.new": "Neu",
  "action.new.title": "Eine neue Partie beginnen",
  "action.undo": "Zurück",
  "action.undo.title":
    "Den letzten Zug zurücknehmen oder die vorige Partie zurückholen",
  "action.redo": "Vor",
  "action.redo.title": "Den zurückgenommenen Zug wieder spielen",
  "action.hint": "Tipp",
  "action.hint.title": "Einen guten Zug zeigen",
  "action.flip": "Drehen",
  "action.flip.title": "Das Brett umdrehen",
  "action.resign": "Aufgeben",
  "action.resign.title": "Diese Partie aufgeben",
  "action.draw": "Remis",
  "action.draw.title": "Remis anbieten",
  "action.copy": "Kopieren",
  "action.copy.title": "Die Aufzeichnung dieser Partie kopieren",
  "action.paste": "Einfügen",
  "action.paste.title": "Die Aufzeichnung einer Partie einfügen",
  "action.share": "Link",
  "action.share.title": "Einen Link zu dieser Stellung kopieren",

  // --- Moves ---------------------------------------------------------------------------------------------------------
  "moves.empty": "Noch ist kein Zug gemacht.",
  "moves.label": "Liste der Züge",
  "moves.field": "Zug in Buchstaben und Zahlen",
  "moves.help": "Zum Beispiel d6, a1-a4 oder, wenn du schlägst, a1-a4xb2.",
  "moves.play": "Ziehen",
  "moves.wait": "Der Computer ist am Zug. Bitte warte, bis er gezogen hat.",

  // --- Perfektes Spiel --------------------------------------------------------------------------------------------------
  "section.perfect": "Perfektes Spiel",
  "perfect.offered":
    "Diese Variante lässt sich auf deinem Gerät vollständig lösen. Die höchste Stufe spielt dann perfekt, und jeder Zug hat einen genauen Wert.",
  "perfect.solving":
    "Die Variante wird auf deinem Gerät gelöst. Du kannst währenddessen weiterspielen.",
  "perfect.solved.draw":
    "Gelöst: Macht niemand einen Fehler, endet die Partie remis. Die höchste Stufe spielt perfekt.",
  "perfect.solved.w":
    "Gelöst: Macht niemand einen Fehler, gewinnt Weiß. Die höchste Stufe spielt perfekt.",
  "perfect.solved.b":
    "Gelöst: Macht niemand einen Fehler, gewinnt Schwarz. Die höchste Stufe spielt perfekt.",
  "perfect.endings.refused":
    "Endspiele mit bis zu acht Steinen lassen sich auf deinem Gerät lösen.",
  "perfect.endings.later":
    "Sobald nur noch wenige Steine übrig sind, löst dein Gerät die Endspiele mit bis zu acht Steinen.",
  "perfect.endings.solving":
    "Endspiele mit bis zu acht Steinen werden auf deinem Gerät gelöst. Du kannst währenddessen weiterspielen.",
  "perfect.endings.solved":
    "Endspiele mit bis zu acht Steinen sind gelöst: Dort spielt die höchste Stufe perfekt.",
  "perfect.failed":
    "Das Lösen ist fehlgeschlagen. Der Computer spielt ohne Lösung weiter.",
  "perfect.solve": "Lösen",
  "perfect.progress": "Bisher gelöst",
  "perfect.values": "Werte der Züge",
  "perfect.note":
    "Auf dem Brett: + gewinnt, = hält remis, − verliert; die Zahl zählt die Züge beider Seiten bis zum Ende.",
  "solve.label": "Auf diesem Gerät lösen",
  "solve.auto": "Nur Endspiele",
  "solve.on": "Auch ganze Varianten",
  "solve.off": "Nichts",
  "values.label": "Genaue Werte der Züge",
  "values.off": "Verborgen",
  "values.on": "Sichtbar",
  "level.perfect": "{n} – perfekt",
  "seat.engine.perfect": "Computer, perfekt",
  "value.draw": "Remis.",
  "value.win": {
    one: "Gewinnt in {n} Zug.",
    other: "Gewinnt in {n} Zügen.",
  },
  "value.loss": {
    one: "Verliert in {n} Zug.",
    other: "Verliert in {n} Zügen.",
  },
  "value.beyond.win": {
    one: "Würde in {n} Zug gewinnen, aber nicht innerhalb der erlaubten Züge ohne Schlagen.",
    other:
      "Würde in {n} Zügen gewinnen, aber nicht innerhalb der erlaubten Züge ohne Schlagen.",
  },
  "value.beyond.loss": {
    one: "Würde in {n} Zug verlieren, aber vorher endet das Spiel ohne Schlagen remis.",
    other:
      "Würde in {n} Zügen verlieren, aber vorher endet das Spiel ohne Schlagen remis.",
  },

  // --- The two players beside the board -------------------------------------------------------------------------------
  "color.w": "Weiß",
  "color.b": "Schwarz",
  "seat.you": "Du",
  "seat.player": "Spieler",
  "seat.engine": "Computer, Stufe {n}",
  "strip.thinking": "denkt nach …",
  "strip.turn": "am Zug",
  "strip.hand": {
    one: "{n} Stein in der Hand",
    other: "{n} Steine in der Hand",
  },
  "strip.board": {
    one: "{n} Stein auf dem Brett",
    other: "{n} Steine auf dem Brett",
  },
  "strip.lost": {
    one: "{n} Stein verloren",
    other: "{n} Steine verloren",
  },

  // --- Dialogs -------------------------------------------------------------------------------------------------------
  "dialog.cancel": "Abbrechen",
  "dialog.close": "Schließen",
  "resign.title": "Aufgeben?",
  "resign.you": "Die Partie endet, und der Computer hat gewonnen.",
  "resign.w": "Weiß gibt auf, und Schwarz hat gewonnen.",
  "resign.b": "Schwarz gibt auf, und Weiß hat gewonnen.",
  "resign.confirm": "Aufgeben",
  "draw.title": "Remis?",
  "draw.ask": "Die Partie endet remis, wenn beide einverstanden sind.",
  "draw.confirm": "Einverstanden",
  "draw.declined": "Der Computer lehnt das Remis ab und spielt weiter.",
  "offer.title": "Beide springen",
  "offer.ask":
    "Beide haben noch drei Steine. Nach altem Brauch ist die Partie jetzt remis, wenn beide einverstanden sind.",
  "offer.accept": "Remis",
  "offer.decline": "Weiterspielen",
  "paste.help":
    "Sie tritt an die Stelle der Partie auf dem Brett. „Zurück“ holt die alte wieder.",
  "paste.load": "Öffnen",
  "copy.title": "Kopiere diesen Text",
  "copy.help":
    "Der Browser lässt diese Seite nicht selbst kopieren. Der Text ist markiert: Kopiere ihn mit der Tastatur oder über das Menü.",

  // --- Settings ---
  "action.settings": "Einstellungen",
  "action.settings.title": "Sprache, Aussehen und Spiel",
  "settings.look": "Brett",
  "settings.play": "Spiel",
  "coordinates.label": "Koordinaten",
  "coordinates.auto": "Wo Platz ist",
  "coordinates.on": "Immer",
  "coordinates.off": "Nie",
  "delay.label": "Der Computer antwortet",
  "delay.0": "Sofort",
  "delay.400": "Nach einem Augenblick",
  "delay.1000": "Nach einer Sekunde",
  "delay.2000": "Nach zwei Sekunden",
  "section.tools": "Werkzeuge",

  // --- Looks ---
  "board.label": "Brett",
  "board.wood": "Holz",
  "board.stone": "Stein",
  "board.ink": "Tusche auf Papier",
  "board.contrast": "Hoher Kontrast",
  "men.label": "Steine",
  "men.auto": "Passend zum Brett",
  "men.turned": "Gedrechselte Scheiben",
  "men.stones": "Geschliffene Kiesel",
  "settings.senses": "Ton und Berührung",
  "sound.label": "Ton",
  "sound.on": "Ein",
  "sound.off": "Aus",
  "haptics.label": "Vibration",
  "haptics.on": "Ein",
  "haptics.off": "Aus",
  "confirm.label": "Antippen",
  "confirm.off": "Einmal tippen zieht",
  "confirm.on": "Zweites Tippen bestätigt",
  "aids.label": "Hilfen für Anfänger",
  "aids.on": "Sichtbar",
  "aids.off": "Verborgen",
  "action.sound": "Ton",
  "action.sound.title": "Ton ein- oder ausschalten",
  "confirm.again": "{point} zum Bestätigen noch einmal antippen.",
  "aid.threat": "Dem Gegner fehlt nur noch dieser Punkt zu einer Mühle.",
  "aid.mill": "Dieser Stein steht in einer Mühle.",
  "aid.tight": "Dieser Stein wird gleich eingeschlossen.",

  // --- Choosing a game ---
  "action.variants": "Alle Spiele",
  "action.variants.title": "Alle Spiele mit ihren Brettern ansehen",
  "variant.three.about":
    "Je drei Steine auf neun Punkten: in ein, zwei Minuten vorbei.",
  "variant.five.about":
    "Ein kleines Brett mit je fünf Steinen; mit drei Steinen wird gesprungen.",
  "variant.six.about":
    "Das Spiel des Mittelalters: kleines Brett, je sechs Steine, kein Springen.",
  "variant.seven.about":
    "Zwei Quadrate und ein Kreuz durch die Mitte, je sieben Steine.",
  "variant.nine.about": "Der Klassiker: drei Quadrate, je neun Steine.",
  "variant.ten.about":
    "Je zehn Steine; gezogen werden darf schon, bevor alle gesetzt sind.",
  "variant.eleven.about": "Je elf Steine, mit Linien durch die Ecken.",
  "variant.twelve.about":
    "Je zwölf Steine, mit Linien durch die Ecken: in Südafrika ein Sport.",
  "preset.label": "Regeln",
  "preset.classic": "Klassisch",
  "preset.no-flying": "Kein Springen, wie im Turnier",
  "preset.two-men": "Zwei Mühlen schlagen zwei Steine",
  "preset.flying-draw": "Springen beide, ist es remis",
  "preset.own": "Eigene Auswahl",
  "level.white": "Stufe von Weiß",
  "level.black": "Stufe von Schwarz",
  "name.you": "Dein Name",
  "name.guest": "Name des anderen",

  // --- Editor ---
  "action.editor": "Aufbauen",
  "action.editor.title": "Eine eigene Stellung aufbauen",
  "editor.title": "Stellung aufbauen",
  "editor.tool": "Ein Druck setzt",
  "editor.tool.w": "Weißen Stein",
  "editor.tool.b": "Schwarzen Stein",
  "editor.tool.none": "Nichts",
  "editor.turn": "Am Zug",
  "editor.hand.w": "Weiße Steine in der Hand",
  "editor.hand.b": "Schwarze Steine in der Hand",
  "editor.quiet": "Züge ohne Schlagen",
  "editor.clear": "Leeren",
  "editor.start": "Anfang",
  "editor.board": "Wie im Spiel",
  "editor.play": "Von hier spielen",
  "editor.analyse": "Analysieren",
  "editor.link": "Link kopieren",
  "editor.wrong": "Diese Stellung kann nicht gespielt werden. {why}",
  "editor.good": "Diese Stellung kann gespielt werden.",
  "error.why.too-many-men":
    "Ein Spieler hat auf dem Brett und in der Hand mehr Steine, als es in diesem Spiel gibt.",
  "error.why.both-under-three":
    "Beide Spieler haben weniger als drei Steine, also könnte niemand gewinnen.",

  // --- Sharing and opening ---
  "action.send": "Teilen",
  "action.send.title": "Diese Partie als Link, Aufzeichnung oder Bild teilen",
  "send.what": "Was geteilt wird",
  "send.position": "Diese Stellung",
  "send.game": "Die ganze Partie",
  "send.link": "Link",
  "send.copy": "Link kopieren",
  "send.system": "Senden mit …",
  "send.code": "QR-Code des Links",
  "send.too-long": "Dieser Link ist für einen QR-Code zu lang.",
  "send.file":
    "Die Seite ist aus einer Datei geöffnet: Der Link funktioniert nur dort, wo diese Datei ist. Andere können ihn in ihr eigenes Mlin einfügen.",
  "send.record": "Aufzeichnung der Partie",
  "send.copy-record": "Kopieren",
  "send.save-record": "Als Datei speichern",
  "send.picture": "Bild des Bretts",
  "send.done": "Kopiert.",
  "open.title": "Partie öffnen",
  "open.label": "Aufzeichnung einer Partie, Text einer Stellung oder ein Link",
  "open.file": "Datei wählen",
  "open.unreadable": "Diese Datei kann nicht gelesen werden.",
  "open.drop": "Datei loslassen, um ihre Partien zu öffnen.",
  "pick.title": "Welche Partie?",
  "pick.players": "{white} – {black}",
  "pick.moves": { one: "{n} Zug", other: "{n} Züge" },

  // --- Archive and statistics ---
  "toast.update": "Eine neue Version von Mlin ist da.",
  "toast.reload": "Laden",
  "action.archive": "Partien",
  "action.archive.title": "Deine beendeten Partien und Statistik",
  "archive.title": "Beendete Partien",
  "archive.empty":
    "Beendete Partien werden hier aufgehoben, nur auf diesem Gerät.",
  "archive.missing":
    "Dieser Browser erlaubt der Seite nicht, beendete Partien aufzuheben.",
  "archive.statistics": "Gegen den Computer",
  "archive.level": "Stufe",
  "archive.won": "Gewonnen",
  "archive.drawn": "Remis",
  "archive.lost": "Verloren",
  "archive.records": "Alle Aufzeichnungen speichern",
  "archive.export": "Alles speichern",
  "archive.import": "Aus Datei zurückholen",
  "archive.more": {
    one: "Dazu {n} ältere Partie.",
    other: "Dazu {n} ältere Partien.",
  },
  "archive.brought": {
    one: "{n} Partie ist zurück.",
    other: "{n} Partien sind zurück.",
  },
  "archive.foreign": "Diese Datei stammt nicht von Mlin.",

  // --- A friend by link ---
  "action.invite": "Mit jemandem per Link spielen",
  "action.invite.title":
    "Jeder Zug ist ein Link, den du auf beliebigem Weg schickst",
  "friend.begin.w": "Du beginnst: Mach einen Zug und schick dann den Link.",
  "friend.begin.b": "Der andere beginnt: Schick ihm den Link.",
  "friend.turn":
    "Jetzt ist dein Gegenüber dran: Schick ihm den Link. Auch die Antwort kommt als Link.",
  "friend.over":
    "Dein Gegenüber kennt das Ende noch nicht: Schick ihm den Link.",
  "friend.send": "Link schicken",
  "friend.older": "Dieser Link ist älter. Die Partie hier ist schon weiter.",
  "friend.other":
    "Er gehört zu der Partie, die du hier hast, begann aber anders.",
  "friend.diverges":
    "Er setzt die Partie, die du hier hast, nicht fort: Zug {n} war {known}, im Link steht {linked}.",

  // --- Clock ---
  "clock.label": "Uhr",
  "clock.none": "Ohne",
  "clock.time": "{minutes} min + {seconds} s",
  "clock.title": "Die Zeit ist um",
  "clock.flag.w":
    "Die Zeit von Weiß ist um. Wenn ihr beide einverstanden seid, hat Schwarz gewonnen.",
  "clock.flag.b":
    "Die Zeit von Schwarz ist um. Wenn ihr beide einverstanden seid, hat Weiß gewonnen.",
  "clock.play-on": "Ohne Uhr weiterspielen",

  // --- The end of a game ----------------------------------------------------------------------------------------------
  "result.you-win": "Du hast gewonnen!",
  "result.you-lose": "Der Computer hat gewonnen.",
  "result.w": "Weiß hat gewonnen!",
  "result.b": "Schwarz hat gewonnen!",
  "result.draw": "Die Partie ist remis.",
  "result.rule": "Regel {rule}",
  "result.again": "Noch einmal",

  // --- Short messages -------------------------------------------------------------------------------------------------
  "toast.new": "Neue Partie.",
  "toast.copied": "Die Aufzeichnung ist kopiert.",
  "toast.linked": "Der Link ist kopiert.",
  "toast.opened": "Die Partie steht auf dem Brett.",
  "toast.unsaved":
    "Dieser Browser speichert die Partie nicht. Wenn du die Seite schließt, ist sie weg.",

  // --- Faults of the page itself ---
  "toast.mended":
    "Im Spiel ist ein Fehler aufgetreten. Er ist behoben, und nichts ist verloren.",
  "toast.fault":
    "Auf dieser Seite ist etwas schiefgegangen. Deine Partie ist gespeichert: Lade die Seite neu.",

  // --- What went wrong, in words ---------------------------------------------------------------------------------------
  "error.link": "Dieser Link lässt sich nicht öffnen. {why}",
  "error.paste": "Dieser Text lässt sich nicht lesen. {why}",
  "error.board": "Das Brett meldet einen Fehler: {detail}",
  "error.why.value": "„{value}“ ist kein Wert für „{field}“.",
  "error.why.variant": "Eine Variante „{value}“ gibt es nicht.",
  "error.why.contradiction":
    "In der Stellung steht „{position}“ für „{field}“, im Link aber „{value}“.",
  "error.why.position": "Die Stellung ist im Teil „{field}“ falsch.",
  "error.why.move": "Der Zug „{value}“ ist hier nicht möglich.",
  "error.why.move-at": "Der Zug bei Zeichen {at} ist dort nicht möglich.",
  "error.why.contradiction-at":
    "Was bei Zeichen {at} steht, widerspricht dem Rest.",
  "error.why.at": "Der Fehler steht bei Zeichen {at}.",
  "error.why.empty": "Es gibt nichts zu lesen.",
  "error.why.unknown": "Der Grund: {detail}",

  // --- The short rules; numbers are those of the game's rule sheet ------------------------------------------------------
  "rules.page": "Alle Regeln, mit Brettern zum Ausprobieren",
  "rules.lessons": "Schritt für Schritt lernen",
  "rules.board": "Brett",
  "rules.turn": "Ein Zug",
  "rules.mill": "Mühle und Schlagen",
  "rules.end": "Ende der Partie",

  "rules.board.three":
    "Das Brett hat neun Punkte in drei Reihen und drei Spalten.",
  "rules.board.five":
    "Das Brett besteht aus zwei ineinanderliegenden Quadraten, die in der Mitte der Seiten verbunden sind: 16 Punkte.",
  "rules.board.six":
    "Das Brett besteht aus zwei ineinanderliegenden Quadraten, die in der Mitte der Seiten verbunden sind: 16 Punkte.",
  "rules.board.seven":
    "Das Brett besteht aus zwei ineinanderliegenden Quadraten mit einem Kreuz durch die Mitte: 17 Punkte.",
  "rules.board.nine":
    "Das Brett besteht aus drei ineinanderliegenden Quadraten, die in der Mitte der Seiten verbunden sind: 24 Punkte. Die Ecken sind nicht verbunden, und in der Mitte liegt kein Punkt.",
  "rules.board.ten":
    "Das Brett besteht aus drei ineinanderliegenden Quadraten, die in der Mitte der Seiten verbunden sind: 24 Punkte. Die Ecken sind nicht verbunden, und in der Mitte liegt kein Punkt.",
  "rules.board.eleven":
    "Das Brett besteht aus drei ineinanderliegenden Quadraten, die in der Mitte der Seiten und an den Ecken verbunden sind: 24 Punkte.",
  "rules.board.twelve":
    "Das Brett besteht aus drei ineinanderliegenden Quadraten, die in der Mitte der Seiten und an den Ecken verbunden sind: 24 Punkte.",
  "rules.diagonals.on": "Auch die beiden Diagonalen sind Linien.",
  "rules.diagonals.off":
    "Die Diagonalen sind keine Linien: Eine Mühle liegt waagerecht oder senkrecht.",
  "rules.men": {
    one: "Jeder Spieler hat {n} Stein. Weiß beginnt, dann wird abwechselnd gezogen.",
    other:
      "Jeder Spieler hat {n} Steine. Weiß beginnt, dann wird abwechselnd gezogen.",
  },

  "rules.place":
    "Solange du Steine in der Hand hast, setzt du einen davon auf einen beliebigen freien Punkt.",
  "rules.place-or-slide":
    "Solange du Steine in der Hand hast, setzt du nach Belieben einen auf einen freien Punkt oder ziehst mit einem, der schon auf dem Brett steht.",
  "rules.slide":
    "Ist deine Hand leer, ziehst du einen Stein auf einer Linie zum nächsten Punkt, der frei sein muss. Übersprungen wird nicht.",
  "rules.flying.on":
    "Hast du genau noch drei Steine, darfst du springen: mit einem Stein auf einen beliebigen freien Punkt.",
  "rules.flying.off":
    "Gesprungen wird nicht: Auch mit drei Steinen ziehst du auf einer Linie zum nächsten Punkt.",

  "rules.close":
    "Drei deiner Steine nebeneinander auf einer Linie sind eine Mühle. Schließt du eine Mühle, musst du einen Stein des Gegners vom Brett schlagen. Eine Mühle, die du öffnest und wieder schließt, zählt von neuem.",
  "rules.protected":
    "Ein Stein in einer Mühle darf nicht geschlagen werden, es sei denn, alle Steine des Gegners auf dem Brett stehen in Mühlen.",
  "rules.double-mill.one":
    "Wer zwei Mühlen zugleich schließt, schlägt trotzdem nur einen Stein.",
  "rules.double-mill.two":
    "Wer zwei Mühlen zugleich schließt, schlägt zwei Steine.",

  "rules.fewer-than-three":
    "Wer auf dem Brett und in der Hand zusammen weniger als drei Steine hat, hat verloren.",
  "rules.blocked":
    "Wer am Zug ist und nicht ziehen kann, hat verloren, ganz gleich, wie viele Steine ihm bleiben.",
  "rules.board-full":
    "Sind nach dem Setzen des letzten Steins alle Punkte besetzt, ist die Partie remis.",
  "rules.repetition.on":
    "Entsteht dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal, ist die Partie remis.",
  "rules.repetition.off": "Dieselbe Stellung darf beliebig oft wiederkehren.",
  "rules.quiet-limit.each": {
    one: "Hat jeder Spieler {n} Zug hintereinander gemacht, ohne dass geschlagen wurde, ist die Partie remis.",
    other:
      "Hat jeder Spieler {n} Züge hintereinander gemacht, ohne dass geschlagen wurde, ist die Partie remis.",
  },
  "rules.quiet-limit.together": {
    one: "Nach {n} Zug ohne Schlagen ist die Partie remis.",
    other:
      "Nach {n} Zügen beider Spieler hintereinander ohne Schlagen ist die Partie remis.",
  },
  "rules.quiet-limit.none":
    "Ohne Schlagen darf gespielt werden, solange die Spieler wollen.",
  "rules.both-flying.offer":
    "Haben beide noch drei Steine und springen, wird einmal Remis angeboten.",
  "rules.both-flying.draw":
    "Haben beide noch drei Steine und springen, ist die Partie remis.",
  "rules.both-flying.play":
    "Haben beide noch drei Steine und springen, spielen sie weiter.",
  "rules.agreement":
    "Die Spieler können sich jederzeit auf Remis einigen, und jeder kann jederzeit aufgeben.",

  // --- Board: status line, reasons, hints, announcements ----------------------------------------------------------------
  "status.place.w":
    "Weiß ist am Zug: Setze einen Stein auf einen freien Punkt.",
  "status.place.b":
    "Schwarz ist am Zug: Setze einen Stein auf einen freien Punkt.",
  "status.place-or-slide.w":
    "Weiß ist am Zug: Setze einen Stein oder ziehe mit einem auf einer Linie.",
  "status.place-or-slide.b":
    "Schwarz ist am Zug: Setze einen Stein oder ziehe mit einem auf einer Linie.",
  "status.place-or-fly.w":
    "Weiß ist am Zug: Setze einen Stein oder springe mit einem auf einen beliebigen freien Punkt.",
  "status.place-or-fly.b":
    "Schwarz ist am Zug: Setze einen Stein oder springe mit einem auf einen beliebigen freien Punkt.",
  "status.slide.w":
    "Weiß ist am Zug: Ziehe einen Stein auf einer Linie zum nächsten Punkt.",
  "status.slide.b":
    "Schwarz ist am Zug: Ziehe einen Stein auf einer Linie zum nächsten Punkt.",
  "status.fly.w":
    "Weiß ist am Zug: Du darfst jetzt springen, auf jeden freien Punkt.",
  "status.fly.b":
    "Schwarz ist am Zug: Du darfst jetzt springen, auf jeden freien Punkt.",
  "status.put.slide.w":
    "Weiß ist am Zug: Wähle für den Stein einen Punkt neben {point}.",
  "status.put.slide.b":
    "Schwarz ist am Zug: Wähle für den Stein einen Punkt neben {point}.",
  "status.put.fly.w":
    "Weiß ist am Zug: Wähle für den Stein von {point} einen beliebigen freien Punkt.",
  "status.put.fly.b":
    "Schwarz ist am Zug: Wähle für den Stein von {point} einen beliebigen freien Punkt.",
  "status.capture.w":
    "Weiß hat eine Mühle geschlossen: Schlage einen schwarzen Stein.",
  "status.capture.b":
    "Schwarz hat eine Mühle geschlossen: Schlage einen weißen Stein.",
  "status.capture.several.w":
    "Weiß hat zwei Mühlen geschlossen: Schlage einen schwarzen Stein, {n} von {total}.",
  "status.capture.several.b":
    "Schwarz hat zwei Mühlen geschlossen: Schlage einen weißen Stein, {n} von {total}.",
  "status.capture.any.w":
    "Alle schwarzen Steine stehen in Mühlen, deshalb darf jeder geschlagen werden.",
  "status.capture.any.b":
    "Alle weißen Steine stehen in Mühlen, deshalb darf jeder geschlagen werden.",
  "status.thinking.w": "Weiß denkt nach.",
  "status.thinking.b": "Schwarz denkt nach.",
  "status.turn.w": "Weiß ist am Zug.",
  "status.turn.b": "Schwarz ist am Zug.",
  "status.paused":
    "Die Partie ist angehalten: Drücke auf einen Punkt, und sie geht weiter.",
  "status.placing": "Setzphase, Zug {n} von {total}.",
  "status.hand.w": {
    one: "Weiß hat {n} Stein in der Hand.",
    other: "Weiß hat {n} Steine in der Hand.",
  },
  "status.hand.b": {
    one: "Schwarz hat {n} Stein in der Hand.",
    other: "Schwarz hat {n} Steine in der Hand.",
  },
  "status.quiet.each": {
    one: "{n} von {limit} Zügen ohne Schlagen.",
    other: "{n} von {limit} Zügen ohne Schlagen.",
  },
  "status.quiet.together": {
    one: "{n} von {limit} Zügen beider Spieler ohne Schlagen.",
    other: "{n} von {limit} Zügen beider Spieler ohne Schlagen.",
  },
  "status.repeated.second":
    "Diese Stellung ist zum zweiten Mal da; beim dritten Mal ist die Partie remis.",
  "status.repeated.free": {
    one: "Diese Stellung war schon {n}-mal da.",
    other: "Diese Stellung war schon {n}-mal da.",
  },
  "status.engine-failed":
    "Der Computer konnte nicht antworten: Drücke auf einen Punkt, und er versucht es noch einmal.",
  "status.not-loaded": "Das Brett ließ sich nicht laden.",
  "status.bad-attribute":
    "Die Einstellung „{name}“ lässt sich nicht lesen, deshalb bleibt das Brett, wie es war.",

  "reason.fewer-than-three.w":
    "Weiß gewinnt: Schwarz hat weniger als drei Steine (Regel 4.1).",
  "reason.fewer-than-three.b":
    "Schwarz gewinnt: Weiß hat weniger als drei Steine (Regel 4.1).",
  "reason.blocked.w": "Weiß gewinnt: Schwarz ist eingeschlossen (Regel 4.2).",
  "reason.blocked.b": "Schwarz gewinnt: Weiß ist eingeschlossen (Regel 4.2).",
  "reason.resignation.w": "Weiß gewinnt: Schwarz hat aufgegeben (Regel 4.7).",
  "reason.resignation.b": "Schwarz gewinnt: Weiß hat aufgegeben (Regel 4.7).",
  "reason.board-full": "Die Partie ist remis: Das Brett ist voll (Regel 4.3).",
  "reason.repetition":
    "Die Partie ist remis: Dieselbe Stellung steht zum dritten Mal auf dem Brett (Regel 4.4).",
  "reason.quiet-limit.each": {
    one: "Die Partie ist remis: Jeder Spieler hat {n} Zug ohne Schlagen gemacht (Regel 4.5).",
    other:
      "Die Partie ist remis: Jeder Spieler hat {n} Züge ohne Schlagen gemacht (Regel 4.5).",
  },
  "reason.quiet-limit.together": {
    one: "Die Partie ist remis: insgesamt {n} Zug ohne Schlagen (Regel 4.5).",
    other:
      "Die Partie ist remis: insgesamt {n} Züge ohne Schlagen (Regel 4.5).",
  },
  "reason.both-flying":
    "Die Partie ist remis: Beide haben noch drei Steine und springen (Regel 4.6).",
  "reason.agreement":
    "Die Partie ist remis: Die Spieler haben sich geeinigt (Regel 4.7).",

  "illegal.syntax":
    "„{text}“ ist kein Zug: Schreibe einen Punkt wie d6 oder einen Zug wie a1-a4.",
  "illegal.no-such-point":
    "„{text}“ nennt einen Punkt, den es auf diesem Brett nicht gibt.",
  "illegal.game-over":
    "Die Partie ist zu Ende: Beginne eine neue oder nimm einen Zug zurück.",
  "illegal.still-placing":
    "Es sind noch Steine in der Hand: Setze einen auf einen freien Punkt.",
  "illegal.nothing-in-hand":
    "In der Hand ist kein Stein mehr: Wähle einen Stein auf dem Brett.",
  "illegal.not-your-man":
    "Auf {from} steht kein Stein von dir: Wähle einen eigenen.",
  "illegal.occupied":
    "Auf {to} steht schon ein Stein: Wähle einen freien Punkt.",
  "illegal.not-adjacent":
    "Von {from} führt keine Linie direkt nach {to}: Wähle einen Punkt neben dem Stein.",
  "illegal.no-mill":
    "Dieser Zug schließt keine Mühle, also wird nichts geschlagen.",
  "illegal.capture-required":
    "Dieser Zug schließt eine Mühle: Gib auch an, welcher Stein geschlagen wird.",
  "illegal.nothing-there":
    "Auf {point} steht kein Stein des Gegners: Wähle einen, den du schlagen darfst.",
  "illegal.in-mill":
    "Den Stein auf {point} schützt seine Mühle: Wähle einen, der in keiner Mühle steht.",
  "illegal.stuck":
    "Der Stein auf {from} kann nicht ziehen, denn alle Punkte daneben sind besetzt: Wähle einen anderen.",

  "point.board": "Brett",
  "point.help":
    "Die Pfeiltasten folgen den Linien, Enter drückt auf einen Punkt, Escape lässt einen Stein los, und eine getippte Koordinate wie d6 springt dorthin.",
  "point.empty": "{point}, frei",
  "point.empty.place": "{point}, frei: Drücke, um hier einen Stein zu setzen",
  "point.empty.move":
    "{point}, frei: Drücke, um mit dem Stein von {from} hierher zu ziehen",
  "point.w": "{point}, weißer Stein",
  "point.b": "{point}, schwarzer Stein",
  "point.w.lift": "{point}, weißer Stein: Drücke, um ihn aufzunehmen",
  "point.b.lift": "{point}, schwarzer Stein: Drücke, um ihn aufzunehmen",
  "point.w.put-back":
    "{point}, weißer Stein, aufgenommen: Drücke, um ihn zurückzustellen",
  "point.b.put-back":
    "{point}, schwarzer Stein, aufgenommen: Drücke, um ihn zurückzustellen",
  "point.w.capture": "{point}, weißer Stein: Drücke, um ihn zu schlagen",
  "point.b.capture": "{point}, schwarzer Stein: Drücke, um ihn zu schlagen",
  "point.diagram.w": "Weiße Steine auf {points}.",
  "point.diagram.b": "Schwarze Steine auf {points}.",
  "point.diagram.none.w": "Keine weißen Steine auf dem Brett.",
  "point.diagram.none.b": "Keine schwarzen Steine auf dem Brett.",

  // --- The page of puzzles ---
  "puzzles.title": "Aufgaben",
  "puzzles.description":
    "Für jeden Tag eine Aufgabe zum Mühlespiel und seinen Verwandten, dazu zweihundert weitere: Finde den einzigen Zug, der gewinnt oder das Remis hält.",
  "puzzles.daily": "Aufgabe des Tages",
  "puzzles.number": "Aufgabe {n} von {total}",
  "puzzles.task.win.w": "Weiß zieht und gewinnt. Nur ein Zug schafft es.",
  "puzzles.task.win.b": "Schwarz zieht und gewinnt. Nur ein Zug schafft es.",
  "puzzles.task.hold.w":
    "Weiß zieht und hält das Remis. Nur ein Zug schafft es.",
  "puzzles.task.hold.b":
    "Schwarz zieht und hält das Remis. Nur ein Zug schafft es.",
  "puzzles.task.gain.w":
    "Weiß schließt in {n} Zügen eine Mühle, was Schwarz auch tut. Nur ein erster Zug schafft es.",
  "puzzles.task.gain.b":
    "Schwarz schließt in {n} Zügen eine Mühle, was Weiß auch tut. Nur ein erster Zug schafft es.",
  "puzzles.task.guard.w":
    "Schwarz droht, in zwei Zügen eine Mühle zu erzwingen. Nur ein Zug von Weiß verhindert es.",
  "puzzles.task.guard.b":
    "Weiß droht, in zwei Zügen eine Mühle zu erzwingen. Nur ein Zug von Schwarz verhindert es.",
  "puzzles.difficulty": "Schwierigkeit: {n} von {total}",
  "puzzles.rating": "Deine Wertung: {n}",
  "puzzles.streak": { one: "{n} Tag in Folge", other: "{n} Tage in Folge" },
  "puzzles.solved": "Gelöst: {n} von {total}",
  "puzzles.previous": "Vorige",
  "puzzles.today": "Heute",
  "puzzles.next": "Nächste",
  "puzzles.theme": "Die Idee erfährst du, wenn du sie gefunden hast.",
  "puzzles.theme.block": "Idee: den Gegner einschließen.",
  "puzzles.theme.mill":
    "Idee: eine Mühle schließen und den richtigen Stein schlagen.",
  "puzzles.theme.fork": "Idee: mit zwei Mühlen zugleich drohen.",
  "puzzles.theme.hinder": "Idee: den Punkt besetzen, den der Gegner braucht.",
  "puzzles.theme.open": "Idee: eine Mühle öffnen, um sie wieder zu schließen.",
  "puzzles.theme.fly": "Idee: von weit her springen.",
  "puzzles.theme.quiet": "Idee: ein stiller Zug.",

  // --- Builder of embedded boards ---
  "builder.title": "Ein Brett für deine Seite",
  "builder.lead":
    "Wähle ein Brett, sieh es dir an und kopiere die Zeilen in deine Seite. Mehr braucht es nicht, und nichts wird irgendwohin gesendet.",
  "builder.kind": "Was es zeigt",
  "builder.kind.diagram": "Ein Diagramm",
  "builder.kind.view": "Eine Partie zum Durchgehen",
  "builder.kind.puzzle": "Eine Aufgabe",
  "builder.kind.engine": "Eine Partie gegen den Computer",
  "builder.kind.two": "Eine Partie zu zweit",
  "builder.position": "Stellung als Text",
  "builder.moves": "Züge; bei einer Aufgabe die gesuchten",
  "builder.side": "Unten auf dem Brett",
  "builder.highlight": "Hervorgehobene Punkte",
  "builder.arrows": "Pfeile",
  "builder.lang.page": "Wie die Seite ringsum",
  "builder.width": "Breite in Pixeln",
  "builder.lazy": "Erst laden, wenn es fast zu sehen ist",
  "builder.preview": "Vorschau",
  "builder.tag": "Als Tag",
  "builder.tag.note": "Für Seiten, in denen Skripte stehen dürfen.",
  "builder.frame": "Als Rahmen",
  "builder.frame.note":
    "Für Seiten, die Rahmen zulassen. Das Skript darunter ist nicht nötig; mit ihm ist der Rahmen immer so hoch wie das Brett.",
  "builder.copied": "Kopiert.",
  "builder.game": "Zum Spiel",

  // --- Puzzles, lessons, games to step through ---
  "exercise.solved": "Gelöst!",
  "exercise.next": "Richtig. Finde jetzt den nächsten Zug.",
  "exercise.wrong.move":
    "Das ist nicht der gesuchte Zug: Versuch einen anderen.",
  "exercise.wrong.capture":
    "Der Zug stimmt, aber geschlagen werden soll ein anderer Stein.",
  "exercise.missing": "Finde zuerst den richtigen Zug auf dem Brett.",
  "control.first": "Zum Anfang",
  "control.back": "Einen Zug zurück",
  "control.forward": "Einen Zug vor",
  "control.last": "Zum Ende",
  "control.move": "Zug {n} von {total}",
  "control.again": "Noch einmal",
  "control.previous": "Zurück",
  "control.next": "Weiter",
  "control.step": "Schritt {n} von {total}",

  "hint.place": "Tipp: Setze einen Stein auf {to}.",
  "hint.place.capture":
    "Tipp: Setze einen Stein auf {to} und schlage den Stein auf {first}.",
  "hint.place.captures":
    "Tipp: Setze einen Stein auf {to} und schlage die Steine auf {first} und {second}.",
  "hint.move": "Tipp: Ziehe den Stein von {from} nach {to}.",
  "hint.move.capture":
    "Tipp: Ziehe den Stein von {from} nach {to} und schlage den Stein auf {first}.",
  "hint.move.captures":
    "Tipp: Ziehe den Stein von {from} nach {to} und schlage die Steine auf {first} und {second}.",
  "hint.why.win": "Das gewinnt.",
  "hint.why.win.in": {
    one: "Das gewinnt in {n} Zug.",
    other: "Das gewinnt in {n} Zügen.",
  },
  "hint.why.loss":
    "Gegen bestes Spiel verliert jeder Zug; dieser hält am längsten stand.",
  "hint.why.draw": "Das hält das Remis.",
  "hint.why.mill": "Das schließt eine Mühle.",
  "hint.why.hinder": "Das hindert den Gegner daran, eine Mühle zu schließen.",
  "hint.why.prepare": "Das bereitet eine Mühle vor.",
  "hint.why.best": "Einen besseren Zug findet der Computer nicht.",

  "announce.place.w": "Weiß setzt einen Stein auf {to}.",
  "announce.place.b": "Schwarz setzt einen Stein auf {to}.",
  "announce.place.capture.w":
    "Weiß setzt einen Stein auf {to}, schließt eine Mühle und schlägt den Stein auf {first}.",
  "announce.place.capture.b":
    "Schwarz setzt einen Stein auf {to}, schließt eine Mühle und schlägt den Stein auf {first}.",
  "announce.place.captures.w":
    "Weiß setzt einen Stein auf {to}, schließt zwei Mühlen und schlägt die Steine auf {first} und {second}.",
  "announce.place.captures.b":
    "Schwarz setzt einen Stein auf {to}, schließt zwei Mühlen und schlägt die Steine auf {first} und {second}.",
  "announce.move.w": "Weiß zieht von {from} nach {to}.",
  "announce.move.b": "Schwarz zieht von {from} nach {to}.",
  "announce.move.capture.w":
    "Weiß zieht von {from} nach {to}, schließt eine Mühle und schlägt den Stein auf {first}.",
  "announce.move.capture.b":
    "Schwarz zieht von {from} nach {to}, schließt eine Mühle und schlägt den Stein auf {first}.",
  "announce.move.captures.w":
    "Weiß zieht von {from} nach {to}, schließt zwei Mühlen und schlägt die Steine auf {first} und {second}.",
  "announce.move.captures.b":
    "Schwarz zieht von {from} nach {to}, schließt zwei Mühlen und schlägt die Steine auf {first} und {second}.",
  "announce.moving.w": "Weiß hat alle Steine gesetzt und zieht von nun an.",
  "announce.moving.b": "Schwarz hat alle Steine gesetzt und zieht von nun an.",
  "announce.flying.w":
    "Weiß hat noch drei Steine und darf von nun an springen.",
  "announce.flying.b":
    "Schwarz hat noch drei Steine und darf von nun an springen.",
  "announce.undo": "Ein Zug ist zurückgenommen.",
  "announce.redo": "Ein Zug ist wieder gespielt.",
  "announce.load": "Auf dem Brett steht eine andere Partie.",

  // --- Walking through the moves ---
  // Another moment of the game is shown; {n} is the number of the move, {move} its text.
  "status.moment.w": "Nach dem {n}. Zug von Weiß: {move}.",
  "status.moment.b": "Nach dem {n}. Zug von Schwarz: {move}.",
  "status.moment.start": "Der Anfang der Partie.",
  "walk.label": "Durch die Züge gehen",
  // Names of the four buttons that walk along the line.
  "walk.first": "Zum Anfang",
  "walk.back": "Einen Zug zurück",
  "walk.forth": "Einen Zug vor",
  "walk.last": "Zum Ende",
  // A short button: the game goes on from the moment that is shown.
  "walk.play": "Ab hier weiterspielen",

  // --- Review of a game ---
  // A short label; the engine goes through the game.
  "action.review": "Rückblick",
  "action.review.title":
    "Den Computer die Partie durchgehen und Fehler suchen lassen",
  "review.title": "Rückblick auf die Partie",
  "review.progress": "Fortschritt des Rückblicks",
  // Accessible name of the graph, which is a slider along the moves.
  "review.graph": "Verlauf der Partie",
  "review.list": "Fehler",
  "review.none": "Der Computer hat keinen Fehler gefunden.",
  // Heads of a table of counts.
  "review.kinds.inaccuracy": "Ungenau",
  "review.kinds.mistake": "Fehler",
  "review.kinds.blunder": "Grobe Fehler",
  // What one move was, from the least to the worst.
  "review.kind.inaccuracy": "Ungenauigkeit",
  "review.kind.mistake": "Fehler",
  "review.kind.blunder": "Grober Fehler",
  // {move} is a number and a move, such as “12. a1-a4”.
  "review.called.inaccuracy": "{move} war ungenau.",
  "review.called.mistake": "{move} war ein Fehler.",
  "review.called.blunder": "{move} war ein grober Fehler.",
  // What a move gave away, from what was proven before to what is proven after it; for the player who made it.
  "review.gave.win-draw": "Gewinn → Remis.",
  "review.gave.win-loss": "Gewinn → Verlust.",
  "review.gave.draw-loss": "Remis → Verlust.",
  "review.gave.lost": "Jetzt gewinnt der Gegner.",
  // {n} counts the turns of both players together.
  "review.gave.lost-in": {
    one: "Jetzt gewinnt der Gegner in {n} Zug.",
    other: "Jetzt gewinnt der Gegner in {n} Zügen.",
  },
  "review.gave.missed": "Hier war ein Gewinn möglich.",
  "review.gave.missed-in": {
    one: "Hier war ein Gewinn in {n} Zug möglich.",
    other: "Hier war ein Gewinn in {n} Zügen möglich.",
  },
  "review.gave.draw": "Das führte zum Remis.",
  // {men} is {n} as the language writes it, such as “1.4”; n decides the plural form.
  "review.gave.men": {
    one: "Das war so viel wert wie {men} Stein.",
    other: "Das war so viel wert wie {men} Steine.",
  },
  "review.better": "Besser war {move}.",
  // Before some moves.
  "review.better-line": "Besser:",
  "review.retry": "Diesen Moment noch einmal versuchen",
  // A task: {move} is the move of the game, which was a mistake.
  "trial.task.w": "Weiß am Zug: Finde einen besseren Zug als {move}.",
  "trial.task.b": "Schwarz am Zug: Finde einen besseren Zug als {move}.",
  "trial.weighing": "Der Computer sieht sich deinen Zug an …",
  "trial.best": "Richtig, so zieht auch der Computer.",
  // The move tried is as good as what was there before.
  "trial.held": "Gut: Dieser Zug hält, was da war.",
  "trial.held.win": "Gut: Dieser Zug hält den Gewinn fest.",
  "trial.held.draw": "Gut: Dieser Zug hält das Remis.",
  // One of the sentences review.gave.* follows.
  "trial.failed": "Dieser nicht.",
  "trial.again": "Noch einmal",
  "trial.answer": "Lösung zeigen",
  "trial.end": "Zurück zum Rückblick",

  // --- More reasons of a hint ---
  // They stand behind a hint, as hint.why.mill does; “this” is the move.
  "hint.why.mill-again":
    "Das schließt eine Mühle, und im nächsten Zug kann die nächste folgen.",
  "hint.why.hinder-threaten":
    "Das hindert den Gegner an einer Mühle und droht selbst eine.",
  "hint.why.double": "Das droht zwei Mühlen auf einmal.",
  "hint.why.open": "Das öffnet eine Mühle, um sie wieder zu schließen.",
  "hint.why.free": "Das befreit einen eingeschlossenen Stein.",
  "hint.why.shut": "Das schließt einen Stein des Gegners ein.",
  "hint.why.crossing": "Das besetzt einen Punkt mit vielen Nachbarn.",
  // A short button: walks to the next mistake.
  "review.next": "Nächster Fehler",

  // Analysis. {n} counts the turns of both players together.
  "section.analysis": "Analyse",
  "action.analyse": "Analysieren",
  "action.analyse.title": "Den Computer diese Stellung analysieren lassen",
  "analysis.back": "Zurück zur Partie",
  "analysis.bar": "Bewertung",
  "analysis.wait": "Noch keine Variante.",
  "analysis.over": "Die Partie ist zu Ende.",
  "analysis.failed": "Die Analyse ist fehlgeschlagen.",
  "analysis.figures": "Tiefe {depth}, {nodes} Stellungen",
  "analysis.note":
    "Die Zahlen zählen Steine: + heißt, dass Weiß vorn liegt, −, dass Schwarz vorn liegt. Drücke auf einen Zug, um zu sehen, wohin die Variante führt.",
  "analysis.draw": "Remis",
  "analysis.win.w": "Weiß gewinnt",
  "analysis.win.b": "Schwarz gewinnt",
  "analysis.beyond.w":
    "Weiß würde gewinnen, aber nicht innerhalb der erlaubten Züge ohne Schlagen",
  "analysis.beyond.b":
    "Schwarz würde gewinnen, aber nicht innerhalb der erlaubten Züge ohne Schlagen",
  "analysis.win-in.w": {
    one: "Weiß gewinnt in {n} Zug",
    other: "Weiß gewinnt in {n} Zügen",
  },
  "analysis.win-in.b": {
    one: "Schwarz gewinnt in {n} Zug",
    other: "Schwarz gewinnt in {n} Zügen",
  },
};
