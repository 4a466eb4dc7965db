/**
 * German; the reader is addressed as “du”. What the marks in the texts mean: see en.js.
 */
export default {
  // --- The page as a whole ---
  "page.title": "Mühle: die Spielregeln, mit Brettern zum Ausprobieren",
  "page.description":
    "So spielt man Mühle: setzen, ziehen, springen, Mühlen schließen und schlagen, Zwickmühlen, alle acht Varianten – zu jeder Regel ein Brett, auf dem du selbst ziehst.",
  "page.heading": "Mühle",
  "page.lead":
    "Zwei Spieler, je neun Steine, vierundzwanzig Punkte. Wer drei Steine in eine Reihe bringt, nimmt dem anderen einen weg. Ein Kind lernt das in fünf Minuten, und gespielt wird es seit weit über tausend Jahren. Auf dieser Seite kannst du jeden Zug selbst machen.",
  "page.play": "Jetzt spielen",
  "page.lessons": "Schritt für Schritt lernen",
  "page.contents": "Auf dieser Seite",
  "page.other-languages": "Diese Seite in anderen Sprachen",
  "page.try": "Probier es",
  "page.static":
    "In einem Browser, der Skripte ausführt, kannst du auf den Brettern dieser Seite ziehen.",

  // --- 1 Board ---
  "board.title": "Das Brett",
  "board.lines":
    "Drei Quadrate liegen ineinander, verbunden durch vier Linien in der Mitte ihrer Seiten. Wo Linien zusammentreffen oder enden, ist ein **Punkt**: vierundzwanzig sind es. Die Steine stehen auf den Punkten, nie in den Feldern dazwischen. Die Ecken der Quadrate sind nicht miteinander verbunden, und in der Mitte des Bretts liegt gar nichts.",
  "board.names":
    "Jeder Punkt hat einen Namen, wie auf dem Schachbrett: einen Buchstaben von links nach rechts, eine Zahl von unten nach oben. Du brauchst die Namen nur, um eine Partie aufzuschreiben oder über sie zu reden.",
  "board.men":
    "Jeder Spieler hat neun **Steine** einer Farbe. Damesteine tun es, Kiesel, Bohnen oder Knöpfe auch, solange man beide Seiten auseinanderhält. Weiß beginnt; wer Weiß hat, wird abgesprochen oder ausgelost und wechselt von Partie zu Partie. Dann wird abwechselnd gezogen. Passen darf niemand.",
  "points.caption": "Das leere Brett mit seinen Buchstaben und Zahlen.",
  "points.task": "Setze einen Stein auf d6, wo sich zwei Linien kreuzen.",
  "points.done":
    "Das ist d6: vierte Spalte, sechste Reihe. Es ist einer der vier besten Punkte des Bretts.",

  // --- 2 Turn ---
  "turn.title": "Setzen, ziehen, springen",
  "turn.lead":
    "Eine Partie hat drei Phasen. Zuerst kommen die Steine einer nach dem anderen aufs Brett, dann ziehen sie auf den Linien, und wer nur noch drei hat, darf springen. Ein Zug ist immer ein Stein – und einer, der geschlagen wird, wenn sich eine Mühle schließt.",
  "turn.place":
    "**Setzen.** Am Anfang ist das Brett leer. Abwechselnd setzt jeder einen Stein aus der Hand auf einen freien Punkt: neun Züge für jeden, achtzehn zusammen. Auch beim Setzen kann man eine Mühle schließen, und sie schlägt sofort.",
  "turn.place.hinder":
    "Das Setzen ist kein Vorspiel. Es ist die halbe Partie, und meistens fällt hier die Entscheidung. Anfänger verlieren, weil sie eigene Reihen bauen und die des anderen nicht sehen. Schau also zuerst: Wo warten zwei Steine des Gegners auf einen dritten?",
  "turn.place.value":
    "Ein Stein ist so viel wert, wie er sich bewegen kann. Aus einer Ecke führen zwei Linien hinaus – zwölf solche Punkte gibt es. In der Mitte einer Seite sind es drei, auf acht Punkten. Nur vier Punkte haben vier Nachbarn: b4, d2, d6 und f4, wo sich zwei Linien kreuzen. Nimm sie, solange sie frei sind.",
  "hinder.caption":
    "Schwarz hat zwei Steine auf der obersten Linie, ihm fehlt g7.",
  "hinder.task": "Weiß setzt: Verhindere die Mühle.",
  "hinder.done":
    "Richtig, die Linie ist für immer zu. Ein Stein, der nur stört, ist ein guter Stein.",
  "value.caption": "Die vier Kreuzungen mit je vier Nachbarn.",
  "turn.slide":
    "**Ziehen.** Sind alle Steine gesetzt, ziehst du einen Stein auf einer Linie zum nächsten Punkt, wenn er frei ist. Nur einen Schritt; übersprungen wird nicht, und schräge Züge gibt es keine. Ziehen musst du auch dann, wenn jeder Zug weh tut.",
  "slide.caption":
    "Der weiße Stein auf d6 hat vier Nachbarpunkte; einer ist besetzt.",
  "slide.task": "Ziehe den Stein von d6 auf einer Linie weiter.",
  "slide.done":
    "So geht das: ein Schritt, auf einer Linie, auf einen freien Punkt.",
  "turn.fly":
    "**Springen.** Wer genau drei Steine übrig hat, muss den Linien nicht mehr folgen: Er stellt in jedem Zug einen davon auf einen beliebigen freien Punkt. Der andere, der mehr hat, geht weiter Schritt für Schritt.",
  "turn.fly.why":
    "Das Springen ist die letzte Chance, und zwar eine echte. Drei springende Steine drohen überall eine Mühle, wo zwei von ihnen auf einer Linie stehen, und sie tauchen in jeder Lücke auf. Eine Partie ist erst vorbei, wenn der dritte Stein fällt. Im ernsten Spiel wird das Springen oft ausgeschlossen; dann verlieren drei Steine meistens.",
  "fly.caption": "Weiß hat noch drei Steine und springt. Schwarz muss gehen.",
  "fly.task":
    "Springe dorthin, wo der obersten Linie ein Stein fehlt, und schlage einen schwarzen.",
  "fly.done":
    "Quer über das Brett und hinein in die Mühle. So drehen sich Partien.",
  "turn.lasker":
    "**Setzen oder ziehen, wie du magst.** In der Laskermühle mit zehn Steinen, und nur dort, darfst du schon ziehen, während noch Steine in der Hand sind. Eine Mühle lässt sich so öffnen und schließen, bevor alle Steine gesetzt sind.",
  "lasker.caption": "Laskermühle: Jeder hat noch sieben Steine in der Hand.",
  "lasker.task": "Setze nicht: Ziehe einen Stein und schließe die Mühle.",
  "lasker.done":
    "Die Steine in der Hand laufen nicht weg. Sie kommen, wenn es am meisten schmerzt.",

  // --- 3 Mill and capture ---
  "mill.title": "Mühlen und Schlagen",
  "mill.lead":
    "Drei Steine einer Farbe auf drei benachbarten Punkten einer Linie sind eine **Mühle**. Sie mahlt: Wer eine schließt, schlägt einen Stein.",
  "mill.close":
    "Schließt du eine Mühle, ob beim Setzen, Ziehen oder Springen, so nimmst du einen Stein des Gegners vom Brett. Das musst du, und der Stein ist aus dem Spiel. Die Mühle kann auf der Seite eines Quadrats stehen oder auf einer Linie, die die Quadrate verbindet.",
  "close.caption":
    "Weiß hat zwei Steine auf der oberen Seite des mittleren Quadrats.",
  "close.task": "Schließe die Mühle und schlage einen Stein.",
  "close.done": "Eine Mühle, und ein Stein mehr als Schwarz.",
  "mill.protected":
    "Ein Stein in einer Mühle ist sicher. Solange der Gegner einen Stein hat, der in keiner Mühle steht, musst du einen solchen nehmen.",
  "mill.unprotected":
    "Nur wenn alle Steine des Gegners auf dem Brett in Mühlen stehen, darfst du aus einer Mühle schlagen, und dann jeden beliebigen. Die Mühle ist damit zerbrochen.",
  "protected.caption":
    "Die schwarze Mühle b6, b4, b2 ist sicher. Ein Stein ist es nicht.",
  "protected.task":
    "Schließe die Mühle am rechten Rand und schlage, was du schlagen darfst.",
  "protected.done": "Nur e5 stand frei, also durfte nur e5 geschlagen werden.",
  "unprotected.caption":
    "Jetzt stehen alle drei schwarzen Steine in ihrer Mühle.",
  "unprotected.task": "Schließe deine Mühle und schlage aus der schwarzen.",
  "unprotected.done": "Kein Stein war frei, also musste die Mühle bezahlen.",
  "mill.two":
    "Wer mit einem Zug zwei Mühlen schließt, schlägt trotzdem nur einen Stein. In Litauen, Polen und Russland ist es Brauch, zwei zu nehmen; im Spiel kannst du das einstellen. Mehr als zwei werden es nie.",
  "two-at-once.caption":
    "In d6 kreuzen sich zwei Linien, und beiden fehlt genau dieser Stein.",
  "two-at-once.task": "Schließe beide Mühlen auf einmal.",
  "two-at-once.done":
    "Zwei Mühlen, ein Schlag – aber beide stehen jetzt und lassen sich öffnen.",
  "mill.again":
    "Eine Mühle darfst du so oft öffnen und schließen, wie du willst, und jedes Mal zählt sie neu. Einen Stein herausziehen, zurückziehen, schlagen: Mit diesem Pendeln werden die meisten Partien gewonnen.",
  "again.caption": "Die weiße Mühle auf der obersten Linie ist geschlossen.",
  "again.task":
    "Öffne sie mit dem Stein auf d7; hat Schwarz gezogen, schließe sie wieder.",
  "again.done": "Wieder zu, und wieder bezahlt.",
  "mill.none":
    "Nicht jede Reihe ist eine Mühle. Drei Steine ums Eck sind keine, und drei, die schräg in einer Reihe stehen, ohne dass eine Linie sie verbindet, auch nicht. Auch quer durch die Mitte des Bretts gibt es keine Mühle: Die Linie endet am inneren Quadrat.",
  "no-mill.caption":
    "Die markierten Steine stehen in einer Reihe, aber keine Linie verbindet sie: keine Mühle. Auf den Brettern mit elf und zwölf Steinen gibt es diese Linie.",

  // --- 4 End ---
  "end.title": "Wie eine Partie endet",
  "end.lead":
    "Du gewinnst, wenn du schlägst, bis zu wenige übrig sind, oder wenn du den Gegner einschließt. Einige Regeln beenden Partien, die von selbst nie aufhören würden. Immer wird zuerst der ganze Zug zu Ende gemacht, mit allem, was geschlagen wird.",
  "end.fewer":
    "**Weniger als drei.** Wer auf dem Brett und in der Hand zusammen weniger als drei Steine hat, hat verloren: Zwei Steine ergeben keine Mühle.",
  "fewer.caption": "Schwarz hat noch drei Steine, und Weiß ist am Zug.",
  "fewer.task": "Schließe die Mühle und beende die Partie.",
  "fewer.done": "Zwei Steine sind übrig. Weiß hat gewonnen.",
  "end.blocked":
    "**Eingeschlossen.** Wer am Zug ist und nicht ziehen kann, hat sofort verloren, ganz gleich, wie viele Steine er noch hat. Mit drei Steinen kann das nicht geschehen, solange gesprungen wird: Ein freier Punkt findet sich immer.",
  "blocked.caption": "Vier schwarze Steine und ein einziger Ausweg.",
  "blocked.task": "Schließe Schwarz ein.",
  "blocked.done":
    "Kein schwarzer Stein kann ziehen: Weiß hat ohne eine einzige Mühle gewonnen.",
  "end.full":
    "**Volles Brett.** Zweimal zwölf Steine füllen alle vierundzwanzig Punkte, wenn beim Setzen keine Mühle geschlossen wird. Dann kann niemand ziehen, und die Partie ist remis. Das betrifft nur das Spiel mit zwölf Steinen.",
  "end.repetition":
    "**Wiederholung.** Entsteht dieselbe Stellung zum dritten Mal – dieselben Steine auf denselben Punkten, gleich viele in der Hand, derselbe Spieler am Zug –, ist die Partie remis. Die drei Male müssen nicht aufeinander folgen.",
  "end.quiet":
    "**Fünfzig Züge.** Hat jeder Spieler fünfzig Züge hintereinander gemacht, ohne dass geschlagen wurde, ist die Partie remis. Jeder Zug zählt, auch beim Setzen; nur ein Schlag stellt die Zählung auf null.",
  "end.both-flying":
    "**Beide springen.** Haben beide nur noch drei Steine und springen, einigt man sich nach altem Brauch auf Remis. Ihr könnt auch weiterspielen, stundenlang, bis einer etwas übersieht. Das Spiel bietet das Remis einmal an; es lässt sich auch so einstellen, dass es von selbst eintritt oder nie gefragt wird.",
  "end.agreement":
    "**Einigung und Aufgabe.** Die Spieler können sich jederzeit auf Remis einigen, und jeder darf jederzeit aufgeben.",
  "end.perfect":
    "Ohne diese Regeln würden gute Spieler nie fertig: Macht keiner einen Fehler, gewinnt keiner. Das ist bewiesen – und bedeutet am Küchentisch wenig, denn Mühlen werden in jeder Partie übersehen.",

  // --- 5 Variants ---
  "variants.title": "Acht Spiele einer Familie",
  "variants.lead":
    "Alle werden gespielt wie das Spiel mit neun Steinen; nur was hier steht, ist anders. Auf jedem Brett kannst du für beide Seiten ziehen oder das Spiel gegen den Computer öffnen.",
  "variants.men": { one: "je {n} Stein", other: "je {n} Steine" },
  "variants.points": { one: "{n} Punkt", other: "{n} Punkte" },
  "variants.lines": {
    one: "{n} Reihe für eine Mühle",
    other: "{n} Reihen für Mühlen",
  },
  "variants.play": "Dieses Spiel spielen",
  "variants.three":
    "Das kleinste Spiel: ein einziges Quadrat mit seiner Mitte. Die Diagonalen sind keine Linien, wenn du sie nicht einschaltest. Jeder hat nur drei Steine, springt also, sobald sie gesetzt sind, und die erste Mühle gewinnt.",
  "variants.five":
    "Zwei Quadrate statt drei. Schnell und scharf, gut für Kinder und Wartezimmer.",
  "variants.six":
    "Zwei Quadrate, sechs Steine, kein Springen. Im Mittelalter war dieses Spiel in Italien, Frankreich und England beliebt; um 1600 war es aus der Mode.",
  "variants.seven":
    "Zwei Quadrate mit einem Kreuz durch die Mitte. Die Mitte ist ein Punkt, und jede Linie des Kreuzes hat fünf Punkte und Platz für drei Mühlen.",
  "variants.nine":
    "Der Klassiker. Wer einfach „Mühle“ sagt, meint dieses Spiel.",
  "variants.ten":
    "Erfunden von Emanuel Lasker, Schachweltmeister von 1894 bis 1921. Zehn Steine, und ziehen darf man schon, während noch welche in der Hand sind. In der Praxis endet es seltener remis, auch wenn es bei bestem Spiel ebenfalls remis ist.",
  "variants.eleven":
    "Das Brett der neun Steine, dazu Linien durch die Ecken: vier Mühlen mehr, und Steine, die in der Ecke festsaßen, kommen heraus.",
  "variants.twelve":
    "Dasselbe Brett mit zwölf Steinen. In Südafrika heißt es Morabaraba und ist ein anerkannter Sport mit eigenen Meisterschaften; die Steine sind dort Kühe. Ein volles Brett ist remis ([Regel 4.3](#rule-4.3)).",

  // --- 6 Playing well ---
  "play.title": "Gut spielen",
  "play.lead":
    "Vier Muster gewinnen Partien. Wer sie einmal sieht, verliert gegen Anfänger nicht mehr.",
  "play.open":
    "**Die offene Mühle.** Ein Stein tritt aus der Mühle und kommt zurück: ein Schlag in jedem zweiten Zug ([Regel 3.4](#rule-3.4)). Das geht so lange, wie kein gegnerischer Stein die Lücke erreicht. Erreicht er sie, ist sie bald besetzt.",
  "play.double":
    "**Die Zwickmühle.** Zwei Mühlen ohne gemeinsamen Stein, jeder fehlt ein Punkt, und die beiden Punkte sind Nachbarn. Ein einziger Stein pendelt zwischen ihnen: Mit jedem Schritt öffnet er die eine Mühle und schließt die andere – ein Schlag in jedem Zug. Fünf Steine genügen, und eine Verteidigung gibt es kaum.",
  "double.caption":
    "Oberste Linie und mittleres Quadrat: d6 pendelt zwischen beiden.",
  "double.task":
    "Schließe die obere Mühle; nach der Antwort von Schwarz schließe die untere.",
  "double.done": "In jedem Zug ein Schlag. Da zwickt es wirklich.",
  "play.shared":
    "**Zwei Mühlen mit einem gemeinsamen Stein** sehen mächtig aus und taugen wenig. Auf diesem Brett kann der gemeinsame Stein überhaupt nicht ziehen, denn neben ihm stehen die eigenen. Ein anderer muss öffnen, und dann hast du eine gewöhnliche offene Mühle.",
  "shared.caption": "Fünf Steine, zwei volle Mühlen, und a7 sitzt fest.",
  "shared.task": "Öffne eine Mühle – mit einem Stein, der ziehen kann.",
  "shared.done": "a7 war es nicht, oder? Der kann nicht ziehen.",
  "play.fork":
    "**Zwei Drohungen zugleich.** Eine einzelne Mühle ist leicht verhindert. Setze einen Stein so, dass er zwei Paare bildet, und nur eines lässt sich aufhalten. An den Kreuzungen ergibt sich das von selbst.",
  "fork.caption": "Weiß steht auf d6 und f4. Ein Punkt verbindet beide.",
  "fork.task": "Setze einen Stein, der zwei Mühlen droht.",
  "fork.done": "b6 oder f2: Schwarz kann nur eine verhindern.",
  "advice.title": "Sechs Ratschläge",
  "advice.crossings":
    "**Kreuzungen und Seitenmitten zuerst**, Ecken zuletzt. Wer drei der vier Kreuzungen hat, steht meistens besser.",
  "advice.first":
    "**Jage nicht der ersten Mühle nach.** Allein ist sie schnell blockiert, und deine Steine stehen auf einem Haufen.",
  "advice.threats": "**Zwei Drohungen sind mehr wert als eine Mühle.**",
  "advice.hinder":
    "**Nimm den Punkt, den der Gegner braucht**, auch wenn er dir selbst nichts baut.",
  "advice.spread":
    "**Verteile deine Steine.** In einer Ecke zusammengedrängt, sind sie gefangen, ehe du es merkst.",
  "advice.shut-in":
    "**Achte auf den Stein, der bald festsitzt**, auf deinen und auf den des anderen. Ein Stein, der nicht ziehen kann, ist halb verloren.",

  // --- 7 Where rule books differ ---
  "differ.title": "Wo Regelbücher sich uneinig sind",
  "differ.lead":
    "Das Spiel ist alt, und keinem Verband gehorchen alle. Sprecht diese vier Dinge ab, bevor ihr anfangt; im Spiel lassen sie sich einstellen.",
  "differ.two":
    "**Zwei Mühlen auf einmal** schlagen nach Turnierregel einen Stein, nach litauischem, polnischem und russischem Brauch zwei ([Regel 3.3](#rule-3.3)).",
  "differ.quiet":
    "**Die fünfzig Züge** werden manchmal für beide zusammen gezählt. Hier hat jeder seine eigenen fünfzig, zusammen hundert ([Regel 4.5](#rule-4.5)).",
  "differ.fly":
    "**Das Springen** ist zu Hause die Regel, auf Turnieren wird es oft weggelassen ([Regel 2.3](#rule-2.3)).",
  "differ.shared":
    "**Der Stein in zwei Mühlen** gilt manchen Büchern als stärkste Aufstellung. Probiere es auf dem Brett oben: Er kann nicht ziehen ([6.3](#rule-6.3)).",

  // --- 8 History ---
  "history.title": "Woher es kommt",
  "history.oldest":
    "Bretter dieser Art sind in die Dachplatten des Tempels von Kurna in Ägypten geritzt. Oft liest man, sie stammten von 1400 vor Christus, aber das ist geraten: In den Stein ritzen konnte sie jeder, auch viel später. Sicher ist, dass die römische Welt solche Bretter kannte.",
  "history.middle":
    "Im Mittelalter war das Spiel überall. In England, Frankreich und Deutschland findet man es noch in den Sitzen von Kreuzgängen, wo sich wohl mancher Mönch gelangweilt hat. In Indien zeigt es eine Tempelinschrift, etwa aus dem neunten Jahrhundert.",
  "history.family":
    "Die Verwandten kamen und gingen. Das Spiel mit sechs Steinen war um 1600 aus der Mode, das mit zwölf lebt im südlichen Afrika. Emanuel Lasker, siebenundzwanzig Jahre lang Schachweltmeister, fand das alte Spiel zu remislastig und schärfte es mit einem zehnten Stein.",
  "history.solved":
    "1993 wurde das Spiel mit neun Steinen gelöst: Ein Computer rechnete von allen möglichen Schlüssen rückwärts (Retrograde-Analyse) und fand heraus, dass es remis ist. Die Menschen verlieren es fröhlich weiter.",
  "history.names":
    "Es hat viele Namen: _Mlin_ und _Mica_ in Bosnien, Kroatien, Montenegro und Serbien, _Malūnas_ in Litauen, _Nine Men’s Morris_, _Mills_, _Merels_, _Cowboy Checkers_ und _Ninepenny Marl_ auf Englisch, und in Indien _Saalu Mane Ata_, _Jadpi Ata_ und _Char-Par_.",

  // --- 9 Questions ---
  "questions.title": "Fragen und Antworten",
  "ask.points": "Wie viele Punkte hat ein Mühlebrett?",
  "answer.points":
    "Das Brett für neun Steine hat 24 Punkte, acht auf jedem seiner drei Quadrate. Kleinere Varianten haben 9, 16 oder 17.",
  "ask.open": "Was ist eine offene Mühle?",
  "answer.open":
    "Eine Mühle, aus der ein Stein herausgezogen ist, sodass sie sich mit dem nächsten Zug wieder schließen lässt. Bei jedem Schließen wird ein Stein geschlagen.",
  "ask.diagonal": "Darf man diagonal ziehen?",
  "answer.diagonal":
    "Nur auf einer gezeichneten Linie. Das Brett für neun Steine hat keine schrägen Linien, also nein; die Bretter für elf und zwölf Steine haben vier.",
  "ask.draw": "Kann eine Partie remis enden?",
  "answer.draw":
    "Ja: durch Einigung, wenn eine Stellung zum dritten Mal entsteht, nach je fünfzig Zügen ohne Schlagen und, nach altem Brauch, wenn beide nur noch drei Steine haben.",
  "ask.from-mill": "Darf man aus einer Mühle schlagen?",
  "answer.from-mill":
    "Nur wenn alle Steine des Gegners auf dem Brett in Mühlen stehen. Sonst musst du einen freien nehmen.",
  "ask.again":
    "Zählt eine Mühle noch einmal, wenn man sie öffnet und schließt?",
  "answer.again":
    "Ja. Jedes Schließen schlägt einen Stein, auch wenn es dieselben drei Steine sind.",
  "ask.stuck": "Was ist, wenn ich nicht ziehen kann?",
  "answer.stuck": "Dann hast du verloren, egal wie viele Steine du hast.",
  "ask.least": "Wie viele Steine braucht man, um weiterzuspielen?",
  "answer.least": "Drei. Wer nur noch zwei hat, hat verloren.",
  "ask.start": "Wohin mit dem ersten Stein?",
  "answer.start":
    "Auf eine der vier Kreuzungen d6, f4, d2 und b4. Sie haben die meisten Nachbarn.",
  "ask.solved": "Ist Mühle gelöst?",
  "answer.solved":
    "Ja, seit 1993: Bei bestem Spiel beider Seiten ist es remis. So spielt aber kein Mensch.",
};
