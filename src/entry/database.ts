import { eq, sql } from 'drizzle-orm'
import { addAccount } from '../features/accounts/accounts.store.ts'
import { account } from '../features/accounts/accounts.table.ts'
import { hashPassword } from '../features/accounts/password.ts'
import { setting } from '../features/settings/settings.table.ts'
import { type Database, type Db, openDatabase } from '../platform/db.ts'
import type { Env } from './env.ts'

/** Opens the database of the environment, brings its schema to head, and gives an empty one its first data. */
export const prepareDatabase = async (env: Env, filesFolder: string, say: (line: string) => void): Promise<Database> => {
  const database = await openDatabase(env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: `${env.dataDir}/database` })
  if (database.kind === 'embedded')
    say(`EMBEDDED DATABASE in ${env.dataDir}/database: fine for trying out and developing, not for production.`)
  await database.migrate(async () => {
    if (await isEmpty(database.db)) await fillEmpty(database.db, env, filesFolder, say)
    if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) await ensureAdmin(database.db, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD })
  })
  return database
}

const isEmpty = async (db: Db): Promise<boolean> => (await db.select({ one: sql`1` }).from(setting).limit(1)).length === 0

const fillEmpty = async (db: Db, env: Env, filesFolder: string, say: (line: string) => void): Promise<void> => {
  const now = new Date()
  if (!env.demoData) {
    const { fillStarter } = await import('../../seeds/starter.ts')
    return db.transaction((tx) => fillStarter(tx, now))
  }
  say('Filling the empty database with demo data …')
  const { fillDemoData } = await import('../../seeds/fill.ts')
  await fillDemoData(db, { now, filesFolder, passwordHash: await hashPassword(env.DEMO_PASSWORD) })
}

/** Makes an administrator unless the address has an account already. Answers whether it did. */
export const ensureAdmin = async (db: Db, { email, password }: { email: string; password: string }): Promise<boolean> => {
  const [known] = await db.select({ id: account.id }).from(account).where(eq(account.email, email.toLowerCase()))
  if (known) return false
  await addAccount(db, {
    role: 'ADMIN',
    email,
    passwordHash: await hashPassword(password),
    firstName: 'Site',
    lastName: 'Yöneticisi',
    createdAt: new Date(),
  })
  return true
}
