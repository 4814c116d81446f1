import { BANK, BRIEFLY, HELLO, STAY, type Template, text } from './parts.ts'

/** The letters about money: asked for, arrived, given back. */
export const moneyTemplates = {
  bank_info: {
    subject: {
      tr: 'Banka bilgileri ve ön ödeme – {{ rez_kod }}',
      en: 'Bank details and pre-payment – {{ rez_kod }}',
      ru: 'Банковские реквизиты и предоплата – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        'Ödemenizi aşağıdaki hesaba gönderebilirsiniz. Açıklama kısmına rezervasyon kodunuzu yazmayı unutmayın.',
        `${BANK.tr}\n| Son ödeme | {{ opsiyon_son }} |`,
        STAY.tr,
        '[Rezervasyonumu gör]({{ rezervasyon_linki }})',
      ),
      en: text(
        HELLO.en,
        'You can send your payment to the account below. Please write your reservation code in the reference.',
        `${BANK.en}\n| Please pay by | {{ opsiyon_son }} |`,
        STAY.en,
        '[See my reservation]({{ rezervasyon_linki }})',
      ),
      ru: text(
        HELLO.ru,
        'Оплату можно перевести на счёт ниже. Пожалуйста, укажите номер брони в назначении платежа.',
        `${BANK.ru}\n| Оплатить до | {{ opsiyon_son }} |`,
        STAY.ru,
        '[Моя бронь]({{ rezervasyon_linki }})',
      ),
    },
    chat: {
      tr: text(
        HELLO.tr,
        '{{ villa_adi }} ({{ giris }} – {{ cikis }}) için banka bilgilerimiz:',
        `${BANK.tr}\n| Son ödeme | {{ opsiyon_son }} |`,
        'Dekontu buradan iletebilirsiniz. {{ firma_adi }}',
      ),
      en: text(
        HELLO.en,
        'here are our bank details for {{ villa_adi }} ({{ giris }} – {{ cikis }}):',
        `${BANK.en}\n| Please pay by | {{ opsiyon_son }} |`,
        'You can send us the receipt here. {{ firma_adi }}',
      ),
      ru: text(
        HELLO.ru,
        'Наши реквизиты для оплаты виллы {{ villa_adi }} ({{ giris }} – {{ cikis }}):',
        `${BANK.ru}\n| Оплатить до | {{ opsiyon_son }} |`,
        'Квитанцию можно прислать сюда. {{ firma_adi }}',
      ),
    },
  },
  payment_link: {
    subject: {
      tr: 'Güvenli ödeme linkiniz – {{ rez_kod }}',
      en: 'Your secure payment link – {{ rez_kod }}',
      ru: 'Ссылка на безопасную оплату – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        '{{ odenecek }} tutarındaki ödemenizi kartınızla, bankanızın 3D Secure sayfasında yapabilirsiniz. Kart bilginiz bize ulaşmaz.',
        '[Güvenli ödemeye geç]({{ odeme_linki }})',
        `${STAY.tr}\n| Son ödeme | {{ opsiyon_son }} |`,
      ),
      en: text(
        HELLO.en,
        'You can pay {{ odenecek }} by card on your bank’s own 3-D Secure page. Your card details never reach us.',
        '[Go to secure payment]({{ odeme_linki }})',
        `${STAY.en}\n| Please pay by | {{ opsiyon_son }} |`,
      ),
      ru: text(
        HELLO.ru,
        'Оплатить {{ odenecek }} можно картой на странице 3-D Secure вашего банка. Данные карты к нам не попадают.',
        '[Перейти к безопасной оплате]({{ odeme_linki }})',
        `${STAY.ru}\n| Оплатить до | {{ opsiyon_son }} |`,
      ),
    },
    chat: {
      tr: text(
        HELLO.tr,
        '{{ villa_adi }} ({{ giris }} – {{ cikis }}) için **{{ odenecek }}** tutarındaki ödemenizi bu güvenli sayfadan kartınızla yapabilirsiniz:',
        '{{ odeme_linki }}',
        '{{ firma_adi }}',
      ),
      en: text(
        HELLO.en,
        'you can pay **{{ odenecek }}** for {{ villa_adi }} ({{ giris }} – {{ cikis }}) by card on this secure page:',
        '{{ odeme_linki }}',
        '{{ firma_adi }}',
      ),
      ru: text(
        HELLO.ru,
        'Оплатить **{{ odenecek }}** за виллу {{ villa_adi }} ({{ giris }} – {{ cikis }}) можно картой на этой защищённой странице:',
        '{{ odeme_linki }}',
        '{{ firma_adi }}',
      ),
    },
  },
  payment_request: {
    subject: {
      tr: '{{ link_tutari }} için ödeme linkiniz – {{ rez_kod }}',
      en: 'Your payment link for {{ link_tutari }} – {{ rez_kod }}',
      ru: 'Ссылка на оплату {{ link_tutari }} – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        '{{ villa_adi }} konaklamanız ({{ giris }} – {{ cikis }}) için **{{ link_tutari }}** tutarındaki ödemeyi aşağıdaki linkten kartınızla yapabilirsiniz. Kart bilginizi yalnızca ödeme kuruluşunun sayfasına yazarsınız; bize ulaşmaz.',
        '[Ödemeye geç]({{ link_adresi }})',
        'Link bir kez kullanılabilir ve **{{ link_son }}** tarihine kadar geçerlidir. Sorularınız için: {{ firma_tel }}.',
      ),
      en: text(
        HELLO.en,
        'For your stay at {{ villa_adi }} ({{ giris }} – {{ cikis }}) you can pay **{{ link_tutari }}** by card with the link below. You enter your card details only on the payment provider’s page; they never reach us.',
        '[Pay now]({{ link_adresi }})',
        'The link works once and is valid until **{{ link_son }}**. Questions: {{ firma_tel }}.',
      ),
      ru: text(
        HELLO.ru,
        'За проживание на вилле {{ villa_adi }} ({{ giris }} – {{ cikis }}) можно оплатить **{{ link_tutari }}** картой по ссылке ниже. Данные карты вы вводите только на странице платёжной системы, к нам они не попадают.',
        '[Перейти к оплате]({{ link_adresi }})',
        'Ссылкой можно воспользоваться один раз, она действует до **{{ link_son }}**. Вопросы: {{ firma_tel }}.',
      ),
    },
  },
  payment_received: {
    subject: {
      tr: 'Ödemeniz alındı – {{ rez_kod }}',
      en: 'We have received your payment – {{ rez_kod }}',
      ru: 'Ваш платёж получен – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        'Ödemeniz bize ulaştı, teşekkür ederiz.',
        '| Ödenen tutar | {{ tutar }} |\n| Ödeme şekli | {{ yontem }} |\n| Bugüne kadar ödenen | {{ odenen }} |\n| Kalan tutar | {{ borc }} |',
        BRIEFLY.tr,
        '[Rezervasyonumu gör]({{ rezervasyon_linki }})',
      ),
      en: text(
        HELLO.en,
        'Your payment has reached us. Thank you.',
        '| Amount | {{ tutar }} |\n| Paid by | {{ yontem }} |\n| Paid so far | {{ odenen }} |\n| Still to pay | {{ borc }} |',
        BRIEFLY.en,
        '[See my reservation]({{ rezervasyon_linki }})',
      ),
      ru: text(
        HELLO.ru,
        'Ваш платёж получен, спасибо.',
        '| Сумма | {{ tutar }} |\n| Способ оплаты | {{ yontem }} |\n| Всего оплачено | {{ odenen }} |\n| Осталось оплатить | {{ borc }} |',
        BRIEFLY.ru,
        '[Моя бронь]({{ rezervasyon_linki }})',
      ),
    },
  },
  payment_received_admin: {
    subject: { tr: 'Kartla ödeme geldi: {{ tutar }} – {{ rez_kod }}' },
    body: {
      tr: text(
        '{{ musteri_adi }} {{ villa_adi }} için ödeme yaptı.',
        '| Tutar | {{ tutar }} |\n| Ödeme şekli | {{ yontem }} |\n| Bugüne kadar ödenen | {{ odenen }} |\n| Kalan | {{ borc }} |\n| Durum | {{ durum }} |',
        '[Panelde aç]({{ panel_linki }})',
      ),
    },
  },
  payment_failed: {
    subject: {
      tr: 'Ödemeniz tamamlanamadı – {{ rez_kod }}',
      en: 'Your payment could not be completed – {{ rez_kod }}',
      ru: 'Платёж не прошёл – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        'Kart ödemeniz tamamlanamadı ({{ neden }}). Kartınızdan bir tutar çekilmedi. Opsiyonunuz {{ opsiyon_son }} tarihine kadar sürüyor; yeniden deneyebilir ya da havale yapabilirsiniz.',
        '[Yeniden dene]({{ odeme_linki }})',
        BRIEFLY.tr,
      ),
      en: text(
        HELLO.en,
        'Your card payment was not completed ({{ neden }}). Nothing was charged. Your hold lasts until {{ opsiyon_son }}; you can try again or pay by bank transfer.',
        '[Try again]({{ odeme_linki }})',
        BRIEFLY.en,
      ),
      ru: text(
        HELLO.ru,
        'Платёж по карте не прошёл ({{ neden }}). Деньги не списаны. Вилла удерживается до {{ opsiyon_son }}; можно попробовать ещё раз или сделать перевод.',
        '[Попробовать ещё раз]({{ odeme_linki }})',
        BRIEFLY.ru,
      ),
    },
  },
  paid_too_late: {
    subject: {
      tr: 'Ödemeniz ulaştı, villanız için sizi arıyoruz – {{ rez_kod }}',
      en: 'Your payment arrived late – {{ rez_kod }}',
      ru: 'Ваш платёж поступил с опозданием – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        '{{ odenen }} tutarındaki ödemeniz bize ulaştı; ancak opsiyon süreniz dolduğu için bu tarihler artık uygun değil. Ödemenizin tamamını iade ediyoruz. İsterseniz aynı tarihler için benzer bir villa önermek üzere sizi arayacağız.',
        BRIEFLY.tr,
      ),
      en: text(
        HELLO.en,
        'Your payment of {{ odenen }} reached us after the hold had ended, and these dates are no longer free. We are returning the whole amount. If you like, we will call you and suggest a similar villa for the same dates.',
        BRIEFLY.en,
      ),
      ru: text(
        HELLO.ru,
        'Ваш платёж {{ odenen }} поступил после окончания удержания, и эти даты уже заняты. Мы возвращаем всю сумму. Если хотите, мы позвоним и предложим похожую виллу на те же даты.',
        BRIEFLY.ru,
      ),
    },
  },
  refund_sent: {
    subject: {
      tr: 'İadeniz yapıldı – {{ rez_kod }}',
      en: 'Your refund is on its way – {{ rez_kod }}',
      ru: 'Возврат отправлен – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        '**{{ iade }}** tutarındaki iadeniz bugün yapıldı. Havale genellikle aynı ya da ertesi iş günü, karta iade bankanıza göre birkaç iş günü içinde hesabınıza geçer.',
        '| İade edilen | {{ iade }} |\n| İade şekli | {{ yontem }} |\n| Rezervasyon kodu | {{ rez_kod }} |',
        'İade birkaç iş günü içinde görünmezse bizi arayın: {{ firma_tel }}.',
      ),
      en: text(
        HELLO.en,
        'We have sent your refund of **{{ iade }}** today. A bank transfer usually arrives the same or the next business day; a refund to a card takes your bank a few business days.',
        '| Refunded | {{ iade }} |\n| Way of refund | {{ yontem }} |\n| Reservation code | {{ rez_kod }} |',
        'If you do not see it within a few business days, please call us: {{ firma_tel }}.',
      ),
      ru: text(
        HELLO.ru,
        'Сегодня мы отправили вам возврат **{{ iade }}**. Перевод обычно приходит в тот же или на следующий рабочий день; возврат на карту занимает у банка несколько рабочих дней.',
        '| Возвращено | {{ iade }} |\n| Способ возврата | {{ yontem }} |\n| Номер брони | {{ rez_kod }} |',
        'Если деньги не поступят за несколько рабочих дней, позвоните нам: {{ firma_tel }}.',
      ),
    },
  },
} satisfies Record<string, Template>
