import { actorName, type Staff } from '../../kernel/caller.ts'
import { addDays, dayInIstanbul } from '../../kernel/day.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import { hashOfLinkToken, newLinkToken } from '../../platform/links/link-token.ts'
import { oneAtATime } from '../guests/wishes/wishes.store.ts'
import type { HandoverLink } from './handover.contract.ts'
import { MOST_DAYS, MOST_TASKS, type TaskKind } from './handover.shape.ts'
import * as store from './handover.store.ts'
import { photoView, tasksView } from './handover.view.ts'
import type { HandoverServices } from './handover-day.flow.ts'

type StaffAct = Act<HandoverServices, Staff>
type Typed = { day: string | null; assignee: string; note: string; done: boolean }

/** The tasks of a stay and the pictures of its handing over. */
export const handoverOf = async ({ db }: StaffAct, id: number) => ({
  tasks: tasksView(await store.stayById(db, id), await store.tasksKept(db, [id])),
  photos: (await store.photosOf(db, id)).map(photoView),
})

/** Who ticked it first stays written. */
const fieldsOf = ({ who, now }: StaffAct, { done, ...typed }: Typed, before?: store.TaskRow) => {
  if (!done) return { ...typed, doneAt: null, doneBy: '' }
  return before?.doneAt
    ? { ...typed, doneAt: before.doneAt, doneBy: before.doneBy }
    : { ...typed, doneAt: now, doneBy: actorName(who) }
}

/** What is said of a task that every stay has. */
export const writeUsual = async (
  act: StaffAct,
  { id, kind }: { id: number; kind: Exclude<TaskKind, 'OTHER'> },
  typed: Typed,
): Promise<void> => {
  await store.stayById(act.db, id)
  await act.db.transaction(async (tx) => {
    await oneAtATime(tx, id)
    const before = (await store.tasksKept(tx, [id])).find((each) => each.kind === kind)
    await store.putTask(tx, id, kind, fieldsOf(act, typed, before))
  })
}

/** Something else to be done; refuses 'too-many' beyond what a stay takes. */
export const addOther = async (act: StaffAct, id: number, typed: Typed): Promise<number> => {
  await store.stayById(act.db, id)
  return act.db.transaction(async (tx) => {
    await oneAtATime(tx, id)
    if ((await store.tasksKept(tx, [id])).length >= MOST_TASKS) throw new Refusal('too-many', { seconds: 3_600 })
    return store.addTask(tx, id, fieldsOf(act, typed))
  })
}

export const changeOther = (act: StaffAct, id: number, typed: Typed) =>
  act.db.transaction(async (tx) => {
    const before = await store.taskById(tx, id)
    await store.writeTask(tx, id, fieldsOf(act, typed, before))
  })

export const removeOther = async ({ db }: StaffAct, id: number): Promise<void> => {
  await store.taskById(db, id)
  await store.removeTask(db, id)
}

/** A link for one person; its token is answered once. Refuses 'invalid' at `toDay` before the first or too far on. */
export const makeLink = async (
  { db, who, now }: StaffAct,
  typed: { carrier: string; fromDay: string; toDay: string; townIds: number[] },
) => {
  const { fromDay, toDay } = typed
  const isBad = toDay < fromDay || toDay > addDays(fromDay, MOST_DAYS - 1) || toDay < dayInIstanbul(now)
  if (isBad) throw new Refusal('invalid', {}, { toDay: { code: 'invalid' } })
  const names = await store.townNames(db)
  if (!typed.townIds.every((each) => names.has(each)))
    throw new Refusal('invalid', {}, { townIds: { code: 'invalid' } })
  const token = newLinkToken()
  const row = { ...typed, tokenHash: hashOfLinkToken(token), createdAt: now, createdBy: actorName(who) }
  return { id: await store.addLink(db, row), token }
}

export const linksOf = async ({ db, now }: StaffAct): Promise<HandoverLink[]> => {
  const names = await store.townNames(db)
  return (await store.goodLinks(db, dayInIstanbul(now))).map(
    ({ id, carrier, fromDay, toDay, townIds, createdAt, createdBy }) => ({
      ...{ id, carrier, fromDay, toDay, createdBy },
      towns: townIds.map((each) => names.get(each) ?? ''),
      createdAt: createdAt.toISOString(),
    }),
  )
}

export const endLink = async ({ db }: StaffAct, id: number): Promise<void> => {
  if (!(await store.endLink(db, id))) throw new Refusal('not-found')
}

export const openPhoto = async ({ db, services }: StaffAct, id: number) => {
  const { file } = await store.photoById(db, id)
  return { type: 'image/webp', data: found(await services.files.read(file)).toString('base64') }
}
