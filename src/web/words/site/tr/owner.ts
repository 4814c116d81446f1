import type { Phrase } from '../../say.ts'

/** The page on which an owner answers a request without a login. */
export const owner = {
  'owner.title': 'Yeni talep',
  'owner.hello': 'Merhaba {owner},',
  'owner.ask': '{villa} için bir talep var. Bu tarihler sizin için uygun mu?',
  'owner.guest': 'Misafir',
  'owner.dates': 'Tarihler',
  'owner.party': 'Süre ve misafir',
  'owner.partyOf': '{nights} gece, {guests} kişi',
  'owner.total': 'Konaklama bedeli',
  'owner.until': 'Yanıt için son saat',
  'owner.note': 'Acenteye notunuz',
  'owner.noteHint': 'Yalnızca acentemiz okur, misafire gösterilmez.',
  'owner.approve': 'Onayla',
  'owner.decline': 'Reddet',
  'owner.whatThen':
    'Onaylarsanız tarihler misafir için ayrılır ve ön ödemesi beklenir; reddederseniz misafire bu tarihlerin uygun olmadığını biz yazarız.',
  'owner.approved': 'Onaylandı, teşekkür ederiz.',
  'owner.approvedText': 'Tarihler misafir için ayrıldı. Ön ödeme gelince rezervasyonun kesinleştiğini size yazacağız.',
  'owner.declined': 'Reddedildi, teşekkür ederiz.',
  'owner.declinedText': 'Misafire biz haber veriyoruz; sizin yapmanız gereken bir şey yok.',
  'owner.ended': 'Bu talep artık açık değil.',
  'owner.endedText': 'Süresi doldu ya da geri çekildi. Sorunuz varsa bizi arayın.',
  'owner.lost': 'Bu bağlantı geçerli değil.',
  'owner.lostText': 'Adresi mesajdaki gibi tam açtığınızdan emin olun ya da bizi arayın.',
} as const satisfies Record<string, Phrase>
