import type { Phrase } from '../../say.ts'

/** The charts at the end of the agency's home. */
export const chartsWords = {
  'charts.as-table': '{title}: tablo olarak göster',
  'charts.as-chart': '{title}: grafik olarak göster',
  'charts.month': 'Ay',
  'charts.happened': 'Gerçekleşen',
  'charts.confirmed': 'Kesinleşen',
  'charts.year': '{year} toplamı',
  'charts.occupancy': 'Doluluk',
  'charts.occupancy-note': 'Yayındaki {n} villanın satılan geceleri',
  'charts.occupancy-said':
    '{year} doluluğu ortalama yüzde {percent}; en dolu ay {month}, yüzde {best}. Aylar tabloda okunabilir.',
  'charts.occupancy-tip': '{month}: %{percent}. Gerçekleşen {happened}, kesinleşen {confirmed}, toplam {nights} gece',
  'charts.nights': 'Gece',
  'charts.share': 'Doluluk',
  'charts.occupancy-empty': 'Yayında villa yok.',
  'charts.income': 'Gelir',
  'charts.income-note': 'Konaklama tutarları, giriş ayına göre',
  'charts.income-said':
    '{year} geliri {sum}, geçen yıl {lastYear}; en yüksek ay {month}, {best}. Aylar tabloda okunabilir.',
  'charts.income-tip': '{month}: gerçekleşen {happened}, kesinleşen {confirmed}; geçen yıl {lastYear}',
  'charts.income-empty': 'Bu yıl ve geçen yıl kesinleşen konaklama yok.',
  'charts.growth': 'Biten aylar, geçen yılın aynı aylarına göre',
  'charts.currency': 'Para birimi',
  'charts.sources': 'Nereden geliyor',
  'charts.sources-note': 'Son {days} günde kesinleşen {n} rezervasyon',
  'charts.sources-said': 'Son {days} günde {n} rezervasyon: {list}.',
  'charts.source': 'Kaynak',
  'charts.count': 'Rezervasyon',
  'charts.part': 'Pay',
  'charts.sources-empty': 'Son {days} günde kesinleşen rezervasyon yok.',
} satisfies Record<string, Phrase>
