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

/** How money came or went, as guests read it. */
export const METHODS: Record<Language, Record<string, string>> = {
  tr: { card: 'Kredi kartı', transfer: 'Havale / EFT', cash: 'Nakit', pos: 'Kredi kartı (POS)' },
  en: { card: 'Card', transfer: 'Bank transfer', cash: 'Cash', pos: 'Card (terminal)' },
  ru: { card: 'Банковская карта', transfer: 'Банковский перевод', cash: 'Наличные', pos: 'Карта (терминал)' },
}

export const EXTRA_IN_TURKISH: Record<ExtraCode, string> = {
  'pool-heating': 'havuz ısıtma',
  pet: 'evcil hayvan',
  'extra-bed': 'ek yatak',
  transfer: 'transfer',
  cot: 'bebek yatağı',
}
