import type { Phrase } from '../../say.ts'

/** In whose name mails go out, and a trial of it. */
export const senderWords = {
  'menu.settings.sender': 'Mail Gönderen',
  'sender.title': 'Mail Gönderen Ayarları',
  'sender.saved': 'Gönderen kaydedildi',
  'sender.card': 'Mektuplar kimin adına gider?',
  'sender.help': 'Boş bırakılan alanda sunucunun kendi göndereni kalır: {given}',
  'sender.mail_from_name': 'Gönderen adı',
  'sender.mail_from_address': 'Gönderen adresi',
  'sender.mail_from_address-help':
    'Mail sunucunuzun bu adresten göndermeye izni olmalı (SPF, DKIM); yoksa mektuplar spam klasörüne düşer.',
  'sender.mail_reply_to': 'Yanıt adresi',
  'sender.mail_reply_to-help': 'Misafir “Yanıtla”ya basınca yazdığı adres. Boşsa gönderen adresine yazar.',
  'sender.trial': 'Deneme',
  'sender.trial-help': 'Yazdıklarınızla, kaydetmeden, kendi adresinize bir mektup gider. Saatte en çok on kez.',
  'sender.server': 'Mail sunucusu',
  'sender.no-server': 'Yok. SMTP_URL verilmemiş; mektuplar gönderilmez, dosya olarak saklanır.',
  'sender.try': 'Deneme mektubu gönder',
  'sender.trying': 'Sunucuya soruluyor…',
  'sender.said': 'Sunucunun yanıtı:',
  'sender.sent': 'Sunucu mektubu kabul etti: {to}. Birkaç dakikada gelmezse spam klasörüne bakın.',
  'sender.kept': 'Mail sunucusu yok: mektup gönderilmedi, dosya olarak saklandı.',
  'sender.refused': 'Sunucu mektubu kabul etmedi. Gönderen adresine izni olmayabilir.',
  'sender.later': 'Sunucu şimdi almadı, sonra denenmesini istedi.',
  'sender.login': 'Sunucu girişi reddetti: SMTP_URL içindeki kullanıcı adı ya da şifre yanlış.',
  'sender.unreachable': 'Sunucuya ulaşılamadı: adresi ya da kapısı (port) yanlış, sunucu kapalı ya da yol engelli.',
  'sender.timeout': 'Sunucu 15 saniyede yanıt vermedi. Mektup yine de gitmiş olabilir.',
  'sender.broken': 'Mektup gönderilemedi: sunucuyla güvenli bağlantı kurulamadı ya da konuşma yarıda kaldı.',
} satisfies Record<string, Phrase>
