import type { Phrase } from '../../say.ts'

/** Regions, towns and villa types. */
export const places = {
  'regions.title': 'Kıyı boyunca, koy koy',
  'regions.text': 'Önce yeri seçin, sonra evi: her bölgenin denizi, yolu ve kalabalığı başkadır.',
  'regions.all': 'Tüm bölgeler',
  'regions.h1': 'Villa bölgeleri',
  'regions.none': 'Henüz yayında bölge yok.',
  'regions.description':
    'Fethiye’den Bodrum’a kiralık villa bölgeleri: her bölgede kaç villa var, nasıl bir yer, hangi mahalleler.',
  'regions.failed': 'Villa Bölgeleri Hata',
  'regions.failed.text': 'Bölgeler yüklenemedi, arama çalışıyor.',
  'region.title': '{name} Kiralık Villa',
  'place.all': 'Tüm {name}',
  'place.dated': 'Yalnızca bu tarihlerde boş olanlar; fiyat konaklamanın toplamıdır.',
  'place.undated': 'Tarih seçin, toplam fiyatları ve gerçekten boş olanları görün.',
  'place.filter': 'Bütün filtrelerle ara',
  'place.about.town': '{name} nasıl bir yer?',
  'place.about.type': '{name} hakkında',
  'place.faq': 'Sık sorulanlar',
  'place.others.town': 'Başka bölgeler',
  'place.others.type': 'Başka villa tipleri',
} satisfies Record<string, Phrase>
