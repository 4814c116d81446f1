import * as z from 'zod/mini'
import { content, endpoint, PAGE_SIZE, page } from '../../kernel/endpoint.ts'
import { atMost, done, flag, id, paging, paragraphs, rowId, text, wholeNumber } from '../../kernel/schema.ts'
import { ownerKind, secretField } from './owner.shape.ts'
import { REPORT_FIELDS } from './owner-numbers.ts'

/** An owner as lists show it: its numbers are masks, '?' where no key opens them. */
const ownerRow = z.object({
  id: z.number(),
  kind: ownerKind,
  name: z.string(),
  taxNo: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  phone: z.string(),
  email: z.string(),
  commission: z.number(),
  villas: z.number(),
  logins: z.number(),
  /** What the report to the authority lacks. */
  missing: z.array(z.enum(REPORT_FIELDS)),
})
export type OwnerRow = z.infer<typeof ownerRow>

export const ownerRecord = z.object({
  ...ownerRow.shape,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  taxOffice: z.string(),
  address: z.string(),
  notes: z.string(),
  version: z.number(),
  createdAt: z.string(),
  accounts: z.array(z.object({ id: z.number(), name: z.string(), email: z.string(), active: z.boolean() })),
  /** Who has read its numbers, the last first. */
  reads: z.array(z.object({ field: secretField, who: z.string(), at: z.string() })),
})
export type OwnerRecord = z.infer<typeof ownerRecord>

const EMAIL = z.email()

/**
 * What staff write of an owner. A number that is absent stays as it is, null empties it. Commission in hundredths of a
 * percent.
 */
const ownerInput = z.object({
  kind: ownerKind,
  firstName: text(80),
  lastName: text(80),
  title: text(200),
  taxNo: z.optional(z.nullable(text(20))),
  taxOffice: text(80),
  iban: z.optional(z.nullable(text(40))),
  phone: text(30),
  email: z.string().check(
    z.trim(),
    atMost(254),
    z.refine((typed) => typed === '' || z.safeParse(EMAIL, typed).success, 'email'),
  ),
  address: text(300),
  commission: z.int('invalid').check(z.minimum(0, 'too-small'), z.maximum(10_000, 'too-big')),
  notes: text(2_000),
})
export type OwnerInput = z.infer<typeof ownerInput>

export const listOwners = endpoint({
  method: 'GET',
  path: '/v1/admin/owners',
  may: 'admin',
  does: 'Owners by name; `search` finds a part of a name or e-mail, or a phone number',
  query: z.object({ ...paging(PAGE_SIZE.owners), search: z.optional(text(80)), missing: z.optional(flag) }),
  answer: page(ownerRow),
})

/** A number that identifies stands in no address: addresses are logged, kept in histories and sent on. */
export const findOwners = endpoint({
  method: 'POST',
  path: '/v1/admin/owners/find',
  may: 'admin',
  does: 'The owners with a phone number, a whole TCKN or a whole VKN',
  body: z.object({ number: paragraphs(40) }),
  answer: page(ownerRow),
})

export const selectOwners = endpoint({
  method: 'GET',
  path: '/v1/admin/owners/select',
  may: 'admin',
  does: 'Owners to choose from, by name',
  answer: content(z.array(z.object({ id: z.number(), name: z.string(), kind: ownerKind }))),
})

export const getOwner = endpoint({
  method: 'GET',
  path: '/v1/admin/owners/:id',
  may: 'admin',
  does: 'One owner with its logins',
  params: id,
  answer: content(ownerRecord),
})

export const createOwner = endpoint({
  method: 'POST',
  path: '/v1/admin/owners',
  may: 'admin',
  does: 'A new owner; one tax number is one owner, so that a repeated call makes no second',
  status: 201,
  body: ownerInput,
  answer: content(ownerRecord),
})

export const changeOwner = endpoint({
  method: 'PUT',
  path: '/v1/admin/owners/:id',
  may: 'admin',
  does: 'Change an owner, over the version that was loaded',
  params: id,
  body: z.object({ ...ownerInput.shape, version: rowId }),
  answer: content(ownerRecord),
})

export const deleteOwner = endpoint({
  method: 'DELETE',
  path: '/v1/admin/owners/:id',
  may: 'admin',
  does: 'Delete an owner without villas',
  params: id,
  answer: content(done),
})

export const readSecret = endpoint({
  method: 'POST',
  path: '/v1/admin/owners/:id/secret',
  may: 'admin',
  does: 'Read a number of an owner whole; the reading is noted',
  perMinute: 30,
  params: id,
  body: z.object({ field: secretField }),
  answer: content(z.object({ value: z.string() })),
})

export const giveLogin = endpoint({
  method: 'POST',
  path: '/v1/admin/owners/:id/logins',
  may: 'admin',
  does: 'Let an owner’s account see this owner’s villas',
  params: id,
  body: z.object({ account_id: rowId }),
  answer: content(done),
})

export const takeLogin = endpoint({
  method: 'DELETE',
  path: '/v1/admin/owners/:id/logins/:account_id',
  may: 'admin',
  does: 'The account no longer sees this owner’s villas',
  params: z.object({ ...id.shape, account_id: wholeNumber(1, 2_147_483_647) }),
  answer: content(done),
})
