import type { Phrase } from '../../say.ts'

/** How long people's data are kept. */
export const retentionWords = {
  'menu.settings.retention': 'Saklama süreleri',
  'retention.saved': 'Saklama süreleri kaydedildi',
  'retention.card': 'Kişisel veriler ne kadar saklanır?',
  'retention.help':
    'Süresi dolan kayıtlar her saat kendiliğinden silinir ve kayda geçer. Faturalar, para hareketleri ve sözleşme onayları on yıl kalır (VUK 253, TTK 82); buradan kısaltılamaz.',
  'retention.months': 'ay',
  'retention.bounds': '{from}–{to} ay. {why}',
  'retention.retention_contact': 'İletişim mesajları ve yanıtları',
  'retention.retention_contact-why': 'Mesajın geldiği günden sayılır; KVKK 7 işi bitince silmeyi ister.',
  'retention.retention_messages': 'Misafir mesajları ve dekontları',
  'retention.retention_messages-why': 'Çıkış gününden sayılır; tüketici uyuşmazlığında iki yıl gerekebilir (TKHK 12).',
  'retention.retention_letters': 'Gönderilen mektupların metni',
  'retention.retention_letters-why': 'Kime ve ne zaman gittiği kalır, metni silinir.',
  'retention.retention_unconfirmed': 'Onaylanmayan bülten adresleri',
  'retention.retention_unconfirmed-why': 'Onay bağlantısına basmayan adresin rızası yoktur (6563 sayılı kanun).',
  'retention.retention_identities': 'Konaklayanların kimlikleri',
  'retention.retention_identities-why': 'Çıkış gününden sayılır (1774 sayılı kanun); gelmeyenlerinki 30 günde silinir.',
  'retention.retention_audit': 'Değişiklik kaydı',
  'retention.retention_audit-why': 'Kimin neyi değiştirdiği en az iki yıl saklanır.',
} satisfies Record<string, Phrase>
