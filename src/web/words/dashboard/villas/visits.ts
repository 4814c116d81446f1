/** Who looked at a villa, and when. */
export const visitsWords = {
  'visits.tab': 'Kontroller',
  'visits.title': 'Kontroller',
  'visits.note': 'Misafir villa sayfasında son kontrolü görür: gün, kim, neye bakıldı.',
  'visits.new': 'Yeni kontrol',
  'visits.none': 'Henüz kontrol yazılmadı. Eve gidildiğinde buraya yazın; misafir orada birinin olduğunu görür.',
  'visits.day': 'Gün',
  'visits.visitor': 'Kim gitti',
  'visits.visitor-help': 'Misafir böyle okur: Zeynep A.',
  'visits.seen': 'Neye bakıldı',
  'visits.example': 'Örnek: Havuz, klimalar ve internet hızı ölçüldü.',
} as const
