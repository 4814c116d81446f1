import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { addDays, instantInIstanbul } from '../../kernel/day.ts'
import type { Db } from '../../platform/database/db.ts'
import { readSection } from '../settings/agency/agency.store.ts'
import { FIRST_RETENTION, keptSince } from '../settings/retention/retention.ts'
import { villa } from '../villas/villas.table.ts'
import type { listAudit } from './audit.contract.ts'
import { auditEntry } from './audit.table.ts'
import { AUDITED } from './audited.ts'

export type AuditQuery = z.output<NonNullable<typeof listAudit.query>>

/** A page of the log, the newest first, each with its villa's name of today. */
export const auditPage = async (db: Db, { skip, take, ...asked }: AuditQuery) => {
  const where = askedFor(asked)
  const total = await db.$count(auditEntry, where)
  const rows = await db
    .select({ ...getTableColumns(auditEntry), villa: villa.name })
    .from(auditEntry)
    .innerJoin(pageOfIds(db, where, { skip, take, total }), eq(auditEntry.id, sql`page_id`))
    .leftJoin(villa, eq(villa.id, auditEntry.villaId))
    .orderBy(desc(auditEntry.id))
  return { content: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total, skip, take }
}

type Paged = { skip: number; take: number; total: number }

/** The page is found in an index alone and counted from the nearer end of the log; only its rows are read. */
const pageOfIds = (db: Db, where: SQL | undefined, { skip, take, total }: Paged) => {
  const isNearEnd = skip > total / 2
  const rest = Math.max(0, total - skip)
  return db
    .select({ id: sql<number>`audit_entry.id`.as('page_id') })
    .from(auditEntry)
    .where(where)
    .orderBy(isNearEnd ? asc(auditEntry.id) : desc(auditEntry.id))
    .offset(isNearEnd ? Math.max(0, rest - take) : skip)
    .limit(isNearEnd ? Math.min(take, rest) : take)
    .as('page')
}

const askedFor = (asked: Omit<AuditQuery, 'skip' | 'take'>): SQL | undefined =>
  and(
    asked.account_id ? eq(auditEntry.accountId, asked.account_id) : undefined,
    asked.what ? eq(auditEntry.what, asked.what) : undefined,
    asked.group ? inArray(auditEntry.of, [...AUDITED[asked.group]]) : undefined,
    asked.of ? eq(auditEntry.of, asked.of) : undefined,
    asked.record ? eq(auditEntry.record, asked.record) : undefined,
    asked.villa_id ? eq(auditEntry.villaId, asked.villa_id) : undefined,
    asked.date1 ? gte(auditEntry.at, instantInIstanbul(asked.date1, '00:00')) : undefined,
    asked.date2 ? lt(auditEntry.at, instantInIstanbul(addDays(asked.date2, 1), '00:00')) : undefined,
  )

/** Forgets entries that were kept as long as the settings say. Answers how many. */
export const forgetOldAudit = async (db: Db, now: Date): Promise<number> => {
  const { retention_audit } = await readSection(db, FIRST_RETENTION)
  const before = keptSince(now, retention_audit)
  return (await db.delete(auditEntry).where(lt(auditEntry.at, before)).returning({ id: auditEntry.id })).length
}
