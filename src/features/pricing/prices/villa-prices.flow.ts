import type { Staff } from '../../../kernel/caller.ts'
import { addDays, type Day, dayInIstanbul, nightsOf } from '../../../kernel/day.ts'
import { FURTHEST_DAYS, mustBeSpan } from '../../../kernel/limits.ts'
import type { Minor } from '../../../kernel/money.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { ownVilla } from '../../villas/own-villa.store.ts'
import { withVillaLocked, withVillasLocked } from '../../villas/villa-lock.store.ts'
import { isInOrder } from '../terms/policy-order.ts'
import { villasForPrices } from './grid/price-grid.store.ts'
import { unpricedIn } from './grid/price-grid.ts'
import type { DiscountInput, ExtraInput, TermsChange, VillaPrices } from './prices.shape.ts'
import type { Period } from './season-edit.ts'
import * as store from './villa-prices.store.ts'

type StaffAct = Act<unknown, Staff>

/** Prices are looked ahead for so many days: a year and a half. */
export const LOOK_AHEAD_DAYS = 548
export const lookAhead = (now: Date): Period => {
  const today = dayInIstanbul(now)
  return { from: today, until: addDays(today, LOOK_AHEAD_DAYS) }
}

/** All prices of a villa; refuses 'not-found' for another owner's. */
export const pricesOfVilla = async ({ db, who, now }: StaffAct, villaId: number): Promise<VillaPrices> => {
  const { id, name, slug, currency, guests } = await ownVilla(db, who, villaId)
  const { terms, seasons, dayPrices, discounts, extras } = await store.pricesOf(db, id)
  const days = new Set(dayPrices.map(({ night }) => night))
  return {
    villa: { id, name, slug, currency, guests },
    terms,
    seasons,
    dayPrices,
    discounts: discounts.map((row) => ({ ...row, everywhere: row.villaId === null })),
    extras,
    unpriced: unpricedIn(lookAhead(now), seasons, days),
  }
}

/**
 * Changes what is named of what holds whatever the season: two who change something else each are both right. Refuses
 * 'too-many-guests' when more are paid for than the villa sleeps.
 */
export const changeTerms = async ({ db, who }: StaffAct, villaId: number, change: TermsChange): Promise<void> => {
  const { guests: capacity } = await ownVilla(db, who, villaId)
  if ((change.baseGuests ?? 0) > capacity)
    throw new Refusal('too-many-guests', { capacity }, { baseGuests: { code: 'too-many-guests', facts: { capacity } } })
  checkPolicy(change)
  await withVillaLocked(db, villaId, (tx) => store.writeTerms(tx, villaId, change))
}

/** Gives nights a price above their season; null takes it away. Refuses 'wrong-order' and 'too-far'. */
export const setDayPrices = async (
  { db, who }: StaffAct,
  villaId: number,
  { from, until, nightly }: { from: Day; until: Day; nightly: Minor | null },
): Promise<void> => {
  mustBeSpan({ from, until }, FURTHEST_DAYS)
  await ownVilla(db, who, villaId)
  const nights = nightsOf({ checkIn: from, checkOut: until })
  await withVillaLocked(db, villaId, (tx) => store.writeDayPrices(tx, villaId, { from, until, nights }, nightly))
}

/** A new discount of a villa, or of all of them (null). Answers its id. */
export const addDiscount = async (
  { db, now }: StaffAct,
  { villaId, ...input }: DiscountInput & { villaId: number | null },
): Promise<number> => {
  checkDiscount(input)
  return lockedFor(db, villaId, (tx) => store.addDiscount(tx, { ...input, villaId, createdAt: now }))
}
export const changeDiscount = async ({ db }: StaffAct, id: number, input: DiscountInput): Promise<void> => {
  checkDiscount(input)
  const { villaId } = found(await store.discountById(db, id))
  await lockedFor(db, villaId, (tx) => store.writeDiscount(tx, id, input))
}
export const deleteDiscount = async ({ db }: StaffAct, id: number): Promise<void> => {
  const { villaId } = found(await store.discountById(db, id))
  await lockedFor(db, villaId, (tx) => store.removeDiscount(tx, id))
}

/** Something new that can be added to a stay. Refuses 'extra-there' when the villa has one of its kind. */
export const addExtra = async ({ db }: StaffAct, { villaId, ...input }: ExtraInput & { villaId: number }) =>
  withVillaLocked(db, villaId, async (tx) => {
    await checkExtra(tx, villaId, input)
    return store.addExtra(tx, { ...input, villaId })
  })
export const changeExtra = async ({ db }: StaffAct, id: number, input: ExtraInput): Promise<void> => {
  const { villaId } = found(await store.extraById(db, id))
  await withVillaLocked(db, villaId, async (tx) => {
    await checkExtra(tx, villaId, input, id)
    await store.writeExtra(tx, id, input)
  })
}
export const deleteExtra = async ({ db }: StaffAct, id: number): Promise<void> => {
  const { villaId } = found(await store.extraById(db, id))
  await withVillaLocked(db, villaId, (tx) => store.removeExtra(tx, id))
}

/** A rule of the whole agency changes every villa: all are locked, so that each is read anew. */
const lockedFor = async <T>(db: Db, villaId: number | null, work: (tx: Db) => Promise<T>): Promise<T> => {
  if (villaId !== null) return withVillaLocked(db, villaId, work)
  const all = await villasForPrices(db)
  return withVillasLocked(
    db,
    all.map(({ id }) => id),
    work,
  )
}

const checkExtra = async (tx: Db, villaId: number, { code }: ExtraInput, own?: number): Promise<void> => {
  const { extras } = await store.pricesOf(tx, villaId)
  if (extras.some((each) => each.code === code && each.id !== own))
    throw new Refusal('extra-there', {}, { code: { code: 'taken' } })
}

const checkPolicy = ({ policy }: TermsChange): void => {
  if (policy && !isInOrder(policy)) throw new Refusal('invalid', {}, { policy: { code: 'wrong-order' } })
}

/** A coupon needs its word, and only a coupon has one. */
const checkDiscount = ({ kind, coupon, from, until }: DiscountInput): void => {
  if (until <= from) throw new Refusal('wrong-order', {}, { until: { code: 'wrong-order' } })
  if ((kind === 'coupon') !== (coupon !== null))
    throw new Refusal('invalid', {}, { coupon: { code: kind === 'coupon' ? 'required' : 'invalid' } })
}
