import type { Phrase } from '../../../say.ts'

/** The page of gaps between two bookings. */
export const short = {
  'short.h1': 'Kısa süreli kiralık villalar',
  'short.lead':
    'Bu geceler iki rezervasyonun arasında boş kaldı. Boşluğun tamamını alırsanız, o villanın en az gece şartı aranmaz.',
  'short.count': '{n} boşluk, en yakın tarih önce',
  'short.none': 'Şu anda bu isteğe uyan boşluk yok.',
  'short.none.text': 'Boşluklar her gün değişir. Aynı istekle bütün boş villalara bakabilirsiniz.',
  'short.none.go': 'Boş villalara bak',
  'short.times': 'Boşlukların zamanı',
  'short.any': 'Tüm zamanlar',
  'short.map': '{n} boşluk, haritada',
} as const satisfies Record<string, Phrase>
