import type { Phrase } from '../../../say.ts'

/** Villas like the one that is shown. */
export const similar = {
  'similar.district': 'aynı semtte',
  'similar.town': '{town} bölgesinde',
  'similar.bedrooms': '{n} yatak odası, aynı büyüklük',
  'similar.guests': '{n}\u00a0kişi, yakın büyüklük',
  'similar.price': 'benzer fiyat',
  'similar.cheaper': 'daha uygun fiyat',
  'similar.title': 'Benzer Villalar',
  'similar.dated': 'Aynı tarihte boş, benzer villalar',
  'similar.allOf': '{town} villalarının tümü',
} as const satisfies Record<string, Phrase>
