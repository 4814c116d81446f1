import type { Staff } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import type { Act } from '../../../platform/act.ts'
import { openConflictsIn } from '../../occupancy/conflicts/conflicts.view.ts'
import type { Notice } from './notices.contract.ts'
import { MOST_NOTICES, type NoticeRow, noticeRows, writeSeen } from './notices.store.ts'

/** What came in last, newest first; null in place of it while the mark of the last answer still holds. */
export const noticesFor = async (
  { db, now, who }: Act<unknown, Staff>,
  known?: string,
): Promise<{ mark: string; unread: number; notices: Notice[] | null }> => {
  const [{ rows, seenAt }, conflicts] = await Promise.all([
    noticeRows(db, who.accountId, dayInIstanbul(now)),
    openConflictsIn(db, now, undefined),
  ])
  const clashes = conflicts.map(({ closing, reservation, villa }) => ({
    ...{ key: `conflict ${closing.id} ${reservation.id}`, kind: 'conflict' as const, id: reservation.id },
    ...{ name: villa.name, about: reservation.guestName, money: null },
    at: closing.createdAt > reservation.createdAt ? closing.createdAt : reservation.createdAt,
  }))
  const notices = [...rows.map(noticeOf), ...clashes]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MOST_NOTICES)
    .map(({ at, ...notice }) => ({ ...notice, at: at.toISOString(), unread: at > seenAt }))
  const unread = notices.filter((notice) => notice.unread).length
  const mark = `${notices[0]?.key ?? ''} ${notices.length} ${unread}`
  return { mark, unread, notices: mark === known ? null : notices }
}

const noticeOf = ({ kind, row, id, name, about, sum, currency, at }: NoticeRow) => ({
  ...{ key: `${kind} ${row}`, kind, id, name, about, at },
  money: sum !== null && currency ? { sum, currency } : null,
})

/** What lies ahead of now can't have been seen. */
export const seeUntil = async ({ db, now, who }: Act<unknown, Staff>, until: string): Promise<void> => {
  const seen = new Date(until)
  await writeSeen(db, who.accountId, seen < now ? seen : now)
}
