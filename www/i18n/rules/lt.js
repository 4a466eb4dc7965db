/**
 * Lithuanian; the reader is addressed as “tu”. What the marks in the texts mean: see en.js.
 */
export default {
  // --- The page as a whole ---
  "page.title":
    "Malūnas: žaidimo taisyklės su lentomis, kuriose gali pabandyti",
  "page.description":
    "Kaip žaidžiamas malūnas: dėjimas, stūmimas, skraidymas, malūno uždarymas ir akmenėlių nuėmimas, dvigubas malūnas, visi aštuoni variantai – prie kiekvienos taisyklės lenta, kurioje ėjimą padarai pats.",
  "page.heading": "Malūnas",
  "page.lead":
    "Du žaidėjai, po devynis akmenėlius, dvidešimt keturi taškai. Kas sustato tris savo akmenėlius į eilę, nuima vieną varžovo. Vaikas tai išmoksta per penkias minutes, o žaidžiama jau gerokai daugiau nei tūkstantį metų. Šiame puslapyje kiekvieną ėjimą gali padaryti pats.",
  "page.play": "Žaisti dabar",
  "page.lessons": "Mokytis žingsnis po žingsnio",
  "page.contents": "Šiame puslapyje",
  "page.other-languages": "Šis puslapis kitomis kalbomis",
  "page.try": "Pabandyk",
  "page.static":
    "Naršyklėje, kuri vykdo scenarijus, šio puslapio lentose galima daryti ėjimus.",

  // --- 1 Board ---
  "board.title": "Lenta",
  "board.lines":
    "Trys kvadratai yra vienas kito viduje, o jų kraštinių vidurius jungia keturios linijos. Kur linijos susitinka arba baigiasi, yra **taškas**: iš viso jų dvidešimt keturi. Akmenėliai stovi taškuose, niekada ne laukeliuose tarp jų. Kvadratų kampai tarpusavyje nesujungti, o pačiame lentos viduryje nieko nėra.",
  "board.names":
    "Kiekvienas taškas turi vardą, kaip šachmatų lentoje: raidė eina iš kairės į dešinę, skaičius – iš apačios į viršų. Vardų prireikia tik tada, kai partiją užsirašai ar apie ją kalbi.",
  "board.men":
    "Kiekvienas žaidėjas turi devynis vienos spalvos **akmenėlius**. Tiks šaškės, tikri akmenukai, pupos ar sagos, kad tik abi pusės skirtųsi. Pradeda baltieji; kas žais baltaisiais, susitariama arba nusprendžiama burtais, o kitoje partijoje keičiamasi. Toliau einama paeiliui, praleisti ėjimo negalima.",
  "points.caption": "Tuščia lenta su raidėmis ir skaičiais pakraštyje.",
  "points.task": "Padėk akmenėlį į d6, kur kertasi dvi linijos.",
  "points.done":
    "Tai d6: ketvirtas stulpelis, šešta eilutė. Vienas iš keturių geriausių lentos taškų.",

  // --- 2 Turn ---
  "turn.title": "Dėjimas, stūmimas, skraidymas",
  "turn.lead":
    "Partija turi tris etapus. Pirmiausia akmenėliai po vieną dedami į lentą, paskui stumdomi linijomis, o kam lieka trys, tas gali skraidyti. Per ėjimą judinamas vienas akmenėlis, o jei taip uždaromas malūnas, dar ir nuimamas vienas varžovo.",
  "turn.place":
    "**Dėjimas.** Iš pradžių lenta tuščia. Žaidėjai paeiliui deda po vieną akmenėlį iš rankos į bet kurį laisvą tašką: kiekvienas po devynis kartus, iš viso aštuoniolika ėjimų. Malūną galima uždaryti ir dedant, ir tada iškart nuimama.",
  "turn.place.hinder":
    "Dėjimas nėra apšilimas. Tai pusė partijos, ir dažniausiai čia viskas nusprendžiama. Pradedantieji pralaimi todėl, kad rikiuoja savo eiles, o į varžovo nežiūri. Tad pirmiausia pažvelk, kur du jo akmenėliai laukia trečio.",
  "turn.place.value":
    "Akmenėlis vertas tiek, kiek gali judėti. Iš kampo veda dvi linijos – tokių taškų dvylika. Iš kraštinės vidurio veda trys, tokių taškų aštuoni. Tik keturi taškai turi po keturis kaimynus: b4, d2, d6 ir f4, kur linijos kertasi. Užimk juos, kol laisvi.",
  "hinder.caption":
    "Juodieji viršutinėje linijoje turi du akmenėlius, jiems trūksta g7.",
  "hinder.task": "Deda baltieji: neleisk uždaryti malūno.",
  "hinder.done":
    "Teisingai, ši linija uždaryta visam laikui. Akmenėlis, kuris tik trukdo, irgi geras.",
  "value.caption": "Keturios sankirtos, po keturis kaimynus.",
  "turn.slide":
    "**Stūmimas.** Kai visi akmenėliai sudėti, pastumi vieną linija į gretimą tašką, jei jis laisvas. Tik per vieną žingsnį; per akmenėlius nešokama, įstrižai neinama. Eiti privalai net ir tada, kai nė vienas ėjimas nepatinka.",
  "slide.caption":
    "Baltas akmenėlis taške d6 turi keturis gretimus taškus, vienas užimtas.",
  "slide.task": "Pastumk akmenėlį iš d6 linija.",
  "slide.done": "Taip ir einama: vienas žingsnis, linija, į laisvą tašką.",
  "turn.fly":
    "**Skraidymas.** Kai žaidėjui lieka lygiai trys akmenėliai, linijų laikytis jam nebereikia: kiekvienu ėjimu vieną iš jų jis perkelia į bet kurį laisvą tašką. Varžovas, turintis daugiau, toliau eina žingsnis po žingsnio.",
  "turn.fly.why":
    "Skraidymas – paskutinė galimybė, ir tikra. Trys skraidantys akmenėliai grasina malūnu visur, kur du iš jų stovi vienoje linijoje, ir atsiranda kiekviename tarpe. Partija nebaigta, kol nenukrinta trečias akmenėlis. Rimtesniame žaidime skraidymo dažnai atsisakoma, ir tada trys akmenėliai paprastai pralaimi.",
  "fly.caption":
    "Baltiesiems liko trys akmenėliai, jie skraido. Juodieji turi žingsniuoti.",
  "fly.task":
    "Skrisk ten, kur viršutinei linijai trūksta akmenėlio, ir nuimk vieną juodą.",
  "fly.done": "Per visą lentą tiesiai į malūną. Taip partijos apsiverčia.",
  "turn.lasker":
    "**Dėti arba stumti – kaip nori.** Laskerio malūne su dešimčia akmenėlių, ir tik jame, stumti galima ir tada, kai rankoje dar yra akmenėlių. Todėl malūną galima atidaryti ir uždaryti dar nesudėjus visų.",
  "lasker.caption": "Laskerio malūnas: abiejų rankose dar po septynis.",
  "lasker.task": "Nedėk: pastumk akmenėlį ir uždaryk malūną.",
  "lasker.done":
    "Akmenėliai rankoje nedingsta. Jie ateis tada, kai labiausiai skaudės.",

  // --- 3 Mill and capture ---
  "mill.title": "Malūnas ir nuėmimas",
  "mill.lead":
    "Trys vienos spalvos akmenėliai trijuose gretimuose vienos linijos taškuose yra **malūnas**. O malūnas mala: kas jį uždaro, nuima akmenėlį.",
  "mill.close":
    "Uždaręs malūną – dėdamas, stumdamas ar skrisdamas – nuimi nuo lentos vieną varžovo akmenėlį. Tai privaloma, ir nuimtas akmenėlis nebegrįžta. Malūnas gali stovėti kvadrato kraštinėje arba linijoje, kuri jungia kvadratus.",
  "close.caption": "Baltieji turi du akmenėlius vidurinio kvadrato viršuje.",
  "close.task": "Uždaryk malūną ir nuimk akmenėlį.",
  "close.done": "Malūnas, ir vienu akmenėliu daugiau nei juodieji.",
  "mill.protected":
    "Malūne stovintis akmenėlis saugus. Kol varžovas turi bent vieną ne malūne, privalai nuimti tokį.",
  "mill.unprotected":
    "Tik tada, kai visi varžovo akmenėliai lentoje stovi malūnuose, galima nuimti ir iš malūno – bet kurį. Taip malūnas sugriaunamas.",
  "protected.caption":
    "Juodųjų malūnas b6, b4, b2 saugus. Vienas akmenėlis – ne.",
  "protected.task":
    "Uždaryk malūną prie dešiniojo krašto ir nuimk tai, ką galima.",
  "protected.done":
    "Laisvas stovėjo tik e5, todėl tik jį ir buvo galima nuimti.",
  "unprotected.caption": "Dabar visi trys juodi akmenėliai stovi savo malūne.",
  "unprotected.task":
    "Uždaryk savo malūną ir nuimk akmenėlį iš juodųjų malūno.",
  "unprotected.done": "Laisvų nebuvo, todėl sumokėjo malūnas.",
  "mill.two":
    "Kas vienu ėjimu uždaro du malūnus, pagal turnyrų taisykles vis tiek nuima vieną akmenėlį. Lietuvoje, Lenkijoje ir Rusijoje įprasta nuimti du; žaidime tai galima pasirinkti. Daugiau nei du nenuimami niekada.",
  "two-at-once.caption":
    "Taške d6 kertasi dvi linijos, ir abiem trūksta būtent šio akmenėlio.",
  "two-at-once.task": "Uždaryk abu malūnus iš karto.",
  "two-at-once.done":
    "Du malūnai, nuimtas vienas – bet dabar stovi abu, ir juos galima darinėti.",
  "mill.again":
    "Tą patį malūną galima atidaryti ir uždaryti kiek tik nori, ir kiekvieną kartą jis skaičiuojamas iš naujo. Išvesk akmenėlį, grąžink, nuimk. Taip vaikštant pirmyn ir atgal laimima dauguma partijų.",
  "again.caption": "Baltųjų malūnas viršutinėje linijoje uždarytas.",
  "again.task": "Atidaryk jį akmenėliu iš d7; kai juodieji nueis, vėl uždaryk.",
  "again.done": "Vėl uždarytas, vėl sumokėta.",
  "mill.none":
    "Ne kiekviena eilė yra malūnas. Trys akmenėliai už kampo – ne malūnas, ir trys, stovintys įstrižai, jei jų nejungia linija, – taip pat ne. Malūno nebūna ir skersai lentos vidurio: linija baigiasi ties vidiniu kvadratu.",
  "no-mill.caption":
    "Pažymėti akmenėliai stovi eilėje, bet jų nejungia jokia linija: tai ne malūnas. Vienuolikos ir dvylikos akmenėlių lentose ta linija yra.",

  // --- 4 End ---
  "end.title": "Kaip baigiasi partija",
  "end.lead":
    "Laimi tas, kuris nuima tiek, kad varžovui lieka per mažai, arba jį užspaudžia. Kelios taisyklės užbaigia partijas, kurios pačios niekada nesibaigtų. Ėjimas visada pirma padaromas iki galo, kartu su nuėmimu.",
  "end.fewer":
    "**Mažiau nei trys.** Kas lentoje ir rankoje iš viso turi mažiau nei tris akmenėlius, pralaimi: iš dviejų malūno nebūna.",
  "fewer.caption": "Juodiesiems liko trys akmenėliai, eina baltieji.",
  "fewer.task": "Uždaryk malūną ir užbaik partiją.",
  "fewer.done": "Liko du. Baltieji laimėjo.",
  "end.blocked":
    "**Be leistino ėjimo.** Kas turi eiti, bet negali pajudinti nė vieno akmenėlio, iškart pralaimi, kad ir kiek jų turėtų. Su trimis akmenėliais taip nutikti negali, kol leidžiama skraidyti: laisvas taškas visada atsiras.",
  "blocked.caption": "Keturi juodi akmenėliai ir vienas išėjimas.",
  "blocked.task": "Užspausk juoduosius.",
  "blocked.done":
    "Joks juodas akmenėlis nebegali pajudėti: baltieji laimėjo be jokio malūno.",
  "end.full":
    "**Pilna lenta.** Po dvylika akmenėlių užima visus dvidešimt keturis taškus, jei dedant niekas neuždaro malūno. Tada niekas nebegali pajudėti, ir partija baigiasi lygiosiomis. Tai galioja tik dvylikos akmenėlių žaidimui.",
  "end.repetition":
    "**Pasikartojimas.** Kai ta pati pozicija susidaro trečią kartą – tie patys akmenėliai tuose pačiuose taškuose, tiek pat rankoje, eiti turi tas pats žaidėjas – partija baigiasi lygiosiomis. Tie trys kartai nebūtinai iš eilės.",
  "end.quiet":
    "**Penkiasdešimt ėjimų.** Kai abu žaidėjai iš eilės padaro po penkiasdešimt ėjimų nieko nenuėmę, partija baigiasi lygiosiomis. Skaičiuojamas kiekvienas ėjimas, ir dedant; iš naujo pradedama skaičiuoti tik ką nors nuėmus.",
  "end.both-flying":
    "**Skraido abu.** Kai abiem žaidėjams lieka po tris akmenėlius ir abu skraido, įprasta susitarti dėl lygiųjų. Galima žaisti ir toliau, nors ir valandų valandas, kol kas nors ko nors nepastebės. Žaidimas lygiąsias pasiūlo vieną kartą; galima nustatyti, kad jos ateitų pačios arba nebūtų siūlomos.",
  "end.agreement":
    "**Susitarimas ir pasidavimas.** Žaidėjai bet kada gali susitarti dėl lygiųjų, ir kiekvienas bet kada gali pasiduoti.",
  "end.perfect":
    "Be šių taisyklių geri žaidėjai niekada nebaigtų: jei niekas nesuklysta, niekas ir nelaimi. Tai įrodyta, bet prie stalo reiškia mažai, nes malūnų nepastebima kiekvienoje partijoje.",

  // --- 5 Variants ---
  "variants.title": "Aštuoni vienos šeimos žaidimai",
  "variants.lead":
    "Visi žaidžiami kaip devynių akmenėlių malūnas; skiriasi tik tai, kas čia parašyta. Kiekvienoje lentoje gali eiti už abi puses arba atsiversti žaidimą prieš kompiuterį.",
  "variants.men": {
    one: "po {n} akmenėlį",
    few: "po {n} akmenėlius",
    many: "po {n} akmenėlio",
    other: "po {n} akmenėlių",
  },
  "variants.points": {
    one: "{n} taškas",
    few: "{n} taškai",
    many: "{n} taško",
    other: "{n} taškų",
  },
  "variants.lines": {
    one: "{n} eilė malūnui",
    few: "{n} eilės malūnui",
    many: "{n} eilės malūnui",
    other: "{n} eilių malūnui",
  },
  "variants.play": "Žaisti šį žaidimą",
  "variants.three":
    "Mažiausias žaidimas: vienintelis kvadratas su viduriu. Įstrižainės nėra linijos, nebent jas įjungtum. Kiekvienas turi tik tris akmenėlius, todėl vos juos sudėjęs skraido, o pirmasis malūnas laimi.",
  "variants.five":
    "Du kvadratai vietoj trijų. Greitas ir aštrus, tinka vaikams ir laukiamiesiems.",
  "variants.six":
    "Du kvadratai, šeši akmenėliai ir jokio skraidymo. Viduramžiais buvo mėgstamas Italijoje, Prancūzijoje ir Anglijoje; apie 1600 metus išėjo iš mados.",
  "variants.seven":
    "Du kvadratai su kryžiumi per vidurį. Vidurys – taškas, o kiekvienoje kryžiaus linijoje penki taškai ir vietos trims malūnams.",
  "variants.nine":
    "Klasika. Kas sako tiesiog „malūnas“, turi galvoje šį žaidimą.",
  "variants.ten":
    "Sugalvojo Emanuelis Laskeris, pasaulio šachmatų čempionas 1894–1921 metais. Dešimt akmenėlių, ir stumti galima dar turint jų rankoje. Praktikoje lygiųjų būna rečiau, nors teoriškai ir čia lygiosios.",
  "variants.eleven":
    "Devynių akmenėlių lenta su linijomis ir per kampus: keturiais malūnais daugiau, o kampe įstrigę akmenėliai turi kur trauktis.",
  "variants.twelve":
    "Ta pati lenta ir dvylika akmenėlių. Pietų Afrikoje tai morabaraba, pripažinta sporto šaka su savo čempionatais; akmenėliai ten vadinami karvėmis. Pilna lenta – lygiosios ([4.3 taisyklė](#rule-4.3)).",

  // --- 6 Playing well ---
  "play.title": "Kaip žaisti gerai",
  "play.lead":
    "Partijas laimi keturi raštai. Kartą juos pamatęs, pradedantiesiems nebepralaimėsi.",
  "play.open":
    "**Atidarytas malūnas.** Akmenėlis išeina iš malūno ir sugrįžta: nuimama kas antrą ėjimą ([3.4 taisyklė](#rule-3.4)). Tai tęsiasi, kol joks varžovo akmenėlis nepasiekia tarpo. Jei kuris pasiekia, tarpas greitai užimamas.",
  "play.double":
    "**Dvigubas malūnas.** Du malūnai be bendro akmenėlio, kiekvienam trūksta po vieną tašką, o tie du taškai gretimi. Vienas vienintelis akmenėlis vaikšto tarp jų: kiekvienu žingsniu vieną malūną atidaro, kitą uždaro – nuimama kiekvienu ėjimu. Užtenka penkių akmenėlių, o gynybos beveik nėra.",
  "double.caption":
    "Viršutinė linija ir vidurinis kvadratas: akmenėlis iš d6 tarnauja abiem.",
  "double.task": "Uždaryk viršutinį malūną, o juodiesiems atsakius – apatinį.",
  "double.done": "Kiekvienu ėjimu po vieną. Todėl jo visi ir bijo.",
  "play.shared":
    "**Du malūnai su bendru akmenėliu** atrodo galingai, o verti mažai. Šioje lentoje bendras akmenėlis išvis negali pajudėti, nes šalia stovi savi. Atidaryti turi kuris nors kitas, ir tada turi paprastą atidarytą malūną.",
  "shared.caption": "Penki akmenėliai, du pilni malūnai, o a7 įstrigęs.",
  "shared.task": "Atidaryk malūną – tuo akmenėliu, kuris gali pajudėti.",
  "shared.done": "Juk ne a7? Jis niekur negali.",
  "play.fork":
    "**Dvi grėsmės iš karto.** Vieną malūną lengva sustabdyti. Padėk akmenėlį taip, kad susidarytų dvi poros, ir varžovas sustabdys tik vieną. Sankirtose tai išeina savaime.",
  "fork.caption":
    "Baltieji stovi taškuose d6 ir f4. Vienas taškas juos jungia.",
  "fork.task": "Padėk akmenėlį taip, kad grasintų du malūnai.",
  "fork.done": "b6 arba f2: juodieji sustabdys tik vieną.",
  "advice.title": "Šeši patarimai",
  "advice.crossings":
    "**Pirma sankirtos ir kraštinių viduriai**, kampai – paskiausiai. Kas valdo tris iš keturių sankirtų, paprastai stovi geriau.",
  "advice.first":
    "**Nesivaikyk pirmojo malūno.** Vieną jį lengva užspausti, o tavo akmenėliai lieka krūvoje.",
  "advice.threats": "**Dvi grėsmės vertesnės už vieną malūną.**",
  "advice.hinder":
    "**Užimk tašką, kurio reikia varžovui**, net jei pačiam jis nieko nestato.",
  "advice.spread":
    "**Išsisklaidyk.** Viename kampe susigrūdę akmenėliai sugaunami anksčiau, nei pastebi.",
  "advice.shut-in":
    "**Ieškok akmenėlio, kuris tuoj bus užspaustas**, ir savo, ir varžovo. Negalintis pajudėti akmenėlis jau pusiau prarastas.",

  // --- 7 Where rule books differ ---
  "differ.title": "Kuo skiriasi taisyklių knygos",
  "differ.lead":
    "Žaidimas senas, ir federacijos, kurios visi klausytų, nėra. Dėl šių keturių dalykų susitarkite prieš pradėdami; žaidime juos galima pasirinkti.",
  "differ.two":
    "**Du malūnai iš karto** pagal turnyrų taisykles nuima vieną akmenėlį, pagal Lietuvos, Lenkijos ir Rusijos paprotį – du ([3.3 taisyklė](#rule-3.3)).",
  "differ.quiet":
    "**Penkiasdešimt ėjimų** kai kas skaičiuoja abiem žaidėjams kartu. Čia kiekvienas turi savo penkiasdešimt, iš viso šimtą ([4.5 taisyklė](#rule-4.5)).",
  "differ.fly":
    "**Skraidymas** namuose įprastas, o turnyruose jo dažnai nebūna ([2.3 taisyklė](#rule-2.3)).",
  "differ.shared":
    "**Akmenėlį dviejuose malūnuose** kai kurios knygos giria kaip stipriausią išdėstymą. Pabandyk lentoje aukščiau: jis negali pajudėti ([6.3](#rule-6.3)).",

  // --- 8 History ---
  "history.title": "Iš kur jis kilęs",
  "history.oldest":
    "Tokios lentos išraižytos Kurnos šventyklos Egipte stogo plokštėse. Dažnai rašoma, kad jos iš 1400 metų prieš mūsų erą, bet tai spėjimas: į akmenį jas galėjo įrėžti bet kas ir daug vėliau. Tikra tai, kad jas pažinojo romėnų pasaulis.",
  "history.middle":
    "Viduramžiais žaista visur. Anglijoje, Prancūzijoje ir Vokietijoje lentos tebėra išraižytos vienuolynų galerijų suoluose, kur ne vienam vienuoliui, matyt, būdavo nuobodu. Indijoje jį rodo maždaug devintojo amžiaus šventyklos įrašas.",
  "history.family":
    "Giminaičiai ateidavo ir išeidavo. Šešių akmenėlių žaidimas apie 1600 metus išėjo iš mados, dvylikos – tebegyvas Afrikos pietuose. Emanueliui Laskeriui, dvidešimt septynerius metus pasaulio šachmatų čempionui, atrodė, kad senasis žaidimas per dažnai baigiasi lygiosiomis, ir jis paaštrino jį dešimtu akmenėliu.",
  "history.solved":
    "1993 metais devynių akmenėlių malūnas buvo išspręstas: kompiuteris ėjo atgal nuo visų įmanomų pabaigų (retrogradinė analizė) ir parodė, kad tai lygiosios. Žmonės toliau linksmai pralaimi.",
  "history.names":
    "Vardų daug: _Mlin_ ir _Mica_ Bosnijoje, Kroatijoje, Juodkalnijoje ir Serbijoje, _Mühle_ vokiškai, _Nine Men’s Morris_, _Mills_, _Merels_, _Cowboy Checkers_ ir _Ninepenny Marl_ angliškai, o Indijoje _Saalu Mane Ata_, _Jadpi Ata_ ir _Char-Par_.",

  // --- 9 Questions ---
  "questions.title": "Klausimai ir atsakymai",
  "ask.points": "Kiek taškų turi malūno lenta?",
  "answer.points":
    "Devynių akmenėlių lentoje yra 24 taškai, po aštuonis kiekviename iš trijų kvadratų. Mažesniuose variantuose – 9, 16 arba 17.",
  "ask.open": "Kas yra atidarytas malūnas?",
  "answer.open":
    "Malūnas, iš kurio vienas akmenėlis išėjo, tad kitu ėjimu jį vėl galima uždaryti. Kiekvieną kartą uždarius nuimamas akmenėlis.",
  "ask.diagonal": "Ar galima eiti įstrižai?",
  "answer.diagonal":
    "Tik nubrėžta linija. Devynių akmenėlių lentoje įstrižų linijų nėra, taigi ne; vienuolikos ir dvylikos akmenėlių lentose jų yra keturios.",
  "ask.draw": "Ar partija gali baigtis lygiosiomis?",
  "answer.draw":
    "Taip: susitarus, kai ta pati pozicija susidaro trečią kartą, abiem žaidėjams padarius po penkiasdešimt ėjimų be nuėmimo ir, pagal paprotį, kai abiem lieka po tris akmenėlius.",
  "ask.from-mill": "Ar galima nuimti akmenėlį iš malūno?",
  "answer.from-mill":
    "Tik jei visi varžovo akmenėliai lentoje stovi malūnuose. Kitaip privalai nuimti laisvą.",
  "ask.again": "Ar malūnas skaičiuojamas iš naujo, kai jį atidarai ir uždarai?",
  "answer.again":
    "Taip. Kiekvieną kartą uždarius nuimamas akmenėlis, nors jį sudarytų tie patys trys.",
  "ask.stuck": "Kas, jei negaliu pajudėti?",
  "answer.stuck": "Partija pralaimėta, kad ir kiek akmenėlių turėtum.",
  "ask.least": "Kiek akmenėlių reikia žaisti toliau?",
  "answer.least": "Trijų. Kam lieka du, tas pralaimėjo.",
  "ask.start": "Kur dėti pirmąjį akmenėlį?",
  "answer.start":
    "Į vieną iš keturių sankirtų: d6, f4, d2 arba b4. Jos turi daugiausia kaimynų.",
  "ask.solved": "Ar žaidimas išspręstas?",
  "answer.solved":
    "Taip, nuo 1993 metų: abiem žaidžiant geriausiai – lygiosios. Taip nežaidžia joks žmogus.",
};
