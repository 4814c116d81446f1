import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../../kernel/endpoint.ts'
import { atMost, day, done, line, paging, text, wholeNumber } from '../../../kernel/schema.ts'
import { paperType, permitFinding, permitKind, permitState } from './permit.shape.ts'
import { PERMIT_REASONS } from './permit-reasons.ts'

const reason = z.enum(PERMIT_REASONS)

/** A villa with its permit, as the list of permits shows it; `id` is the villa's. */
const permitRow = z.object({
  ...{ id: z.number(), villa: z.string(), code: z.string(), active: z.boolean(), owner: z.string(), town: z.string() },
  number: z.nullable(z.string()),
  kind: z.nullable(permitKind),
  state: z.nullable(permitState),
  checkedAt: z.nullable(z.string()),
  checkedBy: z.nullable(z.string()),
  validUntil: z.nullable(day),
  /** Why somebody should look, the most urgent first. */
  reasons: z.array(reason),
})
export type PermitRow = z.infer<typeof permitRow>

export const PERMIT_LISTS = ['look', 'all', 'missing', 'invalid', 'ending', 'old-check', 'waiting', 'doubled'] as const
export type PermitList = (typeof PERMIT_LISTS)[number]

export const listPermits = endpoint({
  method: 'GET',
  path: '/v1/admin/permits',
  may: 'admin',
  does: 'Villas by what their permits ask for, the most urgent first; `list`: look = everything to be looked at, ending = within 60 days or over',
  query: z.object({
    ...paging(PAGE_SIZE.permits),
    list: z._default(z.enum(PERMIT_LISTS), 'look'),
    search: z.optional(text(80)),
  }),
  answer: z.object({ ...page(permitRow).shape, counts: z.record(z.enum(PERMIT_LISTS), z.number()) }),
})

const villaId = z.object({ villa_id: wholeNumber(1, 2_147_483_647) })
const named = z.object({ id: z.number(), name: z.string() })

const permitRecord = z.object({
  ...{ number: z.string(), kind: permitKind, state: permitState, validUntil: z.nullable(day) },
  ...{ checkedAt: z.nullable(z.string()), checkedBy: z.nullable(z.string()) },
  ...{ holder: z.string(), address: z.string(), rooms: z.nullable(z.number()), beds: z.nullable(z.number()) },
  ...{ document: z.string(), version: z.number() },
  /** Of which kind the paper is that is kept here; its file is opened by a link. */
  fileType: z.nullable(paperType),
})

export const villaPermit = z.object({
  villa: z.object({
    ...named.shape,
    ...{ slug: z.string(), code: z.string(), town: z.string(), district: z.string() },
    ...{ active: z.boolean(), guests: z.number(), bedrooms: z.number(), owner: named },
  }),
  permit: z.nullable(permitRecord),
  reasons: z.array(reason),
  /** Other villas with the same number. */
  sameNumber: z.array(named),
  /** What was found when somebody looked, the last first. */
  checks: z.array(z.object({ number: z.string(), state: permitFinding, at: z.string(), who: z.string() })),
})
export type VillaPermit = z.infer<typeof villaPermit>

export const getPermit = endpoint({
  method: 'GET',
  path: '/v1/admin/villas/:villa_id/permit',
  may: 'admin',
  does: 'The permit of a villa, what it asks for, and what was found before',
  params: villaId,
  answer: content(villaPermit),
})

const count = z.nullable(z.int('invalid').check(z.minimum(0, 'too-small'), z.maximum(200, 'too-big')))

const permitInput = z.object({
  number: line(40),
  kind: permitKind,
  validUntil: z.nullable(day),
  holder: text(200),
  address: text(300),
  rooms: count,
  beds: count,
  document: z.string().check(
    z.trim(),
    atMost(500),
    z.refine((typed) => typed === '' || /^https:\/\/[^\s/]+\./.test(typed), 'invalid'),
  ),
  version: z.int('invalid').check(z.minimum(0, 'too-small')),
})
export type PermitInput = z.infer<typeof permitInput>

/** `version` is that of the permit that was loaded, 0 for none. */
export const changePermit = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/:villa_id/permit',
  may: 'admin',
  does: 'Write the permit of a villa; another number waits to be checked',
  params: villaId,
  body: permitInput,
  answer: content(villaPermit),
})

export const deletePermit = endpoint({
  method: 'DELETE',
  path: '/v1/admin/villas/:villa_id/permit',
  may: 'admin',
  does: 'Take the permit from a villa, and the villa off the site',
  params: villaId,
  answer: content(done),
})

/** `number` is the one that was looked up: refuses 'edited-meanwhile' when the villa has another by now. */
export const checkPermit = endpoint({
  method: 'POST',
  path: '/v1/admin/villas/:villa_id/permit/check',
  may: 'admin',
  does: 'Note what the Ministry’s page says; an invalid permit takes the villa off the site',
  params: villaId,
  body: z.object({ state: permitState, number: line(40) }),
  answer: content(z.object({ unpublished: z.boolean() })),
})
