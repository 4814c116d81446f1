import { HELLO, type Template, text } from './parts.ts'

/** The letters around a stay: before the arrival, before the departure, after it. */
export const stayTemplates = {
  balance_due: {
    subject: {
      tr: 'Kalan ödeme hatırlatması – {{ rez_kod }}',
      en: 'A reminder of your balance – {{ rez_kod }}',
      ru: 'Напоминание об остатке – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        'Tatilinize az kaldı. {{ giris }} günü girişte ödenecek kalan tutarınız **{{ borc }}**. Girişte nakit ödeyebilir ya da bugünden havale edebilirsiniz.',
        '| Toplam | {{ toplam }} |\n| Ödenen | {{ odenen }} |\n| Kalan | {{ borc }} |\n| Hasar depozitosu (iade edilir) | {{ depozito }} |',
        '| Banka | {{ banka_adi }} |\n| Hesap sahibi | {{ hesap_sahibi }} |\n| IBAN | {{ iban }} |\n| Açıklama | {{ musteri_adi }} {{ rez_kod }} |',
        '[Rezervasyonumu gör]({{ rezervasyon_linki }})',
      ),
      en: text(
        HELLO.en,
        'Your holiday is near. The balance due at check-in on {{ giris }} is **{{ borc }}**. You can pay it in cash on arrival or by bank transfer before.',
        '| Total | {{ toplam }} |\n| Paid | {{ odenen }} |\n| Balance | {{ borc }} |\n| Damage deposit (returned) | {{ depozito }} |',
        '| Bank | {{ banka_adi }} |\n| Account holder | {{ hesap_sahibi }} |\n| IBAN | {{ iban }} |\n| SWIFT | {{ swift }} |\n| Reference | {{ musteri_adi }} {{ rez_kod }} |',
        '[See my reservation]({{ rezervasyon_linki }})',
      ),
      ru: text(
        HELLO.ru,
        'Скоро ваш отпуск. Остаток к оплате при заезде {{ giris }}: **{{ borc }}**. Можно оплатить наличными на месте или переводом заранее.',
        '| Итого | {{ toplam }} |\n| Оплачено | {{ odenen }} |\n| Остаток | {{ borc }} |\n| Залог (возвращается) | {{ depozito }} |',
        '| Банк | {{ banka_adi }} |\n| Получатель | {{ hesap_sahibi }} |\n| IBAN | {{ iban }} |\n| SWIFT | {{ swift }} |\n| Назначение платежа | {{ musteri_adi }} {{ rez_kod }} |',
        '[Моя бронь]({{ rezervasyon_linki }})',
      ),
    },
  },
  arrival_info: {
    subject: {
      tr: 'Giriş bilgileriniz – {{ rez_kod }}',
      en: 'Your arrival information – {{ rez_kod }}',
      ru: 'Информация о заезде – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        '{{ villa_adi }} sizi bekliyor. Giriş için gereken her şey burada.',
        '| Giriş | {{ giris }}, {{ giris_saati }} |\n| Çıkış | {{ cikis }}, {{ cikis_saati }} |\n| Adres | {{ adres }} |\n| Sizi karşılayacak kişi | {{ karsilayan }} |\n| Telefonu | {{ karsilayan_tel }} |\n| Girişte ödenecek | {{ borc }} |\n| Hasar depozitosu (iade edilir) | {{ depozito }} |',
        '[Haritada aç]({{ harita_linki }})\n[Rezervasyonumu gör]({{ rezervasyon_linki }})',
        'Yola çıkarken sizi karşılayacak kişiye yaklaşık varış saatinizi yazarsanız bekletmeyiz. Kimliklerinizi yanınıza almayı unutmayın. İyi yolculuklar!',
      ),
      en: text(
        HELLO.en,
        '{{ villa_adi }} is ready for you. Here is everything you need for your arrival.',
        '| Check-in | {{ giris }}, {{ giris_saati }} |\n| Check-out | {{ cikis }}, {{ cikis_saati }} |\n| Address | {{ adres }} |\n| Who welcomes you | {{ karsilayan }} |\n| Phone | {{ karsilayan_tel }} |\n| Due at check-in | {{ borc }} |\n| Damage deposit (returned) | {{ depozito }} |',
        '[Open on the map]({{ harita_linki }})\n[See my reservation]({{ rezervasyon_linki }})',
        'If you send your host a message with your arrival time when you set off, nobody has to wait. Please bring your passports or ID cards. Have a good journey!',
      ),
      ru: text(
        HELLO.ru,
        'Вилла {{ villa_adi }} ждёт вас. Здесь всё, что нужно для заезда.',
        '| Заезд | {{ giris }}, {{ giris_saati }} |\n| Выезд | {{ cikis }}, {{ cikis_saati }} |\n| Адрес | {{ adres }} |\n| Вас встретит | {{ karsilayan }} |\n| Телефон | {{ karsilayan_tel }} |\n| К оплате при заезде | {{ borc }} |\n| Залог (возвращается) | {{ depozito }} |',
        '[Открыть на карте]({{ harita_linki }})\n[Моя бронь]({{ rezervasyon_linki }})',
        'Когда выедете, напишите встречающему примерное время прибытия, чтобы вам не пришлось ждать. Не забудьте паспорта. Хорошей дороги!',
      ),
    },
    chat: {
      tr: text(
        HELLO.tr,
        '**{{ villa_adi }}** giriş bilgileriniz:\nGiriş: {{ giris }}, {{ giris_saati }}\n{{ adres }}',
        '| Sizi karşılayacak kişi | {{ karsilayan }} |\n| Telefonu | {{ karsilayan_tel }} |\n| Girişte ödenecek | {{ borc }} |\n| Depozito | {{ depozito }} |',
        '{{ harita_linki }}',
        'İyi yolculuklar! {{ firma_adi }}',
      ),
      en: text(
        HELLO.en,
        'your arrival at **{{ villa_adi }}**:\nCheck-in: {{ giris }}, {{ giris_saati }}\n{{ adres }}',
        '| Who welcomes you | {{ karsilayan }} |\n| Phone | {{ karsilayan_tel }} |\n| Due at check-in | {{ borc }} |\n| Deposit | {{ depozito }} |',
        '{{ harita_linki }}',
        'Have a good journey! {{ firma_adi }}',
      ),
      ru: text(
        HELLO.ru,
        'Ваш заезд на виллу **{{ villa_adi }}**:\nЗаезд: {{ giris }}, {{ giris_saati }}\n{{ adres }}',
        '| Вас встретит | {{ karsilayan }} |\n| Телефон | {{ karsilayan_tel }} |\n| К оплате при заезде | {{ borc }} |\n| Залог | {{ depozito }} |',
        '{{ harita_linki }}',
        'Хорошей дороги! {{ firma_adi }}',
      ),
    },
  },
  checkout_reminder: {
    subject: {
      tr: 'Yarın çıkış gününüz – {{ rez_kod }}',
      en: 'Your check-out is tomorrow – {{ rez_kod }}',
      ru: 'Завтра день выезда – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        'Umarız {{ villa_adi }} ile ilgili her şey gönlünüzce geçiyordur. Çıkış saatiniz **{{ cikis }}, {{ cikis_saati }}**.',
        '- Çıkarken klimaları ve ışıkları kapatıp kapıları kilitleyin.\n- Anahtarı sizi karşılayan kişiye teslim edin; villa birlikte kontrol edilir, hasar depozitonuz iade edilir.\n- Geç çıkış isterseniz bizi arayın, mümkünse yardımcı oluruz: {{ firma_tel }}.',
        '| Sizi karşılayan kişi | {{ karsilayan }} |\n| Telefonu | {{ karsilayan_tel }} |',
      ),
      en: text(
        HELLO.en,
        'We hope you are enjoying {{ villa_adi }}. Your check-out is on **{{ cikis }}, {{ cikis_saati }}**.',
        '- Please switch off the air conditioning and the lights and lock the doors.\n- Hand the key to your host; you look over the villa together and get your damage deposit back.\n- If you need a later check-out, call us and we will help if we can: {{ firma_tel }}.',
        '| Your host | {{ karsilayan }} |\n| Phone | {{ karsilayan_tel }} |',
      ),
      ru: text(
        HELLO.ru,
        'Надеемся, вам нравится на вилле {{ villa_adi }}. Выезд: **{{ cikis }}, {{ cikis_saati }}**.',
        '- Пожалуйста, выключите кондиционеры и свет и закройте двери.\n- Передайте ключ встречавшему вас; виллу осматривают вместе, и залог возвращается.\n- Если нужен поздний выезд, позвоните нам, постараемся помочь: {{ firma_tel }}.',
        '| Вас встречал | {{ karsilayan }} |\n| Телефон | {{ karsilayan_tel }} |',
      ),
    },
  },
  review_request: {
    subject: {
      tr: 'Tatiliniz nasıl geçti?',
      en: 'How was your holiday?',
      ru: 'Как прошёл ваш отпуск?',
    },
    body: {
      tr: text(
        HELLO.tr,
        '{{ villa_adi }} konaklamanız bitti; umarız eve güzel anılarla döndünüz. İki dakikanızı ayırıp izlenimlerinizi yazarsanız hem ev sahibine hem sizden sonraki misafirlere yardımcı olursunuz.',
        '[Konaklamamı değerlendir]({{ yorum_linki }})',
        'Hoşunuza gitmeyen bir şey olduysa önce bize yazın ya da arayın; düzeltmek isteriz: {{ firma_tel }}.',
        'Rezervasyon kodunuz: {{ rez_kod }}',
      ),
      en: text(
        HELLO.en,
        'Your stay at {{ villa_adi }} is over; we hope you brought home good memories. If you have two minutes, tell us how it was: it helps the owner and the guests after you.',
        '[Rate my stay]({{ yorum_linki }})',
        'If something was not right, please tell us first; we would like to put it right: {{ firma_tel }}.',
        'Your reservation code: {{ rez_kod }}',
      ),
      ru: text(
        HELLO.ru,
        'Ваш отдых на вилле {{ villa_adi }} закончился; надеемся, вы вернулись домой с хорошими впечатлениями. Если найдёте две минуты, расскажите, как всё прошло: это поможет и владельцу, и следующим гостям.',
        '[Оценить проживание]({{ yorum_linki }})',
        'Если что-то было не так, сначала скажите нам, мы постараемся исправить: {{ firma_tel }}.',
        'Номер вашей брони: {{ rez_kod }}',
      ),
    },
  },
} satisfies Record<string, Template>
