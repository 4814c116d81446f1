import type { Phrase } from '../say.ts'

/** The login. The English sentences are fixed by the agency. */
export const loginWords = {
  'login.failed': 'Bir hata meydana geldi. Err: {message}',
  'login.undecodable': 'Error encountered on server (Token decode failed). Please Inform administrators.',
  'login.title': 'Admin Paneli',
  'login.enter': 'Giriş Yap',
  'login.lead': 'Ekip ve ev sahipleri için giriş',
  'login.user': 'Kullanıcı Adı (e-posta)',
  'login.password': 'Şifre',
  'login.show': 'Şifreyi göster',
  'login.hide': 'Şifreyi gizle',
  'login.licence': 'TÜRSAB Belge No',
} satisfies Record<string, Phrase>
