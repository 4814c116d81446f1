import { createHash } from 'node:crypto'
import type { Staff } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { ownVilla } from '../../villas/own-villa.store.ts'
import { type VillaRef, villaById, villaBySlug } from '../../villas/villas.store.ts'
import { calendarFile, takenRuns } from './calendar-file.server.ts'
import { calendarToken, versionOf } from './calendar-link.server.ts'
import type { CalendarExport } from './export.contract.ts'
import * as store from './export.store.ts'
import { isOwnCalendar, readerOf } from './readers.ts'

export type ExportServices = { calendars: { ownHost: string; publicUrl: string; secret: Uint8Array } }
type ExportAct = Act<ExportServices, Staff>

/** The address of a villa's calendar and who reads it; refuses 'not-found' for another owner's villa. */
export const exportForStaff = async ({ db, who, services }: ExportAct, villaId: number): Promise<CalendarExport> => {
  await ownVilla(db, who, villaId)
  const { slug } = found(await villaById(db, villaId))
  const { version, formerUntil, showsOptions } = await store.exportOf(db, villaId)
  const { publicUrl, secret } = services.calendars
  const readers = await store.readersOf(db, villaId)
  return {
    url: `${publicUrl}/v1/villa/${slug}/calendar.ics?token=${calendarToken(secret, villaId, version)}`,
    showsOptions,
    formerUntil: formerUntil?.toISOString() ?? null,
    readers: readers.map(({ reader, readAt, reads }) => ({ reader, readAt: readAt.toISOString(), reads })),
  }
}

export const changeShownOptions = async ({ db, who }: ExportAct, villaId: number, shows: boolean): Promise<void> => {
  await ownVilla(db, who, villaId)
  await store.setShowsOptions(db, villaId, shows)
}

const FORMER_WORKS_MS = 24 * 3_600_000

/** Makes a new address; the one before ends at once, or a day later. */
export const rotateAddress = async (act: ExportAct, villaId: number, keepFormer: boolean): Promise<CalendarExport> => {
  await ownVilla(act.db, act.who, villaId)
  await store.nextVersion(act.db, villaId, keepFormer ? new Date(act.now.getTime() + FORMER_WORKS_MS) : null)
  return exportForStaff(act, villaId)
}

type Question = { slug: string; token: string; userAgent: string }

/**
 * A villa's calendar for whoever has its address. Refuses 'not-found' for an address that is not, or no longer, good.
 */
export const exportedCalendar = async (
  { db, services: { calendars }, now }: Omit<ExportAct, 'who'>,
  { slug, token, userAgent }: Question,
): Promise<{ file: string; etag: string }> => {
  const villa: VillaRef = found(await villaBySlug(db, slug))
  const { version, formerUntil, showsOptions } = await store.exportOf(db, villa.id)
  const asked = versionOf(calendars.secret, villa.id, token)
  const isFormer = asked === version - 1 && formerUntil !== null && formerUntil > now
  if (asked !== version && !isFormer) throw new Refusal('not-found')
  const reader = readerOf(userAgent)
  const today = dayInIstanbul(now)
  const taken = await store.nightsToTell(db, villa.id, { today, now })
  const nights = taken
    .filter(({ kind, feedUrl }) => (showsOptions || kind !== 'option') && !(feedUrl && isOwnCalendar(reader, feedUrl)))
    .map(({ night }) => night)
  await store.noteReader(db, villa.id, reader, now)
  const etag = createHash('sha256')
    .update(JSON.stringify([villa.name, takenRuns(nights)]))
    .digest('base64url')
  return { file: calendarFile(villa, nights, { host: calendars.ownHost, today }), etag: `"${etag.slice(0, 22)}"` }
}
