import { type Template, text } from '../parts.ts'

const ROWS = {
  tr: '| Villa | {{ villa_adi }}, {{ bolge }} |\n| Tarihler | {{ giris }} – {{ cikis }} |\n| Süre | {{ gece }} gece, {{ kisi }} kişi |',
  en: '| Villa | {{ villa_adi }}, {{ bolge }} |\n| Dates | {{ giris }} – {{ cikis }} |\n| Nights / guests | {{ gece }} / {{ kisi }} |',
  ru: '| Вилла | {{ villa_adi }}, {{ bolge }} |\n| Даты | {{ giris }} – {{ cikis }} |\n| Ночей / гостей | {{ gece }} / {{ kisi }} |',
}

/** Mails to visitors who want to hear of a stay. */
export const watchTemplates = {
  watch_confirm: {
    subject: {
      tr: 'Haber vermemizi onaylayın – {{ villa_adi }}',
      en: 'Please confirm that we may tell you – {{ villa_adi }}',
      ru: 'Подтвердите, что мы можем вам написать – {{ villa_adi }}',
    },
    body: {
      tr: text(
        'Merhaba,',
        'Bu tarihler boşalırsa ya da fiyatı düşerse size haber vermemizi istediniz. Onaylamazsanız başka ileti göndermeyiz.',
        ROWS.tr,
        '[Evet, haber verin]({{ haber_linki }})',
        'Siz istemediyseniz bu iletiyi silmeniz yeterli.',
      ),
      en: text(
        'Hello,',
        'You asked us to tell you when these dates open or cost less. Unless you confirm, we send you nothing more.',
        ROWS.en,
        '[Yes, tell me]({{ haber_linki }})',
        'If it was not you, just delete this message.',
      ),
      ru: text(
        'Здравствуйте!',
        'Вы просили написать, если эти даты освободятся или подешевеют. Без подтверждения мы больше ничего не пришлём.',
        ROWS.ru,
        '[Да, сообщите мне]({{ haber_linki }})',
        'Если это были не вы, просто удалите письмо.',
      ),
    },
  },
  watch_opened: {
    subject: {
      tr: 'Beklediğiniz tarihler boşaldı – {{ villa_adi }}',
      en: 'The dates you wanted are free – {{ villa_adi }}',
      ru: 'Ваши даты освободились – {{ villa_adi }}',
    },
    body: {
      tr: text(
        'Merhaba,',
        'Beklediğiniz tarihler şu anda boş. İlk ayıran alır; bu ileti yer ayırmaz.',
        `${ROWS.tr}\n| Toplam tutar | {{ toplam }} |`,
        '[Villayı gör]({{ villa_linki }})',
        '[Artık haber vermeyin]({{ haber_linki }})',
      ),
      en: text(
        'Hello,',
        'The dates you wanted are free right now. They go to whoever holds them first; this message holds nothing.',
        `${ROWS.en}\n| Total | {{ toplam }} |`,
        '[See the villa]({{ villa_linki }})',
        '[Stop telling me]({{ haber_linki }})',
      ),
      ru: text(
        'Здравствуйте!',
        'Даты, которые вы ждали, сейчас свободны. Их получит тот, кто забронирует первым: письмо ничего не бронирует.',
        `${ROWS.ru}\n| Итого | {{ toplam }} |`,
        '[Открыть виллу]({{ villa_linki }})',
        '[Больше не сообщать]({{ haber_linki }})',
      ),
    },
  },
  watch_fallen: {
    subject: {
      tr: 'Fiyat düştü – {{ villa_adi }}',
      en: 'The price has fallen – {{ villa_adi }}',
      ru: 'Цена снизилась – {{ villa_adi }}',
    },
    body: {
      tr: text(
        'Merhaba,',
        'İzlediğiniz konaklamanın fiyatı düştü.',
        `${ROWS.tr}\n| Önceki toplam | {{ eski_toplam }} |\n| Şimdiki toplam | {{ toplam }} |`,
        '[Villayı gör]({{ villa_linki }})',
        '[Artık haber vermeyin]({{ haber_linki }})',
      ),
      en: text(
        'Hello,',
        'The stay you are watching costs less now.',
        `${ROWS.en}\n| Total before | {{ eski_toplam }} |\n| Total now | {{ toplam }} |`,
        '[See the villa]({{ villa_linki }})',
        '[Stop telling me]({{ haber_linki }})',
      ),
      ru: text(
        'Здравствуйте!',
        'Проживание, за которым вы следите, подешевело.',
        `${ROWS.ru}\n| Было | {{ eski_toplam }} |\n| Стало | {{ toplam }} |`,
        '[Открыть виллу]({{ villa_linki }})',
        '[Больше не сообщать]({{ haber_linki }})',
      ),
    },
  },
} satisfies Record<string, Template>
