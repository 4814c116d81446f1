import * as z from 'zod/mini'

/** What became of dates that a guest asked for. */
export const WISH_STATES = ['waiting', 'approved', 'declined', 'withdrawn'] as const
export const wishState = z.enum(WISH_STATES)
export type WishState = z.infer<typeof wishState>

/** What a sent receipt is kept as. */
export const RECEIPT_TYPES = ['application/pdf', 'image/webp'] as const
export type ReceiptType = (typeof RECEIPT_TYPES)[number]

/** A receipt of a bank is a page or a photo. */
export const MAX_RECEIPT_BYTES = 8 * 1024 * 1024
