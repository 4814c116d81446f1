/** @module-tag embedded */
import { and, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RESERVATION_KINDS } from '../../../src/features/availability/availability.store.ts'
import { calendarFeed, closing, takenNight } from '../../../src/features/availability/availability.table.ts'
import { feedById } from '../../../src/features/availability/feeds/feeds.store.ts'
import { readCalendar } from '../../../src/features/availability/feeds/read/read-calendar.server.ts'
import { applyReading } from '../../../src/features/availability/feeds/sync/sync-feed.flow.ts'
import { addDays, nightsOf } from '../../../src/kernel/day.ts'
import { found } from '../../../src/kernel/refusal.ts'
import { aCalendar } from '../../calendar-stand.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const FIRST = '2027-07-01'
type Stay = { uid: string; at: number; nights: number }
const stay = fc.record({
  uid: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  at: fc.integer({ min: 0, max: 24 }),
  nights: fc.integer({ min: 1, max: 5 }),
})
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ reads: fc.array(stay, { maxLength: 5 }), loss: fc.constantFrom('free', undefined) }),
  },
  { weight: 3, arbitrary: fc.record({ books: stay }) },
  { weight: 1, arbitrary: fc.record({ cancels: fc.nat(9) }) },
)

const dates = ({ at, nights }: Stay) => ({ from: addDays(FIRST, at), until: addDays(FIRST, at + nights) })
const wholeOf = (stays: Stay[]) => {
  const file = aCalendar(
    ...stays.map((each): [string, string, string] => [each.uid, dates(each).from, dates(each).until]),
  )
  return readCalendar(file, { today: '2027-03-01', ownHost: 'villa.test', source: 'external' })
}

/** A villa with a feed, and what can happen to it. */
const aVillaWithFeed = async () => {
  const { db, clock } = product
  const villa = await product.villa()
  const by = { createdBy: 'Airbnb', createdAt: clock.now, nextAt: clock.now }
  const [{ id } = { id: 0 }] = await db
    .insert(calendarFeed)
    .values({ villaId: villa.id, name: 'Airbnb', url: 'https://calendar.example/a.ics', ...by })
    .returning()
  const booked = new Map<number, string[]>()
  return {
    booked,
    read: async (stays: Stay[], loss?: 'free') =>
      applyReading({ db, now: clock.now }, found(await feedById(db, id)), wholeOf(stays), loss),
    async book(wish: Stay) {
      const { from: checkIn, until: checkOut } = dates(wish)
      const answer = await desk.ask('POST', '/v1/admin/reservations', {
        ...{ villaId: villa.id, checkIn, checkOut, adults: 2, name: 'Zeynep Tunalı', email: 'z@example.com' },
        phone: '0532 123 45 67',
      })
      if (answer.status === 201) booked.set(answer.body.content.id, nightsOf({ checkIn, checkOut }))
    },
    async cancel(index: number) {
      const reservation = [...booked.keys()][index]
      if (reservation === undefined) return
      await desk.made(reservation, { move: 'cancel', reason: 'Vazgeçti' })
      booked.delete(reservation)
    },
    rows: () => db.select().from(takenNight).where(eq(takenNight.villaId, villa.id)),
    ofGuests: async () =>
      (
        await db
          .select()
          .from(takenNight)
          .where(and(eq(takenNight.villaId, villa.id), inArray(takenNight.kind, RESERVATION_KINDS)))
      )
        .map(({ night, holderId }) => `${night} ${holderId}`)
        .sort(),
    events: async () =>
      (await db.select().from(closing).where(eq(closing.feedId, id)))
        .map(({ from, until }) => `${from} ${until}`)
        .sort(),
  }
}

test('whatever a feed says in whatever order, guests keep their nights, nobody has one twice, and in the end it is as it said last', async () => {
  let stays = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 9 }),
      fc.array(stay, { maxLength: 5 }),
      async (steps, last) => {
        const villa = await aVillaWithFeed()
        for (const each of steps) {
          if ('reads' in each) await villa.read(each.reads, each.loss)
          else if ('books' in each) await villa.book(each.books)
          else await villa.cancel(each.cancels)
          const promised = [...villa.booked].flatMap(([id, nights]) => nights.map((night) => `${night} ${id}`)).sort()
          expect(await villa.ofGuests()).toEqual(promised)
        }
        await villa.read(last)
        await villa.read(last, 'free')
        const { events } = wholeOf(last)
        expect(await villa.events()).toEqual(events.map(({ from, until }) => `${from} ${until}`).sort())
        stays += villa.booked.size
        const ours = new Set([...villa.booked.values()].flat())
        const wanted = new Set(events.flatMap(({ from, until }) => nightsOf({ checkIn: from, checkOut: until })))
        const held = (await villa.rows()).filter(({ kind }) => kind === 'external').map(({ night }) => night)
        expect(held.sort()).toEqual([...wanted].filter((night) => !ours.has(night)).sort())
      },
    ),
    { seed: 33, numRuns: 30 },
  )
  expect(stays).toBeGreaterThan(10) // else nothing was tried
})
