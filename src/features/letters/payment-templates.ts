import type { Localized } from '../../kernel/language.ts'

const p = (text: string) => `<p style="margin:0 0 12px">${text}</p>`
const button = (label: string) =>
  `<p style="margin:20px 0"><a href="{{ link_adresi }}" style="background:#0c5462;color:#ffffff;padding:13px 22px;border-radius:8px;text-decoration:none;font-weight:600">${label}</a></p>`

/** Letters about one payment. */
export const paymentTemplates = {
  payment_request: {
    subject: {
      tr: '{{ link_tutari }} için ödeme linkiniz – {{ rez_kod }}',
      en: 'Your payment link for {{ link_tutari }} – {{ rez_kod }}',
      ru: 'Ссылка на оплату {{ link_tutari }} – {{ rez_kod }}',
    },
    body: {
      tr: `${p('Merhaba {{ musteri_adi }},')}${p('{{ villa_adi }} konaklamanız ({{ giris }} – {{ cikis }}) için <b>{{ link_tutari }}</b> tutarındaki ödemeyi aşağıdaki linkten kartınızla yapabilirsiniz. Kart bilginizi yalnızca ödeme kuruluşunun sayfasına yazarsınız; bize ulaşmaz.')}${button('Ödemeye geç')}${p('Link bir kez kullanılabilir ve <b>{{ link_son }}</b> tarihine kadar geçerlidir. Sorularınız için: {{ firma_tel }}.')}`,
      en: `${p('Hello {{ musteri_adi }},')}${p('For your stay at {{ villa_adi }} ({{ giris }} – {{ cikis }}) you can pay <b>{{ link_tutari }}</b> by card with the link below. You enter your card details only on the payment provider’s page; they never reach us.')}${button('Pay now')}${p('The link works once and is valid until <b>{{ link_son }}</b>. Questions: {{ firma_tel }}.')}`,
      ru: `${p('Здравствуйте, {{ musteri_adi }}!')}${p('За проживание на вилле {{ villa_adi }} ({{ giris }} – {{ cikis }}) можно оплатить <b>{{ link_tutari }}</b> картой по ссылке ниже. Данные карты вы вводите только на странице платёжной системы, к нам они не попадают.')}${button('Перейти к оплате')}${p('Ссылкой можно воспользоваться один раз, она действует до <b>{{ link_son }}</b>. Вопросы: {{ firma_tel }}.')}`,
    },
  },
} satisfies Record<string, { subject: Localized; body: Localized }>
