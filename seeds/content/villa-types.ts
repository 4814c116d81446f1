import type { Localized } from '../../src/kernel/language.ts'

export type VillaTypeSeed = {
  slug: string
  name: Localized
  lead: Localized
  body: Localized
  picture: string
}

/** The villa types in the order of the site; the first seven stand in the footer. Bodies are markdown. */
export const villaTypes: VillaTypeSeed[] = [
  {
    slug: 'balayi-villalari',
    name: { tr: 'Balayı Villaları', en: 'Honeymoon villas', ru: 'Виллы для медового месяца' },
    lead: {
      tr: 'İki kişilik, sakin, çoğu bir yatak odalı evler.',
      en: 'Quiet houses for two, most of them with one bedroom.',
      ru: 'Тихие дома для двоих, чаще всего с одной спальней.',
    },
    body: {
      tr: `Balayı villaları iki kişi için planlanmış küçük evlerdir: tek yatak odası, kendi havuzu, çoğunda odada ya da terasta bir jakuzi. Kalabalık için ödeme yapmazsınız; aynı bütçeyle dört odalı bir ev yerine manzarası ya da mahremiyeti daha iyi bir ev tutabilirsiniz.

Oda süslemesi, çiçek ya da giriş günü akşam yemeği isterseniz rezervasyon notuna yazın; hangisinin mümkün olduğunu ve ücretini konaklamadan önce yazılı bildiririz. Bu villaların birçoğu merkezden uzakta, yokuşlu yollar üzerindedir. Araba kiralamayı düşünmüyorsanız sayfadaki mesafelere mutlaka bakın. Havuzun dışarıdan görünmemesi sizin için önemliyse “tam korunaklı” satırını kontrol edin; her balayı villası korunaklı değildir.`,
      en: `Honeymoon villas are small houses planned for two: one bedroom, a pool of your own and, in most of them, a jacuzzi in the room or on the terrace. You aren’t paying for empty bedrooms, so the same budget buys a better view or more privacy.

If you would like flowers, a decorated room or dinner on the first evening, write it in the booking note and we’ll confirm in writing what is possible and what it costs. Many of these houses stand on hillsides away from the centre, so check the distances if you won’t have a car. And if privacy matters, look for the line “pool not visible from outside”: not every honeymoon villa has it.`,
      ru: `Виллы для медового месяца — это небольшие дома на двоих: одна спальня, собственный бассейн и чаще всего джакузи в комнате или на террасе. Вы не платите за пустые спальни, поэтому за те же деньги можно выбрать лучший вид или более уединённое место.

Хотите цветы, украшенную комнату или ужин в день приезда — напишите об этом в комментарии к заявке, и мы письменно ответим, что возможно и сколько это стоит. Многие такие дома стоят на склонах, далеко от центра: если вы без машины, обязательно посмотрите на расстояния. И проверьте строку «бассейн не виден снаружи», если это для вас важно: закрытый бассейн есть не на каждой вилле для двоих.`,
    },
    picture: 'villa-19-pool',
  },
  {
    slug: 'muhafazakar-villalar',
    name: {
      tr: 'Muhafazakar (Korunaklı) Villalar',
      en: 'Secluded (conservative) villas',
      ru: 'Уединённые виллы (закрытые от посторонних взглядов)',
    },
    lead: {
      tr: 'Havuzu ve güneşlenme alanı dışarıdan görünmeyen villalar.',
      en: 'Villas whose pool and sunbathing area can’t be seen from outside.',
      ru: 'Виллы, где бассейн и зона отдыха не видны снаружи.',
    },
    body: {
      tr: `“Muhafazakar villa” bizde tek bir söz verir: havuz ve çevresindeki güneşlenme alanı, komşu evlerden, yoldan ve girişten görünmez. Bunu ilan sahibinin beyanıyla bırakmıyoruz; evi gezerken havuz kenarında durup çevreye bakıyor, komşu balkonları ve üst yolu ayrıca kontrol ediyoruz.

Söz yalnızca havuz içindir. Bahçenin tamamı, balkonlar ya da üst kat terası görünebilir; görünen bir yer varsa villa sayfasında açıkça yazarız. Ağaç ve çitle sağlanan mahremiyet mevsime göre değişebilir, duvarla sağlanan değişmez; bunu da belirtiriz. Bir villada “tam korunaklı değildir” yazıyorsa lütfen ciddiye alın. Emin olamadığınız her ev için bize sorun, havuzdan dışarıya doğru çekilmiş fotoğraf gönderelim.`,
      en: `On this site the word “secluded” (in Turkish, “muhafazakar”) promises one thing: the pool and the sunbathing area around it can’t be seen from neighbouring houses, the road or the entrance. We don’t rely on the owner’s word. When we visit, we stand at the poolside, look around, and check the nearest balconies and any road above.

The promise covers the pool only. Parts of the garden, a balcony or a roof terrace may still be visible, and if so the villa page says it. Walls protect all year; hedges and trees can thin out with the seasons. If a page says “not fully secluded”, please take it seriously. When in doubt, ask us for photographs taken from the pool outwards.`,
      ru: `Слово «уединённая» (по-турецки muhafazakar) у нас означает одно: бассейн и место для загара рядом с ним не видны ни из соседних домов, ни с дороги, ни от входа. Мы не полагаемся на слова владельца: приезжаем, встаём у бассейна и осматриваемся, отдельно проверяем соседние балконы и дорогу выше по склону.

Обещание касается только бассейна. Часть сада, балкон или верхняя терраса могут просматриваться, и тогда об этом прямо написано на странице виллы. Стены защищают круглый год, а живая изгородь к осени редеет. Если указано «закрыта не полностью», отнеситесь к этому серьёзно. Сомневаетесь — напишите нам, и мы пришлём фотографии, снятые от бассейна наружу.`,
    },
    picture: 'villa-08-aerial',
  },
  {
    slug: 'cocuk-havuzlu-villalar',
    name: { tr: 'Çocuk Havuzlu Villalar', en: 'Villas with children’s pool', ru: 'Виллы с детским бассейном' },
    lead: {
      tr: 'Büyük havuzun yanında, küçükler için sığ bir havuzu olan evler.',
      en: 'Houses with a shallow pool for the little ones beside the main pool.',
      ru: 'Дома, где рядом с основным бассейном есть мелкий — для малышей.',
    },
    body: {
      tr: `Bu villalarda büyük havuzun dışında, küçük çocuklar için ayrı ya da bölmeli sığ bir havuz bulunur. Derinlik evden eve değişir, çoğunlukla 30–60 santimetredir; kesin ölçü her villanın havuz bilgilerinde yazar.

Sığ havuz gözetimin yerini tutmaz. Büyük havuz genellikle birkaç adım ötededir ve çitle çevrili havuz azdır. Çit, merdiven kapısı ya da havuz alarmı sizin için önemliyse rezervasyondan önce sorun. Bebek yatağı ve mama sandalyesi çoğu evde istek üzerine hazırlanır, sayıları sınırlıdır; notunuza çocuklarınızın yaşını yazmanız yeterli. Çocuklar ve bebekler de kişi sayısına dahildir, bu yüzden ararken hepsini girin: gördüğünüz fiyat ve kapasite doğru olsun.`,
      en: `Besides the main pool, these villas have a separate or divided shallow pool for small children. The depth differs from house to house and is usually between 30 and 60 centimetres; the exact figure is in the pool details of each villa.

A shallow pool doesn’t replace watching. The deep one is usually a few steps away, and fenced pools are rare. If a fence, a stair gate or a pool alarm matters to you, ask before you book. Cots and high chairs are set up on request in most houses, but there are only so many, so write your children’s ages in the note. Children and babies count towards the capacity: enter all of them when you search.`,
      ru: `Кроме основного бассейна на этих виллах есть мелкий бассейн для маленьких детей — отдельный или отгороженный. Глубина зависит от дома, обычно это 30–60 сантиметров; точная цифра указана в описании бассейна.

Мелкий бассейн не заменяет присмотра: глубокий, как правило, в нескольких шагах, а ограждения встречаются редко. Если вам нужны забор, калитка на лестнице или сигнализация у воды, спросите об этом до бронирования. Детскую кроватку и стульчик в большинстве домов ставят по просьбе, но их количество ограничено, поэтому укажите в комментарии возраст детей. Дети и младенцы входят в общее число гостей: указывайте в поиске всех, чтобы цена и вместимость были верными.`,
    },
    picture: 'villa-23-pool',
  },
  {
    slug: 'deniz-manzarali-villalar',
    name: { tr: 'Deniz Manzaralı Villalar', en: 'Sea-view villas', ru: 'Виллы с видом на море' },
    lead: {
      tr: 'Denizi havuzdan ya da terastan gören evler; nereden göründüğü yazılı.',
      en: 'Houses that see the sea from the pool or terrace, and we say from where.',
      ru: 'Дома, из которых видно море, — и мы пишем, откуда именно.',
    },
    body: {
      tr: `“Deniz manzarası” geniş bir sözdür; çatıdan görünen mavi bir çizgi de bu adla satılabilir. Bu listeye yalnızca denizi havuzdan, ana terastan ya da salondan gören villaları alıyoruz. Sadece bir yatak odasından görünüyorsa sayfada öyle yazıyoruz.

Manzara çoğu zaman yükseklik demektir. Kalkan’da, Kaş’ta ve Bodrum sırtlarında deniz gören evlerin yolu diktir, sahile yürümek on dakika, dönmek yarım saat sürebilir. Denize kuş uçuşu yakınlık sizi yanıltmasın; yürüme ve araç mesafeleri her villada ayrı ayrı verilir. Sabahları kahvaltıda gölge isteyenler doğuya, akşamları gün batımı isteyenler batıya bakan terası sorabilir: söylememiz birkaç dakika sürer.`,
      en: `“Sea view” is a generous phrase; a blue line seen from the roof can be sold under the same name. This list only has villas that see the sea from the pool, the main terrace or the living room. If it’s visible from one bedroom only, the page says so.

A view usually means height. In Kalkan, in Kaş and on the ridges of Bodrum, the roads to such houses are steep: ten minutes down to the beach on foot can be half an hour back. Don’t judge by distance on the map; driving and walking distances are given for each villa. If you care about morning shade or sunsets, ask us which way the terrace faces.`,
      ru: `«Вид на море» — понятие растяжимое: так продают и синюю полоску, которую видно с крыши. В этот список мы включаем только виллы, где море видно от бассейна, с главной террасы или из гостиной. Если его видно лишь из одной спальни, так и написано.

Вид почти всегда означает высоту. В Калкане, Каше и на холмах Бодрума дороги к таким домам крутые: десять минут пешком до пляжа могут обернуться получасом обратно. Не судите по расстоянию на карте: для каждой виллы мы указываем путь пешком и на машине. Если вам важна тень за завтраком или закат по вечерам, спросите, куда выходит терраса, — ответим за несколько минут.`,
    },
    picture: 'villa-03-terrace',
  },
  {
    slug: 'denize-yakin-villalar',
    name: { tr: 'Denize Yakın Villalar', en: 'Villas near the sea', ru: 'Виллы рядом с морем' },
    lead: {
      tr: 'Plaja yürüyerek ya da birkaç dakikalık araba yoluyla inilen evler.',
      en: 'Houses within walking distance or a very short drive of a beach.',
      ru: 'Дома, от которых до пляжа можно дойти пешком или доехать за пару минут.',
    },
    body: {
      tr: `Bu listedeki villalardan denize arabasız da gidilebilir: çoğu sahile bir buçuk kilometreden yakındır. Mesafeyi haritada çizgi çekerek değil, yürünen yolu ölçerek yazıyoruz; yine de yaklaşık kabul edin.

Denize yakın olmak her zaman plaja yakın olmak değildir. Bazı evlerin önündeki kıyı kayalıktır, denize iskeleden ya da beach club’dan girilir. Plajın kum mu çakıl mı olduğu, şezlongun ücretli olup olmadığı bölge sayfalarında anlatılır. Sahil evlerinde bahçeler yamaçtakilere göre küçük, komşular yakındır; temmuz ve ağustosta akşamları restoran sesi duyulabilir. Sessizlik sizin için denizden önce geliyorsa birkaç kilometre içerideki evlere de bakmanızı öneririz.`,
      en: `From these villas you can reach the sea without a car: most are less than one and a half kilometres from the shore. We measure the path people walk, not a line on the map, but please treat the figures as approximate.

Near the sea isn’t always near a beach. In front of some houses the coast is rocky and you swim from a platform or a beach club. Whether the nearest beach is sand or pebble, and whether sunbeds cost money, is explained on the area pages. Houses by the shore have smaller gardens and closer neighbours, and in July and August you may hear restaurants in the evening. If quiet comes first, look a few kilometres inland as well.`,
      ru: `С этих вилл до моря можно добраться без машины: до берега обычно меньше полутора километров. Мы измеряем путь, по которому действительно ходят, а не прямую на карте, но всё же считайте цифры приблизительными.

«Рядом с морем» не всегда значит «рядом с пляжем». Местами берег скалистый, и в воду входят с пирса или из пляжного клуба. О том, песок там или галька и платные ли лежаки, рассказано на страницах регионов. У моря участки меньше, соседи ближе, а в июле и августе по вечерам могут быть слышны рестораны. Если тишина для вас важнее, посмотрите и дома в нескольких километрах от берега.`,
    },
    picture: 'villa-03-aerial',
  },
  {
    slug: 'luks-villalar',
    name: { tr: 'Lüks Villalar', en: 'Luxury villas', ru: 'Люкс-виллы' },
    lead: {
      tr: 'Alanı, malzemesi ve donanımıyla farkı fiyatında değil evde görülen villalar.',
      en: 'Villas where the difference shows in the house, not only in the price.',
      ru: 'Виллы, где разница видна в самом доме, а не только в цене.',
    },
    body: {
      tr: `Bir villayı bu listeye fiyatı değil, evin kendisi sokar. Aradıklarımız bellidir: her odada kendi banyosu, geniş bir yaşam alanı, bakımlı bahçe, en az kırk metrekarelik havuz, iyi yatak ve çalışan bir mutfak. Çoğunda ısıtmalı havuz, jakuzi, sauna ya da oyun odası da vardır; hangisinin bulunduğunu özellik listesinde görürsünüz.

Aşçı, günlük temizlik, tekne ya da transfer fiyata dahil değilse öyle yazar; isterseniz ayrıca teklif hazırlarız. Bu evlerde hasar depozitosu daha yüksektir, girişte alınır ve çıkışta, kontrol sonrası iade edilir. Havuz ısıtma gibi ek ücretleri baştan gösteririz, böylece toplam tutar ödeme sayfasında değişmez.`,
      en: `It is the house, not the price, that brings a villa onto this list. What we look for is clear: a bathroom for every bedroom, generous living space, a well-kept garden, a pool of at least forty square metres, good beds and a kitchen you can really cook in. Most also have a heated pool, a jacuzzi, a sauna or a games room; the feature list shows which.

If a cook, daily cleaning or transfers are not included, we say so and can send an offer. Damage deposits are higher here; they are taken at check-in and returned at check-out. Extras such as pool heating are shown from the start, so the total doesn’t change on the payment page.`,
      ru: `В этот список виллы попадают не из-за цены, а благодаря самому дому. Критерии просты: ванная при каждой спальне, просторная гостиная, ухоженный сад, бассейн не меньше сорока квадратных метров, хорошие кровати и кухня, на которой удобно готовить. Во многих есть подогрев бассейна, джакузи, сауна или игровая комната — что именно, видно в списке удобств.

Если повар, ежедневная уборка, яхта или трансфер не входят в цену, мы так и пишем и по просьбе готовим отдельное предложение. Залог здесь выше: его берут при заезде и возвращают при выезде. Доплаты вроде подогрева показаны сразу, поэтому на странице оплаты сумма не изменится.`,
    },
    picture: 'villa-06-pool',
  },
  {
    slug: 'ekonomik-villalar',
    name: { tr: 'Ekonomik Villalar', en: 'Budget villas', ru: 'Недорогие виллы' },
    lead: {
      tr: 'Sade, temiz, izin belgeli; bütçesi belli olanlar için.',
      en: 'Simple, clean and licensed, for those with a fixed budget.',
      ru: 'Простые и чистые виллы с разрешением — для тех, у кого есть бюджет.',
    },
    body: {
      tr: `Ekonomik villalar daha sade döşenmiş, çoğu merkezden biraz uzakta ya da birkaç yaş daha eski evlerdir. Neden uygun olduklarını sayfalarında yazarız: manzara yoktur, havuz küçüktür, yol topraktır ya da eşyalar yenilenmemiştir. Temizlik, izin belgesi ve güvenlik kontrolünde ise diğer evlerden farkları yoktur.

Fiyatı düşürmenin en kolay yolu tarihtir. Haziranın ilk yarısı ve eylülün ikinci yarısı, aynı ev için temmuz ve ağustosa göre belirgin biçimde uygundur; deniz suyu eylülde de sıcaktır. İki rezervasyon arasında kalan birkaç gecelik boşluklar “Kısa Süreli Villalar” sayfasındadır. Kişi başına hesap yaparken temizlik ücretini ve yol masrafını da eklemeyi unutmayın.`,
      en: `Budget villas are more simply furnished, often a little further from the centre or a few years older. Their pages say why they cost less: no view, a small pool, an unpaved last stretch of road or furniture that hasn’t been renewed. Cleanliness, permit and safety check are the same as everywhere.

The easiest way to pay less is to move the dates. In early June and late September the same house costs noticeably less than in July and August, and the sea is still warm in September. Gaps of a few nights between two bookings are listed under “Short stays”. When you work out the price per person, remember the cleaning fee and the cost of getting around.`,
      ru: `Недорогие виллы проще обставлены, чаще стоят чуть дальше от центра или построены несколько лет назад. Мы честно пишем, почему они дешевле: нет вида, бассейн небольшой, последний участок дороги грунтовый или мебель не новая. Чистота, разрешение министерства и проверка безопасности — такие же, как у остальных.

Проще всего сэкономить на датах. В первой половине июня и второй половине сентября тот же дом стоит заметно меньше, чем в июле и августе, а море в сентябре ещё тёплое. Свободные окна в несколько ночей между бронированиями собраны в разделе «Короткие заезды». Считая цену на человека, не забудьте про уборку и дорогу.`,
    },
    picture: 'villa-17-pool',
  },
  {
    slug: 'ozel-havuzlu-villalar',
    name: { tr: 'Özel Havuzlu Villalar', en: 'Villas with private pool', ru: 'Виллы с частным бассейном' },
    lead: {
      tr: 'Havuzu yalnızca sizin kullandığınız müstakil evler.',
      en: 'Detached houses with a pool that only you use.',
      ru: 'Отдельные дома с бассейном, которым пользуетесь только вы.',
    },
    body: {
      tr: `Özel havuz, konakladığınız süre boyunca havuzu sizden başka kimsenin kullanmaması demektir. Site içindeki ortak havuzlar bu listede yer almaz. Ölçü, derinlik, ısıtma ve mahremiyet bilgileri her villanın havuz kartında bulunur.

Havuz bakımı sizin için ücretsizdir ve çoğu evde haftada iki üç gün, sabah erken saatte yapılır. Görevli yalnızca bahçeye girer; gününü girişte öğrenebilirsiniz. Havuzların çoğu ısıtmasızdır: su mayıs başında ve ekim sonunda serin olur, haziran ile eylül arasında ek ısıtma gerekmez. Özel havuz, dışarıdan görünmeyen havuz anlamına gelmez; bunun için korunaklı havuzlu villalara bakın. Can kurtaran yoktur, çocukların gözetimi misafirlere aittir.`,
      en: `A private pool means that nobody but your party uses it during your stay. Shared pools in residential complexes are not on this list. Size, depth, heating and privacy are given on the pool card of each villa.

Pool care costs you nothing and is usually done two or three mornings a week. The person in charge only enters the garden, and you’ll be told the days when you arrive. Most pools are unheated: the water is cool in early May and late October and needs no heating from June to September. Private doesn’t mean hidden from view; for that, see the villas with a screened pool. There is no lifeguard, so please keep an eye on children.`,
      ru: `Частный бассейн — значит, что всё время отдыха им пользуетесь только вы. Общих бассейнов в жилых комплексах в этом списке нет. Размер, глубина, подогрев и закрытость указаны в карточке бассейна каждой виллы.

Обслуживание входит в цену: обычно бассейн чистят два-три раза в неделю рано утром. Мастер заходит только в сад, дни вам назовут при заезде. Большинство бассейнов без подогрева: в начале мая и конце октября вода прохладная, а с июня по сентябрь греть её не нужно. «Частный» не значит «скрытый от взглядов» — для этого есть виллы с закрытым бассейном. Спасателя нет, поэтому за детьми присматривают сами гости.`,
    },
    picture: 'villa-20-pool',
  },
  {
    slug: 'muhafazakar-havuzlu-villalar',
    name: {
      tr: 'Muhafazakar Havuzlu Villalar',
      en: 'Villas with screened pool',
      ru: 'Виллы с закрытым от взглядов бассейном',
    },
    lead: {
      tr: 'Havuzu duvar, çit ya da konumuyla dışarıya kapalı evler.',
      en: 'Pools closed to outside eyes by walls, fences or their position.',
      ru: 'Бассейны, закрытые стеной, забором или самим расположением дома.',
    },
    body: {
      tr: `Bu listede havuzun nasıl korunduğunu da görebilirsiniz: yüksek duvar, ahşap perde, sık bitki ya da evin konumu. Sözümüz, havuza girerken ve kenarında otururken dışarıdan görülmemenizdir. Üst kat balkonu, çatı terası veya ön bahçe bu sözün dışındadır.

Duvarla kapatılan havuzlarda rüzgâr az, sıcak fazladır; manzara da çoğu zaman duvarın arkasında kalır. Hem tam korunaklı hem deniz manzaralı ev azdır ve erken dolar. Bazı villalarda aile için kapalı ikinci bir havuz ya da kadınlara ayrılmış bir bölüm bulunur. Yakında bir inşaat başlarsa ve mahremiyet değişirse misafire haber verir, isterseniz başka bir villa öneririz.`,
      en: `This list also shows how the pool is protected: a high wall, a wooden screen, dense planting or simply the position of the house. What we promise is that you aren’t seen from outside while swimming or sitting at the poolside. An upper balcony, a roof terrace or the front garden is not part of that promise.

Walled pools have less wind and more heat, and the view often stays behind the wall. Houses that are both fully screened and open to the sea are few and go early. Some villas have a second, indoor pool or a separate area for women. If building work nearby changes the privacy of a house, we tell you and suggest another villa.`,
      ru: `Здесь указано, чем именно закрыт бассейн: высокой стеной, деревянными экранами, густой зеленью или самим положением дома. Мы обещаем, что вас не видно снаружи, пока вы плаваете или отдыхаете у воды. Верхний балкон, терраса на крыше и палисадник в это обещание не входят.

У бассейна за стеной меньше ветра и жарче, а вид нередко остаётся по ту сторону. Домов, где бассейн полностью закрыт и при этом видно море, немного, и их бронируют рано. На некоторых виллах есть второй, крытый бассейн или отдельная зона для женщин. Если рядом начнётся стройка и станет видно больше, мы сообщим и предложим другую виллу.`,
    },
    picture: 'villa-22-pool',
  },
  {
    slug: 'isitmali-havuzlu-villalar',
    name: { tr: 'Isıtmalı Havuzlu Villalar', en: 'Villas with heated pool', ru: 'Виллы с подогреваемым бассейном' },
    lead: {
      tr: 'Nisan, mayıs, ekim ve kasımda da havuza girmek isteyenlere.',
      en: 'For those who want to swim in April, May, October and November too.',
      ru: 'Для тех, кто хочет плавать и в апреле, мае, октябре и ноябре.',
    },
    body: {
      tr: `Isıtma çoğu evde ek ücretlidir ve gecelik hesaplanır; tutarı fiyat kutusunda ayrı satır olarak görürsünüz. İstemezseniz ödemezsiniz. Su genellikle 26–28 dereceye getirilir ve bunun için ısıtmanın girişten bir iki gün önce açılması gerekir, bu yüzden kararınızı en geç üç gün önce bildirin.

Açık havuzda sıcaklık havaya bağlıdır: rüzgârlı ve serin gecelerde birkaç derece düşer, kışın dışarıda 28 derece sözü vermeyiz. Kışın yüzmek istiyorsanız kapalı havuzu olan evlere bakın. Isıtmanın ısı pompasıyla mı güneş enerjisiyle mi yapıldığı villa sayfasında yazar; güneş enerjili sistemler bulutlu günlerde yetersiz kalabilir.`,
      en: `In most houses heating is an extra charged per night, and you see it as a separate line in the price box. If you don’t want it, you don’t pay for it. The water is usually brought to 26–28 degrees, which takes a day or two, so please let us know at least three days before you arrive.

In an outdoor pool the temperature depends on the weather: on cool, windy nights it drops a few degrees, and we don’t promise 28 degrees outdoors in winter. For winter swimming choose a house with an indoor pool. The villa page says whether a heat pump or solar panels do the work; solar heating may not be enough on cloudy days.`,
      ru: `Чаще всего подогрев оплачивается отдельно, за каждую ночь, и в расчёте стоит отдельной строкой. Не нужен — не платите. Воду обычно нагревают до 26–28 градусов, на это уходит день-два, поэтому предупредите нас хотя бы за три дня до приезда.

В открытом бассейне всё зависит от погоды: прохладной ветреной ночью вода остывает на несколько градусов, и зимой под открытым небом 28 градусов мы не обещаем. Для зимнего отдыха выбирайте дом с крытым бассейном. На странице виллы указано, чем греют воду: тепловым насосом или солнечными панелями. Учтите, что в пасмурные дни солнечных панелей может не хватить.`,
    },
    picture: 'villa-12-pool',
  },
  {
    slug: 'sonsuzluk-havuzlu-villalar',
    name: { tr: 'Sonsuzluk Havuzlu Villalar', en: 'Infinity-pool villas', ru: 'Виллы с бассейном-инфинити' },
    lead: {
      tr: 'Suyu kenarından taşan, manzaraya açık havuzlar.',
      en: 'Pools whose water runs over the edge, open to the view.',
      ru: 'Бассейны, где вода переливается через край и открывается вид.',
    },
    body: {
      tr: `Sonsuzluk havuzunda bir kenar su seviyesindedir; su buradan taşar ve havuz denizle ya da vadiyle birleşmiş gibi görünür. Bu yüzden hemen hepsi yamaçtadır: Kalkan, Kaş ve Bodrum’un yüksek mahallelerinde çokturlar, düz Belek’te azdırlar.

Yamaç; güzel manzara, dik yol ve basamak demektir. Otoparktan eve kaç basamak çıkıldığını sayfada veririz, yürümekte zorlanan misafiriniz varsa bakmanızı öneririz. Taşan kenarın arkasında bir su kanalı ve çoğu zaman yükseklik farkı bulunur; küçük çocukların bu kenara tırmanmasına izin vermeyin. Manzaraya açık havuzların birçoğu, tam da bu açıklık nedeniyle korunaklı sayılmaz. Manzara ile mahremiyet arasında karar vermeniz gerekebilir.`,
      en: `In an infinity pool one edge lies at water level; the water runs over it and the pool seems to continue into the sea. That is why nearly all stand on slopes: there are many in the upper parts of Kalkan, Kaş and Bodrum, and few in flat Belek.

A slope means a fine view, a steep road and steps. We give the number of steps between the parking space and the house, worth a look if someone in your party finds walking hard. Behind the edge there is a channel and often a drop, so don’t let small children climb it. Many such pools are not secluded for the very reason that they’re open: you may have to choose.`,
      ru: `У бассейна-инфинити один край находится на уровне воды: она переливается, и кажется, будто бассейн переходит в море или долину. Поэтому почти все они на склонах — их много в верхней части Калкана, Каша и Бодрума и мало в равнинном Белеке.

Склон — это хороший вид, крутая дорога и ступени. Мы указываем, сколько ступеней от парковки до дома: обратите внимание, если кому-то из вас трудно ходить. За краем проходит жёлоб, а часто и перепад высоты, поэтому не разрешайте маленьким детям туда забираться. Именно из-за открытости многие такие бассейны не закрыты от взглядов: иногда приходится выбирать между видом и уединением.`,
    },
    picture: 'villa-13-pool',
  },
  {
    slug: 'jakuzili-villalar',
    name: { tr: 'Jakuzili Villalar', en: 'Villas with jacuzzi', ru: 'Виллы с джакузи' },
    lead: {
      tr: 'Odada, terasta ya da havuz başında jakuzisi olan evler.',
      en: 'Houses with a jacuzzi in a room, on the terrace or by the pool.',
      ru: 'Дома с джакузи в комнате, на террасе или у бассейна.',
    },
    body: {
      tr: `Jakuzi denince akla farklı şeyler gelir. Kimi evde yatak odasının içinde iki kişilik bir küvettir, kimi evde terasta altı kişilik ısıtmalı bir spadır, kimi evde de havuzun masajlı bir köşesidir. Her villanın sayfasında yeri, kaç kişilik olduğu ve suyunun ısıtılıp ısıtılmadığı yazılıdır.

Oda içi jakuziler her kullanımda yeniden doldurulur; dolması yarım saati bulur ve güneş enerjili evlerde sıcak su yetmeyebilir, akşamı beklemek yerine öğleden sonra doldurmak iyi olur. Dış spalarda su, misafir değişiminde temizlenip ilaçlanır. Köpük ya da yağ kullanmamanızı rica ederiz, pompayı bozar. Küçük çocuklar ve hamile misafirler için sıcak su önerilmez.`,
      en: `The word jacuzzi covers different things. In one house it is a bath for two inside the bedroom, in another a heated spa for six on the terrace, in a third a corner of the pool with massage jets. Each page says where it is, how many it holds and whether the water is heated.

Indoor jacuzzis are filled afresh each time. That takes about half an hour, and in houses with solar water heating there may not be enough hot water late in the evening, so fill it in the afternoon. Outdoor spas are cleaned and treated between guests. Please don’t use foam or oil: it damages the pump. Hot water isn’t recommended for small children or during pregnancy.`,
      ru: `Под словом «джакузи» понимают разное. Где-то это ванна на двоих прямо в спальне, где-то подогреваемая спа-чаша на шестерых на террасе, а где-то угол бассейна с гидромассажем. На странице каждой виллы указано, где она стоит, на сколько человек рассчитана и греется ли вода.

Ванну в комнате каждый раз наполняют заново: на это уходит около получаса, а в домах с солнечным водонагревателем поздним вечером горячей воды может не хватить, поэтому лучше наполнить её днём. Уличные спа чистят и обрабатывают между заездами. Пожалуйста, не добавляйте пену и масла: они портят насос. Маленьким детям и беременным горячая вода не рекомендуется.`,
    },
    picture: 'villa-03-bath',
  },
  {
    slug: 'doga-icinde-villalar',
    name: { tr: 'Doğa İçinde Villalar', en: 'Villas in nature', ru: 'Виллы на природе' },
    lead: {
      tr: 'Köylerde, çam ve zeytin ağaçlarının arasında, sessiz evler.',
      en: 'Quiet houses in villages, among pines and olive trees.',
      ru: 'Тихие дома в деревнях, среди сосен и оливковых деревьев.',
    },
    body: {
      tr: `Bu evler kasabanın dışında; Kayaköy, İslamlar, Yeşilüzümlü ya da Gökseki gibi köylerde, tepelerde ve vadilerdedir. Geceleri yıldızlar görünür, sabah horoz sesi duyulur, hava sahile göre birkaç derece serindir. Komşu azdır, restoran ve market için çoğunlukla araba gerekir.

Doğa kendisiyle birlikte gelir: böcek, kertenkele, ara sıra bahçeden geçen kaplumbağa ve keçiler. Evler düzenli ilaçlanır, pencerelerin çoğunda sineklik vardır; yine de bunları hiç görmeyeceğinizi söyleyemeyiz. Son birkaç yüz metre toprak ya da dar olabilir, internet şehirdekinden yavaştır. Çalışarak kalacaksanız hız ölçümünü bizden isteyin. Yangın mevsiminde mangal yalnızca ayrılan yerde, rüzgârsız havada yakılabilir; ormanlık alanda yakılmaz.`,
      en: `These houses lie outside town, in the hills and valleys around villages such as Kayaköy, İslamlar, Yeşilüzümlü or Gökseki. You see stars at night, hear a cockerel in the morning, and the air is cooler than on the coast. Neighbours are few, and for restaurants and shops you’ll mostly need a car.

Nature comes along with it: insects, lizards, now and then a tortoise or some goats. Houses are treated regularly and most windows have screens, but we can’t promise you won’t meet any. The last few hundred metres may be unpaved or narrow, and the internet is slower than in town; if you’ll be working, ask us for a speed test. In fire season, barbecues only in their built place.`,
      ru: `Эти дома стоят за городом, в холмах и долинах у деревень вроде Каякёя, Исламлара, Йешильузюмлю или Гёксеки. Ночью видны звёзды, утром слышен петух, а воздух на несколько градусов прохладнее, чем на побережье. Соседей мало, а в ресторан и магазин чаще всего нужно ехать на машине.

Природа приходит и в сад: насекомые, ящерицы, иногда черепаха или козы. Дома регулярно обрабатывают, на большинстве окон есть сетки, но обещать, что вы никого не встретите, мы не можем. Последние сотни метров бывают грунтовыми или узкими, интернет медленнее городского: если будете работать, попросите у нас замер скорости. В пожароопасный сезон мангал разрешён только в отведённом месте.`,
    },
    picture: 'villa-14-pool',
  },
  {
    slug: 'evcil-hayvan-dostu-villalar',
    name: { tr: 'Evcil Hayvan Kabul Eden Villalar', en: 'Pet-friendly villas', ru: 'Виллы, где можно с питомцами' },
    lead: {
      tr: 'Köpeğinizi ya da kedinizi yanınıza alabileceğiniz evler.',
      en: 'Houses where your dog or cat is welcome.',
      ru: 'Дома, куда можно приехать с собакой или кошкой.',
    },
    body: {
      tr: `Bu villaların sahipleri evcil hayvanı önceden kabul etmiştir; kapıda pazarlık yapmazsınız. Yine de rezervasyon notuna türünü, ırkını ve kilosunu yazın, çünkü bazı evler yalnızca küçük ırkları ya da tek hayvanı kabul eder. Çoğu evde evcil hayvan temizliği için ayrı bir ücret ya da ek depozito vardır; tutarı ödemeden önce görürsünüz.

Bahçenin tamamen çevrili olup olmadığını sayfada belirtiriz. Birkaç kural her evde geçerlidir: hayvan havuza girmez, yatak ve koltuklara çıkmaz, evde yalnız bırakılmaz. Aşı karnesini yanınızda bulundurun. Yaz öğlenlerinde taş zemin yakacak kadar ısınır; yürüyüşü sabaha ya da akşama bırakmak hayvanınız için daha iyidir.`,
      en: `The owners of these villas have agreed to pets beforehand, so there is nothing to negotiate at the door. Please still write the kind, breed and weight in your booking note: some houses take small breeds only, or a single animal. Most charge a pet cleaning fee or an extra deposit, and you see the amount before you pay.

The page says whether the garden is fully fenced. A few rules apply everywhere: no animals in the pool, on beds or on sofas, and they aren’t left alone in the house. Bring the vaccination record. At midday in summer the stone gets hot enough to burn paws, so walk in the morning or the evening instead.`,
      ru: `Владельцы этих вилл заранее согласны на животных, и договариваться на месте не придётся. Всё же укажите в комментарии вид, породу и вес: в некоторые дома пускают только мелкие породы или одно животное. Чаще всего есть доплата за уборку или дополнительный залог — сумму вы увидите до оплаты.

На странице указано, огорожен ли сад полностью. Несколько правил действуют везде: животное не купается в бассейне, не лежит на кроватях и диванах и не остаётся в доме одно. Возьмите с собой ветеринарный паспорт. Летом в полдень камень раскаляется так, что обжигает лапы, поэтому гуляйте утром или вечером.`,
    },
    picture: 'villa-21-pool',
  },
]
