import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Right } from '../../../kernel/caller.ts'
import { found } from '../../../kernel/refusal.ts'
import { fold } from '../../../kernel/slug.ts'
import { plainName } from '../../../platform/database/columns.ts'
import type { Db } from '../../../platform/database/db.ts'
import { account } from '../../accounts/accounts.table.ts'
import { isTotpRequired } from '../../accounts/totp/totp.store.ts'
import { owner, ownerLogin } from '../owners.table.ts'
import type { listUsers, Person } from './people.contract.ts'

type Asked = z.output<NonNullable<typeof listUsers.query>>

const rowsOf = (db: Db, now: Date) =>
  db
    .select({
      ...{ id: account.id, role: account.role, firstName: account.firstName, lastName: account.lastName },
      ...{ email: account.email, phone: account.phone, active: account.active, rights: account.rights },
      ...{ lastLoginAt: account.lastLoginAt, createdAt: account.createdAt, totpSince: account.totpSince },
      version: account.version,
      hasPassword: sql<boolean>`password_hash <> ''`,
      linkOpen: sql<boolean>`EXISTS (SELECT FROM account_link l WHERE l.account_id = account.id
        AND l.kind = 'INVITATION' AND l.expires_at > ${now})`,
      sessions: sql<number>`(SELECT count(*)::int FROM session s WHERE s.account_id = account.id
        AND s.expires_at > ${now})`,
      owners: sql<
        { id: number; name: string }[]
      >`coalesce((SELECT json_agg(json_build_object('id', o.id, 'name', o.name)
        ORDER BY o.name, o.id) FROM owner_login l JOIN owner o ON o.id = l.owner_id
        WHERE l.account_id = account.id), '[]'::json)`,
    })
    .from(account)
    .$dynamic()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const personOf = ({ hasPassword, linkOpen, totpSince, phone, lastLoginAt, createdAt, ...row }: Row): Person => ({
  ...row,
  name: `${row.firstName} ${row.lastName}`,
  phone: phone ?? '',
  rights: row.role === 'ADMIN' ? row.rights : [],
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  twoSteps: totpSince !== null,
  invited: hasPassword ? null : invitedAs(linkOpen),
})
const invitedAs = (open: boolean) => (open ? 'open' : 'ended')

/** A page of who may sign in: those who may first, the agency before owners, by name. */
export const peoplePage = async (db: Db, { skip, take, role, search }: Asked, now: Date) => {
  const where = and(role ? eq(account.role, role) : undefined, search ? has(search) : undefined)
  const [rows, total, ADMIN, OWNER, secondStepRequired] = await Promise.all([
    rowsOf(db, now)
      .where(where)
      .orderBy(desc(account.active), asc(account.role), asc(sortName), asc(account.id))
      .limit(take)
      .offset(skip),
    db.$count(account, where),
    db.$count(account, eq(account.role, 'ADMIN')),
    db.$count(account, eq(account.role, 'OWNER')),
    isTotpRequired(db),
  ])
  return { content: rows.map(personOf), total, skip, take, roleCounts: { ADMIN, OWNER }, secondStepRequired }
}

/** Refuses 'not-found'. */
export const personById = async (db: Db, id: number, now: Date): Promise<Person> =>
  personOf(found((await rowsOf(db, now).where(eq(account.id, id)))[0]))

/** Sorts and finds 'Çam' as 'Cam' whatever collation the database has. */
const sortName = plainName(sql`${account.firstName} || ' ' || ${account.lastName}`)

const has = (typed: string): SQL => {
  const part = `%${fold(typed).replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${sortName} LIKE ${part} OR ${account.email} LIKE ${part})`
}

/** Who acts and whom it is about, as they are now, locked in the order of their ids: two never wait in a ring. */
export const peopleUnderLock = async (tx: Db, ids: readonly number[]) =>
  tx
    .select()
    .from(account)
    .where(inArray(account.id, [...ids]))
    .orderBy(asc(account.id))
    .for('update')

type Written = Partial<typeof account.$inferInsert> & { rights?: Right[] }

export const writePerson = (tx: Db, id: number, row: Written) => tx.update(account).set(row).where(eq(account.id, id))

/** Does somebody else have this address? */
export const isEmailTaken = async (tx: Db, email: string, own: number): Promise<boolean> =>
  (await tx.select({ id: account.id }).from(account).where(eq(account.email, email))).some(({ id }) => id !== own)

/** Whom an account signs in for, from now on: these and nobody else. False when one of them is no owner. */
export const writeLogins = async (tx: Db, accountId: number, ownerIds: readonly number[]): Promise<boolean> => {
  const ids = [...new Set(ownerIds)]
  const there = ids.length
    ? await tx.select({ id: owner.id }).from(owner).where(inArray(owner.id, ids)).for('key share')
    : []
  if (there.length < ids.length) return false
  await tx.delete(ownerLogin).where(eq(ownerLogin.accountId, accountId))
  if (ids.length) await tx.insert(ownerLogin).values(ids.map((ownerId) => ({ ownerId, accountId })))
  return true
}
