import { BANK, HELLO, STAY, type Template, text } from './parts.ts'

/** The letters from a wish to a confirmed stay. */
export const bookingTemplates = {
  option_held: {
    subject: {
      tr: 'Villanız sizin için ayrıldı – {{ rez_kod }}',
      en: 'Your villa is on hold – {{ rez_kod }}',
      ru: 'Вилла забронирована за вами на время – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        '{{ villa_adi }} sizin için ayrıldı. Opsiyon süresi: **{{ opsiyon_son }}**. Ön ödemeniz bu saate kadar ulaştığında rezervasyonunuz kesinleşir.',
        STAY.tr,
        '[Ön ödemeyi yap]({{ odeme_linki }})',
        'Havale / EFT ile ödemek isterseniz:',
        BANK.tr,
        'Rezervasyonunuzu dilediğiniz zaman [buradan]({{ rezervasyon_linki }}) görebilirsiniz; üyelik gerekmez.',
      ),
      en: text(
        HELLO.en,
        '{{ villa_adi }} is on hold for you until **{{ opsiyon_son }}**. Your booking is confirmed as soon as the pre-payment reaches us before that time.',
        STAY.en,
        '[Pay the pre-payment]({{ odeme_linki }})',
        'If you prefer a bank transfer:',
        BANK.en,
        'You can see your reservation [here]({{ rezervasyon_linki }}) at any time; no account needed.',
      ),
      ru: text(
        HELLO.ru,
        'Вилла {{ villa_adi }} удерживается за вами до **{{ opsiyon_son }}**. Бронь будет подтверждена, как только до этого времени поступит предоплата.',
        STAY.ru,
        '[Внести предоплату]({{ odeme_linki }})',
        'Если удобнее банковский перевод:',
        BANK.ru,
        'Вашу бронь всегда можно посмотреть [здесь]({{ rezervasyon_linki }}), регистрация не нужна.',
      ),
    },
  },
  request_received: {
    subject: {
      tr: 'Rezervasyon talebiniz alındı – {{ rez_kod }}',
      en: 'We have received your booking request – {{ rez_kod }}',
      ru: 'Ваша заявка принята – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        'Talebinizi aldık. {{ villa_adi }} için uygunluğu ev sahibinden teyit edip en geç **{{ opsiyon_son }}** tarihine kadar size dönüyoruz. Şu anda ödeme yapmanız gerekmiyor.',
        STAY.tr,
        '[Talebimi gör]({{ rezervasyon_linki }})',
      ),
      en: text(
        HELLO.en,
        'We have your request. We are checking with the owner of {{ villa_adi }} and will answer by **{{ opsiyon_son }}** at the latest. There is nothing to pay yet.',
        STAY.en,
        '[See my request]({{ rezervasyon_linki }})',
      ),
      ru: text(
        HELLO.ru,
        'Мы получили вашу заявку. Уточняем у владельца виллы {{ villa_adi }} и ответим не позднее **{{ opsiyon_son }}**. Пока ничего платить не нужно.',
        STAY.ru,
        '[Посмотреть заявку]({{ rezervasyon_linki }})',
      ),
    },
  },
  queued: {
    subject: {
      tr: '{{ villa_adi }} için sıradasınız – {{ rez_kod }}',
      en: 'You are next in line for {{ villa_adi }} – {{ rez_kod }}',
      ru: 'Вы в очереди на виллу {{ villa_adi }} – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        'Bu tarihlerde {{ villa_adi }} şu anda başka bir misafirimizin opsiyonunda. Opsiyon düşerse villa sizin adınıza ayrılır ve size hemen yazarız; villa satılırsa onu da haber veririz. Şu anda ödeme yapmanız gerekmiyor, sıradan dilediğiniz an çıkabilirsiniz.',
        STAY.tr,
        '[Sıramı gör]({{ rezervasyon_linki }})',
      ),
      en: text(
        HELLO.en,
        'Another guest is holding {{ villa_adi }} for these dates at the moment. Should that hold lapse, the villa is held for you and we write to you at once; should it be sold, we tell you that as well. There is nothing to pay now and you can leave the line at any time.',
        STAY.en,
        '[See my place in line]({{ rezervasyon_linki }})',
      ),
      ru: text(
        HELLO.ru,
        'Сейчас вилла {{ villa_adi }} на эти даты удерживается для другого гостя. Если он откажется, мы закрепим виллу за вами и сразу напишем; если вилла будет продана, тоже сообщим. Платить сейчас не нужно, выйти из очереди можно в любой момент.',
        STAY.ru,
        '[Моя очередь]({{ rezervasyon_linki }})',
      ),
    },
  },
  reservation_new_admin: {
    subject: { tr: 'Yeni rezervasyon talebi – {{ villa_adi }} {{ giris }}' },
    body: {
      tr: text(
        '{{ musteri_adi }} ({{ musteri_tel }}, {{ musteri_eposta }}) {{ villa_adi }} için başvurdu: {{ durum }}.',
        `${STAY.tr}\n| Misafirin notu | {{ musteri_notu }} |`,
        '[Panelde aç]({{ panel_linki }})',
      ),
    },
  },
  option_expiring: {
    subject: {
      tr: 'Opsiyonunuz bitmek üzere – {{ rez_kod }}',
      en: 'Your hold is about to end – {{ rez_kod }}',
      ru: 'Срок удержания скоро истекает – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        '{{ villa_adi }} **{{ opsiyon_son }}** saatine kadar sizin için ayrılmış durumda. Bu saatten sonra tarihler yeniden satışa açılır; ön ödemenizi yaparsanız rezervasyonunuz hemen kesinleşir.',
        '[Ön ödemeyi yap: {{ odenecek }}]({{ odeme_linki }})',
        BANK.tr,
        'Ödemeyi yeni yaptıysanız bu mesajı dikkate almayın. Biraz daha zamana ihtiyacınız varsa bizi arayın: {{ firma_tel }}.',
      ),
      en: text(
        HELLO.en,
        '{{ villa_adi }} is held for you until **{{ opsiyon_son }}**. After that the dates go back on sale; with the pre-payment your booking is confirmed at once.',
        '[Pay the pre-payment: {{ odenecek }}]({{ odeme_linki }})',
        BANK.en,
        'If you have just paid, please ignore this message. If you need a little more time, call us: {{ firma_tel }}.',
      ),
      ru: text(
        HELLO.ru,
        'Вилла {{ villa_adi }} удерживается за вами до **{{ opsiyon_son }}**. После этого даты снова поступят в продажу; с предоплатой бронь подтвердится сразу.',
        '[Внести предоплату: {{ odenecek }}]({{ odeme_linki }})',
        BANK.ru,
        'Если вы только что оплатили, не обращайте внимания на это письмо. Если нужно ещё немного времени, позвоните нам: {{ firma_tel }}.',
      ),
    },
  },
  confirm: {
    subject: {
      tr: 'Rezervasyonunuz onaylandı – {{ rez_kod }}',
      en: 'Your reservation is confirmed – {{ rez_kod }}',
      ru: 'Ваша бронь подтверждена – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        'Güzel haber: rezervasyonunuz kesinleşti. Bugüne kadar ödenen: **{{ odenen }}**. Rezervasyon kodunuz **{{ rez_kod }}**; giriş günü yanınızda bulunsun.',
        STAY.tr,
        '[Rezervasyonumu gör]({{ rezervasyon_linki }})',
        'Girişte kalan tutar ve iade edilecek hasar depozitosu alınır. Sorularınız için: {{ firma_tel }}.',
      ),
      en: text(
        HELLO.en,
        'Good news: your reservation is confirmed. Paid so far: **{{ odenen }}**. Your reservation code is **{{ rez_kod }}**; please have it at hand when you arrive.',
        STAY.en,
        '[See my reservation]({{ rezervasyon_linki }})',
        'The balance and the returnable damage deposit are due at check-in. Questions: {{ firma_tel }}.',
      ),
      ru: text(
        HELLO.ru,
        'Хорошие новости: бронь подтверждена. Оплачено: **{{ odenen }}**. Номер вашей брони **{{ rez_kod }}**, он понадобится при заезде.',
        STAY.ru,
        '[Моя бронь]({{ rezervasyon_linki }})',
        'Остаток и возвратный залог вносятся при заезде. Вопросы: {{ firma_tel }}.',
      ),
    },
    chat: {
      tr: text(
        HELLO.tr,
        'rezervasyonunuz **onaylandı**. Kodunuz **{{ rez_kod }}**.',
        '{{ villa_adi }}, {{ bolge }}\nGiriş: {{ giris }}, {{ giris_saati }}\nÇıkış: {{ cikis }}, {{ cikis_saati }}\nÖdenen: {{ odenen }}\nKalan: {{ borc }}',
        '[Rezervasyonunuz]({{ rezervasyon_linki }})',
        '{{ firma_adi }}',
      ),
      en: text(
        HELLO.en,
        'your reservation is **confirmed**. Your code is **{{ rez_kod }}**.',
        '{{ villa_adi }}, {{ bolge }}\nCheck-in: {{ giris }}, {{ giris_saati }}\nCheck-out: {{ cikis }}, {{ cikis_saati }}\nPaid: {{ odenen }}\nBalance: {{ borc }}',
        '[Your reservation]({{ rezervasyon_linki }})',
        '{{ firma_adi }}',
      ),
      ru: text(
        HELLO.ru,
        'Ваша бронь **подтверждена**. Номер брони: **{{ rez_kod }}**.',
        '{{ villa_adi }}, {{ bolge }}\nЗаезд: {{ giris }}, {{ giris_saati }}\nВыезд: {{ cikis }}, {{ cikis_saati }}\nОплачено: {{ odenen }}\nОстаток: {{ borc }}',
        '[Ваша бронь]({{ rezervasyon_linki }})',
        '{{ firma_adi }}',
      ),
    },
  },
} satisfies Record<string, Template>
