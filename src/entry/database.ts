import { and, eq, inArray, sql } from 'drizzle-orm'
import { addAccount } from '../features/accounts/accounts.store.ts'
import { account } from '../features/accounts/accounts.table.ts'
import { hashPassword, isPassword } from '../features/accounts/password.server.ts'
import { setting } from '../features/settings/settings.table.ts'
import type { Database, Db } from '../platform/database/db.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { Files } from '../platform/files/storage/files.ts'
import { DEMO_PASSWORD, type Env } from './env.ts'
import { sealerFor } from './secrets.ts'

/** The accounts of the demo data; everybody can read their password. */
export const DEMO_LOGINS = ['admin@happyvillalari.test', 'owner@happyvillalari.test', 'owner2@happyvillalari.test']

type Prepared = { database: Database /** True when this very start has made the demo data. */; isDemoNew: boolean }

/**
 * Opens the database of the environment, brings its schema to head, and gives an empty one its first data. Refuses,
 * with an Error that says what to do, a production database that a demo login opens.
 */
export const prepareDatabase = async (env: Env, files: Files, say: (line: string) => void): Promise<Prepared> => {
  const database = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: `${env.dataDir}/database` },
  )
  if (database.kind === 'embedded')
    say(`EMBEDDED DATABASE in ${env.dataDir}/database: fine for trying out and developing, not for production.`)
  let isDemoNew = false
  await database.migrate(async () => {
    if (await isEmpty(database.db)) {
      await fillEmpty(database.db, env, files, say)
      isDemoNew = env.demoData
    }
    if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD)
      await ensureAdmin(database.db, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD })
  })
  if (env.production && env.DEMO_DATA !== 'on') await refuseDemoLogins(database, env)
  return { database, isDemoNew }
}

const refuseDemoLogins = async (database: Database, env: Env): Promise<void> => {
  const open = await openDemoLogins(database.db, [DEMO_PASSWORD, env.DEMO_PASSWORD])
  if (!open.length) return
  await database.close()
  const emails = open.map((email) => `'${email}'`).join(', ')
  throw new Error(
    `Everybody knows the password of ${open.join(', ')} in this production database. Switch the demo accounts off:\n  UPDATE account SET active = false WHERE email IN (${emails});\nor start with DEMO_DATA=on if this is meant to be a demonstration.`,
  )
}

const openDemoLogins = async (db: Db, passwords: string[]): Promise<string[]> => {
  const known = await db
    .select({ email: account.email, passwordHash: account.passwordHash })
    .from(account)
    .where(and(inArray(account.email, DEMO_LOGINS), eq(account.active, true)))
  const open: string[] = []
  for (const { email, passwordHash } of known)
    for (const password of new Set(passwords)) if (await isPassword(password, passwordHash)) open.push(email)
  return open
}

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.select({ one: sql`1` }).from(setting).limit(1)).length === 0

const fillEmpty = async (db: Db, env: Env, files: Files, say: (line: string) => void): Promise<void> => {
  const now = new Date()
  if (!env.demoData) {
    const { fillStarter } = await import('../../seeds/starter.ts')
    return db.transaction((tx) => fillStarter(tx, now))
  }
  say('Filling the empty database with demo data …')
  const { fillDemoData } = await import('../../seeds/fill.ts')
  await fillDemoData(db, {
    now,
    files,
    passwordHash: await hashPassword(env.DEMO_PASSWORD),
    sealer: sealerFor(env.secret),
  })
}

/** Makes an administrator unless the address has an account already. Answers whether it did. */
export const ensureAdmin = async (
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<boolean> => {
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
