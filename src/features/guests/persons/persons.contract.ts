import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { day, done, id, linkToken, listOf, personName, rowId, text, wholeNumber } from '../../../kernel/schema.ts'
import { documentKind } from './person.shape.ts'

/** Somebody on the list; the number is a mask. */
const person = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: day,
  nationality: z.string(),
  document: documentKind,
  number: z.string(),
  arrives: day,
  leaves: day,
})
export type Person = z.infer<typeof person>

/** Who stays. `wanted` = so many are expected, `missing` = so many are not written down yet. */
const personList = z.object({
  version: z.number(),
  persons: z.array(person),
  wanted: z.number(),
  missing: z.number(),
  canWrite: z.boolean(),
  checkIn: day,
  checkOut: day,
  /** When all of them were deleted because their time was over. */
  forgottenAt: z.nullable(z.string()),
})
export type PersonList = z.infer<typeof personList>

/** `id` names a person who is there; without a `number` hers stays. Without days she stays from first to last. */
export const personInput = z.object({
  id: z._default(z.nullable(rowId), null),
  firstName: personName(60),
  lastName: personName(60),
  birthDate: day,
  nationality: text(2),
  document: documentKind,
  number: z._default(z.nullable(text(20)), null),
  arrives: z.optional(day),
  leaves: z.optional(day),
})
export type PersonInput = z.infer<typeof personInput>

/** The whole list, in its order; `version` is the one it began with. */
const listInput = z.object({ version: wholeNumber(0, 1_000_000), persons: listOf(personInput, 60) })
export type ListInput = z.infer<typeof listInput>

export const guestPersons = endpoint({
  method: 'GET',
  path: '/v1/reservation/:token/guests',
  may: 'anyone',
  does: 'Who stays, as the guest has written it down',
  perMinute: 120,
  params: linkToken,
  answer: content(personList),
})

export const writeGuestPersons = endpoint({
  method: 'PUT',
  path: '/v1/reservation/:token/guests',
  may: 'anyone',
  does: 'The guest writes down who stays, for the authority',
  perMinute: 30,
  params: linkToken,
  body: listInput,
  answer: content(personList),
})

export const staffPersons = endpoint({
  method: 'GET',
  path: '/v1/admin/reservations/:id/guests',
  may: 'admin',
  does: 'Who stays, and who has read their numbers lately',
  params: id,
  answer: content(
    z.extend(personList, {
      reads: z.array(z.object({ person: z.string(), what: z.string(), who: z.string(), at: z.string() })),
    }),
  ),
})

export const writeStaffPersons = endpoint({
  method: 'PUT',
  path: '/v1/admin/reservations/:id/guests',
  may: 'admin',
  does: 'Staff write down who stays',
  params: id,
  body: listInput,
  answer: content(done),
})

export const readPersonNumber = endpoint({
  method: 'POST',
  path: '/v1/admin/guests/persons/:id/number',
  may: 'admin',
  does: 'The whole number of somebody on a list; who reads it is noted',
  params: id,
  answer: content(z.object({ number: z.string() })),
})

export const personsFile = endpoint({
  method: 'POST',
  path: '/v1/admin/reservations/:id/guests/file',
  may: 'admin',
  does: 'The list as CSV for the identity report (KBS); who takes it is noted',
  params: id,
  answer: content(z.object({ name: z.string(), text: z.string() })),
})
