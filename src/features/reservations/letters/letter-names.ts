import type { Language } from '../../../kernel/language.ts'
import type { ExtraCode } from '../../pricing/pricing.shape.ts'
import type { ReservationStatus } from '../reservation.shape.ts'

/** The statuses as the agency calls them, for letters to itself. */
export const STATUS_IN_TURKISH: Partial<Record<ReservationStatus, string>> = {
  OPTION: 'Opsiyonlu',
  REQUEST: 'Onay Bekliyor',
  CONFIRMED: 'Onaylandı',
  CHECKED_IN: 'Konaklıyor',
  COMPLETED: 'Tamamlandı',
  CANCELLED: 'İptal Edildi',
  EXPIRED: 'Süresi Doldu',
}

/** What a letter of the agency calls the two answers of an owner. */
export const ANSWER_IN_TURKISH = { approve: 'Onayladı', decline: 'Reddetti' } as const
export const ANSWERED_BY_LINK = 'Ev sahibi bağlantıdan yanıtladı'

/** What a preview says where no reservation can. */
export const SAMPLES: Record<string, string> = {
  neden: 'Örnek açıklama',
  bulten_konusu: 'Eylülde boş kalan son haftalar',
  yanit: ANSWER_IN_TURKISH.approve,
  teklif_villa_1: 'Villa Turkuaz, Kalkan: 12–19 Temmuz 2027, 87.500 ₺',
  teklif_villa_2: 'Villa Begonvil, Kalkan: 12–19 Temmuz 2027, 69.300 ₺ (denize yürünür)',
  teklif_notu: 'İkisinin de havuzu dışarıdan görünmüyor.',
  teklif_son: '2 Mart 2027 14.20',
  teklif_linki: 'https://example.com/teklif',
  ay: 'Temmuz 2027',
  gelir: '120.000 ₺',
  komisyon: '24.000 ₺',
  net: '96.000 ₺',
  yanit_metni: 'Evet, o tarihlerde boş.',
  mesaj: 'Temmuzun ikinci haftası için 8 kişilik bir villa arıyoruz.',
  abonelik_onay_linki: 'https://example.com/newsletter',
  abonelik_cikis_linki: 'https://example.com/newsletter',
  villa_linki: 'https://example.com/villa',
  haber_linki: 'https://example.com/watch',
  eski_toplam: '92.000 ₺',
  kisi_adi: 'Elif Demir',
  davet_eden: 'Deniz Aksoy',
  hesap_linki: 'https://example.com/dashboard/login/link',
  hesap_link_son: '2 Mart 2027 14.20',
  ekstre_linki: 'https://example.com/ekstre',
  ...{ oneri: 'fiyat', karar: 'kısmen onaylandı', onaylanan: '3 satır', reddedilen: '1 satır' },
  oneri_linki: 'https://example.com/oneri',
}
export const TRIAL_SUBJECT = '[Deneme] '

/** How money came or went, as guests read it. */
export const METHODS: Record<Language, Record<string, string>> = {
  tr: {
    card: 'Kredi kartı',
    transfer: 'Havale / EFT',
    cash: 'Nakit',
    pos: 'Kredi kartı (POS)',
    owner: 'Villada ev sahibine',
  },
  en: {
    card: 'Card',
    transfer: 'Bank transfer',
    cash: 'Cash',
    pos: 'Card (terminal)',
    owner: 'To the owner at the villa',
  },
  ru: {
    card: 'Банковская карта',
    transfer: 'Банковский перевод',
    cash: 'Наличные',
    pos: 'Карта (терминал)',
    owner: 'Владельцу на вилле',
  },
}

export const EXTRA_IN_TURKISH: Record<ExtraCode, string> = {
  'pool-heating': 'havuz ısıtma',
  pet: 'evcil hayvan',
  'extra-bed': 'ek yatak',
  transfer: 'transfer',
  cot: 'bebek yatağı',
}
