import type { Phrase } from '../../say.ts'

/** A forgotten password, and the page of the link that sets one. */
export const linksWords = {
  'forgot.link': 'Şifremi unuttum',
  'forgot.title': 'Şifremi unuttum',
  'forgot.lead': 'E-posta adresinizi yazın; yeni şifre belirleyeceğiniz bir bağlantı gönderelim.',
  'forgot.send': 'Bağlantı gönder',
  'forgot.sent': 'E-postanıza bakın',
  'forgot.sent-text':
    '{email} ile açılmış bir hesap varsa bağlantı birkaç dakika içinde gelir ve bir saat geçerlidir. Gelmezse istenmeyen klasörüne bakın.',
  'forgot.back': 'Girişe dön',
  'link.title.INVITATION': 'Hoş geldiniz',
  'link.title.RESET': 'Yeni şifre',
  'link.lead.INVITATION': '{name}, hesabınız için bir şifre belirleyin.',
  'link.lead.RESET': '{name}, hesabınız için yeni bir şifre belirleyin.',
  'link.password': 'Yeni şifre',
  'link.help': 'En az 10 karakter. Birkaç sözcükten oluşan bir cümle de olur.',
  'link.save': 'Şifreyi kaydet',
  'link.saved': 'Şifreniz kaydedildi, şimdi giriş yapın',
  'link.lost': 'Bağlantı geçerli değil',
  'link.lost-text': 'Bağlantılar bir kez çalışır ve süreleri vardır. Yenisini isteyin ya da sizi davet edene yazın.',
  'link.new': 'Yeni bağlantı iste',
} satisfies Record<string, Phrase>
