import { found } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { PdfDocument } from '../../../platform/pdf/document.ts'
import type { PrintPdf } from '../../../platform/pdf/pdf-printer.ts'
import { type Reservation, reservationById } from '../../reservations/reservations.store.ts'
import { guestView } from '../../reservations/views/for-guest.view.ts'
import type { LinkServices } from '../../reservations/views/guest-link.server.ts'
import { reservationOfToken } from '../../reservations/views/reservation-of-token.flow.ts'
import { agencyOnPaper, type PaperFiles } from '../../settings/agency/agency-on-paper.flow.ts'
import { villaById } from '../../villas/villas.store.ts'
import { acceptanceOf, standingText, wasWritten } from '../contract/contract.store.ts'
import { contractStateOf, stayToAccept } from '../contract/contract-state.ts'
import { contractDocument } from './contract-document.server.ts'
import { hasVoucher } from './has-voucher.ts'
import type { PaperWords } from './paper-words.ts'
import { reservationOfStaffToken } from './print-link.server.ts'
import { stayCalendar } from './stay-calendar.server.ts'
import { type PrintFacts, voucher } from './voucher.server.ts'

export type PrintServices = LinkServices & {
  paperKey: Uint8Array
  printPdf: PrintPdf
  sayPaper: PaperWords
} & PaperFiles
type PrintAct = Omit<Act<PrintServices>, 'who'>

export const PAPER_KINDS = ['voucher', 'contract'] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/**
 * A paper of the reservation that a guest's link or a link of staff opens, in the guest's language, with its file name.
 * Refuses 'not-found' for other links, a voucher before the pre-payment, and a contract where the agency has none.
 */
export const printPaper = async (
  act: PrintAct,
  kind: PaperKind,
  token: string,
): Promise<{ name: string; bytes: Buffer }> => {
  const { reservation, facts } = await factsOf(act, token)
  const document = kind === 'voucher' ? voucherOf(act, facts) : await contractOf(act, facts, reservation)
  return { name: `${kind}-${reservation.code}.pdf`, bytes: await act.services.printPdf(document) }
}

/** The stay as a calendar file, for a guest whose nights are held. Refuses 'not-found' as a paper does. */
export const calendarOfStay = async (act: PrintAct, token: string): Promise<string> => {
  const { facts } = await factsOf(act, token)
  return stayCalendar(found(hasVoucher(facts.stay.status) ? facts : null))
}

const factsOf = async (act: PrintAct, token: string) => {
  const { db, services, now } = act
  const ofStaff = reservationOfStaffToken(services.paperKey, token, now)
  const reservation = ofStaff ? found(await reservationById(db, ofStaff)) : await reservationOfToken(act, token)
  const stay = await guestView(act, reservation)
  const facts: PrintFacts = {
    stay,
    agency: await agencyOnPaper(db, services.files),
    link: `${services.publicUrl}/enquire?token=${stay.token}`,
    language: reservation.language,
    at: now.toISOString(),
  }
  return { reservation, facts }
}

const voucherOf = ({ services }: PrintAct, facts: PrintFacts): PdfDocument =>
  voucher(services.sayPaper(facts.language), found(hasVoucher(facts.stay.status) ? facts : null))

/** What was accepted when the guest has said yes, in the language she read; else what stands. */
const contractOf = async (
  { db, services }: PrintAct,
  facts: PrintFacts,
  reservation: Reservation,
): Promise<PdfDocument> => {
  const now = stayToAccept(reservation)
  const yes = await acceptanceOf(db, reservation.id)
  const text = found(yes?.text ?? (await standingText(db, reservation.language)))
  const stay = yes?.stay ?? now
  return contractDocument(
    services.sayPaper(text.language),
    { ...facts, language: text.language },
    {
      state: contractStateOf(now, yes?.stay ?? null, await wasWritten(db, reservation.id)),
      text,
      stay,
      villa: found(await villaById(db, stay.villaId)).name,
      accepted: yes && { at: yes.at.toISOString(), ip: yes.ip, via: yes.via },
    },
  )
}
