import { type Day, dayInIstanbul, daysBetween } from '../src/kernel/day.ts'

type Entry = { kind: 'payment' | 'refund' | 'waiver'; amount: number; unasked: number }

/** One reservation's money as a bookkeeper would keep it on paper. Amounts in kuruş. */
export type MoneyModel = {
  status: 'OPTION' | 'CONFIRMED' | 'CANCELLED' | 'EXPIRED' | 'NO_SHOW'
  checkIn: Day
  createdAt: number
  expiresAt: number | null
  total: number
  prepayment: number
  kept: number | null
  ledger: Entry[]
}

const sum = (entries: Entry[], kind: Entry['kind']) =>
  entries.filter((each) => each.kind === kind).reduce((all, { amount }) => all + amount, 0)

export const paidOn = ({ ledger }: MoneyModel): number => sum(ledger, 'payment') + sum(ledger, 'refund')
const unaskedOn = ({ ledger }: MoneyModel): number => ledger.reduce((all, { unasked }) => all + unasked, 0)

export const statusOn = (paper: MoneyModel, now: number): MoneyModel['status'] =>
  paper.status === 'OPTION' && (paper.expiresAt ?? now) <= now ? 'EXPIRED' : paper.status

export const dueOn = (paper: MoneyModel): number => Math.max(0, paper.prepayment - paidOn(paper))

/** What has to go back now. */
export const owedOn = (paper: MoneyModel, now: number): number => {
  const paid = paidOn(paper)
  const status = statusOn(paper, now)
  const tooMuch = (): number => {
    if (status === 'EXPIRED') return paid
    if (status === 'CANCELLED' || status === 'NO_SHOW') return paid - (paper.kept ?? 0)
    return Math.max(paid - paper.total, Math.min(unaskedOn(paper), paid - paper.prepayment))
  }
  return Math.max(0, tooMuch() - sum(paper.ledger, 'waiver'))
}

/** What a cancellation now would leave with the agency. */
export const keptOn = (paper: MoneyModel, now: number, byAgency: boolean): number => {
  const ahead = daysBetween(dayInIstanbul(new Date(now)), paper.checkIn)
  const isFree = byAgency || ahead >= 60 || (now - paper.createdAt <= 24 * 3_600_000 && ahead > 14)
  const halfOrAll = ahead >= 30 ? 0.5 : 1
  const share = isFree ? 0 : halfOrAll
  return Math.min(heldOn(paper, now), Math.floor((paper.prepayment * share) / 100) * 100)
}

export const heldOn = (paper: MoneyModel, now: number): number =>
  paidOn(paper) - sum(paper.ledger, 'waiver') - owedOn(paper, now)

/** Money that comes in, and what it does. */
export const takeOn = (paper: MoneyModel, amount: number, method: 'card' | 'transfer', now: number): void => {
  const due = dueOn(paper)
  const status = statusOn(paper, now)
  paper.ledger.push({ kind: 'payment', amount, unasked: method === 'card' ? Math.max(0, amount - due) : 0 })
  if (amount >= due && (status === 'OPTION' || status === 'EXPIRED'))
    Object.assign(paper, { status: 'CONFIRMED', expiresAt: null })
}

/** An option whose pre-payment came to be in, by other dates or because it was revived. */
export const confirmPaidOn = (paper: MoneyModel, now: number): void => {
  if (statusOn(paper, now) === 'OPTION' && paidOn(paper) > 0 && dueOn(paper) === 0)
    Object.assign(paper, { status: 'CONFIRMED', expiresAt: null })
}

/** What staff did about all that is owed. */
export const settleOn = (paper: MoneyModel, kind: 'refund' | 'waiver', now: number): void => {
  const owed = owedOn(paper, now)
  paper.ledger.push(
    kind === 'refund'
      ? { kind, amount: -owed, unasked: 0 - Math.min(owed, unaskedOn(paper)) }
      : { kind, amount: owed, unasked: 0 },
  )
}
