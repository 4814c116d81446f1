import type { Db } from '../../../platform/database/db.ts'
import { pngOf } from '../../../platform/files/png-of.ts'
import type { Files } from '../../../platform/files/storage/files.ts'
import { publicSettingsOf } from '../settings.store.ts'
import { PAPER_PICTURE } from './agency.ts'

export type PaperFiles = { files: Pick<Files, 'read'> }

const SIDE = 256

/** What the agency says of itself, with its picture as paper takes it. */
export const agencyOnPaper = async (db: Db, files: PaperFiles['files']): Promise<Record<string, string>> => {
  const agency = await publicSettingsOf(db)
  const png = agency.brand_logo ? await pngOf(files, agency.brand_logo, SIDE) : null
  return png ? { ...agency, [PAPER_PICTURE]: `data:image/png;base64,${png.toString('base64')}` } : agency
}
