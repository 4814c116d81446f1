import * as z from 'zod/mini'
import type { Right } from './caller.ts'
import { BLOG_PAGE, SEARCH_PAGE } from './limits.ts'
import type { Facts } from './refusal.ts'

/** Who may call: anyone, a signed-in person (ADMIN or OWNER, who sees only what is theirs), or an ADMIN. */
export type Audience = 'anyone' | 'staff' | 'admin'

export type Endpoint<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  May extends Audience = Audience,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameters as ':id'. */
  path: `/${string}`
  may: May
  /** The right that an ADMIN needs for it; an OWNER whom the call is for needs none. */
  right?: Right
  /** True for what an ADMIN may do who still has to set up the second step that the agency demands. */
  beforeTotp?: true
  /** What the call does, for the reader of the API's document. */
  does: string
  params?: Params
  query?: Query
  body?: Body
  /** For a call whose body is a file instead of JSON: how many bytes it may have. */
  bytes?: number
  /** For a call whose JSON may be longer than others’: how many bytes it may have. */
  jsonBytes?: number
  answer: Answer
  /** The status of a success; 200 when absent. */
  status?: 201
  /**
   * True when a person may repeat the call by accident: with an Idempotency-Key it does its work once, in one
   * transaction.
   */
  repeatable?: true
  /** Calls of one network a minute, for what can be abused without signing in; counted in each process. */
  perMinute?: number
  /**
   * True when everybody who speaks the same language gets the same answer for as long as no villa and no content has
   * changed: it is made once and given many times.
   */
  sameForAll?: true
  /** True when perMinute is counted in the database, for all processes together, whatever is answered. */
  everywhere?: true
}

// biome-ignore lint/suspicious/noExplicitAny: the one place that speaks of an endpoint of any shape
export type AnyEndpoint = Endpoint<any, any, any, any, any>

/** A call as data: the server mounts it, the page calls it, a test walks it. */
export const endpoint = <
  Answer extends z.ZodMiniType,
  const May extends Audience,
  Params extends z.ZodMiniType = z.ZodMiniNever,
  Query extends z.ZodMiniType = z.ZodMiniNever,
  Body extends z.ZodMiniType = z.ZodMiniNever,
>(
  call: Endpoint<Params, Query, Body, Answer, May>,
): Endpoint<Params, Query, Body, Answer, May> => call

/** The shape of a success: `{ content }`. */
export const content = <T extends z.ZodMiniType>(schema: T) => z.object({ content: schema })

/** The answer of a call that has nothing to tell but that it is done (schema `done`). */
export const DONE = { content: { done: true } } as const

/** How many rows a page of each list has when nobody says. */
export const PAGE_SIZE = {
  users: 10,
  towns: 10,
  districts: 10,
  villaTypes: 10,
  messages: 10,
  comments: 10,
  blog: BLOG_PAGE,
  villas: 20,
  owners: 20,
  permits: 20,
  proposals: 20,
  offers: 20,
  guests: 50,
  externalCalendars: 20,
  websiteComments: 20,
  subscribers: 50,
  reservations: 100,
  transactions: 100,
  search: SEARCH_PAGE,
} as const

/** The shape of a list: `{ content, total, skip, take }`. */
export const page = <T extends z.ZodMiniType>(item: T) =>
  z.object({ content: z.array(item), total: z.number(), skip: z.number(), take: z.number() })
export type Page<T> = { content: T[]; total: number; skip: number; take: number }

/** The shape of a refusal. */
export type RefusalAnswer = {
  content: {
    message: string
    code: string
    fields: Record<string, string>
    facts?: Facts
    detail?: Record<string, unknown>
  }
}

type Part<Name extends string, Schema> = Schema extends z.ZodMiniNever
  ? { [K in Name]?: undefined }
  : Schema extends z.ZodMiniType
    ? { [K in Name]: z.input<Schema> }
    : never
type ParsedPart<Name extends string, Schema> = Schema extends z.ZodMiniNever
  ? { [K in Name]: undefined }
  : Schema extends z.ZodMiniType
    ? { [K in Name]: z.output<Schema> }
    : never

/** What a caller gives. */
export type Question<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A, infer _M>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B>
    : never
/** What a handler gets, parsed. */
export type Parsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _A, infer _M>
    ? ParsedPart<'params', P> & ParsedPart<'query', Q> & ParsedPart<'body', B>
    : never
export type AnswerOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A, infer _M> ? z.output<A> : never
