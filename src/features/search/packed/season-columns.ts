import { dayNumber, dayOfNumber } from '../../../kernel/day.ts'
import type { Season } from '../../pricing/price-plan.ts'

/** A villa with more seasons doesn't pack. */
export const MOST_SEASONS = 255
/** So many different rules pack; a villa with one more doesn't. */
const MOST_RULES = 65_535
const LAST_DAY = 65_535
const BIGGEST = 0xffff_fffe
/** In place of a weekly price. */
const NO_WEEKLY = 0xffff_ffff

/** What the seasons of thousands of villas share but for days and prices. Weekdays also as bits, 0 = every day. */
export type SeasonRule = Pick<
  Season,
  'minNights' | 'arrivalDays' | 'departureDays' | 'cleaningBelowNights' | 'cleaningFee' | 'prepaymentPercent'
> & { arrivals: number; departures: number }

/**
 * The seasons of all villas, those of a slot in a row: `count` of them from `begin` on. Days are day numbers. The pool
 * is as long as it needs to be: it moves together when it is full.
 */
export const seasonColumns = (size: number) => ({
  begin: new Uint32Array(size),
  count: new Uint8Array(size),
  used: 0,
  rules: [] as SeasonRule[],
  ruleOf: new Map<string, number>(),
  ...poolOf(size * 12),
})
export type SeasonColumns = ReturnType<typeof seasonColumns>

const poolOf = (room: number) => ({
  from: new Uint16Array(room),
  until: new Uint16Array(room),
  rule: new Uint16Array(room),
  nightly: new Uint32Array(room),
  weekly: new Uint32Array(room),
})

/** Packs seasons that `fitSeasons` in place of those of a slot. */
export const writeSeasons = (columns: SeasonColumns, slot: number, seasons: readonly Season[]): void => {
  makeRoom(columns, slot, seasons.length)
  const begin = columns.begin[slot] ?? 0
  for (const [index, season] of seasons.entries()) {
    columns.from[begin + index] = dayNumber(season.from)
    columns.until[begin + index] = dayNumber(season.until)
    columns.nightly[begin + index] = season.nightly
    columns.weekly[begin + index] = season.weekly ?? NO_WEEKLY
    columns.rule[begin + index] = ruleOf(columns, season)
  }
}

/** The seasons of a slot in their order. Their ids in the database are not kept: 0. */
export const seasonsAt = (columns: SeasonColumns, slot: number): Season[] => {
  const begin = columns.begin[slot] ?? 0
  return Array.from({ length: columns.count[slot] ?? 0 }, (_, index) => {
    const [at, rule] = [begin + index, columns.rules[columns.rule[begin + index] ?? 0]]
    return {
      id: 0,
      from: dayOfNumber(columns.from[at] ?? 0),
      until: dayOfNumber(columns.until[at] ?? 0),
      nightly: columns.nightly[at] ?? 0,
      weekly: weeklyAt(columns, at),
      minNights: rule?.minNights ?? 0,
      arrivalDays: rule?.arrivalDays ?? [],
      departureDays: rule?.departureDays ?? [],
      cleaningBelowNights: rule?.cleaningBelowNights ?? 0,
      cleaningFee: rule?.cleaningFee ?? 0,
      prepaymentPercent: rule?.prepaymentPercent ?? null,
    }
  })
}

/** The price of a week in the season at a place of the pool, if it has one. */
export const weeklyAt = ({ weekly }: SeasonColumns, at: number): number | null => {
  const price = weekly[at] ?? NO_WEEKLY
  return price === NO_WEEKLY ? null : price
}

/** Gives back the room that is left over once all villas are in. */
export const trimSeasons = (columns: SeasonColumns): void => movePool(columns, Math.ceil(live(columns) * 1.06) + 256)

/** Do they pack? */
export const fitSeasons = (columns: SeasonColumns, seasons: readonly Season[]): boolean =>
  seasons.length <= MOST_SEASONS &&
  columns.rules.length + seasons.length <= MOST_RULES &&
  seasons.every(
    (season, index) =>
      areWhole([season.nightly, season.weekly ?? 0], BIGGEST) &&
      areWhole([dayNumber(season.from), dayNumber(season.until)], LAST_DAY) &&
      [...season.arrivalDays, ...season.departureDays].every((day) => day >= 1 && day <= 7) &&
      season.from < season.until &&
      (seasons[index - 1]?.until ?? season.from) <= season.from,
  )

export const areWhole = (values: readonly number[], most: number): boolean =>
  values.every((value) => Number.isInteger(value) && value >= 0 && value <= most)

const live = ({ count }: SeasonColumns): number => count.reduce((sum, each) => sum + each, 0)

const makeRoom = (columns: SeasonColumns, slot: number, count: number): void => {
  if (count > (columns.count[slot] ?? 0)) {
    columns.count[slot] = 0
    if (columns.used + count > columns.from.length) movePool(columns, Math.ceil((live(columns) + count) * 1.3) + 256)
    columns.begin[slot] = columns.used
    columns.used += count
  }
  columns.count[slot] = count
}

/** Moves every season into a pool with so much room, without the gaps that changes left. */
const movePool = (columns: SeasonColumns, room: number): void => {
  const pool = poolOf(room)
  let used = 0
  for (let slot = 0; slot < columns.count.length; slot++) {
    const [begin, count] = [columns.begin[slot] ?? 0, columns.count[slot] ?? 0]
    if (!count) continue
    pool.from.set(columns.from.subarray(begin, begin + count), used)
    pool.until.set(columns.until.subarray(begin, begin + count), used)
    pool.rule.set(columns.rule.subarray(begin, begin + count), used)
    pool.nightly.set(columns.nightly.subarray(begin, begin + count), used)
    pool.weekly.set(columns.weekly.subarray(begin, begin + count), used)
    columns.begin[slot] = used
    used += count
  }
  Object.assign(columns, pool, { used })
}

const ruleOf = (columns: SeasonColumns, season: Season): number => {
  const { minNights, arrivalDays, departureDays, cleaningBelowNights, cleaningFee, prepaymentPercent } = season
  const rule = { minNights, arrivalDays, departureDays, cleaningBelowNights, cleaningFee, prepaymentPercent }
  const key = JSON.stringify(rule)
  const known = columns.ruleOf.get(key)
  if (known !== undefined) return known
  columns.ruleOf.set(key, columns.rules.length)
  return columns.rules.push({ ...rule, arrivals: bitsOf(arrivalDays), departures: bitsOf(departureDays) }) - 1
}

const bitsOf = (days: readonly number[]): number => days.reduce((bits, day) => bits | (1 << day), 0)
