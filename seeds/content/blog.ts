import type { Localized } from '../../src/kernel/language.ts'

export type BlogSeed = {
  slug: string
  /** A file of the demo pictures, without `.jpg`. */
  picture: string
  category: Localized
  title: Localized
  lead: Localized
  /** Markdown: `##` headings, paragraphs, lists. */
  body: Localized
  author: string
  daysAgo: number
}

const rentalGuide: Localized = { tr: 'Villa kiralama rehberi', en: 'Villa rental guide', ru: 'Как снять виллу' }
const regionGuides: Localized = { tr: 'Bölge rehberleri', en: 'Area guides', ru: 'Путеводители' }
const travelTips: Localized = { tr: 'Tatil ipuçları', en: 'Travel tips', ru: 'Советы путешественникам' }

export const blog: BlogSeed[] = [
  {
    slug: 'dolandirilmadan-villa-kiralamak',
    picture: 'villa-02-front',
    category: rentalGuide,
    title: {
      tr: 'Dolandırılmadan villa kiralamak: üç numara, bir isim',
      en: 'How to rent a villa without being cheated',
      ru: 'Как снять виллу и не попасться мошенникам',
    },
    lead: {
      tr: 'Sahte villa ilanlarının çoğu on dakikalık bir kontrolle anlaşılır. Para göndermeden önce neye, hangi sırayla bakacağınızı yazdık.',
      en: 'Ten minutes of checking exposes most fake villa listings. Here is what to look at, and in which order, before you send money.',
      ru: 'Большинство поддельных объявлений выдаёт десятиминутная проверка. Рассказываем, что и в каком порядке смотреть до перевода денег.',
    },
    body: {
      tr: `Sahte ilanı kuran kişi fotoğrafları gerçek bir villadan alır, fiyatı biraz aşağı çeker, telefonda da kibar konuşur. Bu yüzden fotoğrafa, ilgiye ya da takipçi sayısına bakarak karar vermek zordur. Neyse ki uydurulması zor olan birkaç bilgi var.

## 1. İzin belgesi numarası

Türkiye’de bir ev tek seferde 100 gün ya da daha kısa süreyle kiralanıyorsa, 7464 sayılı Kanun gereği Kültür ve Turizm Bakanlığı’ndan alınmış turizm amaçlı konut izin belgesi olmalıdır. Numara ilanda açıkça yazmalıdır. Numarayı Bakanlık kaydında sorgulayın; çıkan ilçe ile ilandaki ilçe aynı mı, bakın. Evin girişinde de belgenin plaketi asılıdır. “Başvurduk, belge yolda” cevabı yeterli değildir: belgesi çıkmamış ev internette tanıtılamaz.

## 2. Acenta belge numarası

Villaya aracılık eden firma A grubu seyahat acentası olmalıdır. TÜRSAB’ın sitesinde belge numarasıyla arama yapın. Çıkan unvanı ve internet adresini bir kenara yazın; birazdan lazım olacak. Sitenin altındaki bir TÜRSAB resmi tek başına kanıt değildir, çünkü resim kopyalanabilir. Tıklayınca TÜRSAB’ın kendi adresindeki doğrulama sayfasına gidiyor mu, ona bakın.

## 3. IBAN’ın sahibi

En çok iş gören kontrol budur. Ödeyeceğiniz hesabın sahibi, az önce not ettiğiniz şirket unvanı olmalıdır. Evi doğrudan sahibinden tutuyorsanız hesap, izin belgesindeki kişinin adına olmalıdır. “Muhasebecimizin hesabı”, “vergi çıkmasın diye eşimin hesabı” gibi açıklamalar geldiğinde orada durun.

## 4. Kart mı, havale mi?

Havale gönderildikten sonra bankanın parayı geri çekmesi çok zordur. Kartla 3D Secure ödemede itiraz hakkınız vardır. İkisi de güvenli olabilir, ama ilk kez çalıştığınız bir firmada kart daha rahattır. Kart bilgisini telefonda ya da mesajla vermeyin; ödeme, bankanın ya da ödeme kuruluşunun kendi sayfasında yapılır.

## Küçük ama işe yarayan sorular

- Aynı tarihlerde benzer evlerin fiyatına bakın. Yarı fiyat, fırsat değil işarettir.
- Fotoğraflardan birini görsel aramayla arayın. Başka şehirde, başka isimle çıkıyor mu?
- Evden kısa bir görüntülü arama isteyin.
- Sözleşmeyi ve toplam tutarı ödemeden önce yazılı isteyin: temizlik, depozito, ısıtma dahil mi?
- “Bir saat içinde ödemezseniz gidiyor” baskısında acele etmeyin. Gerçek bir opsiyonun bitiş saati yazılıdır.

## Şüpheniz varsa

Ödemeyin, başka bir numaradan acentayı arayın: telefonu ilandan değil, TÜRSAB kaydından alın. Ödedikten sonra fark ettiyseniz hemen bankanızı arayın, ardından yazışmalarla birlikte savcılığa ya da kolluğa başvurun. İlk saatler önemlidir.`,
      en: `A fake listing borrows the photos of a real villa, asks a little less than the others and answers politely. A few details, however, are hard to invent.

## 1. The permit number

In Türkiye, a home let for 100 days or less at a time needs a tourism rental permit from the Ministry of Culture and Tourism under Law 7464. The number must be visible in the listing. Look it up in the Ministry’s records and compare the district with the one advertised. At the house itself, a plaque hangs by the entrance.

## 2. The agency’s licence

A company that mediates villa rentals must be a Group A travel agency. Search for its number on the website of TÜRSAB, the association of Turkish travel agencies, and note the company name and the web address. A TÜRSAB logo on a page proves nothing: pictures can be copied.

## 3. The name on the IBAN

This check does the most work. The account holder must be the company you have just noted or, if you rent directly, the person named on the permit. “It’s our accountant’s account” is where you stop.

## 4. Card or transfer?

Once a transfer has gone through, a bank can rarely bring it back. A 3D Secure card payment can be disputed. With a company you don’t know yet, a card is the calmer choice.

## Small questions that help

- What do similar houses cost on the same dates? Half the price is a warning, not a bargain.
- Does an image search find the photo under another name in another town?
- Can someone show you the house on a short video call?
- Can you have the contract and the total in writing, with cleaning, deposit and heating, before paying?
- Are you being rushed? A genuine hold has a written end time.

## If in doubt

Don’t pay. Call the agency on the number in the TÜRSAB register, not the one in the advert. If you have already paid, ring your bank at once, then report it to the police with the messages you exchanged. The first hours matter.`,
      ru: `Автор поддельного объявления берёт снимки настоящей виллы, ставит цену чуть ниже и вежливо отвечает. Поэтому красивые фото и приятный голос ничего не доказывают. Зато есть сведения, которые трудно выдумать.

## 1. Номер разрешения

В Турции дом, который сдают не более чем на 100 дней за раз, по Закону № 7464 должен иметь разрешение Министерства культуры и туризма на туристическую аренду. Номер обязан быть виден в объявлении. Проверьте его в реестре Министерства и сравните район с указанным. У входа в дом должна висеть табличка.

## 2. Лицензия агентства

Посредником при аренде виллы может быть только турагентство группы A. Найдите номер лицензии на сайте TÜRSAB, союза турагентств Турции, и запишите название компании и адрес сайта. Логотип TÜRSAB внизу страницы сам по себе не доказательство: картинку легко скопировать.

## 3. Имя владельца IBAN

Самая полезная проверка. Получателем должна быть та самая компания, а если вы снимаете напрямую — человек, на которого выдано разрешение. Услышали «это счёт нашего бухгалтера» — остановитесь.

## 4. Карта или перевод?

Отправленный перевод банк почти никогда не может вернуть. Платёж картой с 3D Secure можно оспорить. Если компания вам незнакома, картой спокойнее.

## Простые вопросы, которые помогают

- Сколько стоят похожие дома на те же даты? Половина цены — не удача, а сигнал.
- Не находит ли поиск по картинке то же фото в другом городе под другим именем?
- Могут ли показать дом по видеосвязи?
- Дадут ли до оплаты договор и полную сумму: уборка, залог, подогрев?
- Вас торопят? У настоящего опциона есть письменно указанный срок.

## Если сомневаетесь

Не платите. Позвоните в агентство по номеру из реестра TÜRSAB, а не из объявления. Если деньги уже ушли, сразу звоните в банк, а затем обратитесь в полицию и приложите переписку. Первые часы решают многое.`,
    },
    author: 'Elif Karaca',
    daysAgo: 9,
  },
  {
    slug: 'kalkan-mi-kas-mi',
    picture: 'villa-09-aerial',
    category: regionGuides,
    title: { tr: 'Kalkan mı, Kaş mı?', en: 'Kalkan or Kaş?', ru: 'Калкан или Каш?' },
    lead: {
      tr: 'Aralarında yarım saatlik bir sahil yolu var, ama tatilin havası değişiyor. Hangisinin size uyduğunu anlamak için birkaç ölçü.',
      en: 'Half an hour of coast road lies between them, yet the holiday feels different. A few ways to tell which one suits you.',
      ru: 'Между ними полчаса по прибрежной дороге, а отдых получается разный. Несколько примет, по которым легко выбрать своё.',
    },
    body: {
      tr: `Kalkan ile Kaş aynı ilçenin iki yerleşimi; arayı D400 sahil yolu yaklaşık yarım saatte bağlıyor, yolun ortasında da Kaputaş Plajı var. Birinde kalıp ötekini gezmek kolay. Yine de villanın nerede olduğu günün ritmini belirliyor.

## Kalkan: yamaç, manzara, havuz

Kalkan, koya bakan dik bir yamaca kurulmuş. Evler basamak basamak yükseldiği için pek çok villa denizi ve gün batımını önü kapanmadan görür. Kalamar, Kışla, Kömürlük ve Ortaalan bu yamaçların adlarıdır. Merkezde limanın yanında küçük bir çakıl plaj, koyun iki yakasında deniz kulüpleri bulunur. Akşam yemeği için teras restoranlar iyidir.

Bedeli eğimdir. Merkeze 800 metre yazan bir villadan inmek kolay, sıcakta dönmek zordur. Bebek arabası ya da diz sorunu varsa ya düz ayak bir ev seçin ya da araba kiralayın.

Yukarı köyler ayrı bir seçenek: İslamlar alabalık lokantalarıyla, Bezirgan ahşap tahıl ambarlarıyla bilinir; ikisi de geceleri sahilden serindir.

## Kaş: liman, sokak, dalış

Kaş’ta hayat sokaktadır. Liman, çarşı, Uzun Çarşı’nın sonundaki lahit, antik tiyatro ve küçük koylar yürüyerek gezilir. Dalış için Türkiye’nin en bilinen yerlerindendir; karşısındaki Meis adasına tekneyle yaklaşık yarım saatte geçilir (pasaport gerekir, vize kuralını gitmeden kontrol edin). Villaların çoğu merkezde değil, Çukurbağ Yarımadası’nda ya da Çukurbağ, Gökseki gibi yukarı mahallelerdedir. Yarımadada denize iniş çoğunlukla kayalıktan ve iskeledendir.

## Plaj arıyorsanız

İki yerleşimin de içinde uzun kum plajı yoktur. Kum için Kalkan’dan yaklaşık yirmi dakikadaki Patara’ya gidilir: kilometrelerce açık, dalgalı, gölgesi az bir kumsal; caretta caretta yuvalama alanı olduğu için yaz geceleri kapalıdır. Kaputaş ise kanyon ağzında, uzun bir merdivenle inilen küçük bir plajdır; rüzgârlı günde dalgası küçük çocuğa uygun değildir. Kaş’ta merkeze yakın Büyük Çakıl ve Küçük Çakıl, adları gibi çakıllıdır ve suyu serindir; karşıdaki Limanağzı’na limandan kalkan küçük teknelerle gidilir.

## Kısa cevap

- **Manzara, havuz başı, sakin akşam:** Kalkan.
- **Yürüyerek çıkılan akşamlar, dalış, tekne:** Kaş.
- **Küçük çocukla kum:** Kalkan’ın Patara tarafı.
- **Yaz ortasında serin gece:** İslamlar, Bezirgan ya da Kaş’ın yukarı köyleri.
- **Arabasız tatil:** Kaş merkezine yakın bir ev.

Kararsızsanız villayı arada, iki tarafa da bakacak biçimde seçmeyin; her akşam yol yaparsınız. Akşamlarınızı nerede geçireceğinize karar verin, evi oraya yakın tutun. Bir haftadan uzun kalacaksanız ikiye bölmek de olur: önce Kalkan’da bir villa, sonra Kaş’ta birkaç gece. Yalnız yaz aylarındaki en az konaklama kuralına bakın.`,
      en: `Kalkan and Kaş belong to the same district. The D400 coast road joins them in about half an hour, with Kaputaş beach on the way, so you can stay in one and visit the other. Still, the place you sleep sets the rhythm of the day.

## Kalkan: slope, view, pool

Kalkan is built on a steep hillside above its bay. Houses rise in steps, so many villas look over the sea with nothing in front of them. Kalamar, Kışla, Kömürlük and Ortaalan are the names of these slopes. By the harbour there is a small pebble beach, and beach clubs line both sides of the bay. In the evening people eat on roof terraces.

The price is the gradient. A villa “800 metres from the centre” is easy to leave and hot to come back to. With a pushchair or bad knees, look for level ground or hire a car. The villages above, İslamlar with its trout restaurants and Bezirgan with its wooden granaries, are cooler at night.

## Kaş: harbour, streets, diving

In Kaş life happens outdoors. The harbour, the shops, the Lycian tomb at the top of the bazaar street, the ancient theatre and small coves are all within walking distance. It is one of Türkiye’s best-known diving spots, and boats cross to the Greek island of Meis (check passport and visa rules first). Most villas stand on the Çukurbağ peninsula or in the villages above; on the peninsula you usually enter the sea from rocks or a jetty.

## If you want sand

Neither town has a long sandy beach. Patara, about twenty minutes from Kalkan, does: kilometres of open, wavy shore with little shade, closed on summer nights because sea turtles nest there. Kaputaş is small, reached by a long staircase, and rough on windy days.

## The short answer

- **View, poolside, quiet evenings:** Kalkan.
- **Evenings on foot, diving, boats:** Kaş.
- **Sand with small children:** the Patara side of Kalkan.
- **Cool nights in midsummer:** the hill villages.
- **No car:** a house near the centre of Kaş.

Decide where you will spend your evenings, and stay close to that.`,
      ru: `Калкан и Каш относятся к одному району. Прибрежная трасса D400 соединяет их примерно за полчаса, посередине — пляж Капуташ, так что можно жить в одном и ездить в другой. Но ритм дня задаёт место, где вы ночуете.

## Калкан: склон, вид, бассейн

Калкан стоит на крутом склоне над бухтой. Дома поднимаются ступенями, и у многих вилл вид на море ничем не закрыт. Каламар, Кышла, Кёмюрлюк и Ортаалан — названия этих склонов. У гавани есть маленький галечный пляж, по обе стороны бухты — пляжные клубы, вечером ужинают на террасах.

Плата за вид — подъёмы. От виллы «в 800 метрах от центра» легко спуститься, но жарко возвращаться. С коляской или больными коленями ищите ровное место либо берите машину. В деревнях выше — Исламлар с форелевыми ресторанами и Безирган с деревянными амбарами — ночью прохладнее.

## Каш: гавань, улицы, дайвинг

В Каше жизнь идёт на улице. Гавань, лавки, ликийский саркофаг в конце торговой улицы, античный театр и маленькие бухты — всё пешком. Это одно из самых известных мест для дайвинга в Турции, а на греческий остров Мейс ходит катер (заранее проверьте паспортные и визовые правила). Виллы в основном стоят на полуострове Чукурбаг и в деревнях выше; на полуострове в море обычно заходят со скал или с пирса.

## Если нужен песок

Длинного песчаного пляжа нет ни там, ни там. Он есть в Патаре, минутах в двадцати от Калкана: километры открытого берега с волнами и почти без тени; летом по ночам пляж закрыт, потому что там гнездятся черепахи. Капуташ — маленький, вниз ведёт длинная лестница, в ветер там сильная волна.

## Коротко

- **Вид, бассейн, тихие вечера:** Калкан.
- **Вечера пешком, дайвинг, лодки:** Каш.
- **Песок с маленькими детьми:** Калкан со стороны Патары.
- **Прохладные ночи в разгар лета:** деревни в горах.
- **Без машины:** дом недалеко от центра Каша.

Решите, где хотите проводить вечера, и селитесь рядом.`,
    },
    author: 'Mert Aydoğan',
    daysAgo: 23,
  },
  {
    slug: 'fethiyede-cocuklarla-bir-hafta',
    picture: 'region-04',
    category: regionGuides,
    title: {
      tr: 'Fethiye’de çocuklarla bir hafta',
      en: 'A week in Fethiye with children',
      ru: 'Неделя в Фетхие с детьми',
    },
    lead: {
      tr: 'Her gün bir yere koşmadan, öğle sıcağını havuza bırakan bir program. Yaşa göre neyin zor olduğunu da yazdık.',
      en: 'A plan that leaves the midday heat to the pool and doesn’t rush anywhere. It also says what is hard at which age.',
      ru: 'План без спешки, где полуденная жара отдана бассейну. И честно о том, что в каком возрасте трудно.',
    },
    body: {
      tr: `Çocuklu bir haftada en çok işe yarayan kural şu: sabah bir gezi, öğlen ev, akşamüstü deniz. Temmuz ve ağustosta 12 ile 16 arası dışarıda olmak yetişkine bile ağır gelir. Aşağıdaki sıra böyle kuruldu; günlerin yerini değiştirebilirsiniz.

## 1. gün: yerleşin

Giriş 16:00’da. Havuzun derinliğini, kenarını ve merdiven korkuluklarını çocukla birlikte gezin. Alışverişi aynı akşam yapın ki ilk sabah yola çıkmak zorunda kalmayın.

## 2. gün: Ölüdeniz lagünü

Lagünün içi sığ ve dalgasızdır, küçük çocuk için bölgenin en rahat suyudur; girişi ücretlidir ve sabah erken boş olur. Hemen yanındaki Belcekız kumsalı açık denize bakar, dibi çabuk derinleşir. İkisini karıştırmayın.

## 3. gün: kasaba ve pazar

Fethiye’de salı günleri büyük pazar kurulur. Balık pazarında balığınızı seçip çevredeki lokantalardan birinde pişirtebilirsiniz. Akşamüstü Çalış sahilinde yürüyün; gün batımı buradan izlenir. Öğleden sonra rüzgâr çıkar, çakıllı kıyıda deniz ayakkabısı iyi olur.

## 4. gün: ev günü

Boş bırakın. Çocukların sonradan en çok anlattığı gün genellikle budur. Öğle uykusu, havuz, mangal ya da fırından alınmış pide yeter. Havlu ve şapka dışında hazırlık gerekmez.

## 5. gün: Tlos ve Saklıkent

Saklıkent Kanyonu’na ahşap yürüyüş yolundan girilir, kaynak suyu yazın bile buz gibidir. Derenin karşısına geçmek altı yaşın altında zordur; ama girişteki bölüm ve suyun üstündeki sedirler küçükler için de keyiflidir. Suyun yükseldiği ilkbahar aylarında iç kısım kapalı olabilir. Dönüşte Tlos’un tiyatrosunda durun.

## 6. gün: koylar

Limandan kalkan 12 Adalar turları bütün gün sürer. Üç yaşın altında uzun gelir; daha kısa süren küçük bir tekne daha iyi olabilir. Tekne istemezseniz Göcek yönündeki Katrancı ve Günlüklü koylarında ağaç altında piknik yapılır.

## 7. gün: Kayaköy

Boş taş evler arasında yürümek büyük çocuklara masal gibi gelir. Köy, 1923’teki nüfus mübadelesinden sonra boş kalmıştır; neden boş olduğunu yolda anlatırsanız daha çok şey görürler. Gölge azdır, sabah gidin, su alın; zemin bebek arabasına uygun değildir. Yıkık duvarlara tırmanmayın.

## Ev seçerken

- Ayrı ve sığ çocuk havuzu, “havuzun sığ köşesi”nden güvenlidir.
- Havuz çevresinde çit olup olmadığını sorun; çoğu villada yoktur.
- Bebek yatağı, mama sandalyesi ve alt kattaki yatak odasını rezervasyonda yazılı isteyin.
- Bebekler de kapasiteye sayılır.

Hiçbir havuz önlemi gözetimin yerini tutmaz. Suyun başında hep bir yetişkin olsun.`,
      en: `One rule makes a week with children work: an outing in the morning, the house at noon, the sea in the late afternoon. In July and August the hours between twelve and four are too hot even for adults. Swap the days as you like.

## Day 1: settle in

Check-in is at 16:00. Walk around the pool with the children: how deep it is, where the edge is, which stairs have rails. Shop the same evening.

## Day 2: the Ölüdeniz lagoon

Inside the lagoon the water is shallow and calm, the easiest in the area for small children. There is an entrance fee, and early morning is quiet. Belcekız beach next door faces the open sea and gets deep quickly.

## Day 3: town and market

The big market is on Tuesdays. At the fish market you choose your fish and a restaurant around it cooks it. Çalış beach is the place for sunset; it is pebbly and breezy in the afternoon.

## Day 4: nothing

Stay at the house. Children often remember this day best.

## Day 5: Tlos and Saklıkent

You enter the Saklıkent gorge on a wooden walkway; the spring water is icy even in summer. Wading across is hard under six, but the platforms by the water are fun for everyone. In spring, when the water is high, the inner part may be closed. Stop at the theatre of Tlos on the way back.

## Day 6: the bays

The “12 islands” boats take all day, which is long for a toddler. Katrancı and Günlüklü, towards Göcek, are bays where you can picnic under trees.

## Day 7: Kayaköy

Older children love the empty stone village. Go in the morning, take water, leave the pushchair and keep off the walls.

## When choosing the house

- A separate shallow pool is safer than a “shallow corner”.
- Ask whether the pool is fenced; most are not.
- Have the cot, the high chair and a ground-floor bedroom confirmed in writing.
- Babies count towards the capacity.

No precaution replaces watching. Always keep one adult by the water.`,
      ru: `Неделю с детьми спасает одно правило: утром поездка, в полдень дом, ближе к вечеру море. В июле и августе с двенадцати до четырёх жарко даже взрослым. Дни можно менять местами.

## День 1: обживаемся

Заезд в 16:00. Обойдите бассейн вместе с детьми: где глубоко, где край, у каких лестниц есть перила. Продукты купите в тот же вечер.

## День 2: лагуна Олюдениз

В лагуне мелко и нет волн, для малышей это самое удобное море в округе. Вход платный, рано утром свободно. Соседний пляж Бельджекыз выходит в открытое море, дно там быстро уходит вниз.

## День 3: город и рынок

Большой базар бывает по вторникам. На рыбном рынке выбирают рыбу, а ресторан рядом её готовит. На закат идите на пляж Чалыш; после обеда там ветрено, берег галечный.

## День 4: никуда

Оставайтесь дома. Часто именно этот день дети вспоминают потом чаще всего.

## День 5: Тлос и Саклыкент

В каньон Саклыкент входят по деревянному настилу; родниковая вода ледяная даже летом. Переходить поток вброд детям до шести лет трудно, зато на помостах у воды хорошо всем. Весной, при высокой воде, дальняя часть бывает закрыта. На обратном пути загляните в театр Тлоса.

## День 6: бухты

Лодки по «12 островам» уходят на весь день, для малыша это долго. В бухтах Катранджы и Гюнлюклю, в сторону Гёчека, можно устроить пикник под деревьями.

## День 7: Каякёй

Пустая каменная деревня нравится детям постарше. Поезжайте утром, возьмите воду, коляску оставьте и не забирайтесь на стены.

## Когда выбираете дом

- Отдельный мелкий бассейн безопаснее, чем «мелкий угол».
- Спросите, есть ли ограждение: чаще всего его нет.
- Кроватку, стульчик и спальню на первом этаже попросите подтвердить письменно.
- Младенцы тоже считаются гостями.

Никакие меры не заменят присмотра: у воды всегда должен быть взрослый.`,
    },
    author: 'Zeynep Uslu',
    daysAgo: 41,
  },
  {
    slug: 'muhafazakar-villa-ne-demek',
    picture: 'villa-22-aerial',
    category: rentalGuide,
    title: {
      tr: '“Muhafazakar villa” gerçekte ne demek?',
      en: 'What a “muhafazakar” villa really is',
      ru: 'Что на самом деле значит «мухафазакяр»-вилла',
    },
    lead: {
      tr: 'Resmî bir sınıf değil, bir söz. Neyi kapsadığını, neyi kapsamadığını ve hangi soruların cevabını almadan ödeme yapmamanız gerektiğini anlattık.',
      en: 'It is a promise of privacy, not an official class. What it covers, what it doesn’t, and the questions to settle before you pay.',
      ru: 'Это не официальная категория, а обещание уединения. Что в него входит, что нет и о чём спросить до оплаты.',
    },
    body: {
      tr: `“Muhafazakar”, “korunaklı”, “tesettüre uygun”: ilanlarda aynı anlama gelmek üzere kullanılan üç söz. Hepsinin ardında tek bir soru var: Havuza girdiğimde beni dışarıdan kimse görür mü?

Bu adların yasal bir tanımı yok; izin belgesinde de böyle bir sınıf yazmaz. Bu yüzden söze değil, tarife bakmak gerekir. Aynı söz bir ilanda dört yanı duvarlı havuz, ötekinde yalnızca komşudan uzak bir bahçe anlamına gelebilir.

## Biz ne anlıyoruz?

Bir villaya ancak havuz ve çevresindeki güneşlenme alanı dışarıdan görünmüyorsa “korunaklı” diyoruz. Kontrolü evi gezerken, havuzun kenarında ayakta durarak yapıyoruz: yoldan, komşu bahçeden, komşunun üst katından ve yamacın yukarısından. Bir noktadan bile görünüyorsa sayfada “tam korunaklı değildir” yazar, nereden göründüğü de belirtilir.

Bu söz bahçenin tamamını, balkonları ve evin önündeki yolu kapsamaz. Onlar için ayrıca sorun.

## Ödemeden önce sorulacaklar

- Havuz hangi yandan, neyle kapatılmış: duvar, ahşap panel, bitki? Bitki kışın seyrelebilir.
- Komşu evlerin üst kat pencereleri ya da terası havuzu görüyor mu?
- Yamaç villasıysa, yukarıdaki yoldan görünüyor mu?
- Yanındaki arsada inşaat var mı? Yeni bir kat görüşü değiştirebilir.
- Kapalı havuz mu, açık havuz mu korunaklı? Bazı evlerde yalnızca biri öyledir.
- Havuz ve bahçe görevlisi hangi saatte geliyor? Genellikle sabah erken, 06–09 arasında gelir; saatini önceden bilmek ve haber verilmesini istemek hakkınızdır.
- Bahçede güvenlik kamerası var mı, nereye bakıyor? Havuza bakan kamera bizim için ret nedenidir.

## Bedeli nedir?

Yüksek duvar rüzgârı ve manzarayı keser. Denize bakan sonsuzluk havuzu ile her yandan kapalı havuz aynı evde nadiren bulunur; ikisini birden vaat eden ilana bir soru daha sorun, havuzun içinden çekilmiş bir fotoğraf isteyin. Dört yanı kapalı havuz öğleden sonra daha erken gölgede kalabilir, su da biraz daha serin olur.

## Kimler için?

Tesettürlü misafirler için düşünülmüş bir ölçü, ama seçenler yalnızca onlar değil. Küçük çocuklu aileler, balayı çiftleri, tanınan kişiler ve yalnızca rahat etmek isteyenler de aynı evleri arıyor. Uymak zorunda olduğunuz bir kural getirmez; size bir rahatlık sağlar.

## Geldiğinizde söz tutulmuyorsa

İlk gün fotoğraf çekip hemen arayın. Sayfada “korunaklı” yazan havuz görünüyorsa bu, hizmetin anlatıldığı gibi olmaması demektir: panel ya da örtüyle gidermeye çalışırız, olmuyorsa eşdeğer bir villa ya da iade konuşulur. Beklemeyin; ilk gün söylenen sorunu çözmek, çıkışta söyleneni çözmekten kolaydır.`,
      en: `Turkish listings use the word “muhafazakar”, literally “conservative”, or “korunaklı”, “sheltered”. Behind both stands one question: can anyone outside see me when I’m in the pool?

The words have no legal definition and no permit mentions them. So look at the description, not the label.

## What we mean by it

We call a villa secluded only if neither the pool nor the sunbathing area around it can be seen from outside. We check this standing at the edge of the pool: from the road, the neighbour’s garden, the neighbour’s upper floor and the slope above. If there is even one angle, the page says “not fully secluded” and tells you where it is.

The promise does not cover the whole garden, the balconies or the street in front.

## Ask before you pay

- What screens the pool on each side: a wall, panels, plants? Plants can thin out in winter.
- Do upper windows or terraces nearby overlook it?
- On a hillside, can it be seen from the road above?
- Is anything being built next door?
- If there are two pools, which of them is screened?
- When does the pool keeper come? Usually early, between six and nine; you may ask to be told beforehand.
- Are there cameras in the garden, and where do they point? For us, one facing the pool is a reason to refuse a house.

## The trade-off

High walls take away breeze and view. An infinity pool facing the sea and a pool closed on every side are rarely the same pool, so question a listing that promises both. A walled pool may also fall into shade earlier in the afternoon.

## Who it is for

The idea comes from guests who cover, but families, honeymooners and anyone who likes privacy choose these houses too. It puts no rule on you.

## If the promise isn’t kept

Take a photo on the first day and call us. We try to fix it with panels; if that is impossible, we talk about an equal villa or a refund. Don’t wait until check-out.`,
      ru: `В турецких объявлениях встречаются слова «muhafazakar» (буквально «консервативная») и «korunaklı» («укрытая»). За ними стоит один вопрос: увидит ли меня кто-нибудь снаружи, когда я в бассейне?

Юридического определения у этих слов нет, в разрешении их не пишут. Поэтому смотрите на описание, а не на ярлык.

## Что понимаем под этим мы

Мы называем виллу уединённой, только если снаружи не видны ни бассейн, ни место для загара вокруг него. Проверяем, стоя у края бассейна: с дороги, из соседского сада, с верхнего этажа соседей и со склона выше. Если есть хоть одна точка обзора, на странице написано «закрыта не полностью» и указано, откуда видно.

На весь сад, балконы и улицу перед домом это обещание не распространяется.

## Спросите до оплаты

- Чем закрыт бассейн с каждой стороны: стеной, панелями, растениями? Зимой зелень может поредеть.
- Выходят ли на него окна и террасы соседей?
- Если дом на склоне, не видно ли бассейн с верхней дороги?
- Не строят ли что-то рядом?
- Если бассейнов два, какой из них закрыт?
- Когда приходит смотритель бассейна? Обычно рано, с шести до девяти; можно попросить предупреждать заранее.
- Есть ли в саду камеры и куда они направлены? Для нас камера, смотрящая на бассейн, — причина отказать дому.

## Чем приходится платить

Высокие стены забирают ветер и вид. Бассейн-инфинити с видом на море и бассейн, закрытый со всех сторон, редко бывают одним и тем же; если обещают оба, переспросите. И тень у стен после обеда наступает раньше.

## Для кого это

Идея появилась ради гостей, которые соблюдают закрытый стиль одежды, но такие дома выбирают и семьи, и молодожёны, и все, кто ценит покой. Никаких правил для вас это не вводит.

## Если обещание не сдержали

Сделайте фото в первый же день и позвоните. Мы попробуем поставить панели, а если это невозможно, обсудим равноценную виллу или возврат. Не ждите дня выезда.`,
    },
    author: 'Hasan Çetin',
    daysAgo: 58,
  },
  {
    slug: 'kisa-sureli-villalar-neden-daha-uygun',
    picture: 'villa-05-pool',
    category: rentalGuide,
    title: {
      tr: 'Kısa süreli villalar neden ve ne zaman daha uygun?',
      en: 'Why gap nights cost less, and when',
      ru: 'Почему короткие окна дешевле и когда их ловить',
    },
    lead: {
      tr: 'İki rezervasyonun arasında kalan üç beş gece, ev sahibi için boş kalacak gecedir. Sizin için de hesaplı bir fırsat olabilir, ama toplamına bakarak.',
      en: 'Three or four nights left between two bookings would otherwise stay empty. They can be good value, provided you look at the total.',
      ru: 'Три-четыре ночи между двумя бронями иначе пропали бы. Это может быть выгодно, если смотреть на итоговую сумму.',
    },
    body: {
      tr: `Yazın villa arayan herkes aynı duvara çarpar: en az 7 gece. Bunun nedeni inat değil, takvimdir. Ev sahibi cumartesiden salıya üç gece verirse kalan dört geceyi kimse almayabilir; üstelik her çıkışta evin temizliği, çamaşırı, havuz bakımı yeniden yapılır.

## Boşluk nasıl oluşur?

Bir misafir ayın 4’ünde çıkar, sıradaki 8’inde girer. Arada dört gece kalır. Yedi gece isteyen bu boşluğa sığmaz, dört gece isteyen de kural yüzünden alamaz. İşte bu aralıklarda en az konaklama kuralını esnetiyoruz; sitede “Kısa Süreli Villalar” başlığı altında, takvimdeki yerleriyle görürsünüz.

## Neden daha ucuz olabilir?

Bu geceler satılmazsa ev sahibine hiçbir şey kazandırmaz. O yüzden bazıları gecelik fiyatı düşürür, bazıları yalnızca kuralı kaldırır. İndirim varsa eski fiyat üstü çizili olarak yanında yazar; yazmıyorsa indirim yoktur, avantaj kısa kalabilmenizdir.

## Temizlik ücretine dikkat

Kısa konaklamada çoğu villa temizlik ücreti ekler ve bu ücret az geceye bölünür. Basit bir örnek: Temizlik ücreti yarım gecelik fiyat kadarsa, üç gecelik konaklamada gece başına altıda bir eklenir; yani yüzde 17 kadar. Aynı ücret altı gecede yüzde 8’e iner. Gecelik fiyata değil toplama bakın; biz listede toplamı gösteriyoruz.

## Ne zaman aramalı?

- **Haziran ortası – eylül ortası:** Boşluklar en çok bu dönemde oluşur, çünkü kural en katıdır. Girişe iki üç hafta kala ev sahipleri fiyatta daha esnek olur, ama seçenek azalır.
- **Mayıs ve ekim:** En az konaklama genellikle 3–5 gecedir. Boşluğa gerek kalmadan kısa tatil yapılır; deniz ekimde mayıstan sıcaktır.
- **Kış:** 2–3 gece çoğu evde olur. Isıtmalı ya da kapalı havuz istiyorsanız ısıtmanın fiyata dahil olup olmadığına bakın.
- **Bayramlar:** Boşluk da indirim de beklemeyin.

## İşe yarayan üç yol

1. Tarihinizi bir iki gün oynatın. Boşluk çarşamba başlıyorsa cuma için ısrar etmek sizi eler.
2. Boşluğu baştan sona doldurun. Dört gecelik aralıkta iki gece istemek genellikle kabul edilmez, çünkü geriye yine satılamayan iki gece kalır.
3. Hızlı karar verin. Girişe 7 gün ya da daha az kaldıysa opsiyon 4 saattir.

## Ne zaman uygun değil?

Çocukla, uzun yoldan geliyorsanız üç gece yorgunlukla geçebilir. Uçak bileti pahalıysa geceden kazandığınızı yolda verirsiniz. Bir de şu var: girişe 30 günden az kalan rezervasyonda ön ödeme iade edilmez; 14 günden fazla varsa yalnızca ilk 24 saatteki ücretsiz iptal geçerlidir. Planınız kesinleşmeden boşluk tutmayın.`,
      en: `Anyone looking for a villa in summer meets the same wall: seven nights minimum. The reason is the calendar. If an owner lets Saturday to Tuesday, perhaps nobody takes the other four nights, and every departure means cleaning, laundry and pool care again.

## How a gap appears

One guest leaves on the 4th, the next arrives on the 8th. Four nights lie between them: too short for a week, too short for the rule. For such gaps we relax the minimum stay. You find them under “Short stays”, shown in their place in the calendar.

## Why they can be cheaper

Unsold, these nights earn nothing. Some owners lower the price, others only lift the rule. If there is a discount, the old price stands next to it, struck through. If not, the advantage is that you may stay briefly.

## Mind the cleaning fee

Most villas add one to short stays, and it is spread over few nights. Suppose it equals half a night: over three nights that adds a sixth, about 17%, to each; over six nights only about 8%. Compare totals, which is what our list shows.

## When to look

- **Mid-June to mid-September:** most gaps, because the rule is strictest. Two or three weeks ahead prices soften, but there is less choice.
- **May and October:** the minimum is usually three to five nights anyway. The sea is warmer in October.
- **Winter:** two or three nights are common. Check whether pool heating is included.
- **Public holidays:** expect neither gaps nor discounts.

## Three things that help

1. Move your dates by a day or two.
2. Take the whole gap. Two nights out of four leave two that nobody can book.
3. Decide quickly: with seven days or less to go, a hold lasts four hours.

## When it isn’t worth it

With children and a long journey, three nights may feel like none. And within 30 days of arrival the pre-payment is not returned, apart from the free first 24 hours if arrival is more than 14 days away. Book a gap when your plan is firm.`,
      ru: `Летом все упираются в одно: минимум семь ночей. Дело в календаре. Если сдать дом с субботы по вторник, остальные четыре ночи могут никому не понадобиться, а после каждого выезда снова нужны уборка, стирка и уход за бассейном.

## Откуда берётся окно

Один гость выезжает 4-го, следующий заезжает 8-го. Между ними четыре ночи: мало для недели и мало по правилу. Для таких окон мы смягчаем минимальный срок. Они собраны в разделе «Короткие заезды» и показаны на календаре.

## Почему бывает дешевле

Непроданные ночи не приносят владельцу ничего. Одни снижают цену, другие лишь снимают ограничение. Если скидка есть, рядом стоит зачёркнутая старая цена. Если нет — выгода в том, что можно приехать ненадолго.

## Не забудьте про уборку

При коротком проживании большинство вилл берут за неё плату, и она делится на малое число ночей. Допустим, уборка стоит как полночи: за три ночи к каждой добавится шестая часть, около 17 %, а за шесть — около 8 %. Сравнивайте итог: именно его показывает наш список.

## Когда искать

- **Середина июня — середина сентября:** окон больше всего, потому что правило строже. За две-три недели цены мягче, но и выбор меньше.
- **Май и октябрь:** минимум и так обычно три–пять ночей. Море в октябре теплее.
- **Зима:** часто достаточно двух-трёх ночей. Уточните, входит ли подогрев бассейна.
- **Праздники:** не ждите ни окон, ни скидок.

## Что помогает

1. Сдвиньте даты на день-два.
2. Берите окно целиком. Если занять две ночи из четырёх, останутся две, которые никому не продать.
3. Решайте быстро: если до заезда семь дней или меньше, опцион действует четыре часа.

## Когда не стоит

С детьми и долгой дорогой три ночи пролетят незаметно. Кроме того, менее чем за 30 дней до заезда предоплата не возвращается; исключение — первые 24 часа, если до заезда больше 14 дней. Бронируйте окно, когда планы твёрдые.`,
    },
    author: 'Mert Aydoğan',
    daysAgo: 74,
  },
  {
    slug: 'dalaman-mi-antalya-mi-villaya-ulasim',
    picture: 'villa-04-aerial',
    category: travelTips,
    title: {
      tr: 'Villaya varış: Dalaman mı, Antalya mı, hangi yol?',
      en: 'Getting there: Dalaman or Antalya, and which road',
      ru: 'Как добраться: Даламан или Анталья и какой дорогой',
    },
    lead: {
      tr: 'Aynı villaya iki havaalanından gidilebilir, ama süre iki katına çıkabilir. Bilet almadan önce bakılacak mesafeler ve yolda bilinmesi gerekenler.',
      en: 'Two airports serve the same coast, but one drive can take twice as long as the other. Distances to check before you buy a ticket.',
      ru: 'На одно побережье ведут два аэропорта, но дорога от них может отличаться вдвое. Что проверить до покупки билета.',
    },
    body: {
      tr: `Ucuz bilet bazen pahalı bir yol demektir. Aşağıdaki süreler, durmadan ve normal trafikte arabayla geçen yaklaşık sürelerdir; yaz cumartesilerinde payını siz ekleyin.

## Dalaman Havalimanı’ndan

- **Göcek:** yaklaşık 25 km, yarım saat
- **Fethiye merkez:** yaklaşık 50 km, 50 dakika
- **Ölüdeniz, Hisarönü, Ovacık:** yaklaşık 60 km, bir saat on dakika
- **Kalkan:** yaklaşık 125 km, iki saate yakın
- **Kaş:** yaklaşık 150 km, iki buçuk saate yakın

Göcek’ten önceki tünel ücretlidir; kiralık arabada geçiş ücretinin nasıl alındığını teslimde sorun. Fethiye’den sonra D400 önce iç ovadan geçer, Kalkan’dan itibaren denizin kenarına yaslanır. Kalkan–Kaş arası güzeldir ama virajlıdır; gündüz geçmek daha rahattır.

## Antalya Havalimanı’ndan

- **Kemer:** yaklaşık 60 km, bir saat
- **Kaş:** sahilden yaklaşık 200 km, üç buçuk saat
- **Kalkan:** üç buçuk – dört saat
- **Fethiye:** Korkuteli üzerinden yaklaşık 210 km, üç saat

Fethiye’ye giderken sahili dolaşmayın. Korkuteli yolu hem kısadır hem düzdür; kışın yüksek kesimde kar ve buz olabilir. Kaş’a ise Kumluca, Finike ve Demre üzerinden sahil yolu ya da Elmalı üzerinden yayla yolu vardır. Demre’den sonraki bölüm araba tutanlar için zordur, ara verin.

Kısacası Fethiye, Göcek, Kalkan ve Kaş için Dalaman; Kemer, Belek, Side ve Alanya için Antalya. Bodrum için Milas-Bodrum Havalimanı var.

## Araba kiralamadan

Dalaman’dan Fethiye otogarına havaalanı otobüsleri çalışır; saatler uçuşlara ve mevsime göre değişir. Otogardan Ölüdeniz’e, Kalkan’a ve Kaş’a minibüs vardır. Ancak villaların çoğu son durağa yürüme uzaklığında değildir; son kilometreler için taksi ya da transfer düşünün. Transferi rezervasyonla birlikte isterseniz ücretini önceden, araç başına yazarız.

## Son beş kilometre

Asıl zorluk genellikle burada çıkar. Köy yolları dar, yamaç yolları diktir; aydınlatma her yerde yoktur. Navigasyon bazen toprak yola sokar.

- Ön ödemeden sonra gönderdiğimiz konumu çevrimdışı haritaya kaydedin.
- Alçak tabanlı ya da büyük bir araç kiralayacaksanız villanın yolunu önce bize sorun.
- Çocuk koltuğunu arabayla birlikte ayırtın.
- Villaya girmeden önce büyük bir markette durun; köy bakkalı erken kapanabilir.

## Varış saati

Giriş 16:00’dan itibarendir. Sabah inen uçakta bavulla beklememek için Göcek’te ya da Fethiye’de bir yemek molası planlayın. Saat 21:00’den sonra varacaksanız uçuş numaranızı önceden yazın, anahtarı kimin teslim edeceğini ayarlayalım. Rötar olursa kısa bir mesaj yeter. Gece ineceksiniz ve yol iki saatten uzunsa ilk geceyi havaalanına yakın bir otelde geçirmek, bilmediğiniz bir yamaç yolunu karanlıkta aramaktan iyidir.`,
      en: `A cheap ticket can mean a long road. The times below are approximate, by car, without stops; add a margin on summer Saturdays.

## From Dalaman

- **Göcek:** about 25 km, half an hour
- **Fethiye:** about 50 km, 50 minutes
- **Ölüdeniz, Hisarönü, Ovacık:** about 60 km, an hour and ten minutes
- **Kalkan:** about 125 km, nearly two hours
- **Kaş:** about 150 km, nearly two and a half hours

The tunnel before Göcek has a toll; ask the car hire company how it is charged. Between Kalkan and Kaş the D400 is beautiful and full of bends, best driven in daylight.

## From Antalya

- **Kemer:** about 60 km, one hour
- **Kaş:** about 200 km along the coast, three and a half hours
- **Kalkan:** three and a half to four hours
- **Fethiye:** about 210 km via Korkuteli, three hours

For Fethiye, don’t follow the coast: the inland road through Korkuteli is shorter and straighter, though its high part can be icy in winter. After Demre the road to Kaş winds a lot.

In short: Dalaman for Göcek, Fethiye, Kalkan and Kaş; Antalya for Kemer, Belek, Side and Alanya. Bodrum has its own airport, Milas-Bodrum.

## Without a car

Airport coaches run from Dalaman to Fethiye bus station; times depend on flights and season. From there minibuses go to Ölüdeniz, Kalkan and Kaş. Most villas, however, are not within walking distance of a stop. If you ask us for a transfer, we quote a price per vehicle in advance.

## The last five kilometres

Village lanes are narrow, hillside roads steep and not always lit.

- Save the location we send after the pre-payment for offline use.
- Ask us about the road before hiring a low or large car.
- Reserve a child seat with the car.
- Stop at a supermarket on the way.

## Arrival time

Check-in starts at 16:00. If you land in the morning, plan lunch in Göcek or Fethiye. If you will arrive after 21:00, send us your flight number and we will arrange who hands over the keys.`,
      ru: `Дешёвый билет иногда оборачивается долгой дорогой. Время ниже примерное: на машине, без остановок; летом по субботам берите с запасом.

## Из Даламана

- **Гёчек:** около 25 км, полчаса
- **Фетхие:** около 50 км, 50 минут
- **Олюдениз, Хисарёню, Оваджык:** около 60 км, час десять
- **Калкан:** около 125 км, почти два часа
- **Каш:** около 150 км, почти два с половиной часа

Тоннель перед Гёчеком платный; спросите в прокате, как списывается плата. Между Калканом и Кашем трасса D400 красивая, но извилистая, лучше ехать засветло.

## Из Антальи

- **Кемер:** около 60 км, час
- **Каш:** около 200 км вдоль моря, три с половиной часа
- **Калкан:** три с половиной — четыре часа
- **Фетхие:** около 210 км через Коркутели, три часа

В Фетхие не стоит ехать вдоль берега: дорога через Коркутели короче и прямее, но зимой на высоких участках бывает лёд. После Демре дорога на Каш сильно петляет.

Итак: для Гёчека, Фетхие, Калкана и Каша — Даламан; для Кемера, Белека, Сиде и Аланьи — Анталья. У Бодрума свой аэропорт, Милас-Бодрум.

## Без машины

Из Даламана до автовокзала Фетхие ходят автобусы; расписание зависит от рейсов и сезона. Оттуда маршрутки идут в Олюдениз, Калкан и Каш. Но до большинства вилл от остановки пешком не дойти. Если попросите нас о трансфере, цену за машину назовём заранее.

## Последние пять километров

Деревенские дороги узкие, на склонах крутые и освещены не везде.

- Сохраните офлайн геоточку, которую мы пришлём после предоплаты.
- Прежде чем брать низкую или большую машину, спросите нас о подъезде.
- Детское кресло закажите вместе с машиной.
- Заезжайте в супермаркет по пути.

## Время приезда

Заезд с 16:00. Если прилетаете утром, запланируйте обед в Гёчеке или Фетхие. Если приедете после 21:00, пришлите номер рейса, и мы договоримся, кто передаст ключи.`,
    },
    author: 'Olga Demir',
    daysAgo: 96,
  },
]
