/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takenNight } from '../../../src/features/availability/availability.table.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { addDays, type Day, dayInIstanbul, nightsOf, type Stay } from '../../../src/kernel/day.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'
import { type ModelHolder, modelArrival, modelOptionEnd, type VillaModel, villaModel } from '../../villa-model.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

/** The same days every time; SEED=… tries others. */
const SEED = Number(process.env.SEED ?? 17_956)
const WINDOW_DAYS = 24
const HOUR = 3_600_000
/** In kuruş: never the whole of a pre-payment. */
const A_LITTLE = 100

const first = fc.integer({ min: 1, max: WINDOW_DAYS - 7 })
const length = fc.integer({ min: 1, max: 6 })
const pick = fc.nat(1_000)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('book' as const), first, length }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close' as const), first, length }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move-closing' as const), pick, first, length }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.constantFrom(1, 3, 5, 23, 26),
      tidy: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('extend' as const), pick, hours: fc.integer({ min: 1, max: 72 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('confirm' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), pick, whole: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('revive' as const), pick, hours: fc.integer({ min: 1, max: 72 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('change-dates' as const), pick, first, length }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type World = { villa: { id: number; slug: string }; base: Day; model: VillaModel; refused: number }

const stayOf = ({ base }: World, { first, length }: { first: number; length: number }): Stay => ({
  checkIn: addDays(base, first),
  checkOut: addDays(base, first + length),
})
const ifFree = (isFree: boolean) => (isFree ? null : 'nights-taken')
const nth = ({ model }: World, kind: ModelHolder['kind'], index: number) => {
  const all = model.holders.filter((each) => each.kind === kind)
  return all[index % Math.max(1, all.length)]
}
const statusOf = (holder: ModelHolder, now: number) =>
  holder.status === 'OPTION' && (holder.expiresAt ?? now) <= now ? 'EXPIRED' : holder.status

/** Does one thing through the API and on paper; the API must say what the paper says. */
const doStep = async (world: World, each: Step): Promise<void> => {
  const now = product.clock.now.getTime()
  const today = dayInIstanbul(product.clock.now)
  const { model, villa } = world
  /** What is expected, what was answered; the paper is written when it was done. */
  const compare = (
    answer: { status: number; body: { content: { code?: string } } },
    wanted: string | null,
    write: () => void,
  ) => {
    expect([each, answer.status < 300 ? null : answer.body.content.code]).toEqual([each, wanted])
    if (wanted === null) write()
    else world.refused++
  }
  switch (each.kind) {
    case 'wait':
      product.clock.now = new Date(now + each.hours * HOUR)
      if (each.tidy) await product.jobs.runAll()
      return
    case 'book': {
      const stay = stayOf(world, each)
      const answer = await product.call('POST', '/v1/reservation', aWish(villa, stay))
      const wanted = stay.checkIn < today ? 'past-arrival' : ifFree(model.isFree(stay, now))
      const [row] =
        answer.status === 201
          ? await product.db
              .select({ id: reservation.id })
              .from(reservation)
              .where(eq(reservation.code, answer.body.content.code))
          : []
      return compare(answer, wanted, () =>
        model.holders.push({
          ...stay,
          id: row?.id ?? 0,
          kind: 'reservation',
          status: 'OPTION',
          expiresAt: modelOptionEnd(now, today, stay.checkIn),
        }),
      )
    }
    case 'close': {
      const stay = stayOf(world, each)
      const answer = await desk.ask('POST', '/v1/admin/villas/date', {
        villa_id: villa.id,
        from: stay.checkIn,
        until: stay.checkOut,
      })
      return compare(answer, model.isFree(stay, now) ? null : 'nights-taken', () =>
        model.holders.push({
          ...stay,
          id: answer.body.content.id,
          kind: 'closing',
          status: 'CONFIRMED',
          expiresAt: null,
        }),
      )
    }
    case 'open': {
      const closing = nth(world, 'closing', each.pick)
      if (!closing) return
      const answer = await desk.ask('DELETE', `/v1/admin/villas/date/${closing.id}`)
      return compare(answer, closing.status === 'OPEN' ? 'not-found' : null, () =>
        Object.assign(closing, { status: 'OPEN' }),
      )
    }
    case 'move-closing': {
      const closing = nth(world, 'closing', each.pick)
      if (!closing) return
      const stay = stayOf(world, each)
      const answer = await desk.ask('PUT', `/v1/admin/villas/date/${closing.id}`, {
        from: stay.checkIn,
        until: stay.checkOut,
      })
      return compare(answer, closing.status === 'OPEN' ? 'not-found' : ifFree(model.isFree(stay, now, closing)), () =>
        Object.assign(closing, stay),
      )
    }
    case 'change-dates': {
      const held = nth(world, 'reservation', each.pick)
      if (!held) return
      const stay = stayOf(world, each)
      const moved = stay.checkIn !== held.checkIn || stay.checkOut !== held.checkOut
      const inTime = moved && stay.checkIn < today ? 'past-arrival' : ifFree(model.isFree(stay, now, held))
      const wanted = ['OPTION', 'CONFIRMED'].includes(statusOf(held, now)) ? inTime : 'move-not-allowed'
      const answer = await desk.ask('PUT', `/v1/admin/reservations/${held.id}`, {
        ...stay,
        adults: 2,
        name: 'Zeynep Tunalı',
        phone: '0532 123 45 67',
      })
      return compare(answer, wanted, () => {
        if (moved && held.status === 'OPTION')
          held.expiresAt = Math.min(held.expiresAt ?? 0, modelOptionEnd(now, today, stay.checkIn, 1_000))
        Object.assign(held, stay)
      })
    }
    default:
      return doMove(world, each, now, compare)
  }
}

type Move = Extract<Step, { kind: 'extend' | 'confirm' | 'pay' | 'cancel' | 'revive' }>
type Compare = (answer: Awaited<ReturnType<Desk['move']>>, wanted: string | null, write: () => void) => void

/** The moves of a reservation, on paper. */
const doMove = async (world: World, each: Move, now: number, compare: Compare): Promise<void> => {
  const held = nth(world, 'reservation', each.pick)
  if (!held) return
  const status = statusOf(held, now)
  const isFree = world.model.isFree(held, now, held)
  const hasBegun = held.checkIn < dayInIstanbul(product.clock.now)
  const confirmed = () => Object.assign(held, { status: 'CONFIRMED', expiresAt: null })
  const only = (...from: string[]) => (from.includes(status) ? null : 'move-not-allowed')
  const move = (name: string, hours?: number, amount?: number) =>
    desk.move(held.id, { move: name, reason: 'model', hours, amount })
  switch (each.kind) {
    case 'extend': {
      const end = Math.min((held.expiresAt ?? 0) + each.hours * HOUR, modelArrival(held.checkIn))
      const wanted = only('OPTION') ?? (end > (held.expiresAt ?? 0) ? null : 'at-arrival')
      return compare(await move('extend', each.hours), wanted, () => (held.expiresAt = end))
    }
    case 'confirm':
      return compare(await move('confirm'), only('OPTION'), confirmed)
    case 'cancel':
      return compare(await move('cancel'), only('OPTION', 'CONFIRMED'), () =>
        Object.assign(held, { status: 'CANCELLED', expiresAt: null }),
      )
    case 'revive': {
      const wanted = only('EXPIRED') ?? (hasBegun ? 'past-arrival' : ifFree(isFree))
      return compare(await move('revive', each.hours), wanted, () =>
        Object.assign(held, {
          status: 'OPTION',
          expiresAt: modelOptionEnd(now, dayInIstanbul(product.clock.now), held.checkIn, each.hours),
        }),
      )
    }
    case 'pay': {
      if (held.paidLate) return // what is open then is money's affair, not the calendar's
      const whole = each.whole && status !== 'CONFIRMED' // a confirmed stay has its pre-payment, or staff's word
      const gets = whole && (status !== 'EXPIRED' || (isFree && !hasBegun))
      const answer = await move('receive-transfer', undefined, whole ? undefined : A_LITTLE)
      return compare(answer, only('OPTION', 'EXPIRED', 'CONFIRMED'), () =>
        gets ? confirmed() : Object.assign(held, { paidLate: whole }),
      )
    }
  }
}

/**
 * The table after the tidy-up, what every living night says before it, the search and the villa's own calendar: all as
 * on paper.
 */
const checkEverything = async ({ villa, base, model }: World): Promise<void> => {
  const now = product.clock.now.getTime()
  const taken = async () =>
    (await product.db.select().from(takenNight).where(eq(takenNight.villaId, villa.id))).map(
      ({ night, kind, holderId, expiresAt }) => ({
        expiresAt,
        text: `${night} ${kind} ${holderId} ${expiresAt?.getTime() ?? '-'}`,
      }),
    )
  const paper = model.taken(now)
  expect(new Set(paper.map((line) => line.slice(0, 10))).size).toBe(paper.length)
  expect(
    (await taken())
      .filter(({ expiresAt }) => !expiresAt || expiresAt.getTime() > now)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(paper)
  await product.jobs.runAll()
  expect((await taken()).map(({ text }) => text).sort()).toEqual(paper)
  await product.refresh()
  const today = dayInIstanbul(product.clock.now)
  const window = nightsOf({ checkIn: base, checkOut: addDays(base, WINDOW_DAYS) }).filter((night) => night >= today)
  const isFree = (night: Day) => model.isFree({ checkIn: night, checkOut: addDays(night, 1) }, now)
  const found = await Promise.all(
    window.map((night) =>
      product.call('GET', `/v2/search?ids=${villa.id}&checkin=${night}&checkout=${addDays(night, 1)}`),
    ),
  )
  expect(found.map(({ body }, index) => `${window[index]} ${body.total}`)).toEqual(
    window.map((night) => `${night} ${isFree(night) ? 1 : 0}`),
  )
  const { days } = (await product.call('GET', `/v1/villa/${villa.slug}/calendar?from=${base}&months=1`)).body
    .content as {
    days: { day: Day; state: string }[]
  }
  for (const { day, state } of days.filter(({ day }) => day >= today))
    expect([day, state === 'free']).toEqual([day, isFree(day)])
}

describe('the calendar of a villa', () => {
  test('says after any run of bookings, payments, expiries, closings and changes just what it says on paper', async () => {
    const seen = { steps: 0, refused: 0, nights: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40, size: 'max' }), async (steps) => {
        const world: World = {
          villa: await product.villa(),
          base: dayInIstanbul(product.clock.now),
          model: villaModel(),
          refused: 0,
        }
        for (const each of steps) await doStep(world, each)
        await checkEverything(world)
        seen.steps += steps.length
        seen.refused += world.refused
        seen.nights += world.model.taken(product.clock.now.getTime()).length
      }),
      { seed: SEED, numRuns: 20 },
    )
    // A run that refuses nothing or ends with empty calendars would have tested nothing.
    expect(seen.steps).toBeGreaterThan(150)
    expect(seen.refused).toBeGreaterThan(seen.steps / 20)
    expect(seen.nights).toBeGreaterThan(20)
  })
})
