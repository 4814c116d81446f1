import type { Phrase } from '../../say.ts'

/** Why a day can’t be chosen and a stay can’t be had. */
export const why = {
  'why-day.past': 'Bu tarih geçti.',
  'why-day.taken': '{day} gecesi dolu.',
  'why-day.option': '{day} gecesi başka bir misafir için ayrılmış. Ödenmezse yeniden açılır.',
  'why-day.unpriced': '{day} için fiyat henüz açılmadı.',
  'why-day.arrivalDay': 'Bu dönemde giriş günü yalnızca {days}.',
  'why-day.shortRun': '{day} girişinde yalnızca {n}\u00a0gece boş, en az {min}\u00a0gece gerekir.',
  'why-day.takenBetween': 'Arada dolu gece var: {day}.',
  'why-day.unpricedBetween': 'Arada fiyatı açılmamış gece var: {day}.',
  'why-day.minNights': '{day} girişi için en az {n}\u00a0gece.',
  'why-day.gapOnly': 'İki konaklama arasındaki bu boşluk bütün olarak alınabilir: {stay}.',
  'why-day.tooLong': 'Bir konaklama en fazla {n}\u00a0gece olabilir.',
  'why-stay.taken': 'Seçtiğiniz tarihler müsait değil.',
  'why-stay.departureDay': '{day} günü çıkış yapılamaz; bu dönemde çıkış günü yalnızca {days}.',
  'why-stay.guests': 'Bu villa, bebekler dahil en fazla {n}\u00a0kişiliktir.',
  'why-stay.extra': 'Seçtiğiniz ek hizmet bu villada sunulmuyor.',
} as const satisfies Record<string, Phrase>
