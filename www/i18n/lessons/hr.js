/**
 * Croatian: the words of the lessons. What the keys are for: see en.js.
 */
export default {
  "page.title": "Mlin korak po korak",
  "page.description":
    "Tečaj u 23 koraka na živim pločama: postavljanje, zatvaranje mlina, dvostruki mlin, skidanje, skakanje, blokada – i remi s trima figurama protiv četiriju.",
  "page.heading": "Korak po korak",
  "page.lead":
    "Dvadeset i tri mala zadatka, od prve figure do posljednje dosjetke. Uvijek igraš bijelima. Ako potez nije onaj koji se traži, ploča to kaže, a ti pokušaš drugi.",
  "page.rules": "Pravila opširno",

  "placing.title": "Postavljanje",
  "place.text":
    "Postavi prvu figuru na d6: pritisni točku na kojoj se gornja stranica srednjega kvadrata sastaje s linijom odozgo.",
  "place.right": "S točke d6 vode četiri puta. Više ih nema nijedna.",
  "crossing.text":
    "Crni je odgovorio potezom d2. Zauzmi jedno od dvaju preostalih križanja: b4 ili f4.",
  "crossing.right": "Dvije od četiriju najboljih točaka su tvoje.",
  "mill.text":
    "Tri figure u nizu na jednoj liniji čine mlin. Zatvori ga i skini jednu crnu figuru.",
  "mill.right": "Mlin, i figura više od Crnoga.",
  "hinder.text":
    "Crni ima dvije figure na donjoj liniji i želi treću. Stigni onamo prije njega.",
  "hinder.right": "Smetati protivniku pola je postavljanja.",
  "fork.text":
    "Postavi figuru tako da dva mlina prijete odjednom. Crni može zaustaviti samo jedan.",
  "fork.right": "b6 ili f2: jedna će biti tvoja.",
  "lock.text":
    "Crna figura na a7 ima još samo jedan izlaz. Zatvori je prije nego što pobjegne.",
  "lock.right": "Figura koja se ne može pomaknuti napola je izgubljena.",

  "moving.title": "Pomicanje",
  "slide.text":
    "Sve su figure postavljene. Pomakni onu s točke g4 za jedan korak po liniji; može na tri strane.",
  "slide.right": "Jedan korak, po liniji, na praznu točku.",
  "close.text": "Zatvori mlin pomicanjem i skini figuru.",
  "close.right": "Mlin zatvoren pomicanjem vrijedi jednako kao i postavljen.",
  "again.text":
    "Tvoj je mlin zatvoren. Otvori ga figurom s d6 na d5; kad Crni odigra, ponovno ga zatvori.",
  "again.right": "Svako zatvaranje vrijedi iznova.",
  "safely.text":
    "Otvori mlin tako da Crni ne može ući u prazninu. Pazi na crnu figuru na d5.",
  "safely.wrong":
    "Tada crna figura s točke d5 može popuniti prazninu. Otvori sa strane.",
  "safely.right": "Uz prazninu stoje samo tvoje figure. Sigurna je.",
  "double.text":
    "Dvostruki mlin: idi s d6 na d5 i skini jedinu slobodnu figuru; kad Crni odigra, vrati se.",
  "double.right": "Jedna figura, dva mlina, skidanje u svakom potezu.",
  "build.text": "Zatvori mlin – ali tako da od njega nastane dvostruki mlin.",
  "build.wrong":
    "Tako ne nastaju dva mlina između kojih se kreće jedna figura. Koja može na f6?",
  "build.right":
    "Slijedi d6–d7, čime zatvaraš gornju liniju, pa onda opet natrag.",
  "shared.text":
    "Dva mlina dijele figuru na g1. Otvori jedan – figurom koja se može pomaknuti.",
  "shared.right":
    "g1 nije mogla nikamo jer su oko nje njezine. Takav par vrijedi kao jedan otvoreni mlin.",

  "taking.title": "Skidanje",
  "free.text":
    "Zatvori gornju liniju i skini figuru. Tri su crne sigurne u svojem mlinu.",
  "free.right": "Smjela se skinuti samo slobodna figura.",
  "broken.text":
    "Sada su sve crne figure u mlinu. Zatvori svoj i skini bilo koju.",
  "broken.right": "Gdje slobodnih nema, plaća mlin.",
  "choose.text": "Zatvori mlin i skini pravu figuru: što Crni sprema?",
  "choose.wrong":
    "Crni prijeti mlinom na donjoj liniji. Skini jednu od tih dviju figura.",
  "choose.right": "Prijetnje više nema, a ni figure.",
  "both.text":
    "Zatvori dva mlina jednom figurom. Po ovim pravilima ipak skidaš samo jednu.",
  "both.right": "Dva mlina za otvaranje i zatvaranje vrijede više od figure.",

  "flying.title": "Skakanje",
  "fly.text":
    "Ostale su ti tri figure i smiješ skočiti na bilo koju praznu točku. Zatvori mlin i skini figuru.",
  "fly.right": "Preko cijele ploče. I tri su figure opasne.",
  "gap.text":
    "Crni želi s f4 na f6 i tako zatvoriti mlin. Skoči u prazninu, bilo kojom figurom.",
  "gap.right": "Tko skače, svuda je odjednom.",
  "hold.text":
    "Tri protiv četiriju: remi koji je najteže održati. Crni prijeti mlinom i spašava te samo jedna točka. Skoči na nju, bilo kojom figurom.",
  "hold.wrong": "Tada Crni odmah zatvara mlin, a tebi ostaju dvije figure.",
  "hold.right":
    "Održano. Tablice svih takvih završnica dokazuju da ništa drugo ne spašava.",
  "hold-on.text":
    "Još jednom tri protiv četiriju. Najprije pronađi prijetnju Crnoga, a zatim jedinu točku koja čuva remi.",
  "hold-on.wrong":
    "Pogledaj liniju na kojoj su b4 i c4: tko može na njezinu treću točku?",
  "hold-on.right": "Tko tu točku svaki put pronađe, ne može izgubiti.",

  "ending.title": "Kraj",
  "last.text": "Crnom su ostale tri figure. Skini jednu i partija je gotova.",
  "last.right": "S dvjema se figurama ne može dalje. Pobjeda je tvoja.",
  "block.text": "Četiri crne figure imaju samo jedan izlaz. Zatvori ga.",
  "block.right": "Crni je blokiran i izgubio je, s četirima figurama na ploči.",
};
