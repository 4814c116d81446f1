import { actorName, type Staff } from '../../../../kernel/caller.ts'
import { found, Refusal } from '../../../../kernel/refusal.ts'
import type { Act } from '../../../../platform/act.ts'
import { keepFile } from '../../../media/keep-file.flow.ts'
import type { PictureServices } from '../../../media/keep-picture.flow.ts'
import { entryById } from '../ledger.store.ts'
import { addFile, countFiles, fileById, PROOFS } from './ledger-files.store.ts'
import { MOST_FILES } from './till.contract.ts'

export type FileServices = Pick<PictureServices, 'files' | 'makePicture'>

/**
 * Keeps a picture that proves an entry of the ledger, under an address that is never public. Refuses 'not-found' for an
 * unknown entry, 'invalid' beyond the number an entry may have, and what the picture maker refuses.
 */
export const keepLedgerFile = async (act: Act<FileServices, Staff>, entryId: number, sent: Buffer): Promise<number> => {
  const { db, services, who, now } = act
  found(await entryById(db, entryId))
  if ((await countFiles(db, entryId)) >= MOST_FILES) throw new Refusal('invalid', {}, { file: { code: 'invalid' } })
  const { bytes } = await services.makePicture(sent)
  return keepFile(act, PROOFS, bytes, (path) =>
    addFile(db, { entryId, path, type: 'image/webp', who: actorName(who), at: now }),
  )
}

/** The picture as text that a page can draw: no address of it is known to anybody else. */
export const ledgerFileOf = async ({ db, services }: Pick<Act<FileServices>, 'db' | 'services'>, id: number) => {
  const { path, type } = await fileById(db, id)
  const bytes = found(await services.files.read(path))
  return { type, data: bytes.toString('base64') }
}
