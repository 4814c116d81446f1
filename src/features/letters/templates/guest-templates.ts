import { HELLO, STAY, type Template, text } from './parts.ts'

/** What a guest writes and asks for on the page of her reservation, and the agency’s no. */
export const guestTemplates = {
  guest_wrote: {
    subject: { tr: 'Misafir yazdı – {{ rez_kod }} {{ musteri_adi }}' },
    body: {
      tr: text(
        '{{ musteri_adi }} ({{ musteri_tel }}) rezervasyon sayfasından yazdı:',
        '| Mesaj | {{ neden }} |',
        `${STAY.tr}`,
        '[Panelde aç]({{ panel_linki }})',
      ),
    },
  },
  dates_declined: {
    subject: {
      tr: 'İstediğiniz değişiklik hakkında – {{ rez_kod }}',
      en: 'About the change you asked for – {{ rez_kod }}',
      ru: 'О запрошенном изменении – {{ rez_kod }}',
    },
    body: {
      tr: text(
        HELLO.tr,
        'İstediğiniz tarih değişikliğini ne yazık ki yapamıyoruz. Rezervasyonunuz olduğu gibi duruyor.',
        '| Nedeni | {{ neden }} |',
        `${STAY.tr}`,
        '[Rezervasyonumu gör]({{ rezervasyon_linki }})',
      ),
      en: text(
        HELLO.en,
        'We are sorry, but the change of dates you asked for is not possible. Your reservation stands as it was.',
        '| Reason | {{ neden }} |',
        `${STAY.en}`,
        '[See my reservation]({{ rezervasyon_linki }})',
      ),
      ru: text(
        HELLO.ru,
        'К сожалению, изменить даты так, как вы просили, не получится. Ваша бронь остаётся прежней.',
        '| Причина | {{ neden }} |',
        `${STAY.ru}`,
        '[Моя бронь]({{ rezervasyon_linki }})',
      ),
    },
  },
} satisfies Record<string, Template>
