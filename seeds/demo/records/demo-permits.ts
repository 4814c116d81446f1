import { eq } from 'drizzle-orm'
import { owner } from '../../../src/features/owners/owners.table.ts'
import { district, town } from '../../../src/features/places/places.table.ts'
import { permit, permitCheck } from '../../../src/features/villas/permits/permits.table.ts'
import { villa } from '../../../src/features/villas/villas.table.ts'
import { addDays, type Day, dayInIstanbul } from '../../../src/kernel/day.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import { insertAll } from '../../insert-all.ts'
import type { DemoVilla } from '../demo-catalogue.ts'

type Permit = typeof permit.$inferInsert
type State = { state: Permit['state']; checkedDaysAgo?: number; endsIn?: number }

const CHECKERS = ['Deniz Aksoy', 'Elif Demir']

/** What differs from a permit that is good and was looked at lately, by the villa’s place in the agency’s order. */
const STATES: Record<number, State> = {
  4: { state: 'valid', checkedDaysAgo: 97 },
  9: { state: 'valid', checkedDaysAgo: 12, endsIn: 5 },
  13: { state: 'waiting' },
  17: { state: 'valid', checkedDaysAgo: 121, endsIn: 24 },
  22: { state: 'valid', checkedDaysAgo: 40, endsIn: 52 },
  28: { state: 'waiting', checkedDaysAgo: 3 },
  33: { state: 'valid', checkedDaysAgo: 64, endsIn: -2 },
  41: { state: 'valid', checkedDaysAgo: 90, endsIn: 300 },
  49: { state: 'invalid', checkedDaysAgo: 6 },
}
/** Has by mistake the number of the villa before it. */
const DOUBLED = 37

/** The permits of the villas in every state. The villa whose permit is not valid is not published. */
export const fillPermits = async (db: Db, villas: DemoVilla[], now: Date): Promise<void> => {
  const today = dayInIstanbul(now)
  const papers = await papersOf(db)
  const rows = villas.map((each) => ({ ...permitRow(each, villas, { now, today }), ...papers.get(each.id) }))
  await insertAll(db, permit, rows)
  const checks = rows.flatMap(({ villaId, number, state = 'waiting', checkedAt, checkedBy }) =>
    checkedAt && checkedBy ? [{ villaId, number, state, at: checkedAt, who: checkedBy }] : [],
  )
  await insertAll(db, permitCheck, [
    ...checks.map((check, index) => ({
      ...check,
      state: 'valid' as const,
      at: daysBefore(check.at, 92),
      who: CHECKERS[index % 2] ?? '',
    })),
    ...checks,
  ])
  for (const { villaId, state } of rows)
    if (state === 'invalid') await db.update(villa).set({ active: false }).where(eq(villa.id, villaId))
}

const permitRow = (
  { id, order, seed }: DemoVilla,
  villas: DemoVilla[],
  { now, today }: { now: Date; today: Day },
): Permit => {
  const { state, checkedDaysAgo, endsIn } = STATES[order] ?? { state: 'valid', checkedDaysAgo: 8 + ((order * 7) % 75) }
  const number = order === DOUBLED ? (villas[order - 1]?.seed.permit ?? seed.permit) : seed.permit
  return {
    ...{ villaId: id, number, state, kind: 'home' },
    checkedAt: checkedDaysAgo === undefined ? null : daysBefore(now, checkedDaysAgo),
    checkedBy: checkedDaysAgo === undefined ? null : (CHECKERS[order % 2] ?? ''),
    validUntil: endsIn === undefined ? null : addDays(today, endsIn),
    rooms: seed.bedrooms,
    beds: seed.guests,
  }
}

/** What stands on the papers of most villas: their owner and where they are. One in eight was never typed. */
const papersOf = async (db: Db) => {
  const rows = await db
    .select({ id: villa.id, place: district.name, town: town.name, province: town.province, holder: owner.name })
    .from(villa)
    .innerJoin(owner, eq(owner.id, villa.ownerId))
    .innerJoin(district, eq(district.id, villa.districtId))
    .innerJoin(town, eq(town.id, district.townId))
  const typed = rows.filter(({ id }) => id % 8 !== 3)
  return new Map(typed.map((each) => [each.id, { holder: each.holder, address: addressOf(each) }]))
}

type Where = { id: number; place: string; town: string; province: string }
const addressOf = ({ id, place, town: of, province }: Where): string =>
  `${place} Mah. ${100 + ((id * 37) % 400)}. Sok. No: ${1 + ((id * 11) % 40)}, ${of} / ${province}`

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * 86_400_000)
