/**
 * Bosnian: the words of the lessons. What the keys are for: see en.js.
 */
export default {
  "page.title": "Mlin korak po korak",
  "page.description":
    "Kurs u 23 koraka na živim tablama: postavljanje, sklapanje mlina, otvoreni mlin, skidanje, skakanje, zatvaranje – i remi s tri figure protiv četiri.",
  "page.heading": "Korak po korak",
  "page.lead":
    "Dvadeset tri mala zadatka, od prve figure do posljednjeg trika. Uvijek igraš bijelim. Ako potez nije onaj koji se traži, tabla to kaže, a ti probaš drugi.",
  "page.rules": "Pravila opširno",

  "placing.title": "Postavljanje",
  "place.text":
    "Postavi prvu figuru na d6: pritisni raskrsnicu na kojoj se gornja stranica srednjeg kvadrata sastaje s linijom odozgo.",
  "place.right": "Sa d6 vode četiri puta. Više ih nema nijedna raskrsnica.",
  "crossing.text":
    "Crni je odgovorio sa d2. Zauzmi jedno od dva preostala ukrštanja: b4 ili f4.",
  "crossing.right": "Dvije od četiri najbolje raskrsnice su tvoje.",
  "mill.text":
    "Tri figure u redu na jednoj liniji su mlin. Sklopi ga i skini jednu crnu figuru.",
  "mill.right": "Mlin, i figura više od Crnog.",
  "hinder.text":
    "Crni ima dvije figure na donjoj liniji i hoće treću. Budi tamo prije njega.",
  "hinder.right": "Smetati protivniku pola je postavljanja.",
  "fork.text":
    "Postavi figuru tako da dva mlina prijete odjednom. Crni može zaustaviti samo jedan.",
  "fork.right": "b6 ili f2: jedna će biti tvoja.",
  "lock.text":
    "Crna figura na a7 ima još samo jedan izlaz. Zatvori je prije nego što pobjegne.",
  "lock.right": "Figura koja se ne može pomjeriti napola je izgubljena.",

  "moving.title": "Pomjeranje",
  "slide.text":
    "Sve figure su postavljene. Pomjeri onu sa g4 za jedan korak po liniji; može na tri strane.",
  "slide.right": "Jedan korak, po liniji, na praznu raskrsnicu.",
  "close.text": "Sklopi mlin pomjeranjem i skini figuru.",
  "close.right": "Mlin sklopljen pomjeranjem vrijedi isto kao i postavljen.",
  "again.text":
    "Tvoj mlin je sklopljen. Izvedi figuru sa d6 na d5; kad Crni odigra, vrati je i opet sklopi mlin.",
  "again.right": "Svako sklapanje računa se iznova.",
  "safely.text":
    "Izvedi figuru iz mlina tako da Crni ne može ući u prazno mjesto. Pazi na crnu figuru na d5.",
  "safely.wrong": "Tada crna sa d5 može popuniti prazninu. Otvori sa strane.",
  "safely.right": "Uz prazno mjesto stoje samo tvoje figure. Sigurno je.",
  "double.text":
    "Otvoreni mlin: idi sa d6 na d5 i skini jedinu slobodnu figuru; kad Crni odigra, vrati se.",
  "double.right": "Jedna figura, dva mlina, skidanje u svakom potezu.",
  "build.text": "Sklopi mlin – ali tako da od njega nastane otvoreni mlin.",
  "build.wrong":
    "Tako ne nastaju dva mlina između kojih jedna figura ide tamo-amo. Koja može na f6?",
  "build.right":
    "Sljedeće je d6–d7, čime sklapaš gornju liniju, pa onda opet nazad.",
  "shared.text":
    "Dva mlina dijele figuru na g1. Otvori jedan – figurom koja se može pomjeriti.",
  "shared.right":
    "g1 nije mogla nikuda, oko nje su njene. Takav par vrijedi kao jedan mlin.",

  "taking.title": "Skidanje",
  "free.text":
    "Sklopi gornju liniju i skini figuru. Tri crne su sigurne u svom mlinu.",
  "free.right": "Samo se slobodna figura smjela skinuti.",
  "broken.text":
    "Sada su sve crne figure u mlinu. Sklopi svoj i skini bilo koju.",
  "broken.right": "Gdje slobodnih nema, plaća mlin.",
  "choose.text": "Sklopi mlin i skini pravu figuru: šta Crni sprema?",
  "choose.wrong":
    "Crni prijeti mlinom na donjoj liniji. Skini jednu od te dvije figure.",
  "choose.right": "Prijetnje više nema, a ni figure.",
  "both.text":
    "Sklopi dva mlina jednom figurom. Po ovim pravilima ipak skidaš samo jednu.",
  "both.right": "Dva mlina za otvaranje i sklapanje vrijede više od figure.",

  "flying.title": "Skakanje",
  "fly.text":
    "Ostale su ti tri figure i smiješ skočiti na bilo koju praznu raskrsnicu. Sklopi mlin i skini figuru.",
  "fly.right": "Preko cijele table. I tri figure su opasne.",
  "gap.text":
    "Crni hoće sa f4 na f6 i tako sklopiti mlin. Skoči u prazninu, bilo kojom figurom.",
  "gap.right": "Ko skače, na svakom je mjestu.",
  "hold.text":
    "Tri protiv četiri: remi koji je najteže održati. Crni prijeti mlinom i spašava te samo jedna raskrsnica. Skoči na nju, bilo kojom figurom.",
  "hold.wrong": "Tada Crni odmah sklapa mlin, a tebi ostaju dvije figure.",
  "hold.right":
    "Održano. Tablice svih takvih završnica dokazuju da ništa drugo ne spašava.",
  "hold-on.text":
    "Opet tri protiv četiri. Prvo nađi prijetnju Crnog, a onda jedinu raskrsnicu koja čuva remi.",
  "hold-on.wrong":
    "Pogledaj liniju na kojoj su b4 i c4: ko može na njenu treću raskrsnicu?",
  "hold-on.right": "Ko tu raskrsnicu svaki put nađe, ne može izgubiti.",

  "ending.title": "Kraj",
  "last.text": "Crnom su ostale tri figure. Skini jednu i partija je gotova.",
  "last.right": "S dvije figure se ne može dalje. Pobjeda je tvoja.",
  "block.text": "Četiri crne figure imaju samo jedan izlaz. Zatvori ga.",
  "block.right": "Crni je bez poteza i izgubio je, sa četiri figure na tabli.",
};
