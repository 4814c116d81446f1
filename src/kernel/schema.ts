import * as z from 'zod/mini'
import { dayInIstanbul, isDay } from './day.ts'
import { LANGUAGES } from './language.ts'
import { CURRENCIES } from './money.ts'

/**
 * The schemas that every contract shares. A failed check carries the code of its sentence (FieldFaultCode) as its
 * message.
 */

/**
 * At most `length` characters. What is longer is not looked at any further: it stands before every check that reads the
 * text.
 */
export const atMost = (length: number) => z.maxLength(length, { error: 'too-long', abort: true })

export const day = z.string().check(z.refine(isDay, 'day'))
/** A day, or an instant in ISO form ('2027-08-12T21:00:00.000Z'), which is its day in Istanbul. */
export const dayOrInstant = z.pipe(
  z.string().check(z.refine((typed) => isDay(typed) || isInstant(typed), 'day')),
  z.transform((typed) => (isDay(typed) ? typed : dayInIstanbul(new Date(typed)))),
)
export const currency = z.enum(CURRENCIES)
export const language = z.enum(LANGUAGES)
export const localized = z.object({ tr: z.string(), en: z.optional(z.string()), ru: z.optional(z.string()) })

/** Whole minor units. */
export const minor = z.int()

/** Text that may be empty, trimmed, at most `length` characters. */
export const text = (length: number) => z.string().check(z.trim(), atMost(length))

/** Text that may not be empty, of as many lines as its writer likes. */
export const paragraphs = (length: number) => text(length).check(z.minLength(1, { error: 'required', abort: true }))

/** Text that may not be empty, on one line. */
export const line = (length: number) =>
  paragraphs(length).check(z.refine((typed) => !/[\r\n\v\f\u0085\u2028\u2029]/.test(typed), 'one-line'))

/**
 * A person's name: one line of letters and what stands between them. No address of a page, nothing that can't be seen
 * or turns the text around.
 */
export const personName = (length: number) =>
  paragraphs(length).check(
    z.refine((name) => !hasHiddenSigns(name), { error: 'one-line', abort: true }),
    z.refine((name) => !hasWebAddress(name), { error: 'web-address', abort: true }),
  )

/** A short text of a stranger, or none: one line without the address of a page. */
export const remark = (length: number) =>
  text(length).check(
    z.refine((typed) => !hasHiddenSigns(typed), { error: 'one-line', abort: true }),
    z.refine((typed) => !hasWebAddress(typed), { error: 'web-address', abort: true }),
  )

/** What an editor sends: Turkish is required, the others may be empty. */
export const localizedLine = (length: number) =>
  z.object({ tr: line(length), en: z.optional(text(length)), ru: z.optional(text(length)) })
export const localizedInput = (length: number) =>
  z.object({ tr: paragraphs(length), en: z.optional(text(length)), ru: z.optional(text(length)) })

export const emailAddress = line(254).check(z.email('email'))

/** Whole numbers of a query string: '12' → 12. */
export const wholeNumber = (from: number, to: number) =>
  z.pipe(z.coerce.number(), z.int('invalid').check(z.minimum(from, 'too-small'), z.maximum(to, 'too-big')))

const LAST_ID = 2_147_483_647

/** The id of a row in a path, and in a body. */
export const id = z.object({ id: wholeNumber(1, LAST_ID) })
export const rowId = z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(LAST_ID, 'invalid'))
export const slugText = z
  .string()
  .check(z.maxLength(120, { error: 'slug', abort: true }), z.regex(/^[a-z0-9-]+$/, 'slug'))
/** A slug that an editor gives, or nothing: then it is made of the name. */
export const ownSlug = z
  .string()
  .check(z.maxLength(120, { error: 'slug', abort: true }), z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'slug'))
export const slug = z.object({ slug: slugText })

/**
 * A list of `least` to `most`. It is judged some rows at a time and no further than the first fifty faults: nobody
 * reads the ten thousandth sentence, and making it would hold up everybody else.
 */
export const listOf = <T extends z.ZodMiniType>(
  each: T,
  most: number,
  { least = 0, fault = 'too-long' }: { least?: number; fault?: string } = {},
): z.ZodMiniArray<T> => {
  const list = z.array(each).check(z.minLength(least, 'required'), z.maxLength(most, fault))
  const [whole, some] = [list._zod.run, z.array(each)._zod]
  list._zod.run = (payload, context) => {
    const { value, issues } = payload
    const isLong = Array.isArray(value) && value.length > AT_ONCE && value.length >= least && value.length <= most
    if (!isLong) return whole(payload, context)
    const judged: unknown[] = []
    for (let at = 0; at < value.length && issues.length < MOST_FAULTS; at += AT_ONCE) {
      const part = some.run({ value: value.slice(at, at + AT_ONCE), issues: [] }, context)
      if (part instanceof Promise) throw new Error('A list of what takes time is not judged here.')
      judged.push(...(part.value as unknown[]))
      issues.push(...part.issues.map((issue) => ({ ...issue, path: moved(issue.path, at) })))
    }
    payload.value = judged
    return payload
  }
  return list
}

const [AT_ONCE, MOST_FAULTS] = [20, 50]
const moved = ([row, ...rest]: PropertyKey[] = [], by: number): PropertyKey[] => [Number(row) + by, ...rest]

/** What is put in another order: the ids of rows, the first first. (Marked so that guests’ pages go without.) */
export const orderOf = /* @__PURE__ */ z.object({ ids: /* @__PURE__ */ listOf(rowId, 200, { least: 2 }) })

/** A place on the map in one direction, at most so many degrees from the middle. */
export const degrees = (most: number) =>
  z.number('invalid').check(z.minimum(-most, 'too-small'), z.maximum(most, 'too-big'))

/** The signed token of a guest's link in a path. */
export const linkToken = z.object({ token: z.string().check(atMost(200)) })

/** 'skip' and 'take' of a list: `take` is at most 200 and `size` when absent. */
export const paging = (size: number) => ({
  skip: z._default(wholeNumber(0, 1_000_000), 0),
  take: z._default(wholeNumber(1, 200), size),
})

/** Comma-separated words: 'a,b' → ['a', 'b']. */
export const words = z.pipe(
  z.string().check(atMost(4_000)),
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

/**
 * Control characters, line breaks, and the marks that turn the direction of a text: a name shows nothing but itself.
 */
const hasHiddenSigns = (name: string): boolean =>
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u.test(name)

/** Endings of addresses that no name ends a word with. */
const ENDINGS = 'com|net|org|info|biz|xyz|top|site|online|shop|club|click|link|store|app|dev|ru|tr|su|cn|io'
const ENDING = new RegExp(`\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu')

/**
 * Does a name carry the address of a page: 'https://…', 'www.…', 'ucuz-villa.com', 'kisa.li/x'? 'Dr.Ayşe Öz' and 'J.R.
 * Smith' don't.
 */
const hasWebAddress = (name: string): boolean =>
  /:\/\/|https?:|www\./i.test(name) || ENDING.test(name) || /\.\p{L}{2,24}\//u.test(name)

/** Its date must exist: a Date would make 2 March of '2027-02-30T10:00Z'. */
const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text))
