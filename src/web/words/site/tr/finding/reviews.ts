import type { Phrase } from '../../../say.ts'

/** What guests wrote about a villa. */
export const reviews = {
  'reviews.title': 'Yorumlar',
  'reviews.head': '{n} konaklamanın ardından',
  'reviews.none': 'Bu villa için henüz yorum yok. Konaklayan misafirlerimizden sorup buraya ekliyoruz.',
  'reviews.signed':
    'Yorumu yalnız konaklayanlar, kendilerine gönderilen bağlantıyla yazar. Puanı düşük diye gizlemeyiz.',
  'reviews.spread': 'Puanların dağılımı',
  'reviews.starsOf': '{n} yıldız veren {count} yorum',
  'reviews.theme.cleanliness': 'Temizlik',
  'reviews.theme.truth': 'İlana uygunluk',
  'reviews.theme.place': 'Konum',
  'reviews.theme.communication': 'İletişim',
  'reviews.theme.value': 'Fiyatının karşılığı',
  'reviews.themes': 'Başlıklara göre puanlar',
  'reviews.filter': 'Kimin yazdığına göre seçin',
  'reviews.all': 'Hepsi',
  'reviews.party.family': 'Aile',
  'reviews.party.couple': 'Çift',
  'reviews.party.friends': 'Arkadaş grubu',
  'reviews.party.other': 'Diğer',
  'reviews.nobody': 'Bu seçime uyan yorum yok.',
  'reviews.shown': '{n} yorum gösteriliyor',
  'reviews.more': 'Daha fazla yorum ({n})',
  'reviews.answer': '{name} yanıtladı',
} as const satisfies Record<string, Phrase>
