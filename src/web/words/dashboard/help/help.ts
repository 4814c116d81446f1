import type { Phrase } from '../../say.ts'

/** What each screen is for, and what to do next there; shown by the key '?'. */
export const helpWords = {
  'help.title': 'Yardım ve kısayollar',
  'help.next': 'Sırada ne var?',
  'help.home': 'Bugün ne eksik: süresi dolan opsiyonlar, bekleyen talepler, girişler, çıkışlar ve uyarılar bir arada.',
  'help.home.next': 'En üstteki kırmızı uyarıdan başlayın; sonra süresi en az kalan opsiyonu arayın.',
  'help.reservations':
    'Bütün rezervasyonlar; sekmeler duruma, filtreler villa, misafir ve tarihe göre ayırır. Geçmiş konaklamalar anahtarla gelir, kod ya da telefon araması onları da bulur.',
  'help.reservations.next':
    'J ve K ile gezin, Enter ile açın. Sık baktığınız filtreyi Görünümler’e kaydedin; seçilenleri Excel’e alın.',
  'help.reservation':
    'Bir rezervasyonun tamamı: konaklama, para, kişiler, mailler ve geçmiş. Yapılabilecek hamleler başlığın yanındadır.',
  'help.reservation.next': 'Mor düğme sıradaki adımdır. P ödeme alır, T tarih değiştirir, W WhatsApp’ı açar.',
  'help.new-reservation': 'Telefonda alınan rezervasyon: villa, tarih ve kişi yazıldıkça fiyat ve müsaitlik görünür.',
  'help.new-reservation.next': 'Misafire toplamı okuyun, opsiyon süresini seçin ve kaydedin; bilgiler mail ile gider.',
  'help.guests': 'Rezervasyon yapmış herkes, bütün konaklamaları ve iletişim bilgileriyle tek kayıtta.',
  'help.guests.next': 'Adı, telefonu ya da e-postayı arayın; uyarı ve notları misafirin kaydına yazın.',
  'help.external': 'Satılmayan geceler: elle kapatılanlar, ev sahibinin konaklamaları, bakım ve dış takvimler.',
  'help.external.next': 'Büyük K yeni kapatma açar. Birden çok satırı X ile seçip birlikte açabilirsiniz.',
  'help.transactions': 'Bütün para hareketleri; gün gün kasa, banka, beklenen ödemeler ve faturalar sekmelerdedir.',
  'help.transactions.next': 'Yanlış kaydı silmeyin, ters kayıtla düzeltin. Filtrelenen liste Excel’e iner.',
  'help.occupancy': 'Villaların doluluk takvimi: opsiyon, rezervasyon ve kapatmalar yan yana.',
  'help.occupancy.next': 'Boş geceleri seçip rezervasyon açın ya da kapatın; çakışmaları önce çözün.',
  'help.offer': 'Misafirin cümlesinden ya da alanlardan müsait villaları bulur ve bağlantılı teklif hazırlar.',
  'help.offer.next': 'Uygun villaları işaretleyin, teklifi WhatsApp ya da mail ile gönderin.',
  'help.villas': 'Villalar ve onlarla ilgili her şey: bilgiler, fotoğraflar, fiyatlar, takvim, izin belgeleri.',
  'help.villas.next': 'İzin belgesi ya da fiyatı eksik olanlardan başlayın; toplu değişiklik için Excel’i kullanın.',
  'help.users': 'Panele kimlerin girebildiği, rolleri, yetkileri ve açık oturumları.',
  'help.users.next': 'Yeni kişiyi mail ile davet edin; ayrılan kişiyi kapatın, oturumları hemen biter.',
  'help.contact': 'Sitedeki iletişim formundan gelen mesajlar.',
  'help.contact.next': 'Okunmamıştan başlayın, buradan yanıtlayın; biteni X ile seçip birlikte tamamlayın.',
  'help.comments': 'Misafir yorumları; siteye ancak siz yayımladıktan sonra çıkar.',
  'help.comments.next': 'Bekleyenleri okuyun, yayımlayın ya da gizleyin, yanıtsız kalanlara acente yanıtı yazın.',
  'help.subscriber': 'E-bülten aboneleri ve onayın kanıtı: metin sürümü, zaman, adres.',
  'help.subscriber.next': 'İYS dosyasını indirin ve İYS’ye yükleyin; izni silinmesi istenen kaydı silin.',
  'help.audit': 'Kim, neyi, ne zaman ve nereden değiştirdi; kimse bu kayıtları değiştiremez.',
  'help.audit.next': 'Gün, konu ve türe göre daraltın; satırı açınca eski ve yeni değerler görünür.',
  'help.owner': 'Villalarınızın takvimi, konaklamaları ve hesabı burada.',
  'help.owner.next': 'Kendi kalacağınız günleri takvimden kapatın; öneri gönderdiğinizde acente yanıtlar.',
  'help.other': 'Bu ekranda görülenler kaydedilince sitede ve panelde hemen geçerli olur.',
  'help.other.next': 'Ctrl K ile istediğiniz sayfaya, kayda ya da işleme gidin.',
} satisfies Record<string, Phrase>
