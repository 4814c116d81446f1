import { HELLO, type Template, text } from './parts.ts'

const VILLAS = [1, 2, 3, 4, 5, 6].map((number) => `- {{ teklif_villa_${number} }}`).join('\n')

/** The letter with which staff send a guest the villas they chose for her. */
export const offerTemplates = {
  offer: {
    subject: {
      tr: 'Sizin için seçtiğimiz villalar',
      en: 'The villas we chose for you',
      ru: 'Виллы, которые мы выбрали для вас',
    },
    body: {
      tr: text(
        HELLO.tr,
        'Sizin için seçtiğimiz villalar aşağıda. Fiyatlar bütün konaklama içindir.',
        VILLAS,
        '{{ teklif_notu }}',
        '[Villaları gör ve seç]({{ teklif_linki }})',
        'Linki açtığınızda tarihler ve fiyatlar o an yeniden sorgulanır. Teklif {{ teklif_son }} tarihine kadar geçerlidir; seçmek ücretsizdir, kart istemeyiz.',
      ),
      en: text(
        HELLO.en,
        'Here are the villas we chose for you. Each price is for the whole stay.',
        VILLAS,
        '{{ teklif_notu }}',
        '[See the villas and choose]({{ teklif_linki }})',
        'Whenever you open the link, dates and prices are checked again. The offer is valid until {{ teklif_son }}; choosing is free and needs no card.',
      ),
      ru: text(
        HELLO.ru,
        'Вот виллы, которые мы для вас выбрали. Цена указана за всё проживание.',
        VILLAS,
        '{{ teklif_notu }}',
        '[Посмотреть и выбрать]({{ teklif_linki }})',
        'При каждом открытии ссылки даты и цены проверяются заново. Предложение действует до {{ teklif_son }}; выбор бесплатный, карта не нужна.',
      ),
    },
    chat: {
      tr: text(
        HELLO.tr,
        '{{ teklif_notu }}',
        'Sizin için seçtiğimiz villalar:',
        VILLAS,
        'Fotoğraflar ve güncel fiyatlar: {{ teklif_linki }}',
        'Beğendiğinizi linkten seçerseniz adınıza ücretsiz tutarız. Teklif {{ teklif_son }} tarihine kadar geçerli. {{ firma_adi }}',
      ),
      en: text(
        HELLO.en,
        '{{ teklif_notu }}',
        'these are the villas we chose for you:',
        VILLAS,
        'Photos and today’s prices: {{ teklif_linki }}',
        'Choose one there and we hold it for you free of charge. Valid until {{ teklif_son }}. {{ firma_adi }}',
      ),
      ru: text(
        HELLO.ru,
        '{{ teklif_notu }}',
        'Мы выбрали для вас виллы:',
        VILLAS,
        'Фотографии и актуальные цены: {{ teklif_linki }}',
        'Выберите понравившуюся по ссылке, и мы бесплатно оставим её за вами. Предложение действует до {{ teklif_son }}. {{ firma_adi }}',
      ),
    },
  },
} satisfies Record<string, Template>
