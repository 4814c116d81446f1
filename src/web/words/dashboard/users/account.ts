import type { Phrase } from '../../say.ts'

/** One's own account. */
export const accountWords = {
  'account.title': 'Hesabım',
  'account.open': 'Hesabım: {name}',
  'account.me': 'Bilgilerim',
  'account.email-help': 'Değiştirmek için bir yöneticiye yazın.',
  'account.password': 'Şifre',
  'account.password-text': 'Yeni şifreyle bütün oturumlar kapanır, bu tarayıcıdaki de; yeniden giriş yaparsınız.',
  'account.current': 'Şimdiki şifre',
  'account.next': 'Yeni şifre',
  'account.change': 'Şifreyi değiştir',
  'account.changed': 'Şifreniz değişti, yeniden giriş yapın',
  'account.sessions': 'Açık oturumlar',
  'account.sessions-text': 'Tanımadığınız bir cihaz görürseniz oturumunu kapatın ve şifrenizi değiştirin.',
  'account.unknown-device': 'Bilinmeyen cihaz',
  'account.current-session': 'bu tarayıcı',
  'account.seen': 'son görülme {at}',
  'account.end': 'Kapat',
  'account.end-named': '{device} oturumunu kapat',
  'account.end-others': 'Diğerlerini kapat',
  'account.ended': 'Oturum kapatıldı',
} satisfies Record<string, Phrase>
