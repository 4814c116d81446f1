import { actorName, type Staff } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { withVillaLocked } from '../villa-lock.store.ts'
import type { PermitState } from './permit.shape.ts'
import { isPermitNumber } from './permit-number.ts'
import type { PermitInput, VillaPermit } from './permits.contract.ts'
import * as store from './permits.store.ts'
import { villaPermitView } from './permits.view.ts'

type StaffAct = Act<unknown, Staff>

/** The permit of a villa as its screen shows it. Refuses 'not-found'. */
export const permitToShow = async ({ db, now }: Pick<StaffAct, 'db' | 'now'>, villaId: number): Promise<VillaPermit> =>
  villaPermitView(found(await store.villaPermit(db, villaId)), now)

/**
 * Writes the permit of a villa; another number or kind has not been checked yet. Refuses 'malformed' for a number that
 * none of its kind has, 'edited-meanwhile' with what is stored now for another version.
 */
export const changePermit = (
  act: StaffAct,
  villaId: number,
  { version, ...input }: PermitInput,
): Promise<VillaPermit> =>
  withVillaLocked(act.db, villaId, async (tx) => {
    const before = await store.permitOf(tx, villaId)
    if ((before?.version ?? 0) !== version) throw await editedMeanwhile({ ...act, db: tx }, villaId)
    if (!isPermitNumber(input.kind, input.number)) throw new Refusal('malformed', {}, { number: { code: 'permit-no' } })
    // what was found invalid stays so until somebody checks it again, whatever kind it is called
    const isSame = before?.number === input.number && (before.kind === input.kind || before.state === 'invalid')
    const unchecked = { state: 'waiting' as const, checkedAt: null, checkedBy: null }
    const ended = input.validUntil !== null && input.validUntil < dayInIstanbul(act.now)
    await store.writePermit(tx, { villaId, ...input, ...(!isSame && unchecked), ...(!ended && { takenOffAt: null }) })
    return permitToShow({ ...act, db: tx }, villaId)
  })

/** Takes the permit from a villa; without one it is not on the site. Answers the file of its paper, which goes too. */
export const deletePermit = ({ db }: StaffAct, villaId: number): Promise<string | null> =>
  withVillaLocked(db, villaId, async (tx) => {
    const { file } = found(await store.permitOf(tx, villaId))
    await store.removePermit(tx, villaId)
    await store.unpublish(tx, villaId)
    return file
  })

/**
 * Notes what somebody found. An invalid permit takes the villa off the site in the same transaction: answers whether it
 * stood there. Refuses 'edited-meanwhile' when another number was looked up than the villa has.
 */
export const checkPermit = (
  act: StaffAct,
  villaId: number,
  { state, number }: { state: PermitState; number: string },
): Promise<{ unpublished: boolean }> =>
  withVillaLocked(act.db, villaId, async (tx) => {
    const permit = found(await store.permitOf(tx, villaId))
    if (permit.number !== number) throw await editedMeanwhile({ ...act, db: tx }, villaId)
    const [at, who] = [act.now, actorName(act.who)]
    await store.noteCheck(tx, { villaId, number, state, at, who })
    return { unpublished: state === 'invalid' && (await store.unpublish(tx, villaId)) }
  })

const editedMeanwhile = async (act: { db: Db; now: Date }, villaId: number): Promise<Refusal> =>
  new Refusal('edited-meanwhile', {}, {}, { now: await permitToShow(act, villaId) })
