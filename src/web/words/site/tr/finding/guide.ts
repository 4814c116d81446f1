import type { Phrase } from '../../../say.ts'

/** The page of a region as a guide. */
export const guide = {
  'guide.whom': 'Kime göre?',
  'guide.suits': 'Burası tam size göre',
  'guide.minds': 'Bir düşünün',
  'guide.bays': 'Koylar, yollar, dakikalar',
  'guide.bays.text': 'Süreler {name} merkezden, yaz trafiğinde arabayladır; yaklaşıktır.',
  'guide.drives': 'Arabayla',
  'guide.minutes': '{n}\u00a0dk',
  'guide.hours': '{hours}\u00a0sa {n}\u00a0dk',
  'guide.wholeHours': '{hours}\u00a0sa',
  'guide.km': '{n}\u00a0km',
  'guide.months': 'Ay ay {name}',
  'guide.months.text':
    'Gündüz ve deniz sıcaklığı uzun yıllar ortalamasıdır. Fiyat, o ay boş olan en uygun haftanın toplamıdır; dokununca o haftayı ararız.',
  'guide.months.bare': 'Gündüz ve deniz sıcaklığı uzun yıllar ortalamasıdır.',
  'guide.air': 'gündüz {n}°',
  'guide.sea': 'deniz {n}°',
  'guide.week': '{month}: 7 gece en uygun {total}',
  'guide.full': 'dolu',
  'guide.districts': 'Semt semt',
  'guide.districts.text': 'Her semtin en beğenilen villası ve villaların tümü.',
  'guide.liked': 'En beğenilen:',
  'guide.villas': { one: '{n} villa', other: '{n} villa' },
  'guide.map': '{name} çevresindeki koylar; aynıları listede',
} as const satisfies Record<string, Phrase>
