import { type Day, nightCount, type Stay } from '../../../kernel/day.ts'
import { formatDay, formatInstant, formatMoney, phoneText } from '../../../kernel/format.ts'
import { inLanguage, type Language } from '../../../kernel/language.ts'
import { agencyFacts } from '../../letters/agency-facts.ts'
import type { LetterFacts } from '../../letters/letter-facts.ts'
import type { BankAccount } from '../../settings/settings.contract.ts'
import { leftOf } from '../money/ledger-sums.ts'
import { amountDue, expectedTransfer } from '../reservation.ts'
import type { Reservation } from '../reservations.store.ts'
import { guestToken } from '../views/guest-link.server.ts'
import type { VillaOfLetter } from './letter-matter.store.ts'
import { EXTRA_IN_TURKISH, METHODS, STATUS_IN_TURKISH } from './letter-names.ts'
import { ownerToken } from './owner/owner-link.server.ts'
import { refundSentence } from './refund-sentence.ts'
import { reviewToken } from './review/review-link.server.ts'

/** What the agency and the site are called in letters. */
export type Agency = {
  settings: Record<string, string>
  banks: BankAccount[]
  publicUrl: string
  linkSecret: Uint8Array
}

/** What a letter is about beside the reservation: money that moved, why, how the stay was before, what was answered. */
export type Occasion = {
  paid: number
  /** What is owed beyond the total: charges less what was written off. */
  changed: number
  refund?: number
  reason?: string
  amount?: number
  method?: string
  before?: Stay
  answer?: string
  pay?: PayLink | undefined
}
/** A payment link of an amount, until when it can be paid with. */
export type PayLink = { amount: number; url: string; until: Date }

/** A long date may break: mail is read on phones of 280 px too. */
const wrapping = (text: string) => text.replaceAll('\u00a0', ' ')
const dayText = (day: Day, language: Language) => wrapping(formatDay(day, language, 'full'))

/** Every fact a letter about a reservation may name, in the reservation's language; '' where there is none. */
export const reservationFacts = (
  reservation: Reservation,
  villa: VillaOfLetter,
  agency: Agency,
  occasion: Occasion,
): LetterFacts => ({
  ...guestFacts(reservation),
  ...villaFacts(villa, agency, reservation.language),
  ...stayFacts(reservation, occasion),
  ...moneyFacts(reservation, agency, occasion),
  ...guestLinks(reservation, agency),
  ...ownerLinks(reservation, villa, agency),
  ...payFacts(reservation, occasion.pay),
  arama_linki: searchLink(reservation, agency),
  panel_linki: `${agency.publicUrl}/dashboard/reservations/${reservation.id}`,
  neden: occasion.reason ?? '',
  yanit: occasion.answer ?? '',
  ...agencyFacts(agency.settings),
})

const guestFacts = ({ guestName, phone, email, note }: Reservation) => ({
  musteri_adi: guestName,
  musteri_tel: phoneText(phone),
  musteri_eposta: email || '–',
  musteri_notu: note,
})

const villaFacts = (villa: VillaOfLetter, { publicUrl }: Agency, language: Language) => ({
  villa_adi: villa.name,
  villa_basligi: inLanguage(villa.headline, language),
  villa_foto: villa.photo ? `${publicUrl}/image?url=${encodeURIComponent(villa.photo)}&w=1280&q=75` : '',
  bolge: villa.town,
  giris_saati: villa.checkInTime,
  cikis_saati: villa.checkOutTime,
  adres: villa.address,
  harita_linki: `https://www.google.com/maps/search/?api=1&query=${villa.latitude},${villa.longitude}`,
  karsilayan: villa.greeterName,
  karsilayan_tel: phoneText(villa.greeterPhone),
  ev_sahibi: villa.ownerName,
})

const stayFacts = (reservation: Reservation, { before }: Occasion) => {
  const { language, checkIn, checkOut, expiresAt } = reservation
  return {
    rez_kod: reservation.code,
    durum: STATUS_IN_TURKISH[reservation.status] ?? reservation.status,
    giris: dayText(checkIn, language),
    cikis: dayText(checkOut, language),
    eski_tarihler: before ? `${dayText(before.checkIn, language)} – ${dayText(before.checkOut, language)}` : '',
    gece: nightCount(reservation),
    kisi: reservation.adults + reservation.children + reservation.infants,
    opsiyon_son: expiresAt ? formatInstant(expiresAt.toISOString(), language) : '',
  }
}

const moneyFacts = (
  reservation: Reservation,
  { banks }: Agency,
  { paid, changed, refund = 0, amount, method }: Occasion,
) => {
  const { price, currency, language } = reservation
  const money = (of: number) => formatMoney(of, currency, language)
  const some = (of: number) => (of > 0 ? money(of) : '')
  const bank = banks.find((each) => each.currency === currency) ?? banks[0]
  const sumOf = (kind: 'cleaning') => price.lines.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0)
  const rest = leftOf(reservation, { paid, changed })
  return {
    toplam: money(reservation.total),
    on_odeme: money(reservation.prepayment),
    kalan: money(Math.min(price.balance, rest)),
    depozito: some(price.damageDeposit),
    temizlik: some(sumOf('cleaning')),
    ekstralar: price.lines.flatMap((line) => (line.kind === 'extra' ? [EXTRA_IN_TURKISH[line.code]] : [])).join(', '),
    odenen: money(paid),
    // what is asked for now: the pre-payment, after that the rest
    odenecek: money(expectedTransfer({ due: amountDue(reservation, paid), balance: rest })),
    borc: money(rest),
    iade: money(refund),
    iade_bilgisi: refundSentence(language, { paid, refund, currency }),
    tutar: amount === undefined ? '' : money(amount),
    yontem: method ? (METHODS[language][method] ?? method) : '',
    banka_adi: bank?.name ?? '',
    iban: bank ? bank.iban.replace(/(.{4})(?=.)/g, '$1 ') : '',
    swift: bank && bank.currency !== 'TL' ? bank.swift : '',
    hesap_sahibi: bank?.holder ?? '',
  }
}

const payFacts = ({ currency, language }: Reservation, pay: PayLink | undefined) => ({
  link_tutari: pay ? formatMoney(pay.amount, currency, language) : '',
  link_adresi: pay?.url ?? '',
  link_son: pay ? formatInstant(pay.until.toISOString(), language) : '',
})

const siteOf = ({ publicUrl }: Pick<Agency, 'publicUrl'>, language: Language): string =>
  language === 'tr' ? publicUrl : `${publicUrl}/${language}`

const searchLink = ({ checkIn, checkOut, adults, children, language }: Reservation, agency: Agency): string =>
  `${siteOf(agency, language)}/listing?checkin=${checkIn}&checkout=${checkOut}&guests=${adults + children}`

type Links = Pick<Agency, 'publicUrl' | 'linkSecret'>

/**
 * The facts that open the guest's own pages. They end with the e-mail address, so a letter that is sent again gets new
 * ones.
 */
export const guestLinks = (reservation: Reservation, agency: Links) => {
  const site = siteOf(agency, reservation.language)
  const token = guestToken(agency.linkSecret, reservation)
  const own = `${site}/enquire?token=${token}`
  return {
    rezervasyon_linki: own,
    yorum_linki: `${site}/review?token=${reviewToken(agency.linkSecret, reservation)}`,
    odeme_linki: `${site}/guvenli-odeme?token=${token}`,
  }
}

const ownerLinks = ({ id }: Reservation, { ownerId, ownerEmail }: VillaOfLetter, { publicUrl, linkSecret }: Links) => {
  const token = ownerToken(linkSecret, { reservationId: id, ownerId, email: ownerEmail })
  const page = `${publicUrl}/owner-answer?token=${token}`
  return { onay_linki: `${page}&answer=approve`, ret_linki: `${page}&answer=decline` }
}
