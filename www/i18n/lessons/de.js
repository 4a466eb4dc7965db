/**
 * German: the words of the lessons. What the keys are for: see en.js.
 */
export default {
  "page.title": "Mühle Schritt für Schritt lernen",
  "page.description":
    "Ein Kurs in 23 Schritten auf Brettern zum Ziehen: setzen, Mühlen schließen, Zwickmühlen, schlagen, springen, einschließen – und ein Remis mit drei Steinen gegen vier.",
  "page.heading": "Schritt für Schritt",
  "page.lead":
    "Dreiundzwanzig kleine Aufgaben, vom ersten Stein bis zum letzten Kniff. Du spielst immer Weiß. Ist ein Zug nicht der gesuchte, sagt es das Brett, und du versuchst einen anderen.",
  "page.rules": "Die Regeln ausführlich",

  "placing.title": "Setzen",
  "place.text":
    "Setze deinen ersten Stein auf d6: Drücke auf den Punkt, an dem die obere Seite des mittleren Quadrats auf die Linie von oben trifft.",
  "place.right": "Von d6 führen vier Wege weiter. Mehr hat kein Punkt.",
  "crossing.text":
    "Schwarz hat mit d2 geantwortet. Nimm eine der beiden freien Kreuzungen: b4 oder f4.",
  "crossing.right": "Zwei der vier besten Punkte gehören dir.",
  "mill.text":
    "Drei Steine in einer Reihe auf einer Linie sind eine Mühle. Schließe eine und schlage einen schwarzen Stein.",
  "mill.right": "Eine Mühle, und ein Stein mehr als Schwarz.",
  "hinder.text":
    "Schwarz hat zwei Steine auf der untersten Linie und will den dritten Punkt. Sei zuerst da.",
  "hinder.right": "Stören ist das halbe Setzen.",
  "fork.text":
    "Setze einen Stein so, dass zwei Mühlen zugleich drohen. Schwarz kann nur eine verhindern.",
  "fork.right": "b6 oder f2: Eine davon bekommst du.",
  "lock.text":
    "Der schwarze Stein auf a7 hat nur noch einen Ausweg. Schließe ihn ein, ehe er entkommt.",
  "lock.right": "Ein Stein, der nicht ziehen kann, ist halb verloren.",

  "moving.title": "Ziehen",
  "slide.text":
    "Alle Steine sind gesetzt. Ziehe den Stein von g4 einen Schritt auf einer Linie; drei Wege gibt es.",
  "slide.right": "Ein Schritt, auf einer Linie, auf einen freien Punkt.",
  "close.text": "Schließe durch einen Zug eine Mühle und schlage einen Stein.",
  "close.right": "Eine gezogene Mühle zählt wie eine gesetzte.",
  "again.text":
    "Deine Mühle ist geschlossen. Öffne sie mit dem Stein von d6 nach d5; hat Schwarz gezogen, schließe sie wieder.",
  "again.right": "Jedes Schließen zählt neu.",
  "safely.text":
    "Öffne deine Mühle so, dass Schwarz nicht in die Lücke ziehen kann. Achte auf den schwarzen Stein auf d5.",
  "safely.wrong":
    "Dann kann der schwarze Stein auf d5 die Lücke füllen. Öffne an der Seite.",
  "safely.right": "Neben der Lücke stehen nur eigene Steine. Sie ist sicher.",
  "double.text":
    "Eine Zwickmühle: Ziehe von d6 nach d5 und schlage den einzigen freien Stein; hat Schwarz gezogen, geh zurück.",
  "double.right": "Ein Stein, zwei Mühlen, in jedem Zug ein Schlag.",
  "build.text":
    "Schließe eine Mühle – und zwar so, dass eine Zwickmühle daraus wird.",
  "build.wrong":
    "So entstehen keine zwei Mühlen, zwischen denen ein Stein pendelt. Welcher Stein kommt nach f6?",
  "build.right":
    "Als Nächstes ziehst du d6–d7 und schließt die oberste Linie, dann wieder zurück.",
  "shared.text":
    "Zwei Mühlen, die sich den Stein auf g1 teilen. Öffne eine – mit einem Stein, der ziehen kann.",
  "shared.right":
    "g1 konnte nicht ziehen, neben ihm stehen die eigenen. So ein Paar ist eine einzige offene Mühle.",

  "taking.title": "Schlagen",
  "free.text":
    "Schließe die oberste Linie und schlage einen Stein. Drei schwarze stehen sicher in ihrer Mühle.",
  "free.right": "Nur der freie Stein durfte geschlagen werden.",
  "broken.text":
    "Jetzt steht jeder schwarze Stein in einer Mühle. Schließe deine und schlage einen beliebigen.",
  "broken.right": "Wo keiner frei ist, zahlt die Mühle.",
  "choose.text":
    "Schließe deine Mühle und schlage den richtigen Stein: Was hat Schwarz vor?",
  "choose.wrong":
    "Schwarz droht eine Mühle auf der untersten Linie. Schlage einen dieser beiden.",
  "choose.right": "Die Drohung ist weg, und ein Stein auch.",
  "both.text":
    "Schließe mit einem Stein zwei Mühlen. Nach diesen Regeln schlägst du trotzdem nur einen Stein.",
  "both.right":
    "Zwei Mühlen zum Öffnen und Schließen: Das ist mehr wert als ein Stein.",

  "flying.title": "Springen",
  "fly.text":
    "Du hast noch drei Steine und darfst auf jeden freien Punkt springen. Schließe eine Mühle und schlage einen Stein.",
  "fly.right": "Quer über das Brett. Auch drei Steine sind gefährlich.",
  "gap.text":
    "Schwarz will von f4 nach f6 und eine Mühle schließen. Springe in die Lücke, mit welchem Stein du willst.",
  "gap.right": "Wer springt, ist überall zugleich.",
  "hold.text":
    "Drei gegen vier: das schwerste Remis. Schwarz droht eine Mühle, und nur ein Punkt rettet dich. Springe dorthin, mit welchem Stein du willst.",
  "hold.wrong":
    "Dann schließt Schwarz sofort die Mühle, und dir bleiben zwei Steine.",
  "hold.right":
    "Gehalten. Tabellen aller dieser Endspiele beweisen, dass nichts anderes hält.",
  "hold-on.text":
    "Noch einmal drei gegen vier. Finde erst die Drohung von Schwarz, dann den einzigen Punkt, der das Remis hält.",
  "hold-on.wrong":
    "Sieh dir die Linie von b4 und c4 an: Wer erreicht ihren dritten Punkt?",
  "hold-on.right":
    "Wer diesen einen Punkt immer findet, ist nicht zu schlagen.",

  "ending.title": "Das Ende",
  "last.text":
    "Schwarz hat noch drei Steine. Schlage einen, und die Partie ist zu Ende.",
  "last.right": "Mit zwei Steinen geht es nicht weiter. Du hast gewonnen.",
  "block.text":
    "Die vier schwarzen Steine haben nur einen Ausweg. Schließe ihn.",
  "block.right":
    "Schwarz kann nicht ziehen und hat verloren, mit vier Steinen auf dem Brett.",
};
