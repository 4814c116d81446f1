import { nightCount } from '../../../kernel/day.ts'
import { formatDay, formatInstant, formatMoney } from '../../../kernel/format.ts'
import { inLanguage, type Language } from '../../../kernel/language.ts'
import type { BankAccount } from '../../settings/settings.contract.ts'
import type { Reservation } from '../reservations.store.ts'
import { guestToken } from '../views/guest-link.server.ts'
import type { VillaOfLetter } from './letter-matter.store.ts'

/** What the agency and the site are called in letters. */
export type Agency = {
  settings: Record<string, string>
  banks: BankAccount[]
  publicUrl: string
  linkSecret: Uint8Array
}
type Occasion = {
  paid: number
  due: number
  refund?: number | undefined
  reason?: string | undefined
  pay?: PayLink | undefined
}
/** A payment link of an amount, until when it can be paid with. */
export type PayLink = { amount: number; url: string; until: Date }

const NONE = '–'

/** A long date may break: mail is read on phones of 280 px too. */
const wrapping = (text: string) => text.replaceAll('\u00a0', ' ')

/** The statuses a reservation begins with, as the agency calls them. */
const STATUS_IN_TURKISH: Partial<Record<Reservation['status'], string>> = {
  OPTION: 'Opsiyonlu',
  REQUEST: 'Onay Bekliyor',
  CONFIRMED: 'Onaylandı',
}

/** Every fact a letter about a reservation may name, in the reservation's language. */
export const reservationFacts = (
  reservation: Reservation,
  villa: VillaOfLetter,
  agency: Agency,
  { paid, due, refund = 0, reason = '', pay }: Occasion,
) => {
  const language: Language = reservation.language
  const money = (amount: number) => formatMoney(amount, reservation.currency, language)
  const site = siteOf(agency, language)
  const bank = agency.banks.find((each) => each.currency === reservation.currency) ?? agency.banks[0]
  return {
    musteri_adi: reservation.guestName,
    musteri_tel: reservation.phone,
    musteri_eposta: reservation.email || NONE,
    musteri_notu: reservation.note || NONE,
    rez_kod: reservation.code,
    durum: STATUS_IN_TURKISH[reservation.status] ?? reservation.status,
    villa_adi: villa.name,
    villa_basligi: inLanguage(villa.headline, language),
    bolge: villa.town,
    giris: wrapping(formatDay(reservation.checkIn, language, 'full')),
    cikis: wrapping(formatDay(reservation.checkOut, language, 'full')),
    giris_saati: villa.checkInTime,
    cikis_saati: villa.checkOutTime,
    gece: nightCount(reservation),
    kisi: reservation.adults + reservation.children + reservation.infants,
    toplam: money(reservation.total),
    on_odeme: money(reservation.prepayment),
    kalan: money(reservation.price.balance),
    depozito: money(reservation.price.damageDeposit),
    odenen: money(paid),
    odenecek: money(due),
    iade: money(refund),
    neden: reason,
    opsiyon_son: reservation.expiresAt ? formatInstant(reservation.expiresAt.toISOString(), language) : NONE,
    banka_adi: bank?.name ?? NONE,
    iban: bank ? bank.iban.replace(/(.{4})(?=.)/g, '$1 ') : NONE,
    hesap_sahibi: bank?.holder ?? NONE,
    ...(pay && {
      link_tutari: money(pay.amount),
      link_adresi: pay.url,
      link_son: formatInstant(pay.until.toISOString(), language),
    }),
    ...guestLinks(reservation, agency),
    arama_linki: `${site}/listing?checkin=${reservation.checkIn}&checkout=${reservation.checkOut}&guests=${reservation.adults + reservation.children}`,
    panel_linki: `${agency.publicUrl}/dashboard/reservations/${reservation.id}`,
    firma_adi: agency.settings.site_name ?? 'Happy Villaları',
    firma_tel: agency.settings.site_phone ?? '',
    firma_adres: agency.settings.site_address ?? '',
    tursab_no: agency.settings.tursab_no ?? '17956',
  }
}

const siteOf = ({ publicUrl }: Pick<Agency, 'publicUrl'>, language: Language): string =>
  language === 'tr' ? publicUrl : `${publicUrl}/${language}`

/**
 * The facts that open the guest's own pages. They end with the e-mail address, so a letter that is sent again gets new
 * ones.
 */
export const guestLinks = (reservation: Reservation, agency: Pick<Agency, 'publicUrl' | 'linkSecret'>) => {
  const site = siteOf(agency, reservation.language)
  const token = guestToken(agency.linkSecret, reservation)
  return { rezervasyon_linki: `${site}/enquire?token=${token}`, odeme_linki: `${site}/guvenli-odeme?token=${token}` }
}
