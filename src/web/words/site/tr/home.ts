import type { Phrase } from '../../say.ts'

/** The home page. */
export const home = {
  'hero.title': 'Akdeniz’de boş villayı tam fiyatıyla bulun',
  'hero.text':
    'Tarihinizi seçin; yalnızca o günlerde müsait olan villaları, temizlik dahil toplam tutarıyla gösterelim.',
  'hero.photo': 'Denize bakan taş villada yüzme havuzu ve güneşlenme terası',
  'home.description':
    'TÜRSAB belgeli acentadan Fethiye, Kaş, Kalkan ve Bodrum’da kiralık villalar: gerçekten boş tarihler, temizlik dahil toplam fiyat, Bakanlık izin numarası.',
  'home.blog': 'Yola çıkmadan okuyun',
  trust: 'Neden güvenilir',
  'trust.licence': 'Lisanslı seyahat acentası.',
  'trust.permit': 'Her villa izin belgeli',
  'trust.permit.text': 'Bakanlık numarası ilanda, kontrolü tek dokunuş.',
  'trust.price': 'Gördüğünüz, ödediğiniz tutar',
  'trust.price.text': 'Temizlik ve vergiler ilk ekranda toplama dahil.',
  'trust.option': '24 saat ücretsiz opsiyon',
  'trust.option.text': 'Karar verirken tarihleriniz sizin için ayrılır.',
  'popular.title': 'Popüler villalar',
  'popular.text': 'Misafirlerin en çok sorduğu evler. Tarih seçince fiyat bütün konaklamanın toplamı olur.',
  'soon.title': 'Bu hafta boş kalan geceler',
  'month.badge': 'Ayın villası',
  'month.night': 'En az',
  'month.option': 'Ayırın, sonra karar verin',
  'month.option.text':
    'Beğendiğiniz tarihler 24 saat boyunca ücretsiz sizde kalır; girişe 7 günden az kaldıysa 4 saat. Bu sürede aynı geceyi başkası alamaz.',
  'why.title': 'Ev de fiyat da ekrandaki gibi',
  'why.honest': 'Zayıf yanını da yazıyoruz',
  'why.honest.text':
    'Dik yol, komşu penceresi, yaz müziği: bilmeniz gerekeni villanın metninde kalın harfle okursunuz.',
  'why.calendar': 'Takvim canlı, çifte rezervasyon yok',
  'why.calendar.text': 'Boş görünen gün gerçekten boştur. Opsiyonunuz sürerken kimse aynı geceyi alamaz.',
  'why.price': 'Sürpriz kalem yok',
  'why.price.text': 'Her satırın nedeni yazar. İade takvimini ödemeden önce, tarih tarih görürsünüz.',
  'why.people': 'Telefonda bir insan',
  'why.people.text':
    'Telefonla ya da WhatsApp’tan sorun; rezervasyonunuza bir kod ve telefon numaranızla, üye olmadan ulaşın.',
  receipt: 'Örnek fiyat dökümü',
  'receipt.stay': 'Konaklama, {n} gece',
  'receipt.discount': 'İndirim',
  'receipt.cleaning': 'Temizlik, havlu, nevresim',
  'receipt.bills': 'Elektrik, su, internet',
  'receipt.included': 'Dahil',
  'receipt.now': 'Şimdi ön ödeme',
  'comments.title': 'Misafirlerimiz anlatıyor',
  'comments.sum': '{value} · {n}\u00a0yorum',
  'failed.search': 'Bağlantı hatası, tekrar deneyin. Arama çalışıyor.',
} as const satisfies Record<string, Phrase>
