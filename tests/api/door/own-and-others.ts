import { eq } from 'drizzle-orm'
import { anOwner } from '../../../seeds/an-owner.ts'
import { calendarFeed, closing } from '../../../src/features/availability/availability.table.ts'
import { proposal } from '../../../src/features/proposals/proposals.table.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { found } from '../../../src/kernel/refusal.ts'
import { aWish, type TestProduct } from '../../test-product.ts'

/** What a call of owners is about, and what it is sent with; `empty`: it finds nothing to do. */
export const OWNED: Record<string, { of: keyof Belongings; body?: object; query?: string; empty?: true }> = {
  'GET /v1/admin/villas/:id/photos': { of: 'villa' },
  'GET /v1/admin/villas/:id': { of: 'villa' },
  'GET /v1/admin/villas/:id/prices': { of: 'villa' },
  'GET /v1/admin/villas/:id/occupancy': { of: 'villa', query: '?from=2027-05-01&until=2027-06-01' },
  'GET /v1/admin/villas/:id/feeds': { of: 'villa' },
  'GET /v1/admin/villas/:id/export': { of: 'villa' },
  'PUT /v1/admin/villas/:id/export': { of: 'villa', body: { shows_options: true } },
  'POST /v1/admin/villas/:id/export/rotate': { of: 'villa', body: { keep_former: false } },
  'GET /v1/admin/proposals/:id': { of: 'proposal' },
  'PUT /v1/admin/proposals/:id/note': { of: 'proposal', body: { note: 'Lütfen bakın' } },
  'POST /v1/admin/proposals/:id/withdraw': { of: 'proposal', body: {} },
  'GET /v1/admin/external/:id': { of: 'closing' },
  'PUT /v1/admin/villas/date/:id': {
    of: 'closing',
    body: { from: '2027-05-01', until: '2027-05-03' },
  },
  'DELETE /v1/admin/villas/date/:id': { of: 'closing' },
  'PUT /v1/admin/feeds/:id': {
    of: 'feed',
    body: { name: 'Airbnb', source: 'external', every_minutes: 15, frees_by_self: true },
  },
  'POST /v1/admin/feeds/:id/undo': { of: 'feed', empty: true },
  'GET /v1/admin/reservations/:id': { of: 'reservation' },
  'PATCH /v1/admin/reservations/:id': { of: 'reservation', body: { move: 'confirm' } },
  'GET /v1/admin/owners/:id/statement': { of: 'owner' },
  'GET /v1/admin/owners/:id/statement/pdf': { of: 'owner' },
}

type Belongings = Awaited<ReturnType<typeof belongingsOf>>

/** One of everything that belongs to an owner, by its id; without an account it is somebody else's. */
export const belongingsOf = async (product: TestProduct, accountId?: number) => {
  const { db, clock } = product
  const owner = await anOwner(db, { logins: accountId ? [accountId] : [] })
  const villa = await product.villa({ ownerId: owner.id })
  const made = { villaId: villa.id, createdBy: 'Nermin Uçar', createdAt: clock.now }
  const idOf = (rows: { id: number }[]) => found(rows[0]).id
  const email = `misafir${villa.id}@example.com`
  const stay = await product.book(aWish(villa, { email, phone: `0532 ${1_000_000 + villa.id}` }))
  return {
    villa: villa.id,
    owner: owner.id,
    reservation: idOf(await db.select({ id: reservation.id }).from(reservation).where(eq(reservation.code, stay.code))),
    proposal: idOf(
      await db
        .insert(proposal)
        .values({ villaId: villa.id, kind: 'prices', madeBy: 'Nermin Uçar', madeAt: clock.now })
        .returning({ id: proposal.id }),
    ),
    closing: idOf(
      await db
        .insert(closing)
        .values({ ...made, from: '2027-05-01', until: '2027-05-04', kind: 'closing', ownerId: accountId ?? null })
        .returning({ id: closing.id }),
    ),
    feed: idOf(
      await db
        .insert(calendarFeed)
        .values({ ...made, name: 'Airbnb', url: `https://example.com/${villa.id}.ics`, nextAt: clock.now })
        .returning({ id: calendarFeed.id }),
    ),
  }
}
