import type { Phrase } from '../../../say.ts'

/** The page on which somebody confirms or ends the newsletter. */
export const newsletter = {
  'newsletter.title': 'E-bülten',
  'newsletter.confirm': 'Kaydınızı onaylayın',
  'newsletter.confirmText': '{email} adresine e-bülten gönderilmesini onaylıyor musunuz?',
  'newsletter.consent':
    'E-posta adresime ticari elektronik ileti gönderilmesine onay veriyorum. Dilediğim zaman ayrılabilirim.',
  'newsletter.yes': 'Onaylıyorum',
  'newsletter.confirmed': 'Kaydınız onaylandı, teşekkür ederiz.',
  'newsletter.confirmedText': 'Her bültenin altında tek basışlık bir ayrılma bağlantısı bulunur.',
  'newsletter.leave': 'Bültenden ayrılın',
  'newsletter.leaveText': '{email} adresine bir daha bülten gönderilmesin mi?',
  'newsletter.no': 'Ayrılıyorum',
  'newsletter.left': 'Ayrıldınız.',
  'newsletter.leftText': 'Bu adrese artık bülten göndermiyoruz. Rezervasyonunuzla ilgili mesajlar bülten sayılmaz.',
  'newsletter.lost': 'Bu bağlantı geçerli değil.',
  'newsletter.lostText': 'Adresi mesajdaki gibi tam açtığınızdan emin olun ya da bize yazın.',
} as const satisfies Record<string, Phrase>
