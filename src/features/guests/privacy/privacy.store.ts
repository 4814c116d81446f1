import type { Db } from '../../../platform/database/db.ts'
import { privacyDeed } from './privacy.table.ts'

export const noteDeed = async (tx: Db, row: Omit<typeof privacyDeed.$inferInsert, 'id'>): Promise<void> =>
  void (await tx.insert(privacyDeed).values(row))
