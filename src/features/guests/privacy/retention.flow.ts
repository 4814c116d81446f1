import { actorName, SYSTEM } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import type { Act } from '../../../platform/act.ts'
import { readSection } from '../../settings/agency/agency.store.ts'
import { FIRST_RETENTION, keptSince, monthsBefore } from '../../settings/retention/retention.ts'
import { forgetPersons } from '../persons/forget-persons.flow.ts'
import type { PrivacyServices } from './erase-guest.flow.ts'
import { noteDeed } from './privacy.store.ts'
import * as store from './retention.store.ts'

/** Who did not confirm within a week that a stay be watched never will. */
const UNCONFIRMED_WATCH_MS = 7 * 86_400_000

/** Deletes what has been kept long enough, at most so much of each kind a time, and notes it. Answers how much. */
export const keepNoLonger = async ({ db, services, now }: Omit<Act<PrivacyServices>, 'who'>): Promise<number> => {
  const { rows, files } = await db.transaction(async (tx) => {
    const months = await readSection(tx, FIRST_RETENTION)
    const today = dayInIstanbul(now)
    const messagesUntil = monthsBefore(today, months.retention_messages)
    const paths = await store.dropReceipts(tx, messagesUntil)
    const result = {
      contact_message: await store.dropMessages(tx, keptSince(now, months.retention_contact)),
      guest_message: await store.dropGuestMessages(tx, messagesUntil),
      guest_receipt: paths.length,
      letter: await store.emptyLetters(tx, keptSince(now, months.retention_letters)),
      subscriber: await store.dropUnconfirmed(tx, keptSince(now, months.retention_unconfirmed)),
      wishlist: await store.dropLists(tx, now),
      stay_watch: await store.dropWatches(tx, today, new Date(now.getTime() - UNCONFIRMED_WATCH_MS)),
      guest_list: await forgetPersons(tx, now, months.retention_identities),
    }
    const all = Object.values(result).reduce((sum, each) => sum + each, 0)
    if (all) await noteDeed(tx, { kind: 'RETENTION', at: now, who: actorName(SYSTEM), result })
    return { rows: all, files: paths }
  })
  for (const path of files) await services.files.remove(path)
  return rows
}
