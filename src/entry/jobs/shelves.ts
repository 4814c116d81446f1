import { DOCUMENTS } from '../../features/content/documents/documents.store.ts'
import { RECEIPTS } from '../../features/guests/wishes/wishes.store.ts'
import { STAY_PHOTOS } from '../../features/handover/handover.store.ts'
import { PICTURES } from '../../features/media/media.store.ts'
import { PROOFS } from '../../features/reservations/money/till/ledger-files.store.ts'
import { PERMIT_PAPERS } from '../../features/villas/permits/permits.store.ts'

/** Everything whose rows name files: a file that none of them names is swept away. */
export const SHELVES = [PICTURES, DOCUMENTS, PROOFS, RECEIPTS, PERMIT_PAPERS, STAY_PHOTOS] as const
