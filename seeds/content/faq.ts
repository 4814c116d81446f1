import type { Localized } from '../../src/kernel/language.ts'

export type FaqSeed = { question: Localized; answer: Localized }

/**
 * Questions of the page /website/faq, in order: general, booking, payment, the villa and the stay, cancellation and
 * refund.
 */
export const faqs: FaqSeed[] = [
  // Genel
  {
    question: {
      tr: 'Happy Villaları’na neden güvenebilirim?',
      en: 'How do I know Happy Villaları is genuine?',
      ru: 'Почему Happy Villaları можно доверять?',
    },
    answer: {
      tr: 'TÜRSAB’a kayıtlı, 17956 belge numaralı bir seyahat acentasıyız; numarayı TÜRSAB’ın sitesinden kendiniz sorgulayabilirsiniz. Yayındaki her villanın Bakanlık izin belge numarası sayfasında yazar. Ödemeler yalnızca şirket unvanımıza açılmış hesaplara ya da 3D Secure kart sayfasından yapılır; şahıs hesabına para istemeyiz.',
      en: 'We are a travel agency registered with TÜRSAB under licence 17956, and you can look the number up on the TÜRSAB website yourself. Every villa we publish shows its Ministry permit number. Payments go only to accounts in the company’s name or through the 3D Secure card page; we never ask for money to a personal account.',
      ru: 'Мы — турагентство, зарегистрированное в TÜRSAB, лицензия № 17956: её можно проверить на сайте TÜRSAB. У каждой опубликованной виллы указан номер разрешения министерства. Оплата принимается только на счета компании или через страницу банка с 3D Secure; переводить деньги на личные счета мы не просим.',
    },
  },
  {
    question: {
      tr: 'Rezervasyon için üye olmam gerekiyor mu?',
      en: 'Do I need an account to book?',
      ru: 'Нужно ли регистрироваться, чтобы забронировать?',
    },
    answer: {
      tr: 'Hayır. Rezervasyonunuzdan sonra size bir kod gönderilir. “Rezervasyonlarım” sayfasına bu kodu ve e-posta adresinizi ya da telefon numaranızı yazarak rezervasyonunuzu, ödemelerinizi ve belgelerinizi görebilirsiniz.',
      en: 'No. After booking you receive a code. Enter it on “My reservations” with your e-mail address or phone number to see the booking, your payments and your documents.',
      ru: 'Нет. После бронирования вы получите код. Введите его на странице «Мои бронирования» вместе с e-mail или номером телефона — там видны бронь, платежи и документы.',
    },
  },
  // Rezervasyon
  {
    question: {
      tr: 'Nasıl rezervasyon yaparım?',
      en: 'How do I make a booking?',
      ru: 'Как забронировать виллу?',
    },
    answer: {
      tr: 'Tarihlerinizi ve kişi sayısını girip villanızı seçin, toplam tutarı görün ve rezervasyon formunu doldurun. Tarihler sizin için opsiyona alınır. Ön ödemeniz ulaştığında rezervasyonunuz kesinleşir, sözleşme ve onay belgesi e-postanıza gelir.',
      en: 'Enter your dates and number of guests, choose a villa, check the total and fill in the booking form. The dates are then held for you. Once your pre-payment arrives the booking is confirmed, and the contract and confirmation come by e-mail.',
      ru: 'Укажите даты и число гостей, выберите виллу, посмотрите итоговую сумму и заполните форму. Даты будут удержаны за вами. Как только поступит предоплата, бронь подтверждается, а договор и подтверждение приходят на e-mail.',
    },
  },
  {
    question: {
      tr: 'Opsiyon nedir, ne kadar sürer?',
      en: 'What is an option and how long does it last?',
      ru: 'Что такое опцион и сколько он действует?',
    },
    answer: {
      tr: 'Opsiyon, ön ödemeyi yapmanız için tarihlerin size ayrıldığı süredir; bu sırada villayı başkası tutamaz. Süre 24 saattir, girişe 7 gün ya da daha az kaldıysa 4 saattir. Süre dolarsa opsiyon kendiliğinden kalkar, herhangi bir ücret doğmaz.',
      en: 'An option holds the dates for you while you make the pre-payment; nobody else can book the villa meanwhile. It lasts 24 hours, or 4 hours when arrival is within 7 days. If it runs out it is simply released, at no cost to you.',
      ru: 'Опцион — это время, на которое даты закреплены за вами до внесения предоплаты; в этот период виллу не может забронировать никто другой. Он действует 24 часа, а если до заезда 7 дней или меньше — 4 часа. По истечении срока опцион просто снимается, платить ничего не нужно.',
    },
  },
  {
    question: {
      tr: 'En az ve en çok kaç gece kalabilirim?',
      en: 'What are the shortest and longest stays?',
      ru: 'Какой минимальный и максимальный срок проживания?',
    },
    answer: {
      tr: 'En az konaklama süresi villaya ve döneme göre değişir, yaz aylarında çoğunlukla 7 gecedir; takvimde ve fiyat tablosunda yazar. İki rezervasyon arasında kalan kısa boşlukları “Kısa Süreli Villalar” sayfasında bulabilirsiniz. Tek seferde en çok 100 gece kiralanabilir.',
      en: 'The minimum depends on the villa and the season; in summer it is mostly 7 nights, and the calendar and price table show it. Short gaps between two bookings are listed under “Short stays”. A single stay can be at most 100 nights.',
      ru: 'Минимум зависит от виллы и сезона: летом это чаще всего 7 ночей, он указан в календаре и таблице цен. Короткие окна между бронированиями собраны в разделе «Короткие заезды». За один раз можно снять виллу не более чем на 100 ночей.',
    },
  },
  // Ödeme
  {
    question: {
      tr: 'Ön ödeme ne kadar, kalan tutarı ne zaman öderim?',
      en: 'How much is the pre-payment and when do I pay the rest?',
      ru: 'Сколько составляет предоплата и когда платить остаток?',
    },
    answer: {
      tr: 'Villa sayfasında başka bir oran yazmıyorsa ön ödeme konaklama bedelinin %20’sidir. Kalan tutarı villaya girişte ödersiniz. İkisi de siz ödeme yapmadan önce lira olarak ayrı ayrı gösterilir.',
      en: 'Unless the villa says otherwise, the pre-payment is 20% of the accommodation price. You pay the balance at check-in. Both amounts are shown separately before you pay anything.',
      ru: 'Если на странице виллы не указано иное, предоплата составляет 20 % стоимости проживания. Остаток вы платите при заезде. Обе суммы показаны отдельно ещё до оплаты.',
    },
  },
  {
    question: {
      tr: 'Hangi ödeme yöntemlerini kullanabilirim?',
      en: 'Which payment methods do you accept?',
      ru: 'Какие способы оплаты вы принимаете?',
    },
    answer: {
      tr: 'Ön ödemeyi havale/EFT ile ya da kredi ve banka kartıyla yapabilirsiniz. Kart bilgileri bankanın 3D Secure sayfasında girilir, bize ulaşmaz. Havalede açıklamaya yalnızca adınızı ve rezervasyon kodunuzu yazmanız yeterlidir.',
      en: 'You can make the pre-payment by bank transfer or by credit or debit card. Card details are entered on a secure payment page with 3D Secure and never reach us. For a transfer, write only your name and reservation code in the description.',
      ru: 'Предоплату можно внести банковским переводом или картой. Данные карты вводятся на защищённой странице с 3D Secure и к нам не попадают. При переводе укажите в назначении платежа только имя и код бронирования.',
    },
  },
  {
    question: {
      tr: 'Hasar depozitosu nedir, nasıl iade edilir?',
      en: 'What is the damage deposit and how is it returned?',
      ru: 'Что такое залог и как он возвращается?',
    },
    answer: {
      tr: 'Hasar depozitosu toplam tutarın içinde değildir; girişte ayrıca alınır. Çıkışta ev birlikte kontrol edilir ve bir hasar yoksa depozito tamamen iade edilir. Tutarı her villanın fiyat bölümünde yazar.',
      en: 'The damage deposit isn’t part of the total; it is taken separately at check-in. At check-out the house is looked over together with you and, if nothing is damaged, the whole deposit is returned. The amount is in the price section of each villa.',
      ru: 'Залог не входит в общую сумму: его берут отдельно при заезде. При выезде дом осматривают вместе с вами и, если повреждений нет, возвращают залог полностью. Размер указан в разделе цен каждой виллы.',
    },
  },
  // Villa ve konaklama
  {
    question: {
      tr: 'Giriş ve çıkış saatleri nedir?',
      en: 'What are the check-in and check-out times?',
      ru: 'Во сколько заезд и выезд?',
    },
    answer: {
      tr: 'Giriş 16.00’dan itibaren, çıkış en geç 10.00’dadır. Aradaki sürede ev temizlenir ve havuz bakımı yapılır. Erken giriş ya da geç çıkış, o gün başka misafir yoksa mümkün olabilir; bir gün önce bize sorun.',
      en: 'Check-in is from 16:00 and check-out by 10:00. In between, the house is cleaned and the pool serviced. An earlier arrival or later departure may be possible if nobody else is coming or leaving that day; ask us the day before.',
      ru: 'Заезд с 16:00, выезд до 10:00. В промежутке дом убирают и обслуживают бассейн. Ранний заезд или поздний выезд возможны, если в этот день нет других гостей, — спросите нас накануне.',
    },
  },
  {
    question: {
      tr: 'Kişi sayısına çocuklar ve bebekler dahil mi?',
      en: 'Do children and babies count as guests?',
      ru: 'Дети и младенцы входят в число гостей?',
    },
    answer: {
      tr: 'Evet, kapasiteye çocuklar ve bebekler de dahildir. Konaklayacak herkesin kimlik bilgisi yasa gereği girişten önce alınır. Bebek yatağı ve mama sandalyesi isterseniz rezervasyon notuna yazın.',
      en: 'Yes, the capacity includes children and babies. By law we collect identity details of everyone staying before arrival. If you need a cot or high chair, write it in the booking note.',
      ru: 'Да, вместимость указана с учётом детей и младенцев. По закону до заезда нужно передать данные документов всех гостей. Если нужны кроватка или стульчик, напишите об этом в комментарии к брони.',
    },
  },
  {
    question: {
      tr: '“Korunaklı havuz” tam olarak ne demek?',
      en: 'What exactly does “secluded pool” mean?',
      ru: 'Что именно значит «закрытый бассейн»?',
    },
    answer: {
      tr: 'Havuzun ve çevresindeki güneşlenme alanının dışarıdan görünmediği anlamına gelir. Bahçenin tamamı ve balkonlar bu sözün içinde değildir. Bir yerden görünüyorsa sayfada “tam korunaklı değildir” yazar.',
      en: 'It means that the pool and the sunbathing area around it can’t be seen from outside. The rest of the garden and the balconies aren’t covered. If the pool is visible from anywhere, the page says “not fully secluded”.',
      ru: 'Это значит, что бассейн и место для загара рядом с ним не видны снаружи. На весь сад и балконы это не распространяется. Если бассейн откуда-то просматривается, на странице написано «закрыт не полностью».',
    },
  },
  // İptal / iade
  {
    question: {
      tr: 'Rezervasyonumu iptal edersem ne kadar iade alırım?',
      en: 'How much do I get back if I cancel?',
      ru: 'Сколько вернут, если я отменю бронь?',
    },
    answer: {
      tr: 'Girişe 60 gün ya da daha fazla varsa ön ödemenin tamamı, 59–30 gün varsa yarısı iade edilir; 30 günden az kaldıysa ön ödeme iade edilmez. Tarihleri ve tutarları ödeme yapmadan önce ve rezervasyon sayfanızda görürsünüz.',
      en: 'With 60 days or more before arrival, the whole pre-payment; with 59 to 30 days, half of it; with fewer than 30 days the pre-payment is kept. You see the dates and amounts before paying and on your reservation page.',
      ru: 'Если до заезда 60 дней и больше — вся предоплата, от 59 до 30 дней — половина, меньше 30 дней — предоплата не возвращается. Даты и суммы видны до оплаты и на странице вашей брони.',
    },
  },
  {
    question: {
      tr: 'Rezervasyondan hemen sonra fikrim değişirse?',
      en: 'What if I change my mind right after booking?',
      ru: 'А если я передумаю сразу после бронирования?',
    },
    answer: {
      tr: 'Girişe 14 günden fazla varsa rezervasyondan sonraki 24 saat içinde ücretsiz iptal edebilirsiniz; ödediğiniz tutarın tamamı iade edilir. Belirli tarihli konaklamalarda yasal cayma hakkı bulunmadığı için bu süreyi biz tanıyoruz.',
      en: 'If arrival is more than 14 days away, you can cancel free of charge within 24 hours after booking and get everything you paid back. The law gives no right of withdrawal for stays on fixed dates, so this is a period we grant ourselves.',
      ru: 'Если до заезда больше 14 дней, в течение 24 часов после бронирования его можно отменить бесплатно — мы вернём всё, что вы заплатили. По закону для проживания на конкретные даты права отказа нет, этот срок мы даём сами.',
    },
  },
  {
    question: {
      tr: 'Villa benim yüzümden olmayan bir nedenle kullanılamazsa?',
      en: 'What if the villa can’t be used and it isn’t my fault?',
      ru: 'Что, если виллой нельзя воспользоваться не по моей вине?',
    },
    answer: {
      tr: 'Önce aynı tarihlerde benzer bir villa öneririz. Öneriyi kabul etmezseniz ödediğiniz tutarın tamamını iade ederiz; iptal tarihine bakılmaz.',
      en: 'We first offer a similar villa for the same dates. If you don’t accept it, we return everything you paid, no matter how close the arrival date is.',
      ru: 'Сначала предложим похожую виллу на те же даты. Если она вам не подойдёт, вернём всю уплаченную сумму, сколько бы дней ни оставалось до заезда.',
    },
  },
]
