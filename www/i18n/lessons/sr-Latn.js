/**
 * Serbian, Latin script: the words of the lessons. What the keys are for: see en.js.
 */
export default {
  "page.title": "Mica korak po korak",
  "page.description":
    "Kurs u 23 koraka na živim tablama: postavljanje, sastavljanje mice, otvorena mica, uzimanje, letenje, zarobljavanje – i remi sa tri figure protiv četiri.",
  "page.heading": "Korak po korak",
  "page.lead":
    "Dvadeset tri mala zadatka, od prve figure do poslednjeg trika. Uvek igrate belim. Ako potez nije onaj koji se traži, tabla to kaže, a vi probate drugi.",
  "page.rules": "Pravila opširno",

  "placing.title": "Postavljanje",
  "place.text":
    "Postavite prvu figuru na d6: pritisnite tačku na kojoj se gornja stranica srednjeg kvadrata sastaje sa linijom odozgo.",
  "place.right": "Sa d6 vode četiri puta. Više ih nema nijedna tačka.",
  "crossing.text":
    "Crni je odgovorio sa d2. Zauzmite jedno od dva preostala ukrštanja: b4 ili f4.",
  "crossing.right": "Dve od četiri najbolje tačke su vaše.",
  "mill.text":
    "Tri figure u redu na jednoj liniji su mica. Sastavite je i uzmite jednu crnu figuru.",
  "mill.right": "Mica, i figura više od Crnog.",
  "hinder.text":
    "Crni ima dve figure na donjoj liniji i hoće treću. Budite tamo pre njega.",
  "hinder.right": "Smetati protivniku pola je postavljanja.",
  "fork.text":
    "Postavite figuru tako da dve mice prete odjednom. Crni može da zaustavi samo jednu.",
  "fork.right": "b6 ili f2: jedna će biti vaša.",
  "lock.text":
    "Crna figura na a7 ima još samo jedan izlaz. Zatvorite je pre nego što pobegne.",
  "lock.right": "Figura koja ne može da se pomeri napola je izgubljena.",

  "moving.title": "Pomeranje",
  "slide.text":
    "Sve figure su postavljene. Pomerite onu sa g4 za jedan korak po liniji; može na tri strane.",
  "slide.right": "Jedan korak, po liniji, na praznu tačku.",
  "close.text": "Sastavite micu pomeranjem i uzmite figuru.",
  "close.right": "Mica sastavljena pomeranjem vredi isto kao i postavljena.",
  "again.text":
    "Vaša mica je sastavljena. Otvorite je figurom sa d6 na d5; kada Crni odigra, ponovo je zatvorite.",
  "again.right": "Svako zatvaranje računa se iznova.",
  "safely.text":
    "Otvorite micu tako da Crni ne može da uđe u prazno mesto. Pazite na crnu figuru na d5.",
  "safely.wrong":
    "Tada crna sa d5 može da popuni prazninu. Otvorite sa strane.",
  "safely.right": "Uz prazno mesto stoje samo vaše figure. Bezbedno je.",
  "double.text":
    "Otvorena mica: idite sa d6 na d5 i uzmite jedinu slobodnu figuru; kada Crni odigra, vratite se.",
  "double.right": "Jedna figura, dve mice, uzimanje u svakom potezu.",
  "build.text": "Sastavite micu – ali tako da od nje nastane otvorena mica.",
  "build.wrong":
    "Tako ne nastaju dve mice između kojih jedna figura ide tamo-amo. Koja može na f6?",
  "build.right":
    "Sledeće je d6–d7, čime zatvarate gornju liniju, pa onda opet nazad.",
  "shared.text":
    "Dve mice dele figuru na g1. Otvorite jednu – figurom koja može da se pomeri.",
  "shared.right":
    "g1 nije mogla nikud, oko nje su njene. Takav par vredi kao jedna mica.",

  "taking.title": "Uzimanje",
  "free.text":
    "Sastavite gornju liniju i uzmite figuru. Tri crne su bezbedne u svojoj mici.",
  "free.right": "Udarac: smela je da se uzme samo slobodna figura.",
  "broken.text":
    "Sada su sve crne figure u mici. Sastavite svoju i uzmite bilo koju.",
  "broken.right": "Razbijanje: gde slobodnih nema, plaća mica.",
  "choose.text": "Sastavite micu i uzmite pravu figuru: šta Crni sprema?",
  "choose.wrong":
    "Crni preti micom na donjoj liniji. Uzmite jednu od te dve figure.",
  "choose.right": "Pretnje više nema, a ni figure.",
  "both.text":
    "Sastavite dve mice jednom figurom. Po ovim pravilima ipak uzimate samo jednu.",
  "both.right": "Dve mice za otvaranje i zatvaranje vrede više od figure.",

  "flying.title": "Letenje",
  "fly.text":
    "Ostale su vam tri figure i smete da odletite na bilo koju praznu tačku. Sastavite micu i uzmite figuru.",
  "fly.right": "Preko cele table. I tri figure su opasne.",
  "gap.text":
    "Crni hoće sa f4 na f6 da bi sastavio micu. Odletite u prazninu, bilo kojom figurom.",
  "gap.right": "Ko leti, svuda je odjednom.",
  "hold.text":
    "Tri protiv četiri: remi koji je najteže održati. Crni preti micom i spasava vas samo jedna tačka. Odletite na nju, bilo kojom figurom.",
  "hold.wrong": "Tada Crni odmah sastavlja micu, a vama ostaju dve figure.",
  "hold.right":
    "Održano. Tabele svih takvih završnica dokazuju da ništa drugo ne spasava.",
  "hold-on.text":
    "Opet tri protiv četiri. Najpre nađite pretnju Crnog, a onda jedinu tačku koja čuva remi.",
  "hold-on.wrong":
    "Pogledajte liniju na kojoj su b4 i c4: ko može na njenu treću tačku?",
  "hold-on.right": "Ko tu tačku svaki put nađe, ne može da izgubi.",

  "ending.title": "Kraj",
  "last.text": "Crnom su ostale tri figure. Uzmite jednu i partija je gotova.",
  "last.right": "Sa dve figure se ne može dalje. Pobedili ste.",
  "block.text": "Četiri crne figure imaju samo jedan izlaz. Zatvorite ga.",
  "block.right": "Crni je zarobljen i izgubio je, sa četiri figure na tabli.",
};
