import type { Localized } from '../../kernel/language.ts'

const row = (label: string, value: string) =>
  `<tr><td style="padding:4px 14px 4px 0;color:#3f5359;vertical-align:top">${label}</td><td style="padding:4px 0;vertical-align:top"><b>${value}</b></td></tr>`
const table = (...rows: string[]) => `<table style="border-collapse:collapse;margin:12px 0">${rows.join('')}</table>`
const button = (label: string, fact: string) =>
  `<p style="margin:20px 0"><a href="{{ ${fact} }}" style="background:#0c5462;color:#ffffff;padding:13px 22px;border-radius:8px;text-decoration:none;font-weight:600">${label}</a></p>`
const p = (text: string) => `<p style="margin:0 0 12px">${text}</p>`

const stay: Localized = {
  tr: table(
    row('Rezervasyon kodu', '{{ rez_kod }}'),
    row('Villa', '{{ villa_adi }}, {{ bolge }}'),
    row('Giriş', '{{ giris }}, {{ giris_saati }}'),
    row('Çıkış', '{{ cikis }}, {{ cikis_saati }}'),
    row('Süre ve misafir', '{{ gece }} gece, {{ kisi }} kişi'),
    row('Toplam tutar', '{{ toplam }}'),
    row('Ön ödeme', '{{ on_odeme }}'),
    row('Girişte ödenecek', '{{ kalan }}'),
    row('Hasar depozitosu (iade edilir)', '{{ depozito }}'),
  ),
  en: table(
    row('Reservation code', '{{ rez_kod }}'),
    row('Villa', '{{ villa_adi }}, {{ bolge }}'),
    row('Check-in', '{{ giris }}, {{ giris_saati }}'),
    row('Check-out', '{{ cikis }}, {{ cikis_saati }}'),
    row('Nights and guests', '{{ gece }} / {{ kisi }}'),
    row('Total', '{{ toplam }}'),
    row('Pre-payment', '{{ on_odeme }}'),
    row('Due at check-in', '{{ kalan }}'),
    row('Damage deposit (returned)', '{{ depozito }}'),
  ),
  ru: table(
    row('Номер брони', '{{ rez_kod }}'),
    row('Вилла', '{{ villa_adi }}, {{ bolge }}'),
    row('Заезд', '{{ giris }}, {{ giris_saati }}'),
    row('Выезд', '{{ cikis }}, {{ cikis_saati }}'),
    row('Ночей / гостей', '{{ gece }} / {{ kisi }}'),
    row('Итого', '{{ toplam }}'),
    row('Предоплата', '{{ on_odeme }}'),
    row('К оплате при заезде', '{{ kalan }}'),
    row('Залог (возвращается)', '{{ depozito }}'),
  ),
}

const bank: Localized = {
  tr: table(
    row('Banka', '{{ banka_adi }}'),
    row('Hesap sahibi', '{{ hesap_sahibi }}'),
    row('IBAN', '{{ iban }}'),
    row('Tutar', '{{ odenecek }}'),
    row('Açıklama', '{{ musteri_adi }} {{ rez_kod }}'),
  ),
  en: table(
    row('Bank', '{{ banka_adi }}'),
    row('Account holder', '{{ hesap_sahibi }}'),
    row('IBAN', '{{ iban }}'),
    row('Amount', '{{ odenecek }}'),
    row('Description', '{{ musteri_adi }} {{ rez_kod }}'),
  ),
  ru: table(
    row('Банк', '{{ banka_adi }}'),
    row('Получатель', '{{ hesap_sahibi }}'),
    row('IBAN', '{{ iban }}'),
    row('Сумма', '{{ odenecek }}'),
    row('Назначение платежа', '{{ musteri_adi }} {{ rez_kod }}'),
  ),
}

/** The letters from a wish to a confirmed stay. */
export const bookingTemplates = {
  option_held: {
    subject: {
      tr: 'Villanız sizin için ayrıldı – {{ rez_kod }}',
      en: 'Your villa is on hold – {{ rez_kod }}',
      ru: 'Вилла забронирована за вами на время – {{ rez_kod }}',
    },
    body: {
      tr: `${p('Merhaba {{ musteri_adi }},')}${p('{{ villa_adi }} sizin için ayrıldı. Opsiyon süresi: <b>{{ opsiyon_son }}</b>. Ön ödemeniz bu saate kadar ulaştığında rezervasyonunuz kesinleşir.')}${stay.tr}${button('Ön ödemeyi yap', 'odeme_linki')}${p('Havale / EFT ile ödemek isterseniz:')}${bank.tr}${p('Rezervasyonunuzu dilediğiniz zaman <a href="{{ rezervasyon_linki }}">buradan</a> görebilirsiniz; üyelik gerekmez.')}`,
      en: `${p('Hello {{ musteri_adi }},')}${p('{{ villa_adi }} is on hold for you until <b>{{ opsiyon_son }}</b>. Your booking is confirmed as soon as the pre-payment reaches us before that time.')}${stay.en}${button('Pay the pre-payment', 'odeme_linki')}${p('If you prefer a bank transfer:')}${bank.en}${p('You can see your reservation <a href="{{ rezervasyon_linki }}">here</a> at any time; no account needed.')}`,
      ru: `${p('Здравствуйте, {{ musteri_adi }}!')}${p('Вилла {{ villa_adi }} удерживается за вами до <b>{{ opsiyon_son }}</b>. Бронь будет подтверждена, как только до этого времени поступит предоплата.')}${stay.ru}${button('Внести предоплату', 'odeme_linki')}${p('Если удобнее банковский перевод:')}${bank.ru}${p('Вашу бронь всегда можно посмотреть <a href="{{ rezervasyon_linki }}">здесь</a>, регистрация не нужна.')}`,
    },
  },
  request_received: {
    subject: {
      tr: 'Rezervasyon talebiniz alındı – {{ rez_kod }}',
      en: 'We have received your booking request – {{ rez_kod }}',
      ru: 'Ваша заявка принята – {{ rez_kod }}',
    },
    body: {
      tr: `${p('Merhaba {{ musteri_adi }},')}${p('Talebinizi aldık. {{ villa_adi }} için uygunluğu ev sahibinden teyit edip en geç <b>{{ opsiyon_son }}</b> tarihine kadar size dönüyoruz. Şu anda ödeme yapmanız gerekmiyor.')}${stay.tr}${button('Talebimi gör', 'rezervasyon_linki')}`,
      en: `${p('Hello {{ musteri_adi }},')}${p('We have your request. We are checking with the owner of {{ villa_adi }} and will answer by <b>{{ opsiyon_son }}</b> at the latest. There is nothing to pay yet.')}${stay.en}${button('See my request', 'rezervasyon_linki')}`,
      ru: `${p('Здравствуйте, {{ musteri_adi }}!')}${p('Мы получили вашу заявку. Уточняем у владельца виллы {{ villa_adi }} и ответим не позднее <b>{{ opsiyon_son }}</b>. Пока ничего платить не нужно.')}${stay.ru}${button('Посмотреть заявку', 'rezervasyon_linki')}`,
    },
  },
  reservation_new_admin: {
    subject: { tr: 'Yeni rezervasyon talebi – {{ villa_adi }} {{ giris }}' },
    body: {
      tr: `${p('{{ musteri_adi }} ({{ musteri_tel }}, {{ musteri_eposta }}) {{ villa_adi }} için başvurdu: {{ durum }}.')}${stay.tr}${p('Not: {{ musteri_notu }}')}${button('Panelde aç', 'panel_linki')}`,
    },
  },
  bank_info: {
    subject: {
      tr: 'Banka bilgileri ve ön ödeme – {{ rez_kod }}',
      en: 'Bank details and pre-payment – {{ rez_kod }}',
      ru: 'Банковские реквизиты и предоплата – {{ rez_kod }}',
    },
    body: {
      tr: `${p('Merhaba {{ musteri_adi }},')}${p('Ön ödemenizi aşağıdaki hesaba gönderebilirsiniz. Açıklama kısmına rezervasyon kodunuzu yazmayı unutmayın. Opsiyon süresi: <b>{{ opsiyon_son }}</b>.')}${bank.tr}${stay.tr}${button('Rezervasyonumu gör', 'rezervasyon_linki')}`,
      en: `${p('Hello {{ musteri_adi }},')}${p('You can send the pre-payment to the account below. Please write your reservation code in the description. Your hold ends: <b>{{ opsiyon_son }}</b>.')}${bank.en}${stay.en}${button('See my reservation', 'rezervasyon_linki')}`,
      ru: `${p('Здравствуйте, {{ musteri_adi }}!')}${p('Предоплату можно перевести на счёт ниже. Пожалуйста, укажите номер брони в назначении платежа. Вилла удерживается до <b>{{ opsiyon_son }}</b>.')}${bank.ru}${stay.ru}${button('Моя бронь', 'rezervasyon_linki')}`,
    },
  },
  payment_link: {
    subject: {
      tr: 'Güvenli ödeme linkiniz – {{ rez_kod }}',
      en: 'Your secure payment link – {{ rez_kod }}',
      ru: 'Ссылка на безопасную оплату – {{ rez_kod }}',
    },
    body: {
      tr: `${p('Merhaba {{ musteri_adi }},')}${p('{{ odenecek }} tutarındaki ödemenizi kartınızla, bankanızın 3D Secure sayfasında yapabilirsiniz. Kart bilginiz bize ulaşmaz. Opsiyon süresi: <b>{{ opsiyon_son }}</b>.')}${button('Güvenli ödemeye geç', 'odeme_linki')}${stay.tr}`,
      en: `${p('Hello {{ musteri_adi }},')}${p('You can pay {{ odenecek }} by card on your bank’s own 3-D Secure page. Your card details never reach us. Your hold ends: <b>{{ opsiyon_son }}</b>.')}${button('Go to secure payment', 'odeme_linki')}${stay.en}`,
      ru: `${p('Здравствуйте, {{ musteri_adi }}!')}${p('Оплатить {{ odenecek }} можно картой на странице 3-D Secure вашего банка. Данные карты к нам не попадают. Вилла удерживается до <b>{{ opsiyon_son }}</b>.')}${button('Перейти к безопасной оплате', 'odeme_linki')}${stay.ru}`,
    },
  },
  confirm: {
    subject: {
      tr: 'Rezervasyonunuz onaylandı – {{ rez_kod }}',
      en: 'Your reservation is confirmed – {{ rez_kod }}',
      ru: 'Ваша бронь подтверждена – {{ rez_kod }}',
    },
    body: {
      tr: `${p('Merhaba {{ musteri_adi }},')}${p('Güzel haber: rezervasyonunuz kesinleşti. Bugüne kadar ödenen: <b>{{ odenen }}</b>. Rezervasyon kodunuz <b>{{ rez_kod }}</b>; giriş günü yanınızda bulunsun.')}${stay.tr}${button('Rezervasyonumu gör', 'rezervasyon_linki')}${p('Girişte kalan tutar ve iade edilecek hasar depozitosu alınır. Sorularınız için: {{ firma_tel }}.')}`,
      en: `${p('Hello {{ musteri_adi }},')}${p('Good news: your reservation is confirmed. Paid so far: <b>{{ odenen }}</b>. Your reservation code is <b>{{ rez_kod }}</b>; please have it at hand when you arrive.')}${stay.en}${button('See my reservation', 'rezervasyon_linki')}${p('The balance and the returnable damage deposit are due at check-in. Questions: {{ firma_tel }}.')}`,
      ru: `${p('Здравствуйте, {{ musteri_adi }}!')}${p('Хорошие новости: бронь подтверждена. Оплачено: <b>{{ odenen }}</b>. Номер вашей брони <b>{{ rez_kod }}</b>, он понадобится при заезде.')}${stay.ru}${button('Моя бронь', 'rezervasyon_linki')}${p('Остаток и возвратный залог вносятся при заезде. Вопросы: {{ firma_tel }}.')}`,
    },
  },
} satisfies Record<string, { subject: Localized; body: Localized }>
