import { formatDay, formatInstant, formatMoney } from '../../../kernel/format.ts'
import type { PdfContent, PdfDocument } from '../../../platform/pdf/document.ts'
import type { AcceptedStay, AcceptedVia, ContractState } from '../contract/contract.shape.ts'
import { heading, INK, letterhead, small, sums } from './letterhead.server.ts'
import { markdownContent } from './markdown-content.server.ts'
import type { PaperSay } from './paper-words.ts'
import { type PrintFacts, partyText } from './voucher.server.ts'

/** The wording word by word, what it was accepted for, and the record of the yes; null while there is none. */
export type ContractFacts = {
  state: ContractState
  text: { title: string; body: string; hash: string }
  stay: AcceptedStay
  villa: string
  accepted: { at: string; ip: string; via: AcceptedVia } | null
}

/** The rental contract of a reservation as it was accepted, or as it would be. */
export const contractDocument = (
  say: PaperSay,
  { stay: reservation, agency, language, at }: PrintFacts,
  contract: ContractFacts,
): PdfDocument => {
  const { text, accepted, stay } = contract
  return {
    info: { title: `${text.title} ${reservation.code}`, author: agency.site_name ?? '' },
    foot: `${agency.company_title ?? ''} · ${say('paper.printed', { when: formatInstant(at, language) })}`,
    defaultStyle: { font: 'Manrope', fontSize: 9, lineHeight: 1.25, color: INK.text },
    content: [
      ...letterhead(say, agency, { title: say('paper.contract'), code: reservation.code }),
      {
        text: say('paper.between', {
          company: agency.company_title ?? agency.site_name ?? '',
          guest: accepted ? stay.guestName : reservation.guestName,
        }),
        bold: true,
        margin: [0, 0, 0, 6],
      },
      terms(say, contract, language),
      { text: text.title, font: 'HappySerif', fontSize: 18, color: INK.deep, margin: [0, 12, 0, 0] },
      ...markdownContent(text.body),
      record(say, contract, language),
    ],
  }
}

const terms = (say: PaperSay, { stay, villa }: ContractFacts, language: PrintFacts['language']): PdfContent => {
  const money = (amount: number) => formatMoney(amount, stay.currency, language)
  return sums([
    { name: say('paper.villa'), amount: villa },
    { name: say('paper.check-in'), amount: formatDay(stay.checkIn, language) },
    { name: say('paper.check-out'), amount: formatDay(stay.checkOut, language) },
    { name: say('paper.guests'), amount: partyText(say, stay) },
    { name: say('paper.total'), amount: money(stay.total), strong: true },
    { name: say('paper.prepayment'), amount: money(stay.prepayment) },
    ...(stay.damageDeposit > 0 ? [{ name: say('paper.deposit'), amount: money(stay.damageDeposit) }] : []),
  ])
}

const record = (say: PaperSay, contract: ContractFacts, language: PrintFacts['language']): PdfContent => {
  const { accepted, stay, text, state } = contract
  const rows = accepted
    ? [
        { name: say('paper.accepted-by'), amount: stay.guestName },
        { name: say('paper.accepted-at'), amount: formatInstant(accepted.at, language) },
        ...(accepted.ip ? [{ name: say('paper.accepted-from'), amount: accepted.ip }] : []),
      ]
    : []
  return {
    unbreakable: true,
    stack: [
      heading(say('paper.accepted-title')),
      accepted
        ? { text: say(`paper.accepted-${accepted.via}`), bold: true }
        : { text: say('paper.not-accepted'), bold: true, color: INK.gold },
      ...(state === 'outdated' ? [{ text: say('paper.outdated'), color: INK.gold }] : []),
      ...(rows.length ? [sums(rows)] : []),
      { text: `${say('paper.text-version')}: ${text.hash}`, ...small, margin: [0, 6, 0, 0] },
    ],
  }
}
