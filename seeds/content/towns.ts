import type { Localized } from '../../src/kernel/language.ts'

export type TownSeed = {
  slug: string
  name: string
  province: string
  provinceCode: string
  /** The official district (ilçe), which is not always the town guests search for. */
  districtOfProvince: string
  mernisCode: string | null
  latitude: number
  longitude: number
  picture: string
  popular: boolean
  lead: Localized
  body: Localized
  faq: { question: Localized; answer: Localized }[]
  districts: { slug: string; name: string }[]
}

/** Holiday towns with their districts. Bodies are markdown. */
export const towns: TownSeed[] = [
  {
    slug: 'fethiye',
    name: 'Fethiye',
    latitude: 36.621,
    longitude: 29.116,
    province: 'Muğla',
    provinceCode: '48',
    districtOfProvince: 'Fethiye',
    mernisCode: '1331',
    picture: 'region-01',
    popular: true,
    lead: {
      tr: 'Ölüdeniz’den Kayaköy’e, kalabalık isteyene de sessizlik isteyene de yer olan geniş bir körfez.',
      en: 'A wide bay from Ölüdeniz to Kayaköy, with room for those who like it lively and those who like it quiet.',
      ru: 'Большой залив от Олюдениза до Каякёя: найдётся место и для шумного отдыха, и для тишины.',
    },
    body: {
      tr: `## Nerede, kimlere uygun?

Fethiye, Muğla’nın doğusunda, dağlarla çevrili geniş bir körfezin kıyısındadır ve villa sayısı bakımından en geniş seçeneğin olduğu yerdir. Ovacık ve Hisarönü Ölüdeniz’e yakındır, restoranı ve marketi boldur; ailelere uygundur. Kayaköy, Faralya ve Yeşilüzümlü köy sessizliği arayanlara, Çalış ve Çiftlik düz yol ve yürüyüş isteyenlere göredir.

## Plajlar ve gezilecek yerler

Ölüdeniz lagünü sığ ve dalgasızdır, giriş ücretlidir ve ağustosta öğleden önce dolar. Çalış’ın çakıllı sahilinde gün batımı izlenir. Kelebekler Vadisi’ne tekneyle gidilir, Kabak’a dar bir dağ yolundan inilir. Kayaköy’ün terk edilmiş taş evleri, Tlos ve Saklıkent Kanyonu birer yarım gün ister; Babadağ’a teleferikle çıkılır.

## Ulaşım

Dalaman Havalimanı’na yaklaşık 50 kilometredir, yol bir saatten kısa sürer. Fethiye, Hisarönü ve Ölüdeniz arasında gün boyu dolmuş çalışır. Kayaköy dışındaki köyler ve Faralya için araba gerekir; Faralya yolu virajlıdır, gece acele etmeyin.`,
      en: `## Where it is and whom it suits

Fethiye lies in the east of Muğla province, on a bay ringed by mountains, and has the widest choice of villas. Ovacık and Hisarönü are close to Ölüdeniz, with plenty of restaurants and shops, and suit families. Kayaköy, Faralya and Yeşilüzümlü are for those who want village quiet; Çalış and Çiftlik are flat and good for walking.

## Beaches and things to see

The Ölüdeniz lagoon is shallow and calm; there is an entrance fee and in August it fills up before noon. Çalış has a pebble beach and fine sunsets. Butterfly Valley is reached by boat, Kabak by a narrow mountain road. The abandoned stone houses of Kayaköy, ancient Tlos and Saklıkent Gorge each take half a day, and a cable car goes up Babadağ.

## Getting there and around

Dalaman Airport is about 50 kilometres away, less than an hour by road. Minibuses (dolmuş) run all day between Fethiye, Hisarönü and Ölüdeniz. For Faralya and most villages you need a car; the Faralya road is winding, so take it slowly after dark.`,
      ru: `## Где это и кому подойдёт

Фетхие лежит на востоке провинции Мугла, в заливе, окружённом горами; выбор вилл здесь самый большой. Оваджик и Хисарёню — рядом с Олюденизом, там много ресторанов и магазинов, удобно семьям. Каякёй, Фаралья и Йешильузюмлю — для тех, кому нужна деревенская тишина, а Чалыш и Чифтлик ровные, по ним приятно гулять.

## Пляжи и что посмотреть

Лагуна Олюдениза мелкая и спокойная; вход платный, а в августе места заканчиваются ещё до полудня. В Чалыше галечный пляж и красивые закаты. В Долину бабочек ходят катера, в Кабак ведёт узкая горная дорога. Покинутые дома Каякёя, древний Тлос и каньон Саклыкент — это по полдня на каждый. На гору Бабадаг поднимается канатная дорога.

## Как добраться

До аэропорта Даламан около 50 километров, меньше часа пути. Между Фетхие, Хисарёню и Олюденизом весь день ходят маршрутки (долмуши). Для Фаральи и большинства деревень нужна машина; дорога в Фаралью извилистая, в темноте не спешите.`,
    },
    faq: [
      {
        question: {
          tr: 'Fethiye’de arabasız tatil yapılır mı?',
          en: 'Can I stay in Fethiye without a car?',
          ru: 'Можно ли отдыхать в Фетхие без машины?',
        },
        answer: {
          tr: 'Ovacık, Hisarönü, Ölüdeniz ve Çalış’ta evet; dolmuşlar sık geçer. Faralya, Yeşilüzümlü ve Yanıklar için araba kiralamanızı öneririz.',
          en: 'Yes in Ovacık, Hisarönü, Ölüdeniz and Çalış, where minibuses run often. For Faralya, Yeşilüzümlü and Yanıklar we recommend hiring a car.',
          ru: 'В Оваджике, Хисарёню, Олюденизе и Чалыше — да, маршрутки ходят часто. Для Фаральи, Йешильузюмлю и Яныклара советуем взять машину.',
        },
      },
      {
        question: {
          tr: 'Denize girmek için en uygun aylar hangileri?',
          en: 'Which months are best for swimming?',
          ru: 'В какие месяцы лучше купаться?',
        },
        answer: {
          tr: 'Deniz haziran başından ekim sonuna kadar rahattır. En sakin ve ılık dönem eylülün ikinci yarısıdır.',
          en: 'The sea is comfortable from early June to the end of October. The second half of September is warm and the quietest.',
          ru: 'Море комфортное с начала июня до конца октября. Вторая половина сентября — тёплая и самая спокойная.',
        },
      },
      {
        question: {
          tr: 'Çocuklu aileler için hangi semt daha rahat?',
          en: 'Which area is easiest with children?',
          ru: 'Какой район удобнее с детьми?',
        },
        answer: {
          tr: 'Ovacık ve Çiftlik düz bahçeleri ve yakın marketleriyle rahattır. Ölüdeniz lagünü sığ olduğu için küçük çocuklara uygundur.',
          en: 'Ovacık and Çiftlik, with level gardens and shops nearby. The Ölüdeniz lagoon is shallow and suits small children.',
          ru: 'Оваджик и Чифтлик: ровные участки и магазины рядом. Лагуна Олюдениза мелкая и подходит малышам.',
        },
      },
    ],
    districts: [
      { slug: 'oludeniz', name: 'Ölüdeniz' },
      { slug: 'ovacik', name: 'Ovacık' },
      { slug: 'hisaronu', name: 'Hisarönü' },
      { slug: 'kayakoy', name: 'Kayaköy' },
      { slug: 'faralya', name: 'Faralya' },
      { slug: 'calis', name: 'Çalış' },
      { slug: 'ciftlik', name: 'Çiftlik' },
      { slug: 'yesiluzumlu', name: 'Yeşilüzümlü' },
      { slug: 'yaniklar', name: 'Yanıklar' },
    ],
  },
  {
    slug: 'kalkan',
    name: 'Kalkan',
    latitude: 36.265,
    longitude: 29.414,
    province: 'Antalya',
    provinceCode: '07',
    districtOfProvince: 'Kaş',
    mernisCode: '1451',
    picture: 'region-02',
    popular: true,
    lead: {
      tr: 'Yamaca kurulu küçük bir liman kasabası; evlerin çoğu denizi yukarıdan görür.',
      en: 'A small harbour town built on a slope, where most houses look down on the sea.',
      ru: 'Маленький портовый городок на склоне: из большинства домов море видно сверху.',
    },
    body: {
      tr: `## Nerede, kimlere uygun?

Kalkan, Kaş’a bağlı, Antalya ile Muğla arasında küçük bir kıyı kasabasıdır. Evler limandan yukarı basamak basamak dizilir; Kalamar, Kömürlük, Kışla ve Kızıltaş’ta neredeyse her terastan deniz görünür. Akşamları iyi yemek isteyen çiftlere ve arkadaş gruplarına uygundur. İslamlar ve Üzümlü daha serin, daha sessiz ve korunaklı ev bulması daha kolay köylerdir.

## Plajlar ve gezilecek yerler

Kasabanın kendi plajı küçük ve çakıllıdır; çoğu misafir kıyıdaki platformlardan yüzer. Kaputaş yedi kilometre doğudadır, plaja yüz seksenden fazla basamakla inilir. Patara’nın uzun kumsalı ve antik kenti on beş dakika sürer; plaj kaplumbağalar için gece kapanır. Xanthos ve Saklıkent günübirlik gezilebilir.

## Ulaşım

Dalaman Havalimanı’na yaklaşık 120 kilometre, iki saate yakın yol vardır; Antalya daha uzaktır. Kaş ve Patara’ya dolmuş gider. Kasaba içinde yokuşlar diktir: merkeze yakın görünen bir evden bile dönüşte taksi isteyebilirsiniz, park yeri de yazın azdır.`,
      en: `## Where it is and whom it suits

Kalkan is a small coastal town in the district of Kaş, on the border of Antalya and Muğla. Houses rise in steps from the harbour, and in Kalamar, Kömürlük, Kışla and Kızıltaş almost every terrace has the sea. It suits couples and groups of friends who enjoy a good dinner. İslamlar and Üzümlü are cooler, quieter villages where a secluded house is easier to find.

## Beaches and things to see

The town beach is small and pebbly; most people swim from platforms along the shore. Kaputaş is seven kilometres east, down more than 180 steps. Patara’s long sands and ancient city are fifteen minutes away; the beach closes at night for the turtles. Xanthos and Saklıkent make easy day trips.

## Getting there and around

Dalaman Airport is about 120 kilometres away, close to two hours; Antalya is further. Minibuses go to Kaş and Patara. Streets in town are steep: even from a house that looks close to the centre you may want a taxi back, and parking is scarce in summer.`,
      ru: `## Где это и кому подойдёт

Калкан — небольшой приморский городок в районе Каш, на границе Антальи и Муглы. Дома ступенями поднимаются от гавани, и в Каламаре, Кёмюрлюке, Кышле и Кызылташе море видно почти с каждой террасы. Здесь хорошо парам и компаниям друзей, которые любят вкусные ужины. Исламлар и Узюмлю — деревни попрохладнее и потише, там легче найти уединённый дом.

## Пляжи и что посмотреть

Городской пляж маленький и галечный, чаще купаются с платформ на берегу. Капуташ — в семи километрах к востоку, вниз ведёт больше 180 ступеней. До длинного песчаного пляжа и древнего города Патара — пятнадцать минут; ночью пляж закрывают ради черепах. Ксанф и Саклыкент удобны для поездки на день.

## Как добраться

До аэропорта Даламан около 120 километров, почти два часа; Анталья дальше. В Каш и Патару ходят маршрутки. Улицы в городе крутые: даже если дом кажется близким к центру, обратно может захотеться на такси, а с парковкой летом трудно.`,
    },
    faq: [
      {
        question: {
          tr: 'Kalkan’da kumlu plaj var mı?',
          en: 'Is there a sandy beach in Kalkan?',
          ru: 'Есть ли в Калкане песчаный пляж?',
        },
        answer: {
          tr: 'Kasabada yok; merkezdeki plaj çakıllıdır. Kumsal için arabayla on beş dakika uzaktaki Patara’ya gidilir.',
          en: 'Not in town, where the beach is pebbly. For sand, drive fifteen minutes to Patara.',
          ru: 'В самом городе нет, пляж там галечный. За песком едут в Патару — пятнадцать минут на машине.',
        },
      },
      {
        question: {
          tr: 'Yürümekte zorlanan biri için Kalkan uygun mu?',
          en: 'Is Kalkan suitable for someone who finds walking hard?',
          ru: 'Подойдёт ли Калкан тем, кому трудно ходить?',
        },
        answer: {
          tr: 'Dik bir kasabadır. Otoparktan düz girilen bir ev seçin; basamak bilgisi için bize sorabilirsiniz.',
          en: 'It is a steep town. Choose a house with level access from the parking space; we’re glad to check the steps for you.',
          ru: 'Городок крутой. Выбирайте дом с ровным входом от парковки; мы уточним для вас количество ступеней.',
        },
      },
      {
        question: {
          tr: 'Kalkan’da korunaklı villa hangi semtlerde bulunur?',
          en: 'Where in Kalkan are the secluded villas?',
          ru: 'В каких районах Калкана больше уединённых вилл?',
        },
        answer: {
          tr: 'En çok İslamlar, Üzümlü ve Patara çevresinde. Merkezde evler üst üste dizildiği için korunaklı havuz azdır.',
          en: 'Mostly around İslamlar, Üzümlü and Patara. In the centre houses stand above one another, so screened pools are few.',
          ru: 'Больше всего вокруг Исламлара, Узюмлю и Патары. В центре дома стоят друг над другом, закрытых бассейнов мало.',
        },
      },
    ],
    districts: [
      { slug: 'kalkan-merkez', name: 'Kalkan Merkez' },
      { slug: 'kalamar', name: 'Kalamar' },
      { slug: 'komurluk', name: 'Kömürlük' },
      { slug: 'kisla', name: 'Kışla' },
      { slug: 'ortaalan', name: 'Ortaalan' },
      { slug: 'kiziltas', name: 'Kızıltaş' },
      { slug: 'patara', name: 'Patara' },
      { slug: 'islamlar', name: 'İslamlar' },
      { slug: 'uzumlu', name: 'Üzümlü' },
    ],
  },
  {
    slug: 'kas',
    name: 'Kaş',
    latitude: 36.2,
    longitude: 29.637,
    province: 'Antalya',
    provinceCode: '07',
    districtOfProvince: 'Kaş',
    mernisCode: '1451',
    picture: 'region-05',
    popular: true,
    lead: {
      tr: 'Büyük otellerin olmadığı, dalışı ve akşam yürüyüşleriyle bilinen bir kıyı kasabası.',
      en: 'A coastal town without big hotels, known for its diving and its evening strolls.',
      ru: 'Приморский городок без больших отелей, известный дайвингом и вечерними прогулками.',
    },
    body: {
      tr: `## Nerede, kimlere uygun?

Kaş, Antalya’nın batı ucunda, Meis Adası’nın tam karşısındadır. Kıyıda büyük otele yer olmadığı için kasaba küçük ölçeğini korumuştur. Dalış, kano, yürüyüş ve güzel yemek sevenlere uygundur. Çukurbağ Yarımadası’nda deniz manzaralı ve denize inilen evler, Çukurbağ, Gökseki ve Ağullu köylerinde ise daha serin, daha sessiz ve genellikle daha uygun fiyatlı villalar vardır.

## Plajlar ve gezilecek yerler

Kaş’ta uzun kumsal yoktur. Büyük Çakıl ve Küçük Çakıl taşlıdır, suyu serindir; Akçagerme halk plajı daha geniştir. Limanağzı’na tekneyle on beş dakikada gidilir, Kaputaş yirmi dakika sürer. Antik tiyatrodan gün batımı izlenir, Üçağız’dan Kekova’ya tekne kalkar, Meis’e yazın her gün feribot vardır.

## Ulaşım

Dalaman Havalimanı 150, Antalya 190 kilometre kadardır; ikisi de iki buçuk ile üç buçuk saat sürer ve yolun bir bölümü virajlıdır. Yarımada ile merkez arasında dolmuş çalışır. Köylerde kalacaksanız araba gerekir; merkezde ise yazın park yeri bulmak zordur.`,
      en: `## Where it is and whom it suits

Kaş is at the western end of Antalya province, facing the Greek island of Meis (Kastellorizo). There is no room for big hotels on this shore, so the town has stayed small. It suits people who like diving, walking and eating well. The Çukurbağ Peninsula has sea-view houses, some with steps into the water; the villages of Çukurbağ, Gökseki and Ağullu are cooler, quieter and usually cheaper.

## Beaches and things to see

There is no long sandy beach. Büyük Çakıl and Küçük Çakıl are pebbly with cool water; the Akçagerme public beach is wider. Limanağzı is fifteen minutes by boat, Kaputaş twenty by car. Watch the sunset from the ancient theatre, take a boat from Üçağız to Kekova, or the daily summer ferry to Meis.

## Getting there and around

Dalaman Airport is about 150 kilometres away and Antalya about 190; allow two and a half to three and a half hours, partly on winding roads. Minibuses link the peninsula and the centre. In the villages you need a car; in town, summer parking is difficult.`,
      ru: `## Где это и кому подойдёт

Каш расположен на западе провинции Анталья, прямо напротив греческого острова Мейс (Кастелоризо). Большим отелям на этом берегу нет места, поэтому городок остался маленьким. Он понравится тем, кто любит дайвинг, каяки, пешие маршруты и хорошую еду. На полуострове Чукурбаг дома смотрят на море, у некоторых есть спуск к воде; в деревнях Чукурбаг, Гёксеки и Агуллу прохладнее, тише и обычно дешевле.

## Пляжи и что посмотреть

Длинных песчаных пляжей здесь нет. Бююк-Чакыл и Кючюк-Чакыл галечные, вода прохладная; городской пляж Акчагерме просторнее. До Лиманагзы пятнадцать минут на катере, до Капуташа двадцать на машине. Закат смотрят из античного театра, из Учагыза ходят лодки на Кекову, летом каждый день есть паром на Мейс.

## Как добраться

До аэропорта Даламан около 150 километров, до Антальи около 190: от двух с половиной до трёх с половиной часов, местами по серпантину. Полуостров и центр связывают маршрутки. В деревнях нужна машина, а в центре летом трудно припарковаться.`,
    },
    faq: [
      {
        question: { tr: 'Kaş mı, Kalkan mı?', en: 'Kaş or Kalkan?', ru: 'Каш или Калкан?' },
        answer: {
          tr: 'Kaş’ın merkezi daha hareketlidir, dalış ve tekne için uygundur. Kalkan’da villa seçeneği daha fazla, Patara kumsalı daha yakındır.',
          en: 'Kaş has the livelier centre and is better for diving and boats. Kalkan has more villas and is closer to the sands of Patara.',
          ru: 'В Каше оживлённее центр, он лучше для дайвинга и морских прогулок. В Калкане больше вилл, и ближе песчаная Патара.',
        },
      },
      {
        question: {
          tr: 'Çukurbağ Yarımadası’ndan merkeze yürünür mü?',
          en: 'Can I walk to town from the Çukurbağ Peninsula?',
          ru: 'Можно ли дойти до центра с полуострова Чукурбаг?',
        },
        answer: {
          tr: 'Yarımadanın başındaki evlerden yarım saatte yürünür, ucundaki evlerden bir saati geçer. Dolmuş ve taksi vardır.',
          en: 'From houses at the near end it takes half an hour; from the tip, more than an hour. There are minibuses and taxis.',
          ru: 'От домов в начале полуострова — полчаса, с дальнего края — больше часа. Есть маршрутки и такси.',
        },
      },
      {
        question: {
          tr: 'Meis’e geçmek için vize gerekir mi?',
          en: 'Do I need a visa for Meis?',
          ru: 'Нужна ли виза на Мейс?',
        },
        answer: {
          tr: 'Meis Yunanistan’a bağlıdır, pasaport gerekir. Vize koşulları değişebildiği için gitmeden önce feribot firmasına sorun.',
          en: 'Meis belongs to Greece, so you need your passport. Rules depend on your nationality; ask the ferry company before you go.',
          ru: 'Мейс принадлежит Греции, нужен паспорт. Требования зависят от гражданства — уточните у паромной компании.',
        },
      },
    ],
    districts: [
      { slug: 'kas-merkez', name: 'Kaş Merkez' },
      { slug: 'cukurbag', name: 'Çukurbağ' },
      { slug: 'cukurbag-yarimadasi', name: 'Çukurbağ Yarımadası' },
      { slug: 'gokseki', name: 'Gökseki' },
      { slug: 'agullu', name: 'Ağullu' },
    ],
  },
  {
    slug: 'bodrum',
    name: 'Bodrum',
    latitude: 37.034,
    longitude: 27.43,
    province: 'Muğla',
    provinceCode: '48',
    districtOfProvince: 'Bodrum',
    mernisCode: '1197',
    picture: 'region-09',
    popular: true,
    lead: {
      tr: 'Her koyu ayrı bir kasaba olan yarımada; önce koyu, sonra evi seçin.',
      en: 'A peninsula where every bay is a town of its own: choose the bay first, then the house.',
      ru: 'Полуостров, где каждая бухта — отдельный городок: сначала выберите бухту, потом дом.',
    },
    body: {
      tr: `## Nerede, kimlere uygun?

Bodrum, Muğla’nın batısında, Ege’ye uzanan geniş bir yarımadadır. Koylar birbirine benzemez: Yalıkavak marinası ve restoranlarıyla hareketlidir, Türkbükü iskele ve beach club yeridir, Gündoğan ve Torba daha sakindir. Ortakent ve Bitez sığ, kumlu kıyılarıyla aileleri rahat ettirir. Gümüşlük, akşamı uzun bir sofrada geçirmek isteyenlere göredir.

## Plajlar ve gezilecek yerler

En uzun kumsal Ortakent’tedir. Bitez’in dalgasız suyu yeni başlayan sörfçülere uygundur; Türkbükü ve Torba’da denize çoğunlukla iskeleden girilir. Bodrum Kalesi’ndeki Sualtı Arkeoloji Müzesi, Mausoleion ve antik tiyatro bir günde gezilir. Gümüşlük’te Tavşan Adası’na, Yalıkavak’ta taş yel değirmenlerine yürünür. Öğleden sonra meltem eser, kuzey koylarında daha güçlüdür.

## Ulaşım

Milas-Bodrum Havalimanı merkeze 35 kilometre kadardır. Koylarla otogar arasında dolmuş gece geç saate kadar çalışır, ancak bir koydan ötekine gitmek için çoğu zaman aktarma gerekir. Temmuz ve ağustosta yarımada içi trafik yoğundur; on kilometre kırk dakika sürebilir.`,
      en: `## Where it is and whom it suits

Bodrum is a wide peninsula reaching into the Aegean from the west of Muğla. No two bays are alike: Yalıkavak is lively, with a marina and restaurants; Türkbükü is about jetties and beach clubs; Gündoğan and Torba are calmer. Ortakent and Bitez, with shallow sandy shores, are easy with children, and Gümüşlük is for long dinners by the water.

## Beaches and things to see

The longest sands are at Ortakent. The flat water of Bitez is good for beginner windsurfers; in Türkbükü and Torba you mostly swim from jetties. The Museum of Underwater Archaeology in Bodrum Castle, the Mausoleum and the ancient theatre fill a day. Walk to Rabbit Island in Gümüşlük or the stone windmills of Yalıkavak. The afternoon breeze is stronger in the northern bays.

## Getting there and around

Milas-Bodrum Airport is about 35 kilometres from the centre. Minibuses run late between the bays and the bus station, but going from one bay to another usually means changing. In July and August traffic is heavy: ten kilometres can take forty minutes.`,
      ru: `## Где это и кому подойдёт

Бодрум — большой полуостров на западе Муглы, выходящий в Эгейское море. Бухты не похожи одна на другую: в Ялыкаваке шумно, там марина и рестораны; Тюркбюкю — это пирсы и пляжные клубы; Гюндоган и Торба спокойнее. Ортакент и Битез с мелким песчаным берегом удобны для семей, а Гюмюшлюк — для долгих ужинов у воды.

## Пляжи и что посмотреть

Самый длинный песчаный пляж — в Ортакенте. Спокойная вода Битеза подходит начинающим виндсёрферам; в Тюркбюкю и Торбе купаются в основном с пирсов. Музей подводной археологии в крепости, Мавзолей и античный театр займут целый день. В Гюмюшлюке можно дойти до Заячьего острова, в Ялыкаваке — до каменных мельниц. Днём дует бриз, в северных бухтах он сильнее.

## Как добраться

От аэропорта Милас-Бодрум до центра около 35 километров. Маршрутки между бухтами и автовокзалом ходят допоздна, но из бухты в бухту обычно нужна пересадка. В июле и августе много пробок: десять километров могут занять сорок минут.`,
    },
    faq: [
      {
        question: {
          tr: 'Bodrum’da çocuklar için hangi koy uygun?',
          en: 'Which bay is best with children?',
          ru: 'Какая бухта лучше для детей?',
        },
        answer: {
          tr: 'Ortakent ve Bitez: deniz kumlu ve yavaş derinleşir, sahil boyunca yürünür.',
          en: 'Ortakent and Bitez: the sea is sandy and deepens slowly, and you can walk along the shore.',
          ru: 'Ортакент и Битез: дно песчаное, глубина нарастает постепенно, вдоль берега есть набережная.',
        },
      },
      {
        question: {
          tr: 'Gece hayatından uzak, sakin bir yer var mı?',
          en: 'Is there somewhere quiet, away from the nightlife?',
          ru: 'Есть ли тихое место вдали от ночной жизни?',
        },
        answer: {
          tr: 'Torba, Gündoğan ve Gümüşlük’ün sırtları sakindir. Yalıkavak ve Türkbükü sahilinde yazın müzik duyulabilir.',
          en: 'Torba, Gündoğan and the hills of Gümüşlük are quiet. By the water in Yalıkavak and Türkbükü you may hear music in summer.',
          ru: 'Торба, Гюндоган и холмы Гюмюшлюка. У воды в Ялыкаваке и Тюркбюкю летом может быть слышна музыка.',
        },
      },
      {
        question: {
          tr: 'Bodrum’da araba gerekli mi?',
          en: 'Do I need a car in Bodrum?',
          ru: 'Нужна ли в Бодруме машина?',
        },
        answer: {
          tr: 'Tek bir koyda kalacaksanız şart değil. Yarımadayı gezecekseniz araba zaman kazandırır, trafiği hesaba katın.',
          en: 'Not if you stay in one bay. To see the peninsula a car saves time, but allow for traffic.',
          ru: 'Если остаётесь в одной бухте — не обязательно. Чтобы объехать полуостров, машина удобнее, но учитывайте пробки.',
        },
      },
    ],
    districts: [
      { slug: 'yalikavak', name: 'Yalıkavak' },
      { slug: 'gundogan', name: 'Gündoğan' },
      { slug: 'turkbuku', name: 'Türkbükü' },
      { slug: 'torba', name: 'Torba' },
      { slug: 'gumusluk', name: 'Gümüşlük' },
      { slug: 'ortakent', name: 'Ortakent' },
      { slug: 'bitez', name: 'Bitez' },
    ],
  },
  {
    slug: 'gocek',
    name: 'Göcek',
    latitude: 36.755,
    longitude: 28.94,
    province: 'Muğla',
    provinceCode: '48',
    districtOfProvince: 'Fethiye',
    mernisCode: '1331',
    picture: 'region-06',
    popular: true,
    lead: {
      tr: 'Çam ormanıyla deniz arasında, havalimanına yarım saat uzaklıkta bir yat kasabası.',
      en: 'A yachting town between pine forest and sea, half an hour from the airport.',
      ru: 'Яхтенный городок между сосновым лесом и морем, в получасе от аэропорта.',
    },
    body: {
      tr: `## Nerede, kimlere uygun?

Göcek, Fethiye Körfezi’nin kuzeybatı köşesinde, çam ormanlarıyla çevrili küçük ve düzenli bir kasabadır. Altı marinası vardır; hayat teknelerin etrafında döner. Günlerini koylarda geçirip akşam sakin bir eve dönmek isteyenlere, kısa yol isteyen küçük çocuklu ailelere uygundur. Göcek Merkez’de her yere yürünür, İnlice ise kumsala yakın ve daha tenhadır.

## Plajlar ve gezilecek yerler

Kasaba içinde geniş bir plaj yoktur; asıl deniz tekneyle çıkılan koylardadır. Günübirlik tekneler Yassıca Adaları, Göbün ve Hamam Koyu’na uğrar. Kaptanlı ya da kaptansız küçük tekne de kiralanabilir. Arabayla gidilecek en yakın kumsal İnlice’dir, on dakika sürer. Fethiye çarşısı yarım saat, Kayaköy kırk beş dakika uzaktadır.

## Ulaşım

Dalaman Havalimanı 25 kilometreden yakındır; tünelden geçen yol ücretli, dağ yolu ücretsiz ama daha uzundur. Fethiye–Dalaman dolmuşları Göcek’ten geçer. Kasabada araba gerekmez, çevreyi görmek için gerekir. Akşam fiyatları, marina kıyısında iç sokaklara göre daha yüksektir.`,
      en: `## Where it is and whom it suits

Göcek is a small, tidy town in the north-western corner of the Gulf of Fethiye, surrounded by pine forest. With six marinas, life turns around boats. It suits people who spend their days in the bays and want a quiet house in the evening and families who prefer a short drive. In Göcek itself you walk everywhere; İnlice is near the sand and quieter.

## Beaches and things to see

There is no wide beach in town; the best swimming is in the bays. Day boats call at the Yassıca Islands, Göbün and Hamam Bay, and small boats can be hired with or without a skipper. The nearest sandy beach, İnlice, is ten minutes by car. Fethiye’s bazaar is half an hour away, Kayaköy forty-five minutes.

## Getting there and around

Dalaman Airport is less than 25 kilometres away; the tunnel has a toll, the mountain road is free but longer. Minibuses between Fethiye and Dalaman pass through. You don’t need a car in town, only for trips. Dinner on the marina front costs more than in the back streets.`,
      ru: `## Где это и кому подойдёт

Гёджек — маленький ухоженный городок в северо-западном углу залива Фетхие, окружённый сосновым лесом. Здесь шесть марин, и вся жизнь связана с лодками. Он подойдёт тем, кто проводит дни в бухтах, а вечером возвращается в тихий дом, и семьям с малышами, которым важна короткая дорога. В центре всё рядом, а Инлидже ближе к песчаному пляжу и малолюднее.

## Пляжи и что посмотреть

Широкого пляжа в городе нет: купаются в бухтах, куда ходят на лодках. Однодневные экскурсии заходят на острова Яссыджа, в Гёбюн и бухту Хамам; небольшую лодку можно взять и с капитаном, и без. До ближайшего песчаного пляжа, Инлидже, десять минут на машине. До базара в Фетхие полчаса, до Каякёя сорок пять минут.

## Как добраться

До аэропорта Даламан меньше 25 километров; проезд через туннель платный, горная дорога бесплатная, но длиннее. Через Гёджек идут маршрутки Фетхие–Даламан. В городе машина не нужна, она пригодится для поездок. Ужин у марины стоит дороже, чем на соседних улицах.`,
    },
    faq: [
      {
        question: {
          tr: 'Göcek’te denize nereden girilir?',
          en: 'Where do you swim in Göcek?',
          ru: 'Где купаются в Гёджеке?',
        },
        answer: {
          tr: 'En güzeli tekneyle çıkılan koylardır. Tekne istemeyenler için İnlice plajı arabayla on dakikadır.',
          en: 'Best of all in the bays, by boat. If you’d rather not sail, İnlice beach is ten minutes by car.',
          ru: 'Лучше всего — в бухтах, с лодки. Если лодка не для вас, до пляжа Инлидже десять минут на машине.',
        },
      },
      {
        question: {
          tr: 'Tekneyi siz ayarlıyor musunuz?',
          en: 'Can you arrange a boat?',
          ru: 'Можете ли вы помочь с лодкой?',
        },
        answer: {
          tr: 'Tanıdığımız yerel işletmelerin iletişim bilgilerini veririz. Tekne konaklama fiyatına dahil değildir.',
          en: 'We pass on the contacts of local operators we know. A boat isn’t part of the price of the stay.',
          ru: 'Мы даём контакты знакомых местных капитанов. В стоимость проживания лодка не входит.',
        },
      },
      {
        question: {
          tr: 'Göcek çocuklu aileler için pahalı mı?',
          en: 'Is Göcek expensive for a family?',
          ru: 'Дорого ли в Гёджеке с семьёй?',
        },
        answer: {
          tr: 'Marina kıyısındaki restoranlar pahalıdır; market ve iç sokaklar Fethiye düzeyindedir. Mutfağı iyi bir villa farkı azaltır.',
          en: 'Restaurants on the marina are; shops and back streets are at Fethiye level. A villa with a good kitchen makes the difference.',
          ru: 'Рестораны у марины дорогие, магазины и соседние улицы — как в Фетхие. Вилла с хорошей кухней помогает сэкономить.',
        },
      },
    ],
    districts: [
      { slug: 'gocek-merkez', name: 'Göcek Merkez' },
      { slug: 'inlice', name: 'İnlice' },
    ],
  },
  {
    slug: 'marmaris',
    name: 'Marmaris',
    latitude: 36.855,
    longitude: 28.274,
    province: 'Muğla',
    provinceCode: '48',
    districtOfProvince: 'Marmaris',
    mernisCode: '1517',
    picture: 'region-03',
    popular: false,
    lead: {
      tr: 'Kalabalık bir merkez ve hemen ardında, çamların indiği sakin köyler.',
      en: 'A busy centre and, just behind it, quiet villages where the pines reach the sea.',
      ru: 'Шумный центр, а сразу за ним — тихие деревни, где сосны спускаются к морю.',
    },
    body: {
      tr: `## Nerede, kimlere uygun?

Marmaris, Ege ile Akdeniz’in birleştiği yerde, kapalı ve dalgasız bir körfezdedir. Merkez yazın kalabalık ve seslidir; villalarımız bu yüzden çevresindedir. İçmeler uzun sahili ve yürüyüş yoluyla aileler için, Turunç küçük bir köy isteyenler için uygundur. Selimiye ve Söğüt, Bozburun Yarımadası’nın ucunda, tatilini sessiz bir kıyıda geçirmek isteyenleri bekler.

## Plajlar ve gezilecek yerler

İçmeler’in sahili iri kumludur ve yavaş derinleşir. Turunç’un koyu temiz suyuyla bilinir. Selimiye’de plaj dardır, iskeleden yüzülür ve akşam kıyıda yemek yenir. Orhaniye’deki Kızkumu’nda denizin ortasına doğru yürünür. Marmaris Kalesi, eski çarşı ve yazın Rodos feribotu birer günlük seçenektir; tekneler körfez koylarına her sabah kalkar.

## Ulaşım

Dalaman Havalimanı yaklaşık 95 kilometre, bir buçuk saattir. İçmeler’e dolmuş birkaç dakikada bir, Turunç’a saat başı gider; sıklığı sezona göre değişir. Selimiye bir saat, Söğüt biraz daha uzundur; yol dar ve virajlıdır, araba gerekir, benzini yola çıkmadan almak iyi olur.`,
      en: `## Where it is and whom it suits

Marmaris lies where the Aegean meets the Mediterranean, on an enclosed bay without waves. The centre is crowded and noisy in summer, which is why our villas are around it. İçmeler, with its long beach and promenade, suits families; Turunç is a small village. Selimiye and Söğüt, on the Bozburun Peninsula, are for a silent shore.

## Beaches and things to see

İçmeler has coarse sand and deepens slowly. Turunç is known for its clear water. In Selimiye you swim from jetties and eat by the water. At Kızkumu in Orhaniye you can walk far out into the bay on a sandbar. Marmaris Castle, the old bazaar and the summer ferry to Rhodes each fill a day, and boats leave every morning.

## Getting there and around

Dalaman Airport is about 95 kilometres away, an hour and a half. Minibuses to İçmeler leave every few minutes and to Turunç about hourly, depending on the season. Selimiye takes an hour, Söğüt a little more, on a narrow, winding road; you need a car, and it’s wise to fill up first.`,
      ru: `## Где это и кому подойдёт

Мармарис стоит там, где Эгейское море встречается со Средиземным, в закрытой бухте без волн. Летом в центре многолюдно и шумно, поэтому наши виллы — вокруг него. Ичмелер с длинным пляжем и набережной удобен для семей, Турунч — для тех, кто хочет маленькую деревню. Селимие и Сёгют на полуострове Бозбурун — для отдыха на тихом берегу.

## Пляжи и что посмотреть

В Ичмелере крупный песок, и глубина нарастает постепенно. Турунч известен чистой водой. В Селимие пляж узкий: купаются с пирсов, а вечером ужинают у воды. В Орхание по песчаной косе Кызкуму можно уйти далеко в залив. Крепость, старый базар и летний паром на Родос — занятия на день каждое; лодки в бухты отходят каждое утро.

## Как добраться

До аэропорта Даламан около 95 километров, полтора часа. Маршрутки в Ичмелер ходят каждые несколько минут, в Турунч — примерно раз в час, в зависимости от сезона. До Селимие час езды, до Сёгюта чуть больше; дорога узкая и извилистая, нужна машина, и заправиться лучше заранее.`,
    },
    faq: [
      {
        question: {
          tr: 'Selimiye’de market ve eczane var mı?',
          en: 'Are there shops and a pharmacy in Selimiye?',
          ru: 'Есть ли в Селимие магазины и аптека?',
        },
        answer: {
          tr: 'Market ve fırın vardır, büyük alışveriş için Marmaris’ten geçerken durmanız iyi olur. Eczane ve hastane bilgisini villa sayfasındaki mesafelerde bulursunuz.',
          en: 'There are small shops and a bakery; do the big shopping on the way through Marmaris. The villa page gives distances to the pharmacy and hospital.',
          ru: 'Есть небольшие магазины и пекарня, за крупными покупками заезжайте в Мармарис. Расстояния до аптеки и больницы указаны на странице виллы.',
        },
      },
      {
        question: { tr: 'İçmeler mi, Turunç mu?', en: 'İçmeler or Turunç?', ru: 'Ичмелер или Турунч?' },
        answer: {
          tr: 'Restoran ve yürüyüş yolu için İçmeler, daha küçük bir koy ve sakin akşamlar için Turunç.',
          en: 'İçmeler for restaurants and a promenade; Turunç for a smaller bay and calmer evenings.',
          ru: 'Ичмелер — ради ресторанов и набережной, Турунч — ради маленькой бухты и спокойных вечеров.',
        },
      },
      {
        question: {
          tr: 'Rodos’a günübirlik gidilir mi?',
          en: 'Can I go to Rhodes for a day?',
          ru: 'Можно ли съездить на день на Родос?',
        },
        answer: {
          tr: 'Yazın feribot vardır, yol bir saate yakın sürer. Pasaport ve vize koşullarını önceden feribot firmasına sorun.',
          en: 'In summer there is a ferry that takes about an hour. Ask the company about passport and visa rules first.',
          ru: 'Летом ходит паром, около часа в пути. Про паспорт и визу заранее спросите у перевозчика.',
        },
      },
    ],
    districts: [
      { slug: 'icmeler', name: 'İçmeler' },
      { slug: 'turunc', name: 'Turunç' },
      { slug: 'selimiye', name: 'Selimiye' },
      { slug: 'sogut', name: 'Söğüt' },
    ],
  },
  {
    slug: 'datca',
    name: 'Datça',
    latitude: 36.728,
    longitude: 27.687,
    province: 'Muğla',
    provinceCode: '48',
    districtOfProvince: 'Datça',
    mernisCode: '1266',
    picture: 'region-10',
    popular: false,
    lead: {
      tr: 'Badem ağaçları, rüzgâr ve uzun bir yol: acelesi olmayanlar için ince bir yarımada.',
      en: 'Almond trees, wind and a long road: a narrow peninsula for people in no hurry.',
      ru: 'Миндаль, ветер и длинная дорога: узкий полуостров для тех, кто никуда не спешит.',
    },
    body: {
      tr: `## Nerede, kimlere uygun?

Datça, Marmaris’in batısında, bir yanı Ege’ye bir yanı Akdeniz’e bakan ince bir yarımadadır. Yolu uzun olduğu için kalabalık geç gelir; gelen de çoğunlukla yürümek, yüzmek ve okumak ister. Datça Merkez’de çarşı ve restoranlar yürüme uzaklığındadır. Palamutbükü sahil köyüdür, Kızlan ise zeytinlikler ve taş yel değirmenleri arasında, sessiz ve rüzgârlıdır.

## Plajlar ve gezilecek yerler

Palamutbükü’nün çakıllı sahili iki kilometreye yakındır, suyu berrak ve serindir. Merkezde Kumluk ve Taşlık plajlarına yürünür. Hayıtbükü ve Ovabükü daha küçük koylardır. Yarımadanın ucundaki Knidos’ta iki limanlı antik kent gün batımına doğru gezilir. Eski Datça’nın taş sokakları akşamüstü güzeldir; şubatta badem çiçeği görülür.

## Ulaşım

Dalaman Havalimanı’ndan iki buçuk saat, Marmaris’ten bir buçuk saat sürer. Yazın Bodrum’dan Körmen İskelesi’ne arabalı feribot vardır, yer önceden ayırtılır. Palamutbükü ve Knidos için araba gerekir; köylere minibüs günde birkaç seferdir.`,
      en: `## Where it is and whom it suits

Datça is a narrow peninsula west of Marmaris, with the Aegean on one side and the Mediterranean on the other. The road is long, so crowds stay away; those who come want to walk, swim and read. In Datça itself the shops and restaurants are within walking distance. Palamutbükü is a village on the beach; Kızlan, among olive groves and stone windmills, is quiet and breezy.

## Beaches and things to see

The pebble beach of Palamutbükü is almost two kilometres long, with clear, cool water. In town you can walk to Kumluk and Taşlık beaches; Hayıtbükü and Ovabükü are smaller bays. Knidos, the ancient city with two harbours at the tip of the peninsula, is best towards sunset, the stone lanes of Old Datça in the late afternoon. Almonds blossom in February.

## Getting there and around

Allow two and a half hours from Dalaman Airport and an hour and a half from Marmaris. In summer a car ferry runs from Bodrum to Körmen; book a place in advance. For Palamutbükü and Knidos you need a car: village minibuses are few.`,
      ru: `## Где это и кому подойдёт

Датча — узкий полуостров к западу от Мармариса: с одной стороны Эгейское море, с другой Средиземное. Дорога длинная, поэтому толпы приезжают поздно, а те, кто приехал, хотят в основном гулять, плавать и читать. В самой Датче до магазинов и ресторанов можно дойти пешком. Паламутбюкю — деревня у пляжа, а в Кызлане, среди оливковых рощ и каменных мельниц, тихо и ветрено.

## Пляжи и что посмотреть

Галечный пляж Паламутбюкю тянется почти на два километра, вода прозрачная и прохладная. В городе рядом пляжи Кумлук и Ташлык, бухты Хайытбюкю и Овабюкю поменьше. Книд, древний город с двумя гаванями на краю полуострова, хорош ближе к закату. По каменным улочкам Старой Датчи приятно гулять под вечер, в феврале цветёт миндаль.

## Как добраться

От аэропорта Даламан два с половиной часа, от Мармариса полтора. Летом из Бодрума в Кёрмен ходит автомобильный паром, место бронируют заранее. Для Паламутбюкю и Книда нужна машина: маршрутки в деревни ходят всего несколько раз в день.`,
    },
    faq: [
      {
        question: { tr: 'Datça çok rüzgârlı mı?', en: 'Is Datça very windy?', ru: 'В Датче сильный ветер?' },
        answer: {
          tr: 'Temmuz ve ağustosta öğleden sonra belirgin eser, bu yüzden sıcak daha kolay taşınır. Güney kıyısı kuzeye göre sakindir.',
          en: 'In July and August it blows noticeably in the afternoon, which makes the heat easier to bear. The south coast is calmer than the north.',
          ru: 'В июле и августе после полудня дует заметно, зато жара переносится легче. Южный берег спокойнее северного.',
        },
      },
      {
        question: {
          tr: 'Kaç gece kalmak gerekir?',
          en: 'How many nights should I stay?',
          ru: 'На сколько ночей ехать?',
        },
        answer: {
          tr: 'Yolu uzun olduğu için beş geceden kısa konaklama yorucu olur; bir hafta rahattır.',
          en: 'Because of the long road, fewer than five nights is tiring; a week is comfortable.',
          ru: 'Из-за дороги меньше пяти ночей утомительно, неделя — в самый раз.',
        },
      },
      {
        question: {
          tr: 'Palamutbükü’nde çocuklarla denize girilir mi?',
          en: 'Can children swim in Palamutbükü?',
          ru: 'Удобно ли с детьми в Паламутбюкю?',
        },
        answer: {
          tr: 'Girilir, ancak kıyı çakıllıdır ve deniz çabuk derinleşir. Deniz ayakkabısı getirin, küçükleri kıyıda yalnız bırakmayın.',
          en: 'Yes, but the shore is pebbly and deepens quickly. Bring water shoes and stay beside the little ones.',
          ru: 'Да, но берег галечный и глубина начинается быстро. Возьмите аквашузы и не оставляйте малышей одних.',
        },
      },
    ],
    districts: [
      { slug: 'datca-merkez', name: 'Datça Merkez' },
      { slug: 'palamutbuku', name: 'Palamutbükü' },
      { slug: 'kizlan', name: 'Kızlan' },
    ],
  },
  {
    slug: 'dalyan',
    name: 'Dalyan',
    latitude: 36.834,
    longitude: 28.643,
    province: 'Muğla',
    provinceCode: '48',
    districtOfProvince: 'Ortaca',
    mernisCode: '1831',
    picture: 'region-07',
    popular: true,
    lead: {
      tr: 'Nehir kıyısında düz bir kasaba; karşıda kaya mezarları, ucunda İztuzu kumsalı.',
      en: 'A flat riverside town facing rock tombs, with the sands of İztuzu at the end of the river.',
      ru: 'Ровный городок у реки: напротив скальные гробницы, в устье — песчаный пляж Изтузу.',
    },
    body: {
      tr: `## Nerede, kimlere uygun?

Dalyan, Köyceğiz Gölü’nü denize bağlayan nehrin kıyısında, Ortaca’ya bağlı bir kasabadır. Yüksek bina yoktur, yollar düzdür; bisikletle her yere gidilir. Doğayı, kuşları ve sakin akşamları sevenlere, bebekli ailelere ve yürümekte zorlananlara uygundur. Dalyan Merkez’de evler nehre yakındır. Gökbel, İztuzu yolundaki tepede, daha serin ve manzaralıdır.

## Plajlar ve gezilecek yerler

Deniz kasabanın içinde değildir: İztuzu’ya arabayla yirmi dakikada ya da nehir tekneleriyle sazlıkların arasından yarım saatten uzun bir yolla gidilir. Kumsal uzun ve sığdır; kaplumbağalar için akşamdan sabaha kapalıdır. Kayıkla karşıya geçip Kaunos antik kentini gezebilir, kaya mezarlarını kıyıdan görebilirsiniz. Çamur banyoları ve Sultaniye kaplıcası göl kıyısındadır.

## Ulaşım

Dalaman Havalimanı’na yaklaşık 30 kilometre, yarım saat kadardır. Ortaca’ya sık dolmuş, yazın İztuzu’ya minibüs vardır. Nehir ve sazlık nedeniyle yaz akşamları sivrisinek olur; evlerde sineklik bulunur, yine de yanınıza sinek kovucu alın.`,
      en: `## Where it is and whom it suits

Dalyan is a town in the district of Ortaca, on the river that links Lake Köyceğiz to the sea. There are no tall buildings and the roads are flat, so a bicycle takes you everywhere. It suits nature lovers, families with babies and anyone who finds hills hard. In Dalyan itself houses are close to the river; Gökbel, on the hill towards İztuzu, is cooler and has the views.

## Beaches and things to see

The sea isn’t in town: İztuzu is twenty minutes by car, or more than half an hour by river boat through the reeds. The beach is long and shallow, and closed from evening to morning for the turtles. A rowing boat takes you across to ancient Kaunos; the rock tombs are seen from the bank. There are mud baths by the lake.

## Getting there and around

Dalaman Airport is about 30 kilometres away, some half an hour. Minibuses run often to Ortaca and, in summer, to İztuzu. Because of the river and reeds there are mosquitoes on summer evenings; houses have screens, but bring repellent too.`,
      ru: `## Где это и кому подойдёт

Дальян — городок в районе Ортаджа, на реке, которая соединяет озеро Кёйджегиз с морем. Высоких зданий нет, дороги ровные, всюду можно доехать на велосипеде. Здесь хорошо тем, кто любит природу, птиц и спокойные вечера, семьям с младенцами и тем, кому трудно ходить в гору. В центре дома стоят близко к реке; Гёкбель, на холме по дороге к Изтузу, прохладнее, и оттуда открывается вид.

## Пляжи и что посмотреть

Моря в самом городе нет: до Изтузу двадцать минут на машине или больше получаса на речной лодке среди камышей. Пляж длинный и мелкий, с вечера до утра закрыт ради черепах. На лодке можно переправиться к древнему Кавну, скальные гробницы видны с берега. Грязевые ванны и источники Султание — у озера.

## Как добраться

До аэропорта Даламан около 30 километров, примерно полчаса. В Ортаджу часто ходят маршрутки, летом — и на Изтузу. Из-за реки и камышей летними вечерами бывают комары: в домах есть сетки, но возьмите с собой репеллент.`,
    },
    faq: [
      {
        question: {
          tr: 'Dalyan’dan denize nasıl gidilir?',
          en: 'How do I get to the sea from Dalyan?',
          ru: 'Как добраться до моря из Дальяна?',
        },
        answer: {
          tr: 'İztuzu’ya arabayla, yazın minibüsle ya da nehir teknesiyle gidilir. Tekne daha uzun sürer ama yolun kendisi gezidir.',
          en: 'By car, by minibus in summer or by river boat to İztuzu. The boat takes longer, but the ride is a trip in itself.',
          ru: 'На Изтузу — на машине, летом на маршрутке или на речной лодке. Лодка идёт дольше, но сама дорога — уже экскурсия.',
        },
      },
      {
        question: {
          tr: 'Caretta caretta görebilir miyiz?',
          en: 'Can we see the turtles?',
          ru: 'Можно ли увидеть черепах?',
        },
        answer: {
          tr: 'Nehirde ve deniz kaplumbağaları merkezinde görebilirsiniz. Yuvalama döneminde plaj gece kapalıdır, yuvalara yaklaşılmaz.',
          en: 'Yes, in the river and at the sea turtle centre. In nesting season the beach is closed at night and nests must be left alone.',
          ru: 'Да, в реке и в центре морских черепах. В сезон гнездования пляж ночью закрыт, к гнёздам подходить нельзя.',
        },
      },
      {
        question: {
          tr: 'Dalyan yazın çok sıcak mı?',
          en: 'Is Dalyan very hot in summer?',
          ru: 'Жарко ли в Дальяне летом?',
        },
        answer: {
          tr: 'Temmuz ve ağustosta öğlen sıcaktır ve nem vardır. Mayıs, haziran ve eylül daha rahattır.',
          en: 'In July and August midday is hot and humid. May, June and September are more comfortable.',
          ru: 'В июле и августе днём жарко и влажно. Май, июнь и сентябрь комфортнее.',
        },
      },
    ],
    districts: [
      { slug: 'dalyan-merkez', name: 'Dalyan Merkez' },
      { slug: 'gokbel', name: 'Gökbel' },
    ],
  },
  {
    slug: 'belek',
    name: 'Belek',
    latitude: 36.862,
    longitude: 31.055,
    province: 'Antalya',
    provinceCode: '07',
    districtOfProvince: 'Serik',
    mernisCode: '1616',
    picture: 'region-08',
    popular: false,
    lead: {
      tr: 'Düz, yeşil, kumsalı uzun; golf oynayanlar ve çocuklu aileler için.',
      en: 'Flat and green, with long sands: for golfers and families with children.',
      ru: 'Ровный зелёный курорт с длинным песчаным пляжем — для гольфистов и семей с детьми.',
    },
    body: {
      tr: `## Nerede, kimlere uygun?

Belek, Antalya’nın doğusunda, Serik’e bağlı düz bir kıyı beldesidir. Golf sahaları, fıstık çamları ve büyük otelleriyle bilinir; villaların çoğu sahilden birkaç kilometre içeride, güvenlikli ve bahçeli sitelerdedir. Yokuş ve basamak istemeyenlere, çocuklu ve büyükanneli kalabalık ailelere uygundur. Manzara aramayın: burada deniz terastan görünmez. Kadriye parklara, Boğazkent denize daha yakındır.

## Plajlar ve gezilecek yerler

Kumsal uzun ve ince kumludur, deniz yavaş derinleşir. Kıyının büyük bölümünü oteller kullanır; halk plajları Belek, Kadriye ve Boğazkent’te vardır. Aspendos tiyatrosu ve Perge yarım saat içindedir, Köprülü Kanyon’da rafting bir gün alır. Kadriye’deki eğlence parkı çocukları bütün gün oyalar. Boğazkent’te ırmak ağzı kuş gözlemcilerini çeker.

## Ulaşım

Antalya Havalimanı’na yaklaşık 35 kilometre, kırk dakikadır. Serik’e ve Antalya’ya otobüs, beldeler arasında minibüs vardır. Yol düz olduğu için bisiklet rahattır. Plaja her gün gidecekseniz araba ya da bisiklet düşünün; site kapısından denize yürümek çoğu evde yarım saati geçer.`,
      en: `## Where it is and whom it suits

Belek is a flat stretch of coast east of Antalya, in the district of Serik. It is known for golf courses, umbrella pines and big hotels; most villas stand a few kilometres inland, in gated complexes with gardens. It suits those who don’t want hills or steps, and large families. Don’t expect to see the sea from the terrace. Kadriye is closer to the parks, Boğazkent to the sea.

## Beaches and things to see

The sand is long and fine and the sea deepens slowly. Hotels use much of the shore, but there are public beaches in Belek, Kadriye and Boğazkent. The theatre of Aspendos and ancient Perge are within half an hour; rafting in Köprülü Canyon takes a day. Kadriye has a theme park, Boğazkent a river mouth full of birds.

## Getting there and around

Antalya Airport is about 35 kilometres away, forty minutes. Buses go to Serik and Antalya, minibuses between the villages, and cycling is easy. If you’ll go to the beach daily, think of a car or bicycles: on foot it’s often more than half an hour.`,
      ru: `## Где это и кому подойдёт

Белек — ровное побережье к востоку от Антальи, в районе Серик. Он известен полями для гольфа, пиниями и большими отелями; виллы чаще стоят в нескольких километрах от моря, в охраняемых посёлках с садами. Здесь удобно тем, кто не хочет гор и ступеней, и большим семьям с детьми и бабушками. Вида не ждите: море с террасы не видно. Кадрие ближе к паркам, Богазкент — к морю.

## Пляжи и что посмотреть

Пляж длинный, песок мелкий, глубина нарастает постепенно. Большую часть берега занимают отели, но в Белеке, Кадрие и Богазкенте есть городские пляжи. Театр Аспендоса и древняя Перге — в пределах получаса, рафтинг в каньоне Кёпрюлю займёт день. Парк развлечений в Кадрие увлечёт детей с утра до вечера, а устье реки в Богазкенте любят наблюдатели за птицами.

## Как добраться

До аэропорта Анталья около 35 километров, сорок минут. В Серик и Анталью ходят автобусы, между посёлками — маршрутки, удобно и на велосипеде. Если собираетесь на пляж каждый день, подумайте о машине или велосипедах: пешком часто больше получаса.`,
    },
    faq: [
      {
        question: {
          tr: 'Belek’te villadan denize yürünür mü?',
          en: 'Can I walk to the beach from the villas?',
          ru: 'Можно ли дойти от виллы до пляжа?',
        },
        answer: {
          tr: 'Çoğundan hayır; denize iki ile beş kilometre vardır. Boğazkent’te yürünebilen evler bulunur, mesafe villa sayfasında yazar.',
          en: 'From most, no: the sea is two to five kilometres away. In Boğazkent some houses are within walking distance; see the villa page.',
          ru: 'Чаще всего нет: до моря два–пять километров. В Богазкенте есть дома поближе, расстояние указано на странице виллы.',
        },
      },
      {
        question: {
          tr: 'Golf sahalarında yer ayırtıyor musunuz?',
          en: 'Can you book golf for us?',
          ru: 'Бронируете ли вы гольф?',
        },
        answer: {
          tr: 'Sahalarla doğrudan görüşmeniz gerekir; iletişim bilgilerini veririz. Mart–nisan ve ekim–kasım golfün yoğun dönemidir.',
          en: 'You book with the course directly; we give you the contacts. March–April and October–November are the busy golf months.',
          ru: 'Время бронируют напрямую в клубе, контакты мы дадим. Высокий сезон гольфа — март–апрель и октябрь–ноябрь.',
        },
      },
      {
        question: {
          tr: 'Site içindeki villalarda havuz ortak mı?',
          en: 'Are pools shared in the complexes?',
          ru: 'В посёлках бассейн общий?',
        },
        answer: {
          tr: 'Bazılarında özel havuzun yanında ortak havuz da vardır. Havuzun özel mi ortak mı olduğu her villanın havuz bilgilerinde yazar.',
          en: 'Some villas have a private pool and a shared one as well. The pool details of each villa say which it is.',
          ru: 'У некоторых вилл есть и свой бассейн, и общий. Какой именно — указано в описании бассейна каждой виллы.',
        },
      },
    ],
    districts: [
      { slug: 'belek-merkez', name: 'Belek Merkez' },
      { slug: 'kadriye', name: 'Kadriye' },
      { slug: 'bogazkent', name: 'Boğazkent' },
    ],
  },
]
