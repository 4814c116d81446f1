import * as z from 'zod/mini'
import { day, minor } from '../../kernel/schema.ts'
import { PHOTO_ROOMS } from '../villas/villa.shape.ts'

/** What an owner proposes: other prices, or other photos. */
export const proposalKind = z.enum(['prices', 'photos'])
export type ProposalKind = z.infer<typeof proposalKind>

export const rowState = z.enum(['open', 'approved', 'declined', 'withdrawn'])
export type RowState = z.infer<typeof rowState>

/** Prices of the nights [from, until). Without a weekly price a week is seven nights; without a minimum it stays. */
export type PriceWish = {
  from: string
  until: string
  nightly: number
  weekly: number | null
  minNights: number | null
}

/** What is wanted of the photos of a villa; the picture of `add` stands beside the row. */
export type PhotoWish =
  | { what: 'add'; room: (typeof PHOTO_ROOMS)[number] | null }
  | { what: 'remove' | 'cover'; photoId: number }
  | { what: 'order'; ids: number[] }

export type Wish = PriceWish | PhotoWish

/** What nights cost: null = nobody may book them. */
const pricedNights = z.object({
  from: day,
  until: day,
  nightly: z.nullable(minor),
  weekly: z.nullable(minor),
  minNights: z.nullable(z.number()),
})
export type PricedNights = z.infer<typeof pricedNights>

/** A photo as it is shown beside another; without an id it is no photo of the villa. */
const shownPhoto = z.object({ id: z.nullable(z.number()), path: z.string(), blur: z.nullable(z.string()) })
export type ShownPhoto = z.infer<typeof shownPhoto>

/** What a row changes: what is there, and what would be. */
export const comparison = z.discriminatedUnion('of', [
  z.object({ of: z.literal('price'), was: z.array(pricedNights), becomes: pricedNights }),
  z.object({
    of: z.literal('photo'),
    what: z.enum(['add', 'remove', 'cover', 'order']),
    room: z.nullable(z.enum(PHOTO_ROOMS)),
    was: z.array(shownPhoto),
    becomes: z.array(shownPhoto),
  }),
])
export type Comparison = z.infer<typeof comparison>

/** So much may wait for one villa. */
export const MOST_OPEN = { proposals: 5, prices: 30, photos: 30, pictures: 20 } as const
