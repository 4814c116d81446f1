import type { Phrase } from '../../say.ts'

/** Texts of the website with their versions. */
export const contentWords = {
  'text.title': 'Başlık',
  'text.lead': 'Giriş cümlesi',
  'text.body': 'Metin',
  'text.saved': 'Kaydedildi, sitede.',
  'text.versions': 'Sürümler',
  'text.version': '{n}. sürüm',
  'text.now': 'yayında',
  'text.no-versions': 'Bu metin ilk kurulumdan beri değişmedi.',
  'text.compare': 'Farkı gör',
  'text.difference': '{n}. sürümden bugüne fark',
  'text.same': 'Bu dilde fark yok.',
  'text.restore': 'Bu sürümü geri yükle',
  'text.restored': '{n}. sürüm forma alındı; kaydedince yayına girer.',
  'text.see': 'Sitede gör',
  'text.contract-note': 'Misafir rezervasyonda bu metnin o anki sürümünü kabul eder; eski sürümler saklanır.',
} satisfies Record<string, Phrase>
