import type { Phrase } from '../../say.ts'

/** The villa page at once. */
export const villa = {
  'villa.code': 'Kod {code}',
  'villa.comments': '{n} yorum',
  'villa.share': 'Paylaş',
  'villa.shared': 'Bağlantı kopyalandı',
  'villa.like': 'Favorilere ekle',
  'villa.unlike': 'Favorilerden kaldır',
  'villa.preview':
    'Önizleme: bu sayfayı şimdilik yalnız siz görüyorsunuz. Villa yayınlanınca misafirler de görür ve rezervasyon yapabilir.',
  'villa.calendar': 'Müsaitlik Takvimi',
  'photos.count': '{n} fotoğraf',
  'photos.video': 'Video',
  'photos.plan': 'Kat planı',
  'photos.open': 'Fotoğrafı büyüt: {alt}',
  'photos.label': 'Fotoğraflar',
  'photos.at': '{at} / {count}',
  'photos.close': 'Fotoğrafları kapat',
  'photos.before': 'Önceki fotoğraf',
  'photos.next': 'Sonraki fotoğraf',
  'sections.label': 'Villa sayfasının bölümleri',
  'sections.ozet': 'Özet',
  'sections.takvim': 'Takvim ve fiyat',
  'sections.odalar': 'Odalar',
  'sections.ozellikler': 'Özellikler',
  'sections.konum': 'Konum',
  'sections.yorumlar': 'Yorumlar',
  'sections.kurallar': 'Kurallar',
  'photos.rooms': 'Odalara göre fotoğraflar',
  'photos.nearer': 'Yakınlaştır',
  'photos.farther': 'Uzaklaştır',
} as const satisfies Record<string, Phrase>
