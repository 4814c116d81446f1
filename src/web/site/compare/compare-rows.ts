import type { Currency } from '../../../kernel/money.ts'

/** A villa as a column of the comparison; metres, minor units. `stay` is null where the dates are taken or unsaid. */
export type Column = {
  id: number
  slug: string
  name: string
  place: string
  photo: { path: string; width: number; height: number } | null
  currency: Currency
  stay: { total: number; prepayment: number; deposit: number; nights: number } | null
  sea: number
  centre: number
  airport: number
  /** Sides of its first pool in metres; null without one. */
  pool: { width: number; length: number } | null
  screened: boolean
  heated: boolean
  guests: number
  bedrooms: number
  bathrooms: number
  enSuites: number
  area: number
  pets: boolean
  live: boolean
  rating: { average: number; count: number } | null
  permitNo: string | null
}

export type RowKey =
  | 'total'
  | 'prepayment'
  | 'person'
  | 'deposit'
  | 'sea'
  | 'centre'
  | 'airport'
  | 'pool'
  | 'screened'
  | 'heated'
  | 'guests'
  | 'bedrooms'
  | 'bathrooms'
  | 'ensuites'
  | 'area'
  | 'pets'
  | 'live'
  | 'rating'
  | 'permit'
export type GroupKey = 'money' | 'place' | 'pool' | 'house' | 'proof'

/** A row: what each villa has there, and which of them are the best of it. */
export type Row = { key: RowKey; values: (number | string | boolean | null)[]; best: number[]; differs: boolean }

type Rule = {
  of: (column: Column) => Row['values'][number]
  /** Which end is better; unsaid where that is the guest's to say. */
  better?: 'less' | 'more' | 'yes'
  /** True where amounts can be compared only in one currency. */
  money?: true
}

const RULES: Record<GroupKey, Partial<Record<RowKey, Rule>>> = {
  money: {
    total: { of: ({ stay }) => stay?.total ?? null, better: 'less', money: true },
    prepayment: { of: ({ stay }) => stay?.prepayment ?? null },
    person: { of: ({ stay }) => stay?.total ?? null },
    deposit: { of: ({ stay }) => stay?.deposit ?? null, better: 'less', money: true },
  },
  place: {
    sea: { of: ({ sea }) => sea || null, better: 'less' },
    centre: { of: ({ centre }) => centre || null, better: 'less' },
    airport: { of: ({ airport }) => airport || null, better: 'less' },
  },
  pool: {
    pool: { of: ({ pool }) => pool && `${pool.width} × ${pool.length}` },
    screened: { of: ({ screened }) => screened, better: 'yes' },
    heated: { of: ({ heated }) => heated, better: 'yes' },
  },
  house: {
    guests: { of: ({ guests }) => guests },
    bedrooms: { of: ({ bedrooms }) => bedrooms },
    bathrooms: { of: ({ bathrooms }) => bathrooms },
    ensuites: { of: ({ enSuites }) => enSuites, better: 'more' },
    area: { of: ({ area }) => area || null, better: 'more' },
    pets: { of: ({ pets }) => pets },
  },
  proof: {
    live: { of: ({ live }) => live, better: 'yes' },
    rating: { of: ({ rating }) => rating?.average ?? null, better: 'more' },
    permit: { of: ({ permitNo }) => permitNo },
  },
}

/** The rows in their groups; a row of which nothing is known is left out, but not the total of a `dated` stay. */
export const compareRows = (columns: readonly Column[], dated = false): { key: GroupKey; rows: Row[] }[] =>
  Object.entries(RULES).map(([key, rules]) => ({
    key: key as GroupKey,
    rows: Object.entries(rules)
      .map(([row, rule]) => rowOf(row as RowKey, rule, columns))
      .filter(({ key: name, values }) => (dated && name === 'total') || values.some((value) => value !== null)),
  }))

const rowOf = (key: RowKey, rule: Rule, columns: readonly Column[]): Row => {
  const values = columns.map(rule.of)
  const isOneCurrency = new Set(columns.map(({ currency }) => currency)).size === 1
  const differs = new Set(values).size > 1
  return { key, values, differs, best: differs && (isOneCurrency || !rule.money) ? bestOf(values, rule) : [] }
}

/** Where the best value stands; nowhere when all have it. */
const bestOf = (values: Row['values'], { better }: Rule): number[] => {
  if (!better) return []
  const numbers = values.filter((value) => typeof value === 'number')
  const wanted = better === 'yes' || (better === 'less' ? Math.min(...numbers) : Math.max(...numbers))
  const best = values.flatMap((value, index) => (value === wanted ? [index] : []))
  return best.length < values.length ? best : []
}

/** What the table comes to, said with names. */
export type Verdict =
  | { key: 'cheapest'; villa: string; amount: number; currency: Currency }
  | { key: 'nearest'; villa: string; metres: number }
  | { key: 'both'; villa: string; metres: number }
  | { key: 'screened'; villa: string }

/**
 * The last sentences by rule: who costs least and by how much less than the next, who is nearest to the sea, whose pool
 * alone is out of sight. A tie says nothing.
 */
export const verdictOf = (columns: readonly Column[]): Verdict[] => {
  const best = new Map(compareRows(columns).flatMap(({ rows }) => rows.map(({ key, best: at }) => [key, at] as const)))
  const only = (key: RowKey) => {
    const at = best.get(key)
    return at?.length === 1 ? columns[at[0] ?? -1] : undefined
  }
  const [cheapest, nearest, screened] = [only('total'), only('sea'), only('screened')]
  const totals = columns.flatMap(({ stay }) => (stay ? [stay.total] : [])).sort((one, other) => one - other)
  const [least = 0, next = 0] = totals
  const said: Verdict[] = []
  if (cheapest && cheapest === nearest) said.push({ key: 'both', villa: cheapest.name, metres: cheapest.sea })
  else {
    if (cheapest && next > least)
      said.push({ key: 'cheapest', villa: cheapest.name, amount: next - least, currency: cheapest.currency })
    if (nearest) said.push({ key: 'nearest', villa: nearest.name, metres: nearest.sea })
  }
  if (screened) said.push({ key: 'screened', villa: screened.name })
  return said
}
