import type { TemplateKey } from './default-templates.ts'

export type Audience = 'guest' | 'agency' | 'owner' | 'greeter' | 'staff'
export type Group = 'booking' | 'money' | 'stay' | 'owner' | 'inbox' | 'people'
/** A reminder goes out by days before (negative) or after a day of the stay; how many is staff’s to say. */
export type Reminder = { of: 'checkIn' | 'checkOut'; after: boolean; days: number }
/**
 * `fixed`: nobody words it, for its link opens an account and must lead nowhere else, or because the law wants it to be
 * there.
 */
export type LetterKind = {
  group: Group
  to: Audience
  words: readonly string[]
  necessary?: true
  reminder?: Reminder
  fixed?: true
}

const COMPANY = ['firma_adi', 'firma_tel', 'firma_adres', 'tursab_no'] as const
const NIGHTS = [
  'rez_kod',
  'villa_adi',
  'bolge',
  'giris',
  'giris_saati',
  'cikis',
  'cikis_saati',
  'gece',
  'kisi',
] as const
const GUEST = [
  'musteri_adi',
  ...NIGHTS,
  'villa_basligi',
  'toplam',
  'on_odeme',
  'kalan',
  'depozito',
  'temizlik',
] as const
const MONEY = ['odenen', 'odenecek', 'borc', 'opsiyon_son', 'banka_adi', 'hesap_sahibi', 'iban', 'swift'] as const
const LINKS = ['rezervasyon_linki', 'odeme_linki', 'arama_linki'] as const
const PLACE = ['adres', 'harita_linki', 'karsilayan', 'karsilayan_tel'] as const

/** What every letter to a guest may name. */
const TO_GUEST = [...GUEST, ...MONEY, ...LINKS, ...COMPANY]
const TO_AGENCY = [...TO_GUEST, 'musteri_tel', 'musteri_eposta', 'musteri_notu', 'durum', 'panel_linki', 'ev_sahibi']
/** What the agency lets owners see: who comes and when, never how to reach the guest. */
const TO_OWNER = ['ev_sahibi', 'musteri_adi', ...NIGHTS, 'toplam', ...COMPANY]

const ACCOUNT_LINK = ['hesap_linki', 'hesap_link_son'] as const

/** An offer is about no reservation. */
const OF_OFFER = [
  'musteri_adi',
  ...[1, 2, 3, 4, 5, 6].map((number) => `teklif_villa_${number}`),
  ...['teklif_notu', 'teklif_son', 'teklif_linki'],
  ...COMPANY,
]

/** A stay that somebody watches is no reservation. */
const OF_WATCH = [...['villa_adi', 'bolge', 'giris', 'cikis', 'gece', 'kisi', 'villa_linki', 'haber_linki'], ...COMPANY]

const guest = (group: Group, more: readonly string[] = []): LetterKind => ({
  ...{ group, to: 'guest', words: [...TO_GUEST, ...more] },
})
const owner = (more: readonly string[] = []): LetterKind => ({
  group: 'owner',
  to: 'owner',
  words: [...TO_OWNER, ...more],
})
const agency = (group: Group, more: readonly string[] = []): LetterKind => ({
  ...{ group, to: 'agency', words: [...TO_AGENCY, ...more] },
})

/** To whom each letter goes, when, and which facts it may name. */
export const LETTER_KINDS: Record<TemplateKey, LetterKind> = {
  offer: { group: 'booking', to: 'guest', words: OF_OFFER },
  option_held: { ...guest('booking'), necessary: true },
  request_received: { ...guest('booking'), necessary: true },
  queued: { ...guest('booking'), necessary: true },
  reservation_new_admin: agency('booking'),
  option_expiring: guest('booking'),
  confirm: { ...guest('booking'), necessary: true },
  bank_info: { ...guest('money'), necessary: true },
  payment_link: { ...guest('money'), necessary: true },
  payment_request: { ...guest('money', ['link_tutari', 'link_adresi', 'link_son']), necessary: true },
  payment_received: { ...guest('money', ['tutar', 'yontem']), necessary: true },
  payment_received_admin: agency('money', ['tutar', 'yontem']),
  payment_failed: { ...guest('money', ['neden']), necessary: true },
  paid_too_late: { ...guest('money'), necessary: true },
  refund_sent: { ...guest('money', ['iade', 'yontem']), necessary: true },
  cancelled: { ...guest('booking', ['iade', 'iade_bilgisi', 'neden']), necessary: true },
  declined: { ...guest('booking', ['neden']), necessary: true },
  option_expired: { ...guest('booking'), necessary: true },
  dates_changed: { ...guest('booking', ['eski_tarihler']), necessary: true },
  villa_changed: { ...guest('booking', ['neden']), necessary: true },
  guest_wrote: agency('booking', ['neden']),
  dates_declined: guest('booking', ['neden']),
  balance_due: { ...guest('stay'), reminder: { of: 'checkIn', after: false, days: 7 } },
  arrival_info: { ...guest('stay', PLACE), necessary: true, reminder: { of: 'checkIn', after: false, days: 2 } },
  checkout_reminder: { ...guest('stay', PLACE), reminder: { of: 'checkOut', after: false, days: 1 } },
  review_request: { ...guest('stay', ['yorum_linki']), reminder: { of: 'checkOut', after: true, days: 1 } },
  owner_request: { ...owner(['opsiyon_son', 'onay_linki', 'ret_linki']), necessary: true },
  owner_new_stay: { ...owner(), necessary: true },
  owner_changed: { ...owner(['eski_tarihler']), necessary: true },
  owner_cancelled: { ...owner(), necessary: true },
  owner_statement: owner(['ay', 'gelir', 'komisyon', 'net', 'ekstre_linki']),
  calendar_conflict: owner(['neden']),
  proposal_decided: {
    ...{ group: 'owner', to: 'owner' },
    words: ['ev_sahibi', 'villa_adi', 'oneri', 'karar', 'onaylanan', 'reddedilen', 'neden', 'oneri_linki', ...COMPANY],
  },
  owner_answered: agency('owner', ['yanit', 'neden']),
  contact_reply: {
    group: 'inbox',
    to: 'guest',
    words: ['musteri_adi', 'yanit_metni', 'mesaj', ...COMPANY],
    necessary: true,
  },
  newsletter_confirm: {
    ...{ group: 'inbox', to: 'guest', necessary: true },
    words: ['abonelik_onay_linki', 'abonelik_cikis_linki', ...COMPANY],
  },
  newsletter: {
    ...{ group: 'inbox', to: 'guest', necessary: true, fixed: true },
    words: ['bulten_konusu', 'abonelik_cikis_linki', ...COMPANY],
  },
  watch_confirm: { group: 'inbox', to: 'guest', necessary: true, words: OF_WATCH },
  watch_opened: { group: 'inbox', to: 'guest', words: [...OF_WATCH, 'toplam'] },
  watch_fallen: { group: 'inbox', to: 'guest', words: [...OF_WATCH, 'toplam', 'eski_toplam'] },
  account_invitation: {
    ...{ group: 'people', to: 'staff', necessary: true, fixed: true },
    words: ['kisi_adi', 'davet_eden', ...ACCOUNT_LINK, ...COMPANY],
  },
  account_reset: {
    ...{ group: 'people', to: 'staff', necessary: true, fixed: true },
    words: ['kisi_adi', ...ACCOUNT_LINK, ...COMPANY],
  },
  greeter_arrival: {
    ...{ group: 'owner', to: 'greeter' },
    words: ['karsilayan', 'musteri_adi', 'musteri_tel', ...NIGHTS, 'borc', 'depozito', 'ekstralar', ...COMPANY],
  },
}
