import { HELLO, STAY, type Template, text } from './parts.ts'

/** What a guest writes and asks for on the page of her reservation, the agency’s no, and answers to visitors. */
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
  contact_reply: {
    subject: {
      tr: 'Mesajınıza yanıtımız',
      en: 'Our answer to your message',
      ru: 'Ответ на ваше сообщение',
    },
    body: {
      tr: text(HELLO.tr, '{{ yanit_metni }}', '| Yazdığınız mesaj | {{ mesaj }} |'),
      en: text(HELLO.en, '{{ yanit_metni }}', '| Your message | {{ mesaj }} |'),
      ru: text(HELLO.ru, '{{ yanit_metni }}', '| Ваше сообщение | {{ mesaj }} |'),
    },
  },
  newsletter_confirm: {
    subject: {
      tr: 'E-bülten kaydınızı onaylayın',
      en: 'Please confirm your newsletter subscription',
      ru: 'Подтвердите подписку на рассылку',
    },
    body: {
      tr: text(
        'Merhaba,',
        'Bu adres {{ firma_adi }} e-bültenine yazıldı. Onaylamazsanız size bülten göndermeyiz.',
        '[Kaydımı onayla]({{ abonelik_onay_linki }})',
        'Siz yazılmadıysanız bu mesajı silmeniz yeterli.',
        '[Bültenden ayrıl]({{ abonelik_cikis_linki }})',
      ),
      en: text(
        'Hello,',
        'This address was signed up for the newsletter of {{ firma_adi }}. Unless you confirm, we send you nothing.',
        '[Confirm my subscription]({{ abonelik_onay_linki }})',
        'If it was not you, just delete this message.',
        '[Unsubscribe]({{ abonelik_cikis_linki }})',
      ),
      ru: text(
        'Здравствуйте!',
        'Этот адрес подписали на рассылку {{ firma_adi }}. Без подтверждения мы ничего не пришлём.',
        '[Подтвердить подписку]({{ abonelik_onay_linki }})',
        'Если это были не вы, просто удалите письмо.',
        '[Отписаться]({{ abonelik_cikis_linki }})',
      ),
    },
  },
} satisfies Record<string, Template>
