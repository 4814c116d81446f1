import type { Db } from '../../platform/database/db.ts'
import type { Season } from '../pricing/price-plan.ts'
import { seasonsOf } from '../pricing/prices/seasons.store.ts'
import { photosOf } from '../villas/photos/photos.store.ts'
import { comparedPhoto, comparedPrice } from './compared.ts'
import type { Comparison, PhotoWish, ShownPhoto, Wish } from './proposal.shape.ts'
import type { Proposal, ProposalHead, ProposalRow } from './proposals.contract.ts'
import { type ProposalHeadRow, rowsOf, type StoredRow } from './proposals.store.ts'
import { seenOf } from './seen.server.ts'

export const headView = ({
  ownerId: _,
  open,
  approved,
  declined,
  withdrawn,
  ...row
}: ProposalHeadRow): ProposalHead => ({
  ...row,
  madeAt: row.madeAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  counts: { open, approved, declined, withdrawn },
})

/** A proposal beside what its villa has now. */
export const proposalView = async (db: Db, head: ProposalHeadRow): Promise<Proposal> => ({
  ...headView(head),
  rows: await comparedRows(db, head),
})

/** The rows of a proposal: open ones beside what the villa has now, approved ones beside what it had then. */
export const comparedRows = async (db: Db, { id, kind, villa }: ProposalHeadRow): Promise<ProposalRow[]> => {
  const seasons = kind === 'prices' ? ((await seasonsOf(db, [villa.id])).get(villa.id) ?? []) : []
  const photos = kind === 'photos' ? await photosOf(db, villa.id) : []
  const now = { seasons, photos: photos.map(({ id, path, blur }) => ({ id, path, blur })) }
  return (await rowsOf(db, id)).map((stored) => rowView(stored, now))
}

type Now = { seasons: Season[]; photos: ShownPhoto[] }

const rowView = ({ row, picture }: StoredRow, now: Now): ProposalRow => {
  const current = isPhoto(row.wish)
    ? comparedPhoto(row.wish, now.photos, picture)
    : comparedPrice(row.wish, now.seasons)
  const then = row.before as Comparison | null
  const compared = then ?? current ?? NOTHING(row.wish as PhotoWish)
  return {
    ...{ id: row.id, state: row.state, reason: row.reason, decidedBy: row.decidedBy },
    decidedAt: row.decidedAt?.toISOString() ?? null,
    ...{ compared, isMoot: row.state === 'open' && !current, seen: seenOf(compared) },
  }
}

const NOTHING = ({ what }: PhotoWish): Comparison => ({ of: 'photo', what, room: null, was: [], becomes: [] })

export const isPhoto = (wish: Wish): wish is PhotoWish => 'what' in wish
