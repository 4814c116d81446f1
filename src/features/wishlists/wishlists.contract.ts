import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { day, linkToken, listOf, personName, remark, rowId } from '../../kernel/schema.ts'

/** How much a list holds, and how long. */
export const WISHLIST = { villas: 30, votes: 200, days: 180, name: 24, said: 140 } as const

const guests = z.int('invalid').check(z.minimum(1, 'too-small'), z.maximum(50, 'too-big'))

const vote = z.object({ name: z.string(), up: z.boolean(), said: z.string() })
export type Vote = z.infer<typeof vote>

/** A list as whoever has its link sees it; the votes of a villa stand in the order in which they came. */
const sharedList = z.object({
  checkin: z.nullable(day),
  checkout: z.nullable(day),
  guests: z.nullable(z.number()),
  expiresAt: z.string(),
  villas: z.array(z.object({ id: z.number(), votes: z.array(vote) })),
})
export type SharedList = z.infer<typeof sharedList>

export const shareWishlist = endpoint({
  method: 'POST',
  path: '/v1/wishlists',
  may: 'anyone',
  does: 'Keep villas under a link that can be sent; the link is told once',
  perMinute: 10,
  body: z.object({
    villas: listOf(rowId, WISHLIST.villas, { least: 1 }),
    checkin: z.optional(day),
    checkout: z.optional(day),
    guests: z.optional(guests),
  }),
  answer: content(z.object({ token: z.string(), expiresAt: z.string() })),
})

export const getWishlist = endpoint({
  method: 'GET',
  path: '/v1/wishlists/:token',
  may: 'anyone',
  does: 'The villas of a shared list with what its readers say of them',
  perMinute: 120,
  params: linkToken,
  answer: content(sharedList),
})

export const voteInWishlist = endpoint({
  method: 'PUT',
  path: '/v1/wishlists/:token/vote',
  may: 'anyone',
  does: 'Say yes or no to a villa of a shared list; the same name a second time changes its vote',
  perMinute: 30,
  params: linkToken,
  body: z.object({
    villa: rowId,
    name: personName(WISHLIST.name),
    up: z.boolean(),
    said: z._default(remark(WISHLIST.said), ''),
  }),
  answer: content(sharedList),
})
