import type { Localized } from '../../../kernel/language.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { keepFile } from '../../media/keep-file.flow.ts'
import type { PictureServices } from '../../media/keep-picture.flow.ts'
import { paperOf } from '../../villas/permits/paper/paper.server.ts'
import type { DocumentRow } from './documents.contract.ts'
import * as store from './documents.store.ts'

export type DocumentServices = Pick<PictureServices, 'files' | 'makePicture'>

/**
 * Keeps a document: the file first, under a name that nobody chose, then its row. Refuses 'not-a-paper' for all but
 * PDF and pictures, whatever they are called, 'paper-runs' for a PDF that does something, and what the picture maker
 * refuses.
 */
export const keepDocument = async (
  { db, services, now }: Act<DocumentServices>,
  title: Localized,
  sent: Buffer,
): Promise<DocumentRow> => {
  const { bytes, type } = await paperOf(sent, services.makePicture)
  if (type === 'application/pdf' && runs(bytes)) throw new Refusal('paper-runs')
  return keepFile({ db, services }, store.DOCUMENTS, bytes, (file) =>
    store.insertDocument(db, { title, file, fileType: type, bytes: bytes.length, createdAt: now }),
  )
}

/** Deletes a document, then its file. Refuses 'not-found'. */
export const deleteDocument = async ({ db, services }: Act<DocumentServices>, id: number): Promise<void> => {
  const file = await store.takeDocument(db, id)
  await services.files.remove(file).catch(() => undefined)
}

/** Does a PDF say that it has scripts, starts programs or carries files? Its names may be written as '#4a'. */
const runs = (pdf: Buffer): boolean =>
  /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia|SubmitForm|ImportData)/.test(
    pdf
      .toString('latin1')
      .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  )
