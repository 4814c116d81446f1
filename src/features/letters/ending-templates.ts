import type { Localized } from '../../kernel/language.ts'

const p = (text: string) => `<p style="margin:0 0 12px">${text}</p>`
const stay: Localized = {
  tr: p('{{ villa_adi }}, {{ giris }} – {{ cikis }}, {{ gece }} gece'),
  en: p('{{ villa_adi }}, {{ giris }} – {{ cikis }}, nights: {{ gece }}'),
  ru: p('{{ villa_adi }}, {{ giris }} – {{ cikis }}, ночей: {{ gece }}'),
}
const hello: Localized = {
  tr: p('Merhaba {{ musteri_adi }},'),
  en: p('Hello {{ musteri_adi }},'),
  ru: p('Здравствуйте, {{ musteri_adi }}!'),
}

/** The letters of what did not come to pass. Each says honestly what happens to the money. */
export const endingTemplates = {
  payment_failed: {
    subject: {
      tr: 'Ödemeniz tamamlanamadı – {{ rez_kod }}',
      en: 'Your payment could not be completed – {{ rez_kod }}',
      ru: 'Платёж не прошёл – {{ rez_kod }}',
    },
    body: {
      tr: `${hello.tr}${p('Kart ödemeniz tamamlanamadı ({{ neden }}). Kartınızdan bir tutar çekilmedi. Opsiyonunuz {{ opsiyon_son }} tarihine kadar sürüyor; <a href="{{ odeme_linki }}">yeniden deneyebilir</a> ya da havale yapabilirsiniz.')}${stay.tr}`,
      en: `${hello.en}${p('Your card payment was not completed ({{ neden }}). Nothing was charged. Your hold lasts until {{ opsiyon_son }}; you can <a href="{{ odeme_linki }}">try again</a> or pay by bank transfer.')}${stay.en}`,
      ru: `${hello.ru}${p('Платёж по карте не прошёл ({{ neden }}). Деньги не списаны. Вилла удерживается до {{ opsiyon_son }}; вы можете <a href="{{ odeme_linki }}">попробовать ещё раз</a> или сделать перевод.')}${stay.ru}`,
    },
  },
  paid_too_late: {
    subject: {
      tr: 'Ödemeniz ulaştı, villanız için sizi arıyoruz – {{ rez_kod }}',
      en: 'Your payment arrived late – {{ rez_kod }}',
      ru: 'Ваш платёж поступил с опозданием – {{ rez_kod }}',
    },
    body: {
      tr: `${hello.tr}${p('{{ odenen }} tutarındaki ödemeniz bize ulaştı; ancak opsiyon süreniz dolduğu için bu tarihler artık uygun değil. Ödemenizin tamamını iade ediyoruz. İsterseniz aynı tarihler için benzer bir villa önermek üzere sizi arayacağız.')}${stay.tr}`,
      en: `${hello.en}${p('Your payment of {{ odenen }} reached us after the hold had ended, and these dates are no longer free. We are returning the whole amount. If you like, we will call you and suggest a similar villa for the same dates.')}${stay.en}`,
      ru: `${hello.ru}${p('Ваш платёж {{ odenen }} поступил после окончания удержания, и эти даты уже заняты. Мы возвращаем всю сумму. Если хотите, мы позвоним и предложим похожую виллу на те же даты.')}${stay.ru}`,
    },
  },
  cancelled: {
    subject: {
      tr: 'Rezervasyonunuz iptal edildi – {{ rez_kod }}',
      en: 'Your reservation is cancelled – {{ rez_kod }}',
      ru: 'Ваша бронь отменена – {{ rez_kod }}',
    },
    body: {
      tr: `${hello.tr}${p('Rezervasyonunuz iptal edildi. Ödenen: {{ odenen }}. İade edilecek: <b>{{ iade }}</b>. İade, ödemeyi yaptığınız yolla birkaç iş günü içinde yapılır.')}${stay.tr}${p('{{ neden }}')}`,
      en: `${hello.en}${p('Your reservation is cancelled. Paid: {{ odenen }}. To be returned: <b>{{ iade }}</b>, the way you paid, within a few business days.')}${stay.en}${p('{{ neden }}')}`,
      ru: `${hello.ru}${p('Бронь отменена. Оплачено: {{ odenen }}. К возврату: <b>{{ iade }}</b>, тем же способом, в течение нескольких рабочих дней.')}${stay.ru}${p('{{ neden }}')}`,
    },
  },
  declined: {
    subject: {
      tr: 'Talebinizle ilgili – {{ rez_kod }}',
      en: 'About your request – {{ rez_kod }}',
      ru: 'О вашей заявке – {{ rez_kod }}',
    },
    body: {
      tr: `${hello.tr}${p('Ne yazık ki bu villa istediğiniz tarihlerde uygun değil. {{ neden }}')}${stay.tr}${p('<a href="{{ arama_linki }}">Aynı tarihlerde uygun villaları görün</a> ya da bizi arayın: {{ firma_tel }}.')}`,
      en: `${hello.en}${p('Unfortunately this villa is not available on your dates. {{ neden }}')}${stay.en}${p('<a href="{{ arama_linki }}">See villas that are free on the same dates</a> or call us: {{ firma_tel }}.')}`,
      ru: `${hello.ru}${p('К сожалению, эта вилла на ваши даты недоступна. {{ neden }}')}${stay.ru}${p('<a href="{{ arama_linki }}">Посмотрите свободные виллы на те же даты</a> или позвоните нам: {{ firma_tel }}.')}`,
    },
  },
  option_expired: {
    subject: {
      tr: 'Opsiyon süreniz doldu – {{ rez_kod }}',
      en: 'Your hold has ended – {{ rez_kod }}',
      ru: 'Срок удержания истёк – {{ rez_kod }}',
    },
    body: {
      tr: `${hello.tr}${p('Rezervasyonunuz için ayrılan süre doldu ve tarihler yeniden satışa açıldı. Hâlâ ilgileniyorsanız <a href="{{ arama_linki }}">aynı tarihlerdeki villalara</a> bakabilir ya da bizi arayabilirsiniz: {{ firma_tel }}. Bu arada ödeme yaptıysanız merak etmeyin: tarihler boşsa rezervasyonunuz kesinleşir, değilse ödemenizin tamamı iade edilir.')}${stay.tr}`,
      en: `${hello.en}${p('The time held for your reservation has ended and the dates are on sale again. If you are still interested, see <a href="{{ arama_linki }}">villas on the same dates</a> or call us: {{ firma_tel }}. If you have paid meanwhile, don’t worry: you get the villa if it is still free, otherwise all your money back.')}${stay.en}`,
      ru: `${hello.ru}${p('Время удержания вашей брони истекло, даты снова в продаже. Если вам всё ещё интересно, посмотрите <a href="{{ arama_linki }}">виллы на те же даты</a> или позвоните: {{ firma_tel }}. Если вы уже оплатили, не волнуйтесь: если даты свободны, бронь подтвердится, если нет, мы вернём всю сумму.')}${stay.ru}`,
    },
  },
  villa_changed: {
    subject: {
      tr: 'Villanız değişti – {{ rez_kod }}',
      en: 'Your villa has changed – {{ rez_kod }}',
      ru: 'Ваша вилла изменилась – {{ rez_kod }}',
    },
    body: {
      tr: `${hello.tr}${p('Konaklamanız aynı tarihlerde <b>{{ villa_adi }}</b> villasına taşındı. Toplam tutar: <b>{{ toplam }}</b>, ödenen: {{ odenen }}. {{ neden }}')}${stay.tr}${p('<a href="{{ rezervasyon_linki }}">Rezervasyonunuzu buradan görebilirsiniz.</a> Size uymuyorsa bizi arayın: {{ firma_tel }}.')}`,
      en: `${hello.en}${p('Your stay on the same dates is now at <b>{{ villa_adi }}</b>. Total: <b>{{ toplam }}</b>, paid: {{ odenen }}. {{ neden }}')}${stay.en}${p('<a href="{{ rezervasyon_linki }}">See your reservation here.</a> If it does not suit you, please call us: {{ firma_tel }}.')}`,
      ru: `${hello.ru}${p('Ваше проживание на те же даты теперь на вилле <b>{{ villa_adi }}</b>. Итого: <b>{{ toplam }}</b>, оплачено: {{ odenen }}. {{ neden }}')}${stay.ru}${p('<a href="{{ rezervasyon_linki }}">Ваша бронь здесь.</a> Если вам не подходит, позвоните нам: {{ firma_tel }}.')}`,
    },
  },
  /** To the owner of a villa, in the words of staff. */
  calendar_conflict: {
    subject: {
      tr: 'Takvim çakışması: {{ villa_adi }}, {{ giris }} – {{ rez_kod }}',
      en: 'Calendar conflict: {{ villa_adi }}, {{ giris }} – {{ rez_kod }}',
      ru: 'Пересечение в календаре: {{ villa_adi }}, {{ giris }} – {{ rez_kod }}',
    },
    body: {
      tr: `${p('{{ neden }}')}${p('Rezervasyon kodumuz: {{ rez_kod }}. Bize ulaşın: {{ firma_tel }}.')}`,
      en: `${p('{{ neden }}')}${p('Our reservation code: {{ rez_kod }}. Call us: {{ firma_tel }}.')}`,
      ru: `${p('{{ neden }}')}${p('Номер нашей брони: {{ rez_kod }}. Телефон: {{ firma_tel }}.')}`,
    },
  },
} satisfies Record<string, { subject: Localized; body: Localized }>
