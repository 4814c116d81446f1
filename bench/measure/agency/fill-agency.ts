import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { fillDemoData } from '../../../seeds/fill.ts'
import { recountLedger } from '../../../src/features/reservations/money/till/transactions.store.ts'
import { recountReservations } from '../../../src/features/reservations/views/reservation-counts.store.ts'
import { type Day, instantInIstanbul } from '../../../src/kernel/day.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import { folderFiles } from '../../../src/platform/files/storage/folder-files.ts'
import { bookings } from './bookings.ts'
import { histories } from './histories.ts'
import { DEMO_VILLAS, morePrices, moreVillas } from './villas.ts'

/** `filesFolder`: where the pictures are put; without one villas have photos whose files are nowhere. */
export type Agency = { villas: number; reservations: number; today: Day; filesFolder?: string; passwordHash?: string }

/**
 * Fills an empty database with an agency of any size from 50 villas on: the demo agency's own villas and copies of them,
 * each with about 25 seasons and 70 taken nights ahead; reservations of every status over past and coming years. The
 * same question gives the same rows.
 */
export const fillAgency = async (db: Db, agency: Agency): Promise<void> => {
  if (agency.villas < DEMO_VILLAS) throw new Error(`An agency has at least ${DEMO_VILLAS} villas.`)
  const folder = agency.filesFolder ?? (await mkdtemp(join(tmpdir(), 'villa-agency-')))
  await fillDemoData(db, {
    now: instantInIstanbul(agency.today, '09:00'),
    files: folderFiles(folder),
    passwordHash: agency.passwordHash ?? '-',
  })
  if (!agency.filesFolder) await rm(folder, { recursive: true })
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`) // foreign keys hold by how the rows are made
    for (const statement of [
      ...moreVillas(agency.villas),
      ...morePrices,
      'ANALYZE villa',
      'ANALYZE season',
      ...bookings(agency),
      ...histories,
    ])
      await tx.execute(sql.raw(statement))
  })
  await recountReservations(db) // no trigger saw the rows
  await recountLedger(db)
  await db.execute(sql`ANALYZE`)
}
