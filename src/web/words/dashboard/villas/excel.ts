import type { Phrase } from '../../say.ts'

/** Spreadsheets, out and in. */
export const excelWords = {
  'excel.save': 'Excel olarak indir',
  'excel.import': 'Excel’den yükle',
  'excel.import-prices': 'Fiyatları Excel’den yükle',
  'excel.import-villas': 'Villa bilgilerini Excel’den yükle',
  'excel.prices-help':
    'İndirdiğiniz dosyayı düzenleyip buraya yükleyin. Dosyada adı geçen villaların fiyat dönemleri dosyadakiler olur; diğer villalara dokunulmaz. Siz onaylamadan hiçbir şey değişmez.',
  'excel.villas-help':
    'İndirdiğiniz dosyayı düzenleyip buraya yükleyin. Villalar koddan tanınır; dosyada olmayanlara dokunulmaz. Siz onaylamadan hiçbir şey değişmez.',
  'excel.choose': 'Dosya seç (.xlsx)',
  'excel.other': 'Başka dosya seç',
  'excel.too-large': 'Dosya 5 MB’tan büyük. Daha az satırla yeniden deneyin.',
  'excel.unreadable': 'Bu dosya okunamadı. Excel’de .xlsx olarak kaydedip yeniden deneyin.',
  'excel.no-rows': 'Dosyada satır yok.',
  'excel.too-many': 'Bir seferde en fazla {n} satır yüklenebilir. Dosyayı bölün.',
  'excel.no-column': 'Bu sütun dosyada yok.',
  'excel.no-amount': 'Tutar değil. 17.250,50 gibi yazın.',
  'excel.no-number': 'Sayı değil.',
  'excel.no-day': 'Tarih değil. 15.06.2027 gibi yazın.',
  'excel.no-weekday': 'Gün adı değil. Cmt, Paz gibi yazın.',
  'excel.wrong': '{n} hücre düzeltilmeli. Hiçbir şey değişmedi.',
  'excel.row': 'Satır',
  'excel.column': 'Sütun',
  'excel.why': 'Neden',
  'excel.what': 'Ne değişiyor',
  'excel.was': 'Şimdi',
  'excel.now': 'Yeni',
  'excel.added': 'yeni dönem',
  'excel.changed': 'değişti',
  'excel.removed': 'siliniyor',
  'excel.same': 'Dosyadaki her şey sistemdekiyle aynı; değişecek bir şey yok.',
  'excel.write-n': '{n} değişikliği uygula',
  'excel.prices-written': 'Fiyatlar yazıldı; fiyat tablosundan geri alabilirsiniz.',
} satisfies Record<string, Phrase>
