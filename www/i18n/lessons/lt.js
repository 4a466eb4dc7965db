/**
 * Lithuanian: the words of the lessons. What the keys are for: see en.js.
 */
export default {
  "page.title": "Malūnas žingsnis po žingsnio",
  "page.description":
    "23 žingsnių kursas su gyvomis lentomis: dėjimas, malūno uždarymas, dvigubas malūnas, nuėmimas, skraidymas, užspaudimas – ir lygiosios trimis akmenėliais prieš keturis.",
  "page.heading": "Žingsnis po žingsnio",
  "page.lead":
    "Dvidešimt trys mažos užduotys – nuo pirmojo akmenėlio iki paskutinės gudrybės. Visada žaidi baltaisiais. Jei ėjimas ne tas, kurio ieškoma, lenta pasako, ir bandai kitą.",
  "page.rules": "Išsamios taisyklės",

  "placing.title": "Dėjimas",
  "place.text":
    "Padėk pirmąjį akmenėlį į d6: paspausk tašką, kur vidurinio kvadrato viršus susitinka su linija iš viršaus.",
  "place.right": "Iš d6 veda keturi keliai. Daugiau neturi joks taškas.",
  "crossing.text":
    "Juodieji atsakė d2. Užimk vieną iš dviejų likusių sankirtų: b4 arba f4.",
  "crossing.right": "Du iš keturių geriausių taškų – tavo.",
  "mill.text":
    "Trys akmenėliai eilėje vienoje linijoje yra malūnas. Uždaryk jį ir nuimk juodą akmenėlį.",
  "mill.right": "Malūnas, ir vienu akmenėliu daugiau nei juodieji.",
  "hinder.text":
    "Juodieji apatinėje linijoje turi du akmenėlius ir nori trečio. Būk ten pirmas.",
  "hinder.right": "Trukdyti varžovui – pusė dėjimo.",
  "fork.text":
    "Padėk akmenėlį taip, kad iš karto grasintų du malūnai. Juodieji sustabdys tik vieną.",
  "fork.right": "b6 arba f2: vienas bus tavo.",
  "lock.text":
    "Juodas akmenėlis taške a7 turi tik vieną išėjimą. Užspausk jį, kol nepabėgo.",
  "lock.right": "Negalintis pajudėti akmenėlis jau pusiau prarastas.",

  "moving.title": "Stūmimas",
  "slide.text":
    "Visi akmenėliai sudėti. Pastumk akmenėlį iš g4 per vieną žingsnį linija; galimi trys keliai.",
  "slide.right": "Vienas žingsnis, linija, į laisvą tašką.",
  "close.text": "Uždaryk malūną stumdamas ir nuimk akmenėlį.",
  "close.right": "Stumiant uždarytas malūnas vertas tiek pat, kiek ir dedant.",
  "again.text":
    "Tavo malūnas uždarytas. Atidaryk jį akmenėliu iš d6 į d5; kai juodieji nueis, vėl uždaryk.",
  "again.right": "Kiekvienas uždarymas skaičiuojamas iš naujo.",
  "safely.text":
    "Atidaryk malūną taip, kad juodieji negalėtų įžengti į tarpą. Saugokis juodo akmenėlio taške d5.",
  "safely.wrong":
    "Tada juodas akmenėlis iš d5 gali užimti tarpą. Atidaryk iš šono.",
  "safely.right": "Prie tarpo stovi tik tavo akmenėliai. Saugu.",
  "double.text":
    "Dvigubas malūnas: eik iš d6 į d5 ir nuimk vienintelį laisvą akmenėlį; kai juodieji nueis, grįžk.",
  "double.right": "Vienas akmenėlis, du malūnai, nuimama kiekvienu ėjimu.",
  "build.text": "Uždaryk malūną – bet taip, kad susidarytų dvigubas malūnas.",
  "build.wrong":
    "Taip nesusidaro du malūnai, tarp kurių vaikšto vienas akmenėlis. Kuris gali į f6?",
  "build.right":
    "Toliau eisi d6–d7 ir uždarysi viršutinę liniją, paskui vėl atgal.",
  "shared.text":
    "Du malūnai dalijasi akmenėliu taške g1. Atidaryk vieną – akmenėliu, kuris gali pajudėti.",
  "shared.right":
    "g1 negalėjo niekur, šalia stovi savi. Tokia pora verta vieno atidaryto malūno.",

  "taking.title": "Nuėmimas",
  "free.text":
    "Uždaryk viršutinę liniją ir nuimk akmenėlį. Trys juodi saugūs savo malūne.",
  "free.right": "Nuimti buvo galima tik laisvąjį.",
  "broken.text":
    "Dabar visi juodi akmenėliai stovi malūne. Uždaryk savo ir nuimk bet kurį.",
  "broken.right": "Kur laisvų nėra, moka malūnas.",
  "choose.text":
    "Uždaryk malūną ir nuimk tinkamą akmenėlį: ką rengia juodieji?",
  "choose.wrong":
    "Juodieji grasina malūnu apatinėje linijoje. Nuimk vieną iš tų dviejų.",
  "choose.right": "Nebėra nei grėsmės, nei akmenėlio.",
  "both.text":
    "Vienu akmenėliu uždaryk du malūnus. Pagal šias taisykles vis tiek nuimi tik vieną.",
  "both.right": "Du darinėjami malūnai vertesni už akmenėlį.",

  "flying.title": "Skraidymas",
  "fly.text":
    "Tau liko trys akmenėliai ir gali skristi į bet kurį laisvą tašką. Uždaryk malūną ir nuimk akmenėlį.",
  "fly.right": "Per visą lentą. Ir trys akmenėliai pavojingi.",
  "gap.text":
    "Juodieji nori iš f4 į f6 ir uždaryti malūną. Skrisk į tarpą bet kuriuo akmenėliu.",
  "gap.right": "Kas skraido, tas visur iš karto.",
  "hold.text":
    "Trys prieš keturis: sunkiausios lygiosios. Juodieji grasina malūnu, ir tave gelbsti tik vienas taškas. Skrisk į jį bet kuriuo akmenėliu.",
  "hold.wrong":
    "Tada juodieji iškart uždaro malūną, o tau lieka du akmenėliai.",
  "hold.right":
    "Atlaikei. Visų tokių pabaigų lentelės įrodo, kad niekas kitas negelbsti.",
  "hold-on.text":
    "Dar kartą trys prieš keturis. Pirma surask juodųjų grėsmę, paskui vienintelį tašką, kuris išlaiko lygiąsias.",
  "hold-on.wrong":
    "Pažvelk į liniją su b4 ir c4: kas gali pasiekti trečią jos tašką?",
  "hold-on.right": "Kas šį tašką kaskart randa, to neįveiksi.",

  "ending.title": "Pabaiga",
  "last.text":
    "Juodiesiems liko trys akmenėliai. Nuimk vieną, ir partija baigta.",
  "last.right": "Su dviem akmenėliais toliau nežaidžiama. Laimėjai.",
  "block.text": "Keturi juodi akmenėliai turi tik vieną išėjimą. Užspausk jį.",
  "block.right":
    "Juodieji liko be leistino ėjimo ir pralaimėjo, nors lentoje turi keturis akmenėlius.",
};
