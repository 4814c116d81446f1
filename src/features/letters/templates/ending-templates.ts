import { BRIEFLY, HELLO, STAY, type Template, text } from './parts.ts'

/** The letters of what did not come to pass, or otherwise. Each says honestly what happens to the money. */
export const endingTemplates = {
  cancelled: {
    subject: {
      tr: 'Rezervasyonunuz iptal edildi – {{ rez_kod }}',
      en: 'Your reservation is cancelled – {{ rez_kod }}',
      ru: 'Ваша бронь отменена – {{ rez_kod }}',
    },
    body: {
      tr: text(HELLO.tr, 'Rezervasyonunuz iptal edildi. **{{ iade_bilgisi }}**', BRIEFLY.tr, '{{ neden }}'),
      en: text(HELLO.en, 'Your reservation is cancelled. **{{ iade_bilgisi }}**', BRIEFLY.en, '{{ neden }}'),
      ru: text(HELLO.ru, 'Бронь отменена. **{{ iade_bilgisi }}**', BRIEFLY.ru, '{{ neden }}'),
    },
  },
  declined: {
    subject: {
      tr: 'Talebinizle ilgili – {{ rez_kod }}',
      en: 'About your request – {{ rez_kod }}',
      ru: 'О вашей заявке – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        'Ne yazık ki bu villa istediğiniz tarihlerde uygun değil.\n{{ neden }}',
        BRIEFLY.tr,
        '[Aynı tarihlerde uygun villaları gör]({{ arama_linki }})',
        'Size uygun bir villa bulmamızı isterseniz bizi arayın: {{ firma_tel }}.',
      ),
      en: text(
        HELLO.en,
        'Unfortunately this villa is not available on your dates.\n{{ neden }}',
        BRIEFLY.en,
        '[See villas that are free on the same dates]({{ arama_linki }})',
        'If you would like us to find one for you, call us: {{ firma_tel }}.',
      ),
      ru: text(
        HELLO.ru,
        'К сожалению, эта вилла на ваши даты недоступна.\n{{ neden }}',
        BRIEFLY.ru,
        '[Посмотреть свободные виллы на те же даты]({{ arama_linki }})',
        'Если хотите, мы подберём виллу для вас, позвоните нам: {{ firma_tel }}.',
      ),
    },
  },
  option_expired: {
    subject: {
      tr: 'Opsiyon süreniz doldu – {{ rez_kod }}',
      en: 'Your hold has ended – {{ rez_kod }}',
      ru: 'Срок удержания истёк – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        'Rezervasyonunuz için ayrılan süre doldu ve tarihler yeniden satışa açıldı. Hâlâ ilgileniyorsanız aynı tarihlerdeki villalara bakabilir ya da bizi arayabilirsiniz: {{ firma_tel }}.',
        '[Aynı tarihlerdeki villalar]({{ arama_linki }})',
        'Bu arada ödeme yaptıysanız merak etmeyin: tarihler boşsa rezervasyonunuz kesinleşir, değilse ödemenizin tamamı iade edilir.',
        BRIEFLY.tr,
      ),
      en: text(
        HELLO.en,
        'The time held for your reservation has ended and the dates are on sale again. If you are still interested, have a look at villas on the same dates or call us: {{ firma_tel }}.',
        '[Villas on the same dates]({{ arama_linki }})',
        'If you have paid meanwhile, don’t worry: you get the villa if it is still free, otherwise all your money back.',
        BRIEFLY.en,
      ),
      ru: text(
        HELLO.ru,
        'Время удержания вашей брони истекло, даты снова в продаже. Если вам всё ещё интересно, посмотрите виллы на те же даты или позвоните: {{ firma_tel }}.',
        '[Виллы на те же даты]({{ arama_linki }})',
        'Если вы уже оплатили, не волнуйтесь: если даты свободны, бронь подтвердится, если нет, мы вернём всю сумму.',
        BRIEFLY.ru,
      ),
    },
  },
  dates_changed: {
    subject: {
      tr: 'Rezervasyonunuz güncellendi – {{ rez_kod }}',
      en: 'Your reservation has been updated – {{ rez_kod }}',
      ru: 'Ваша бронь изменена – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        'Rezervasyonunuz isteğiniz üzerine değişti. Yeni bilgiler:',
        '| Önceki tarihler | {{ eski_tarihler }} |',
        `${STAY.tr}\n| Bugüne kadar ödenen | {{ odenen }} |`,
        '[Rezervasyonumu gör]({{ rezervasyon_linki }})',
        'Bir yanlışlık varsa lütfen hemen bizi arayın: {{ firma_tel }}.',
      ),
      en: text(
        HELLO.en,
        'Your reservation has been changed as you asked. This is how it stands now:',
        '| Dates before | {{ eski_tarihler }} |',
        `${STAY.en}\n| Paid so far | {{ odenen }} |`,
        '[See my reservation]({{ rezervasyon_linki }})',
        'If anything is wrong, please call us right away: {{ firma_tel }}.',
      ),
      ru: text(
        HELLO.ru,
        'Ваша бронь изменена по вашей просьбе. Теперь она выглядит так:',
        '| Прежние даты | {{ eski_tarihler }} |',
        `${STAY.ru}\n| Оплачено | {{ odenen }} |`,
        '[Моя бронь]({{ rezervasyon_linki }})',
        'Если что-то не так, пожалуйста, сразу позвоните нам: {{ firma_tel }}.',
      ),
    },
  },
  villa_changed: {
    subject: {
      tr: 'Villanız değişti – {{ rez_kod }}',
      en: 'Your villa has changed – {{ rez_kod }}',
      ru: 'Ваша вилла изменилась – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        'Konaklamanız aynı tarihlerde **{{ villa_adi }}** villasına taşındı. Toplam tutar: **{{ toplam }}**, ödenen: {{ odenen }}.\n{{ neden }}',
        BRIEFLY.tr,
        '[Rezervasyonumu gör]({{ rezervasyon_linki }})',
        'Size uymuyorsa bizi arayın: {{ firma_tel }}.',
      ),
      en: text(
        HELLO.en,
        'Your stay on the same dates is now at **{{ villa_adi }}**. Total: **{{ toplam }}**, paid: {{ odenen }}.\n{{ neden }}',
        BRIEFLY.en,
        '[See my reservation]({{ rezervasyon_linki }})',
        'If it does not suit you, please call us: {{ firma_tel }}.',
      ),
      ru: text(
        HELLO.ru,
        'Ваше проживание на те же даты теперь на вилле **{{ villa_adi }}**. Итого: **{{ toplam }}**, оплачено: {{ odenen }}.\n{{ neden }}',
        BRIEFLY.ru,
        '[Моя бронь]({{ rezervasyon_linki }})',
        'Если вам не подходит, позвоните нам: {{ firma_tel }}.',
      ),
    },
  },
} satisfies Record<string, Template>
