import type { Staff } from '../../../../kernel/caller.ts'
import { found } from '../../../../kernel/refusal.ts'
import type { Act } from '../../../../platform/act.ts'
import { keepFile } from '../../../media/keep-file.flow.ts'
import type { PictureServices } from '../../../media/keep-picture.flow.ts'
import { withVillaLocked } from '../../villa-lock.store.ts'
import type { VillaPermit } from '../permits.contract.ts'
import * as store from '../permits.store.ts'
import { permitToShow } from '../write-permit.flow.ts'
import { paperOf } from './paper.server.ts'

export type PaperServices = Pick<PictureServices, 'files' | 'makePicture'> & { paperKey: Uint8Array }
type PaperAct = Act<PaperServices, Staff>

/**
 * Keeps the paper of a permit in place of the one before: the file first, then its row, then the former file goes.
 * Refuses 'not-found' without a permit, 'not-a-paper' for all but PDF and pictures, and what the picture maker refuses.
 */
export const keepPaper = async (act: PaperAct, villaId: number, sent: Buffer): Promise<VillaPermit> => {
  const { db, services } = act
  found(await store.permitOf(db, villaId))
  const { bytes, type } = await paperOf(sent, services.makePicture)
  const former = await keepFile(act, store.PERMIT_PAPERS, bytes, (file) =>
    withVillaLocked(db, villaId, async (tx) => {
      const before = found(await store.permitOf(tx, villaId))
      await store.writePaper(tx, villaId, { file, fileType: type })
      return before.file
    }),
  )
  if (former) await services.files.remove(former).catch(() => undefined)
  return permitToShow(act, villaId)
}

/** Takes the paper from a permit; refuses 'not-found' when there is none. */
export const dropPaper = async (act: PaperAct, villaId: number): Promise<VillaPermit> => {
  const file = await withVillaLocked(act.db, villaId, async (tx) => {
    const before = found((await store.permitOf(tx, villaId))?.file)
    await store.writePaper(tx, villaId, { file: null, fileType: null })
    return before
  })
  await act.services.files.remove(file).catch(() => undefined)
  return permitToShow(act, villaId)
}
