import { type Template, text } from './parts.ts'

const HELLO = 'Merhaba {{ ev_sahibi }},'
const NIGHTS =
  '| Villa | {{ villa_adi }} |\n| Giriş | {{ giris }}, {{ giris_saati }} |\n| Çıkış | {{ cikis }}, {{ cikis_saati }} |\n| Süre ve misafir | {{ gece }} gece, {{ kisi }} kişi |'
const WHOSE = `${NIGHTS}\n| Misafir | {{ musteri_adi }} |\n| Rezervasyon kodu | {{ rez_kod }} |`
const CALL = 'Sorunuz olursa bizi arayın: {{ firma_tel }}.'

/** What owners, greeters and the agency itself are told. They read Turkish. */
export const ownerTemplates = {
  owner_request: {
    subject: { tr: 'Yeni talep: {{ villa_adi }}, {{ giris }} – onayınızı bekliyoruz' },
    body: {
      tr: text(
        HELLO,
        'villanız için yeni bir talep var. **{{ opsiyon_son }}** tarihine kadar yanıtlamanızı rica ederiz; giriş yapmanıza gerek yok.',
        `${NIGHTS}\n| Misafir | {{ musteri_adi }} |\n| Konaklama bedeli | {{ toplam }} |`,
        '[Onayla]({{ onay_linki }})\n[Reddet]({{ ret_linki }})',
        'Düğmeler bir sayfa açar; siz orada onaylamadan hiçbir şey değişmez.',
        CALL,
      ),
    },
    chat: {
      tr: text(
        'Merhaba {{ ev_sahibi }}, {{ villa_adi }} için bir talebimiz var, **opsiyon lütfen**.',
        '| Giriş | {{ giris }} |\n| Çıkış | {{ cikis }} |\n| Süre | {{ gece }} gece |\n| Kişi | {{ kisi }} |',
        '{{ onay_linki }}',
        '{{ firma_adi }}',
      ),
    },
  },
  owner_new_stay: {
    subject: { tr: 'Kesinleşti: {{ villa_adi }}, {{ giris }} – {{ cikis }}' },
    body: {
      tr: text(
        HELLO,
        'villanız için bir rezervasyon kesinleşti. Başka takvimleriniz varsa bu tarihleri lütfen oralarda da kapatın.',
        `${WHOSE}\n| Konaklama bedeli | {{ toplam }} |`,
        CALL,
      ),
    },
    chat: {
      tr: text(
        'Merhaba {{ ev_sahibi }}, {{ villa_adi }} için rezervasyon **kesinleşmiştir**.',
        '| Giriş | {{ giris }} |\n| Çıkış | {{ cikis }} |\n| Süre | {{ gece }} gece |\n| Kişi | {{ kisi }} |',
        'Bu tarihleri takviminizde kapatıp bize yazılı teyit verir misiniz? {{ firma_adi }}',
      ),
    },
  },
  owner_changed: {
    subject: { tr: 'Tarih değişti: {{ villa_adi }}, {{ giris }} – {{ cikis }}' },
    body: {
      tr: text(
        HELLO,
        'villanızdaki bir rezervasyon değişti. Lütfen takvimlerinizi yeni tarihlere göre güncelleyin.',
        `| Önceki tarihler | {{ eski_tarihler }} |\n${WHOSE}\n| Konaklama bedeli | {{ toplam }} |`,
        CALL,
      ),
    },
  },
  owner_cancelled: {
    subject: { tr: 'İptal: {{ villa_adi }}, {{ giris }} – {{ cikis }}' },
    body: {
      tr: text(
        HELLO,
        'villanızdaki aşağıdaki rezervasyon artık geçerli değil; bu tarihler yeniden satışta. Başka takvimlerde kapattıysanız açabilirsiniz.',
        WHOSE,
        CALL,
      ),
    },
  },
  owner_statement: {
    subject: { tr: '{{ ay }} ekstreniz – {{ firma_adi }}' },
    body: {
      tr: text(
        HELLO,
        '{{ ay }} ayına ait hesap özetiniz hazır.',
        '| Konaklama geliri | {{ gelir }} |\n| Komisyon | {{ komisyon }} |\n| Size ödenecek | {{ net }} |',
        '[Ekstreyi aç]({{ ekstre_linki }})',
        CALL,
      ),
    },
  },
  proposal_decided: {
    subject: { tr: 'Öneriniz {{ karar }}: {{ villa_adi }}' },
    body: {
      tr: text(
        HELLO,
        '{{ villa_adi }} için gönderdiğiniz {{ oneri }} önerisi {{ karar }}.',
        '| Onaylanan | {{ onaylanan }} |\n| Reddedilen | {{ reddedilen }} |\n| Neden | {{ neden }} |',
        '[Öneriyi aç]({{ oneri_linki }})',
        CALL,
      ),
    },
  },
  /** To the owner of a villa, in the words of staff. */
  calendar_conflict: {
    subject: { tr: 'Takvim çakışması: {{ villa_adi }}, {{ giris }} – {{ rez_kod }}' },
    body: { tr: text('{{ neden }}', 'Rezervasyon kodumuz: {{ rez_kod }}. Bize ulaşın: {{ firma_tel }}.') },
  },
  owner_answered: {
    subject: { tr: 'Ev sahibi yanıtladı: {{ yanit }} – {{ rez_kod }}' },
    body: {
      tr: text(
        '{{ ev_sahibi }}, {{ villa_adi }} için gelen talebi yanıtladı: **{{ yanit }}**.',
        '| Yazdığı | {{ neden }} |\n| Misafir | {{ musteri_adi }} |\n| Giriş | {{ giris }} |\n| Çıkış | {{ cikis }} |',
        '[Panelde aç]({{ panel_linki }})',
      ),
    },
  },
  greeter_arrival: {
    chat: {
      tr: text(
        'Merhaba {{ karsilayan }}, **{{ villa_adi }}** için giriş var.',
        '| Giriş | {{ giris }}, {{ giris_saati }} |\n| Çıkış | {{ cikis }}, {{ cikis_saati }} |\n| Misafir | {{ musteri_adi }} |\n| Telefonu | {{ musteri_tel }} |\n| Kişi | {{ kisi }} |\n| Tahsil edilecek | {{ borc }} |\n| Depozito | {{ depozito }} |\n| Ekstralar | {{ ekstralar }} |',
        'Rezervasyon {{ rez_kod }}. Kimlikleri almayı unutmayalım. {{ firma_adi }}',
      ),
    },
  },
} satisfies Record<string, Template>
