import { type Template, text } from '../parts.ts'

const NOT_YOU = 'Bu bağlantıyı kimseyle paylaşmayın. Haberiniz yoksa bu mesajı silmeniz yeterli.'

/** What people who sign in are told about their account. They read Turkish. */
export const staffTemplates = {
  account_invitation: {
    subject: { tr: '{{ davet_eden }} sizi {{ firma_adi }} paneline davet etti' },
    body: {
      tr: text(
        'Merhaba {{ kisi_adi }},',
        '{{ davet_eden }} size {{ firma_adi }} yönetim panelinde bir hesap açtı. Şifrenizi kendiniz belirleyin; kullanıcı adınız bu e-posta adresidir.',
        '[Şifremi belirle]({{ hesap_linki }})',
        'Bağlantı bir kez ve {{ hesap_link_son }} tarihine kadar çalışır.',
        NOT_YOU,
      ),
    },
  },
  account_reset: {
    subject: { tr: 'Yeni şifrenizi belirleyin' },
    body: {
      tr: text(
        'Merhaba {{ kisi_adi }},',
        '{{ firma_adi }} yönetim panelindeki hesabınız için yeni şifre istendi. Eski şifreniz siz yenisini belirleyene kadar geçerlidir.',
        '[Yeni şifre belirle]({{ hesap_linki }})',
        'Bağlantı bir kez ve {{ hesap_link_son }} saatine kadar çalışır.',
        NOT_YOU,
      ),
    },
  },
} satisfies Record<string, Template>
