import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Localized } from '../../kernel/language.ts'

/** The columns that many tables have, always of the same kind. */
export const key = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Whole minor units. */
export const money = (name: string) => bigint(name, { mode: 'number' })
export const localizedText = (name: string) => jsonb(name).$type<Localized>()

const LETTERS = sql.raw(`'ÇĞİÖŞÜçğıöşü', 'CGIOSUcgiosu'`)

/** A name to sort by: 'Çam' beside 'Cam' whatever collation the database has. */
export const plainName = (name: SQLWrapper): SQL => sql`lower(translate(${name}, ${LETTERS}))`
