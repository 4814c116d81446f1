import type { Caller } from '../../kernel/caller.ts'
import { addDays, type Day, dayInIstanbul } from '../../kernel/day.ts'
import { DONE } from '../../kernel/endpoint.ts'
import { type Language, translated } from '../../kernel/language.ts'
import { FURTHEST_DAYS, mustBeStay } from '../../kernel/limits.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import type { Quota } from '../../platform/quota.ts'
import type { PricePlan } from '../pricing/price-plan.ts'
import { extraCodes } from '../pricing/pricing.shape.ts'
import { maySee } from '../villas/villa.ts'
import { villaLane } from '../villas/villa-lock.store.ts'
import type { VillaRef } from '../villas/villas.store.ts'
import { changeClosing, closeDates, openDates, villaCalendar, villaQuote } from './availability.contract.ts'
import type { TakenNight } from './calendar.ts'
import { calendarDays } from './calendar-days.ts'
import { closeVillaDates, moveClosing, openClosedDates } from './close-dates.flow.ts'
import { countCoupon } from './coupon-guess.flow.ts'
import { calendarFrom, quoteFrom } from './quote.flow.ts'
import { villaWithCalendar } from './villa-nights.store.ts'

/**
 * Does a wish of a guest for this villa become an option? A higher slice knows what it carries already; `options`: so
 * many stand in the calendar, and no more.
 */
export type TakesHolds = (db: Db, villa: { id: number; live: boolean }, now: Date, options: number) => Promise<boolean>

export const availabilityApi = [
  handler(villaCalendar, async ({ params, query }, { db, now, language, who }) => {
    const today = dayInIstanbul(now)
    const from = query.from ?? `${today.slice(0, 8)}01`
    if (from > addDays(today, FURTHEST_DAYS)) throw new Refusal('too-far', {}, { from: { code: 'too-far' } })
    const until = addDays(from, Math.min(query.months * 31, FURTHEST_DAYS))
    const { villa, plan, taken } = seen(who, await villaWithCalendar(db, params.slug, from, now))
    return {
      content: {
        currency: villa.currency,
        days: calendarDays(plan, taken, { from, until, today }),
        ...termsOf(plan, today, language),
      },
    }
  }),
  handler(villaQuote, async ({ params, query }, call: Call<{ quota: Quota; takesHolds: TakesHolds }>) => {
    const { db, services, now } = call
    const stay = { checkIn: query.checkin, checkOut: query.checkout }
    const today = dayInIstanbul(now)
    mustBeStay(stay, today, { names: ['checkin', 'checkout'] })
    // from today on, whenever the stay is: so all options are among the nights
    const from = calendarFrom({ ...stay, checkIn: today })
    const { villa, ...calendar } = seen(call.who, await villaWithCalendar(db, params.slug, from, now))
    const extras = extraCodes.safeParse(query.extras ?? [])
    if (!extras.success) throw new Refusal('unknown-extra', {}, { extras: { code: 'invalid' } })
    if (query.coupon) await countCoupon(call, villa.id, query.coupon)
    const live = await services.takesHolds(db, villa, now, optionsIn(calendar.taken))
    const question = { stay, guests: query.guests, today, now, extras: extras.data, coupon: query.coupon }
    return { content: quoteFrom(live, calendar, question) }
  }),
  handler(
    closeDates,
    async ({ body: { villa_id: villaId, ...dates } }, call) => ({
      content: { id: await closeVillaDates(call, { villaId, ...dates }) },
    }),
    async ({ body }) => villaLane(body.villa_id),
  ),
  handler(changeClosing, async ({ params, body }, call) => {
    await moveClosing(call, params.id, body)
    return DONE
  }),
  handler(openDates, async ({ params }, call) => {
    await openClosedDates(call, params.id)
    return DONE
  }),
]

const optionsIn = (taken: TakenNight[]): number =>
  new Set(taken.flatMap(({ kind, holderId }) => (kind === 'option' ? [holderId] : []))).size

/** The villa, when it is there for this caller. Refuses 'not-found'. */
const seen = <T extends { villa: VillaRef }>(who: Caller, read: T | null): T =>
  found(read && maySee(who, read.villa) ? read : null)

const termsOf = (plan: PricePlan | undefined, today: Day, language: Language) => ({
  gapMinNights: plan?.gapMinNights ?? 0,
  gapLeavesOneEdge: plan?.gapLeavesOneEdge ?? false,
  seasons: (plan?.seasons ?? []).filter(
    (season) => season.until > today && season.from < addDays(today, FURTHEST_DAYS),
  ),
  extras: translated(plan?.extras ?? [], language),
  prepaymentPercent: plan?.prepaymentPercent ?? 0,
  damageDeposit: plan?.damageDeposit ?? 0,
  baseGuests: plan?.baseGuests ?? 0,
  extraGuestNightly: plan?.extraGuestNightly ?? 0,
})
