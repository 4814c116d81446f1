import type { Staff } from '../../kernel/caller.ts'
import { type Day, dayInIstanbul } from '../../kernel/day.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import { hashOfLinkToken } from '../../platform/links/link-token.ts'
import { oneAtATime } from '../guests/wishes/wishes.store.ts'
import { keepFile } from '../media/keep-file.flow.ts'
import type { PictureServices } from '../media/keep-picture.flow.ts'
import { moveReservation } from '../reservations/life/move-reservation.flow.ts'
import { moneyOf } from '../reservations/money/ledger.store.ts'
import type { LinkServices } from '../reservations/views/guest-link.server.ts'
import { paperOf } from '../villas/permits/paper/paper.server.ts'
import type { HandoverDay } from './handover.contract.ts'
import { MOST_PHOTOS, type Moment, type TaskKind } from './handover.shape.ts'
import * as store from './handover.store.ts'
import { staysInOrder, tasksView } from './handover.view.ts'

export type HandoverServices = LinkServices & Pick<PictureServices, 'files' | 'makePicture'>
type GreeterAct = Omit<Act<HandoverServices>, 'who'>

/** The link of a token while it is good. Refuses 'not-found' for one that is unknown, ended or over. */
const linkOf = async ({ db, now }: GreeterAct, token: string): Promise<store.LinkRow> => {
  const link = found(await store.linkByHash(db, hashOfLinkToken(token)))
  if (link.toDay < dayInIstanbul(now)) throw new Refusal('not-found')
  return link
}

/** What a link shows of a day of its own: today, or the nearest it has, when no other is asked for. */
export const dayOfLink = async (act: GreeterAct, token: string, asked?: string): Promise<HandoverDay> => {
  const link = await linkOf(act, token)
  const { carrier, fromDay, toDay, townIds } = link
  const today = dayInIstanbul(act.now)
  const day = asked ?? (today < fromDay ? fromDay : today)
  if (day < fromDay || day > toDay) throw new Refusal('not-found')
  return { carrier, fromDay, toDay, today, ...(await handoverOn(act, day, townIds)) }
}

type DayAct = Pick<GreeterAct, 'db' | 'now'>

/** Who comes and leaves on a day, and what is to be done then; in some towns alone when there are any. */
export const handoverOn = async ({ db, now }: DayAct, day: Day, townIds: readonly number[]) => {
  const { stays, ids, tasks } = await tasksOn({ db, now }, day, townIds)
  const seen = { money: await moneyOf(db, ids), counts: await store.countsOf(db, ids) }
  return {
    day,
    stays: staysInOrder(stays, day, seen),
    tasks,
  }
}

/** What is to be done on a day, with the stays that begin and end then, and the ids of all that have a task. */
export const tasksOn = async ({ db, now }: DayAct, day: Day, townIds: readonly number[]) => {
  const [stays, others] = await Promise.all([
    store.staysOfDay(db, day, townIds, now),
    store.staysWithTaskOn(db, day, townIds, now),
  ])
  const all = [...new Map([...stays, ...others].map((each) => [each.id, each])).values()]
  const ids = all.map(({ id }) => id)
  const kept = await store.tasksKept(db, ids)
  return { stays, ids, tasks: all.flatMap((stay) => tasksView(stay, kept)).filter((task) => task.day === day) }
}

/** Refuses 'not-found' for a stay that the link doesn't show today: with yesterday's list nobody hands over. */
const stayOfLink = async (act: GreeterAct, token: string, id: number) => {
  const { carrier, stays, tasks, day, today } = await dayOfLink(act, token)
  if (day !== today) throw new Refusal('not-found')
  return { carrier, stay: stays.find((each) => each.id === id), tasks }
}

/** Ticks a task of today, or takes the tick away. */
export const tickTask = async (
  act: GreeterAct,
  token: string,
  wanted: { reservationId: number; kind: TaskKind; id: number | null; done: boolean },
): Promise<void> => {
  const { carrier, tasks } = await stayOfLink(act, token, wanted.reservationId)
  const { reservationId, kind } = wanted
  const same = (each: (typeof tasks)[number]) => each.reservationId === reservationId && each.kind === kind
  const task = found(tasks.find((each) => same(each) && (kind !== 'OTHER' || each.id === wanted.id)))
  const mark = wanted.done ? { doneAt: act.now, doneBy: carrier } : { doneAt: null, doneBy: '' }
  if (task.id !== null && kind === 'OTHER') await store.writeTask(act.db, task.id, mark)
  else await store.putTask(act.db, reservationId, kind, mark)
}

/**
 * The key is given or taken back. Refuses 'not-found' for a stay that is not the link's today, 'move-not-allowed' and
 * 'balance-open' as the desk is refused: then the agency decides.
 */
export const handOver = async (act: GreeterAct, token: string, id: number, moment: Moment): Promise<void> => {
  const { carrier, stay } = await stayOfLink(act, token, id)
  if (found(stay).moment !== moment) throw new Refusal('not-found')
  const who: Staff = { role: 'ADMIN', accountId: 0, name: carrier, sessionId: '', ownerIds: [], rights: [] }
  const move = moment === 'IN' ? 'check-in' : 'complete'
  await moveReservation({ ...act, who }, id, { move, reason: '', byAgency: false })
}

/**
 * Keeps a picture under a name that no public address serves. Refuses all but pictures, and more than one stay takes
 * ('too-many').
 */
export const keepPhoto = async (
  act: GreeterAct,
  token: string,
  { id, moment, sent }: { id: number; moment: Moment; sent: Buffer },
): Promise<void> => {
  const { db, services, now } = act
  const { carrier, stay } = await stayOfLink(act, token, id)
  found(stay)
  const { bytes, type } = await paperOf(sent, services.makePicture)
  if (type !== 'image/webp') throw new Refusal('not-a-picture')
  await keepFile(act, store.STAY_PHOTOS, bytes, (file) =>
    db.transaction(async (tx) => {
      await oneAtATime(tx, id)
      if ((await store.photosOf(tx, id)).length >= MOST_PHOTOS) throw new Refusal('too-many', { seconds: 3_600 })
      await store.addPhoto(tx, { reservationId: id, moment, file, at: now, by: carrier })
    }),
  )
}
