import * as z from 'zod/mini'
import { isDay } from './day.ts'
import { LANGUAGES } from './language.ts'
import { CURRENCIES } from './money.ts'

/** The schemas that every contract shares. A failed check carries the code of its sentence (FieldFaultCode) as its message. */

export const day = z.string().check(z.refine(isDay, 'day'))
export const currency = z.enum(CURRENCIES)
export const language = z.enum(LANGUAGES)
export const localized = z.object({ tr: z.string(), en: z.optional(z.string()), ru: z.optional(z.string()) })

/** What an editor sends: Turkish is required, the others may be empty. */
export const localizedInput = (length: number) => z.object({ tr: line(length), en: z.optional(text(length)), ru: z.optional(text(length)) })

/** Whole minor units. */
export const minor = z.int()

/** Text that may be empty, trimmed, at most `length` characters. */
export const text = (length: number) => z.string().check(z.trim(), z.maxLength(length, 'too-long'))

/** Text that may not be empty. */
export const line = (length: number) => z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(length, 'too-long'))

export const emailAddress = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'too-long'), z.email('email'))

/** Whole numbers of a query string: '12' → 12. */
export const wholeNumber = (from: number, to: number) =>
  z.pipe(z.coerce.number(), z.int('invalid').check(z.minimum(from, 'too-small'), z.maximum(to, 'too-big')))

const LAST_ID = 2_147_483_647

/** The id of a row in a path, and in a body. */
export const id = z.object({ id: wholeNumber(1, LAST_ID) })
export const rowId = z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(LAST_ID, 'invalid'))
export const slug = z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,120}$/, 'slug')) })

/** 'skip' and 'take' of a list: `take` is at most 200 (PRODUCT §3) and `size` when absent (SPEC §9). */
export const paging = (size: number) => ({
  skip: z._default(wholeNumber(0, 1_000_000), 0),
  take: z._default(wholeNumber(1, 200), size),
})

/** Comma-separated words: 'a,b' → ['a', 'b']. */
export const words = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
)

/** 'true' or 'false' of a query string. */
export const flag = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((text) => text === 'true' || text === '1'),
)

/** The answer of a call that has nothing to tell but that it is done. */
export const done = z.object({ done: z.literal(true) })
