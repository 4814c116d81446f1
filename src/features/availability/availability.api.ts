import { addDays, type Day, dayInIstanbul, daysBetween, nightsOf } from '../../kernel/day.ts'
import { DONE } from '../../kernel/endpoint.ts'
import { inLanguage, type Language } from '../../kernel/language.ts'
import { FURTHEST_DAYS, MAX_NIGHTS } from '../../kernel/limits.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import { handler } from '../../platform/api.ts'
import type { Db } from '../../platform/db.ts'
import { type PricePlan, seasonOf } from '../pricing/price-plan.ts'
import { extraCodes } from '../pricing/pricing.contract.ts'
import { planOf } from '../pricing/pricing.store.ts'
import { type VillaRef, villaBySlug } from '../villas/villas.store.ts'
import { type CalendarDay, changeClosing, closeDates, openDates, villaCalendar, villaQuote } from './availability.contract.ts'
import { takenNightsOf } from './availability.store.ts'
import type { TakenNight } from './calendar.ts'
import { closeVillaDates, moveClosing, openClosedDates } from './close-dates.flow.ts'
import { quoteStay } from './quote.flow.ts'

export const availabilityApi = [
  handler(villaCalendar, async ({ params, query }, { db, now, language }) => {
    const villa = await bookable(db, params.slug)
    const today = dayInIstanbul(now)
    const from = query.from ?? `${today.slice(0, 8)}01`
    if (from > addDays(today, FURTHEST_DAYS)) throw new Refusal('too-far', {}, { from: { code: 'too-far' } })
    const until = addDays(from, Math.min(query.months * 31, FURTHEST_DAYS))
    const [plan, taken] = await Promise.all([planOf(db, villa.id), takenNightsOf(db, villa.id, from, now)])
    return {
      content: { currency: villa.currency, days: calendarDays(plan, taken, { from, until, today }), ...termsOf(plan, today, language) },
    }
  }),
  handler(villaQuote, async ({ params, query }, { db, now }) => {
    const villa = await bookable(db, params.slug)
    const stay = { checkIn: query.checkin, checkOut: query.checkout }
    const today = dayInIstanbul(now)
    if (stay.checkIn < today) throw new Refusal('past-arrival', {}, { checkin: { code: 'past-arrival' } })
    if (stay.checkOut <= stay.checkIn) throw new Refusal('wrong-order', {}, { checkout: { code: 'wrong-order' } })
    if (daysBetween(stay.checkIn, stay.checkOut) > MAX_NIGHTS)
      throw new Refusal('too-long', {}, { checkout: { code: 'stay-too-long', facts: { max: MAX_NIGHTS } } })
    const extras = extraCodes.safeParse(query.extras ?? [])
    if (!extras.success) throw new Refusal('unknown-extra', {}, { extras: { code: 'invalid' } })
    return { content: await quoteStay(db, villa, { stay, guests: query.guests, today, extras: extras.data, coupon: query.coupon }, now) }
  }),
  handler(closeDates, async ({ body }, { db, who, now }) => ({
    content: {
      id: await closeVillaDates(
        db,
        who,
        { villaId: body.villa_id, from: body.from, until: body.until, kind: body.kind, note: body.note },
        now,
      ),
    },
  })),
  handler(changeClosing, async ({ params, body }, { db, who, now }) => {
    await moveClosing(db, who, params.id, body, now)
    return DONE
  }),
  handler(openDates, async ({ params }, { db, who }) => {
    await openClosedDates(db, who, params.id)
    return DONE
  }),
]

/** The villa of a slug as visitors may see it: published. */
const bookable = async (db: Db, slug: string): Promise<VillaRef> => {
  const villa = await villaBySlug(db, slug)
  return found(villa?.active ? villa : null)
}

const calendarDays = (
  plan: PricePlan | undefined,
  taken: TakenNight[],
  { from, until, today }: { from: Day; until: Day; today: Day },
): CalendarDay[] => {
  const kindOf = new Map(taken.map(({ night, kind }) => [night, kind]))
  const stateOf = (day: Day): CalendarDay['state'] => {
    if (day < today) return 'past'
    const kind = kindOf.get(day)
    return kind === undefined ? 'free' : kind === 'option' ? 'option' : 'taken'
  }
  return nightsOf({ checkIn: from, checkOut: until }).map((day) => {
    const season = plan && seasonOf(plan, day)
    return {
      day,
      state: stateOf(day),
      price: season ? (plan.dayPrices[day] ?? season.nightly) : null,
      minNights: season?.minNights ?? null,
      arrivalDays: season?.arrivalDays ?? [],
    }
  })
}

const termsOf = (plan: PricePlan | undefined, today: Day, language: Language) => ({
  gapMinNights: plan?.gapMinNights ?? 0,
  seasons: (plan?.seasons ?? []).filter((season) => season.until > today && season.from < addDays(today, FURTHEST_DAYS)),
  extras: (plan?.extras ?? []).map(({ code, name, amount, per }) => ({ code, name: inLanguage(name, language), amount, per })),
  prepaymentPercent: plan?.prepaymentPercent ?? 0,
  damageDeposit: plan?.damageDeposit ?? 0,
  baseGuests: plan?.baseGuests ?? 0,
  extraGuestNightly: plan?.extraGuestNightly ?? 0,
})
