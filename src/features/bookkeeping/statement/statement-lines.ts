import type { Minor } from '../../../kernel/money.ts'
import type { Month, StatementLine } from './statement.shape.ts'
import { addMonths, monthOf } from './statement-months.ts'

/** What closed months have told, and of which month each line is. */
export type Told = { month: Month; line: StatementLine }

/** What an owner's account is made of as of now: a line for each stay and each entry, whatever was closed. */
export type OwnerBook = {
  stays: readonly StatementLine[]
  entries: readonly StatementLine[]
  told: readonly Told[]
  /** The last month that is closed; months are closed in their order. */
  closedUntil: Month | null
}

/** Every line of an owner's account with the month it stands in: what was told stays, what differs since is new. */
export const linesOf = ({ stays, entries, told, closedUntil }: OwnerBook): Told[] => {
  const open = (own: Month): Month => (closedUntil !== null && own <= closedUntil ? addMonths(closedUntil, 1) : own)
  const toldEntries = new Set(told.flatMap(({ line }) => (line.entryId === null ? [] : [line.entryId])))
  const toldStays = Map.groupBy(
    told.flatMap(({ line }) => (line.entryId === null ? [line] : [])),
    ({ reservationId }) => reservationId,
  )
  const now = new Map(stays.map((stay) => [stay.reservationId, stay]))
  const ofStays = [...new Set([...now.keys(), ...toldStays.keys()])].flatMap((id): Told[] => {
    const [stay, before] = [now.get(id), toldStays.get(id) ?? []]
    const line = before.length ? difference(stay, before) : stay
    if (!line || (line.gross === 0 && line.commission === 0)) return []
    return [{ month: open(monthOf(line.checkIn)), line }]
  })
  const ofEntries = entries.flatMap((line): Told[] =>
    line.entryId !== null && toldEntries.has(line.entryId)
      ? []
      : [{ month: open(monthOf(line.day ?? line.checkIn)), line }],
  )
  return [...told, ...ofStays, ...ofEntries]
}

/** What became different of a stay since it was told; without `stay` it brings this owner nothing any more. */
const difference = (stay: StatementLine | undefined, before: readonly StatementLine[]): StatementLine | undefined => {
  const last = stay ?? before.at(-1)
  if (!last) return undefined
  const sum = (of: 'gross' | 'commission') => before.reduce((all, line) => all + line[of], 0)
  const gross = (stay?.gross ?? 0) - sum('gross')
  const commission = (stay?.commission ?? 0) - sum('commission')
  return { ...last, kind: 'correction', gross, commission, amount: gross - commission }
}

/** A month in one currency. `net` = stays less commission and expenses; `due` = what is left for the owner in all. */
export type MonthSums = {
  gross: Minor
  commission: Minor
  expenses: Minor
  net: Minor
  corrections: Minor
  carried: Minor
  collected: Minor
  paidOut: Minor
  due: Minor
}

/** What the lines of one currency come to for a month; what came before it is carried over. */
export const sumsOfMonth = (lines: readonly Told[], month: Month): MonthSums => {
  const own = lines.filter((each) => each.month === month).map(({ line }) => line)
  const sum = (kind: StatementLine['kind'], of: 'amount' | 'gross' | 'commission' = 'amount') =>
    own.reduce((all, line) => all + (line.kind === kind ? line[of] : 0), 0)
  const carried = lines.reduce((all, each) => all + (each.month < month ? each.line.amount : 0), 0)
  const [gross, commission, spent, corrections] = [
    sum('stay', 'gross'),
    sum('stay', 'commission'),
    sum('expense'),
    sum('correction'),
  ]
  const [collected, paidOut] = [0 - sum('collected'), 0 - sum('payout')]
  const net = gross - commission + spent
  return {
    ...{ gross, commission, expenses: 0 - spent, net, corrections, carried, collected, paidOut },
    due: carried + net + corrections - collected - paidOut,
  }
}

/** 'Hakan Tekin' → 'Hakan T.': owners read no more of a guest's name. */
export const shortName = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : undefined
  return last ? `${words.slice(0, -1).join(' ')} ${[...last][0]?.toLocaleUpperCase('tr')}.` : name
}
