import type { Phrase } from '../../../say.ts'

/** Where a villa is, and how far it is from there. */
export const place = {
  'distance.sea': 'Denize',
  'distance.centre': 'Merkeze',
  'distance.market': 'Markete',
  'distance.restaurant': 'Restorana',
  'distance.hospital': 'Hastaneye',
  'distance.airport': 'Havaalanına ({code})',
  'where.title': '{district}, {town}',
  'where.note':
    'Daire 400\u00a0metredir ve yaklaşık bölgeyi gösterir. Açık adres ve yol tarifi, ön ödemeden sonra konfirme belgenizde yer alır.',
  'where.map': 'Harita: {villa} yaklaşık olarak burada',
  'where.walk': 'yürüyerek {time}',
  'where.drive': 'arabayla {time}',
  'where.minutes': '{n}\u00a0dk',
  'where.hours': '{hours}\u00a0sa',
  'where.hoursMinutes': '{hours}\u00a0sa {n}\u00a0dk',
  'where.about':
    'Süreler yaklaşıktır: yürüyüş dakikada 80\u00a0metre, araba köy yolundan ana yola kadar hesaplanmıştır.',
} as const satisfies Record<string, Phrase>
