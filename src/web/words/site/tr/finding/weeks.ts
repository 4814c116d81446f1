import type { Phrase } from '../../../say.ts'

/** The coming months of a villa and their cheapest weeks. */
export const weeks = {
  'weeks.strip': 'Önümüzdeki 12\u00a0ay: en uygun boş haftanın toplamı',
  'weeks.note': 'Sayılar 7\u00a0gecenin toplamıdır, bin {symbol}. Gri bölüm ayın dolu payıdır.',
  'weeks.noteUnits': 'Sayılar 7\u00a0gecenin toplamıdır, {symbol}. Gri bölüm ayın dolu payıdır.',
  'weeks.month': '{month}: 7\u00a0gece {total} tutarından, yüzde {full} dolu',
  'weeks.full': '{month}: boş hafta yok, yüzde {full} dolu',
  'weeks.none': 'yok',
  'weeks.cheapest': 'En uygun boş haftalar',
  'weeks.choose': '{stay} haftasını seç, toplam {total}',
} as const satisfies Record<string, Phrase>
