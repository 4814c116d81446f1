import { and, asc, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { fold } from '../../kernel/slug.ts'
import { plainName } from '../../platform/database/columns.ts'
import type { Db } from '../../platform/database/db.ts'
import { fullName } from '../accounts/accounts.store.ts'
import { account } from '../accounts/accounts.table.ts'
import type { SecretField } from './owner.shape.ts'
import { owner, ownerLogin, secretRead } from './owners.table.ts'

/** Every owner to choose from, by name. */
export const ownersToChoose = async (db: Db) =>
  (await db.select({ id: owner.id, name: owner.name, kind: owner.kind }).from(owner)).sort((one, other) =>
    byName(one.name, other.name),
  )

const byName = new Intl.Collator('tr').compare

/** In a select from one table Drizzle writes columns without it, so they are named here; villas are a higher slice. */
const villas = sql<number>`(SELECT count(*)::int FROM villa WHERE villa.owner_id = owner.id)`
const logins = sql<number>`(SELECT count(*)::int FROM owner_login WHERE owner_login.owner_id = owner.id)`

const rows = (db: Db) => db.select({ owner, villas, logins }).from(owner).$dynamic()
export type StoredOwner = Awaited<ReturnType<typeof rows>>[number]

const sortName = plainName(owner.name)

export type OwnerFilter = { skip: number; take: number; search?: string | undefined; missing?: boolean | undefined }

/** A page of the owners by name. With a `fingerprint` the search finds a whole TCKN or VKN, too. */
export const ownersPage = async (
  db: Db,
  { skip, take, search, missing }: OwnerFilter,
  fingerprint?: (number: string) => string,
) => {
  const where = and(search ? found(search, fingerprint) : undefined, missing ? LACKS : undefined)
  const [content, total] = await Promise.all([
    rows(db).where(where).orderBy(asc(sortName), asc(owner.id)).limit(take).offset(skip),
    db.$count(owner, where),
  ])
  return { content, total }
}

const found = (search: string, fingerprint?: (number: string) => string): SQL | undefined => {
  const part = `%${fold(search).replace(/[\\%_]/g, '\\$&')}%`
  const digits = search.replace(/\D/g, '')
  return or(
    sql`${sortName} LIKE ${part}`,
    sql`lower(${owner.email}) LIKE ${part}`,
    digits.length >= 7 ? sql`${owner.phone} LIKE ${`%${digits.slice(-10)}`}` : undefined,
    fingerprint && /^\d{10,11}$/.test(digits) ? eq(owner.taxNoHash, fingerprint(digits)) : undefined,
  )
}

/** missingForReport as a condition. */
const LACKS = sql`(${owner.taxNo} IS NULL OR ${owner.iban} IS NULL OR '' IN (${owner.phone}, ${owner.email}, ${owner.address})
  OR (${owner.kind} = 'company' AND ${owner.taxOffice} = ''))`

/** One owner with who signs in for it and who has read its numbers lately. */
export const ownerById = async (db: Db, id: number) => {
  const [row] = await rows(db).where(eq(owner.id, id))
  if (!row) return null
  const accounts = await db
    .select({ id: account.id, name: fullName, email: account.email, active: account.active })
    .from(ownerLogin)
    .innerJoin(account, eq(account.id, ownerLogin.accountId))
    .where(eq(ownerLogin.ownerId, id))
    .orderBy(asc(account.lastName), asc(account.id))
  const reads = await db
    .select({ field: secretRead.field, who: secretRead.who, at: secretRead.at })
    .from(secretRead)
    .where(eq(secretRead.ownerId, id))
    .orderBy(desc(secretRead.id))
    .limit(LAST_READS)
  return { ...row, accounts, reads }
}
const LAST_READS = 5

/** The row of an owner, locked: nobody writes it, or gives it a villa, until the transaction ends. */
export const ownerUnderLock = async (tx: Db, id: number) =>
  (await tx.select().from(owner).where(eq(owner.id, id)).for('update'))[0]

/** Owners are written one after the other: so two with one number are always seen. */
export const lockOwners = (tx: Db) => tx.execute(sql`LOCK TABLE ${owner} IN SHARE ROW EXCLUSIVE MODE`)

export const isNumberThere = async (tx: Db, taxNoHash: string, own: number): Promise<boolean> =>
  (await tx.$count(owner, and(eq(owner.taxNoHash, taxNoHash), ne(owner.id, own)))) > 0

/** Answers its id. */
export const addOwner = async (tx: Db, row: typeof owner.$inferInsert): Promise<number> => {
  const [added] = await tx.insert(owner).values(row).returning({ id: owner.id })
  return added?.id ?? 0
}

export const writeOwner = (tx: Db, id: number, row: Partial<typeof owner.$inferInsert>) =>
  tx.update(owner).set(row).where(eq(owner.id, id))

export const countVillas = async (tx: Db, id: number): Promise<number> =>
  (await tx.select({ villas }).from(owner).where(eq(owner.id, id)))[0]?.villas ?? 0

export const removeOwner = (tx: Db, id: number) => tx.delete(owner).where(eq(owner.id, id))

export const noteRead = (tx: Db, read: { ownerId: number; field: SecretField; who: string; at: Date }) =>
  tx.insert(secretRead).values(read)

/** Notes the readings of a whole file at once. */
export const noteReads = (tx: Db, reads: { ownerId: number; field: SecretField; who: string; at: Date }[]) =>
  tx.insert(secretRead).values(reads)

export const addLogin = (tx: Db, login: { ownerId: number; accountId: number }) =>
  tx.insert(ownerLogin).values(login).onConflictDoNothing()

/** False when there was none. */
export const removeLogin = async (tx: Db, ownerId: number, accountId: number): Promise<boolean> =>
  (
    await tx
      .delete(ownerLogin)
      .where(and(eq(ownerLogin.ownerId, ownerId), eq(ownerLogin.accountId, accountId)))
      .returning()
  ).length > 0

/** Every owner's sealed numbers. */
export const ownersWithNumbers = (tx: Db) =>
  tx
    .select({ id: owner.id, taxNo: owner.taxNo, iban: owner.iban })
    .from(owner)
    .where(or(isNotNull(owner.taxNo), isNotNull(owner.iban)))

/** Is there anything in an owner's account? The ledger is a higher slice. */
export const hasAccount = async (tx: Db, id: number): Promise<boolean> => {
  const { rows } = await tx.execute(sql`SELECT 1 FROM ledger_entry WHERE owner_id = ${id}
    UNION ALL SELECT 1 FROM owner_month WHERE owner_id = ${id} LIMIT 1`)
  return rows.length > 0
}
