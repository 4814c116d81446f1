import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { day } from '../../../kernel/schema.ts'

/**
 * Why TCMB gave no rate. none: nothing at its address; status: it answered with a fault; unreachable: silent;
 * too-large, unreadable: no bulletin; empty: none of our currencies; old: one before ours; jump: a rate moved so far
 * that somebody must look.
 */
export const rateFault = z.enum([
  ...(['none', 'status', 'unreachable', 'too-large', 'unreadable', 'empty', 'old', 'jump'] as const),
])
export type RateFault = z.infer<typeof rateFault>

export const foreignCurrency = z.enum(['DOLLAR', 'EURO', 'POUND'])

/** TL for one unit as decimal text: '41.2385'. `rate` is what is used. */
const rateRow = z.object({
  currency: foreignCurrency,
  rate: z.string(),
  source: z.enum(['TCMB', 'MANUAL']),
  /** The day of the bulletin, or on which it was typed; null = nobody has entered one yet. */
  day: z.nullable(day),
  /** What TCMB last said, and of which day. */
  official: z.nullable(z.string()),
  officialDay: z.nullable(day),
  /** Hundredths of a percent. */
  margin: z.number(),
  /** Business days since `day`. */
  age: z.number(),
  stale: z.boolean(),
  /** What was used in the last 30 days, the oldest first. */
  history: z.array(z.object({ at: z.string(), rate: z.string() })),
})
export type RateRow = z.infer<typeof rateRow>

const change = z.object({
  id: z.number(),
  currency: foreignCurrency,
  was: z.nullable(z.string()),
  rate: z.string(),
  source: z.enum(['TCMB', 'MANUAL']),
  day,
  by: z.string(),
  at: z.string(),
})

const exchange = z.object({
  rates: z.array(rateRow),
  /** TCMB is asked on business days after 15:35. */
  auto: z.boolean(),
  /** With a margin to the next whole kuruş. */
  roundUp: z.boolean(),
  lastFetch: z.nullable(
    z.object({ at: z.string(), by: z.string(), day: z.nullable(day), fault: z.nullable(rateFault) }),
  ),
  /** The last changes, the newest first. */
  changes: z.array(change),
})
export type Exchange = z.infer<typeof exchange>

export const getExchange = endpoint({
  method: 'GET',
  path: '/v1/admin/getexchange',
  may: 'admin',
  does: 'The exchange rates that prices are shown with: where each comes from, how old it is, and what it was',
  answer: content(exchange),
})

/** '41,2385' or '41.2385'. */
const typedRate = z
  .string()
  .check(
    z.trim(),
    z.maxLength(20, { error: 'invalid', abort: true }),
    z.regex(/^(?=.*[1-9])\d{1,5}([.,]\d{1,4})?$/, 'invalid'),
  )
const margin = z.int('invalid').check(z.minimum(0, 'too-small'), z.maximum(2_000, 'too-big'))

export const changeExchange = endpoint({
  method: 'PUT',
  path: '/v1/admin/exchange/edit',
  may: 'admin',
  right: 'money',
  does: 'Type rates by hand, or follow TCMB (null); a rate that moves far is written only when it is confirmed',
  body: z.object({
    dollar_exchange_rate: z.nullable(typedRate),
    euro_exchange_rate: z.nullable(typedRate),
    sterling_exchange_rate: z.nullable(typedRate),
    margins: z.object({ DOLLAR: margin, EURO: margin, POUND: margin }),
    auto: z.boolean(),
    round_up: z.boolean(),
    confirmed: z._default(z.boolean(), false),
  }),
  answer: content(exchange),
})

export const fetchExchange = endpoint({
  method: 'POST',
  path: '/v1/admin/exchange/fetch',
  may: 'admin',
  right: 'money',
  perMinute: 10,
  does: 'Ask TCMB now, and say what came of it; a rate that moved far is taken only when it is confirmed',
  body: z.object({ confirmed: z.boolean() }),
  answer: content(exchange),
})
