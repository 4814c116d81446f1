import type { Day } from '../../../kernel/day.ts'
import { daysBetween } from '../../../kernel/day.ts'
import type { Currency, Minor } from '../../../kernel/money.ts'
import { fold } from '../../../kernel/slug.ts'
import type { Proposal, Sign } from './bank.shape.ts'

/** A row of a bank as far as it is compared. */
export type Row = { valueDate: Day; amount: Minor; currency: Currency; bankId: number; name: string; text: string }

/** A reservation that money is expected for; `expected` is what the next transfer should bring. */
export type Expected = {
  reservationId: number
  code: string
  guestName: string
  villa: string
  currency: Currency
  expected: Minor
  balance: Minor
}

/** Transfers that somebody entered already and that no row of a bank stands for: one, or several of one press. */
export type Entered = {
  entryIds: number[]
  reservationId: number
  code: string
  guestName: string
  villa: string
  given: Minor
  currency: Currency
  valueDate: Day
  bankId: number | null
}

const CODE = /(?=(HV[2-9A-HJKMNP-Z]{7}))/g

/** The codes of reservations that a text may name, however it is spaced: 'HV 7K3-M9QX'. */
export const codesIn = (text: string): string[] => {
  const plain = fold(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  return [...new Set([...plain.matchAll(CODE)].flatMap(([, code]) => (code ? [code] : [])))]
}

const wordsOf = (text: string): Set<string> => new Set(fold(text).match(/[\p{L}\p{N}]{2,}/gu) ?? [])

/** Is somebody named in a text? First name and surname at least, in any order, Turkish letters or plain ones. */
export const isNamed = (guestName: string, words: ReadonlySet<string>): boolean => {
  const own = [...wordsOf(guestName)]
  return own.length > 1 && own.filter((word) => words.has(word)).length >= Math.min(own.length, 2)
}

const MOST_PROPOSALS = 3
const DAYS_APART = 5

/**
 * What a row may be, the likeliest first. Sure: the reservation's code and exactly the amount; or what somebody entered
 * already with the code, or alone with this amount and day. Another person decides everything else.
 */
export const proposals = (row: Row, expected: readonly Expected[], entered: readonly Entered[]): Proposal[] => {
  const said = `${row.name} ${row.text}`
  const [codes, words] = [new Set(codesIn(said)), wordsOf(said)]
  const known = entered.flatMap((entry) => knownAs(row, entry, { codes, words }))
  const single = known.length === 1
  const sureKnown = known.map((each) => ({ ...each, sure: each.sure || (single && each.signs.includes('day')) }))
  if (row.amount < 0) return best(sureKnown)
  const hopes = expected.flatMap((each) => hopeFor(row, each, { codes, words }))
  return best(sureKnown.some(({ sure }) => sure) ? sureKnown : [...sureKnown, ...hopes])
}

type Said = { codes: ReadonlySet<string>; words: ReadonlySet<string> }

const knownAs = (row: Row, { given, valueDate, bankId, ...entry }: Entered, { codes, words }: Said): Proposal[] => {
  if (given !== row.amount || entry.currency !== row.currency) return []
  if (bankId !== null && bankId !== row.bankId) return []
  const apart = Math.abs(daysBetween(valueDate, row.valueDate))
  if (apart > DAYS_APART) return []
  const signs: Sign[] = ['amount']
  if (codes.has(entry.code)) signs.unshift('reference')
  if (isNamed(entry.guestName, words)) signs.push('name')
  if (apart === 0) signs.push('day')
  return [{ ...entry, kind: 'known', signs, expected: given, sure: signs.includes('reference') }]
}

const hopeFor = (row: Row, { balance, ...each }: Expected, { codes, words }: Said): Proposal[] => {
  const signs: Sign[] = []
  if (codes.has(each.code)) signs.push('reference')
  if (each.currency === row.currency && (row.amount === each.expected || row.amount === balance)) signs.push('amount')
  if (isNamed(each.guestName, words)) signs.push('name')
  const told = signs.includes('reference') || signs.includes('name')
  if (!told || each.currency !== row.currency) return []
  const sure = signs.includes('reference') && signs.includes('amount')
  return [{ ...each, entryIds: [], kind: 'payment', signs, sure }]
}

const WEIGHT: Record<Sign, number> = { reference: 8, amount: 4, name: 2, day: 1 }
const weight = ({ signs, sure }: Proposal): number =>
  signs.reduce((sum, sign) => sum + WEIGHT[sign], 0) + (sure ? 100 : 0)

/** Two that are equally sure are both to be looked at. */
const best = (all: Proposal[]): Proposal[] => {
  const sorted = all.toSorted((one, other) => weight(other) - weight(one)).slice(0, MOST_PROPOSALS)
  const [first, second] = sorted
  const clear = first?.sure && !second?.sure
  return sorted.map((each) => ({ ...each, sure: each === first && clear === true }))
}
