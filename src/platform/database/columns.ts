import { bigint, integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Localized } from '../../kernel/language.ts'

/** The columns that many tables have, always of the same kind. */
export const key = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Whole minor units. */
export const money = (name: string) => bigint(name, { mode: 'number' })
export const localizedText = (name: string) => jsonb(name).$type<Localized>()
