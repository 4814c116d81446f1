import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../kernel/endpoint.ts'
import { MAX_PICTURE_BYTES } from '../../kernel/limits.ts'
import { currency, day, done, id, listOf, paging, paragraphs, rowId, text, wholeNumber } from '../../kernel/schema.ts'
import { price } from '../pricing/prices/prices.shape.ts'
import { PHOTO_ROOMS } from '../villas/villa.shape.ts'
import { comparison, MOST_OPEN, proposalKind, rowState } from './proposal.shape.ts'

const counts = z.object({ open: z.number(), approved: z.number(), declined: z.number(), withdrawn: z.number() })

/** A proposal as lists show it; it waits while it has open rows. */
const proposalHead = z.object({
  id: z.number(),
  kind: proposalKind,
  villa: z.object({ id: z.number(), name: z.string(), town: z.string(), currency }),
  note: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
  closedAt: z.nullable(z.string()),
  counts,
})
export type ProposalHead = z.infer<typeof proposalHead>

const proposalRow = z.object({
  id: z.number(),
  state: rowState,
  reason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** Old and new: for an open row the old is what the villa has now. */
  compared: comparison,
  /** What it is about is gone: it can only be declined. */
  isMoot: z.boolean(),
  /** Names the old side: who approves says which one was seen. */
  seen: z.string(),
})
export type ProposalRow = z.infer<typeof proposalRow>

const proposal = z.object({ ...proposalHead.shape, rows: z.array(proposalRow) })
export type Proposal = z.infer<typeof proposal>

export const listProposals = endpoint({
  method: 'GET',
  path: '/v1/admin/proposals',
  may: 'staff',
  does: 'What owners propose, those that wait first; an owner sees those of the own villas',
  query: z.object({
    ...paging(PAGE_SIZE.proposals),
    state: z._default(z.enum(['open', 'closed', 'all']), 'all'),
    villa_id: z.optional(wholeNumber(1, 2_147_483_647)),
  }),
  answer: z.object({ ...page(proposalHead).shape, open: z.number() }),
})

export const getProposal = endpoint({
  method: 'GET',
  path: '/v1/admin/proposals/:id',
  may: 'staff',
  does: 'A proposal beside what the villa has now, row by row',
  params: id,
  answer: content(proposal),
})

const made = content(z.object({ id: z.number() }))

export const proposePrices = endpoint({
  method: 'POST',
  path: '/v1/admin/proposals/prices',
  may: 'staff',
  does: 'Propose prices of an own villa; nothing is priced by them before staff approve',
  status: 201,
  repeatable: true,
  body: z.object({
    villa_id: rowId,
    note: z._default(text(1_000), ''),
    rows: listOf(
      z.object({
        from: day,
        until: day,
        nightly: price,
        weekly: z._default(z.nullable(price), null),
        minNights: z._default(
          z.nullable(z.int('invalid').check(z.minimum(1, 'too-small'), z.maximum(100, 'too-big'))),
          null,
        ),
      }),
      MOST_OPEN.prices,
      { least: 1 },
    ),
  }),
  answer: made,
})

const photoChange = z.discriminatedUnion('what', [
  z.object({ what: z.literal('remove'), photoId: rowId }),
  z.object({ what: z.literal('cover'), photoId: rowId }),
  z.object({
    what: z.literal('order'),
    ids: listOf(rowId, 200, { least: 2 }),
  }),
])
export type PhotoChange = z.infer<typeof photoChange>

export const proposePhotos = endpoint({
  method: 'POST',
  path: '/v1/admin/proposals/photos',
  may: 'staff',
  does: 'Propose to take photos off an own villa, another cover, another order: added to the proposal that waits',
  status: 201,
  repeatable: true,
  body: z.object({
    villa_id: rowId,
    changes: listOf(photoChange, MOST_OPEN.photos, { least: 1 }),
  }),
  answer: made,
})

export const proposePicture = endpoint({
  method: 'POST',
  path: '/v1/admin/proposals/picture',
  may: 'staff',
  does: 'Propose a new photo of an own villa; guests do not see it before staff approve',
  query: z.object({ villa_id: wholeNumber(1, 2_147_483_647), room: z.optional(z.enum(PHOTO_ROOMS)) }),
  bytes: MAX_PICTURE_BYTES,
  status: 201,
  answer: made,
})

export const noteProposal = endpoint({
  method: 'PUT',
  path: '/v1/admin/proposals/:id/note',
  may: 'staff',
  does: 'Say something to a proposal that waits',
  params: id,
  body: z.object({ note: text(1_000) }),
  answer: content(done),
})

const rowIds = listOf(rowId, 200, { least: 1 })

export const withdrawProposal = endpoint({
  method: 'POST',
  path: '/v1/admin/proposals/:id/withdraw',
  may: 'staff',
  does: 'Take rows of a proposal back, or all that are open',
  params: id,
  body: z.object({ rows: z.optional(rowIds) }),
  answer: content(done),
})

export const approveProposal = endpoint({
  method: 'POST',
  path: '/v1/admin/proposals/:id/approve',
  may: 'admin',
  right: 'prices',
  does: 'Do what rows of a proposal say: all of them or nothing; refuses when the villa has changed since it was seen',
  params: id,
  body: z.object({
    rows: listOf(z.object({ id: rowId, seen: text(64) }), 200, { least: 1 }),
  }),
  /** The price change that takes it back; null when no price was written. */
  answer: content(z.object({ change: z.nullable(z.number()) })),
})

export const declineProposal = endpoint({
  method: 'POST',
  path: '/v1/admin/proposals/:id/decline',
  may: 'admin',
  right: 'prices',
  does: 'Decline rows of a proposal, or all that are open, with a reason that the owner reads',
  params: id,
  body: z.object({ rows: z.optional(rowIds), reason: paragraphs(500) }),
  answer: content(done),
})
