import { account } from '../src/features/accounts/accounts.table.ts'
import { found } from '../src/kernel/refusal.ts'
import type { Db } from '../src/platform/database/db.ts'
import { fresh } from './demo/fresh.ts'

type Account = typeof account.$inferSelect

/** Somebody who may sign in: an OWNER unless told otherwise. Its password hash fits no password. */
export const anAccount = async (db: Db, overrides: Partial<Account> = {}): Promise<Account> => {
  const row = {
    role: 'OWNER' as const,
    email: `${fresh('person')}@example.com`,
    passwordHash: '-',
    firstName: 'Nermin',
    lastName: 'Uçar',
    createdAt: new Date(),
  }
  return found(
    (
      await db
        .insert(account)
        .values({ ...row, ...overrides })
        .returning()
    )[0],
  )
}
