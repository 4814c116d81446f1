import * as z from 'zod/mini'
import { content, endpoint } from '../../../../kernel/endpoint.ts'
import { currency, day, linkToken, minor, text } from '../../../../kernel/schema.ts'

export const ownerAnswer = z.enum(['approve', 'decline'])
export type OwnerAnswer = z.infer<typeof ownerAnswer>

/** A request as its villa’s owner sees it by the link. `state` open = it can be answered; else what became of it. */
const askedOwner = z.object({
  owner: z.string(),
  villa: z.string(),
  photo: z.nullable(z.string()),
  guestName: z.string(),
  checkIn: day,
  checkOut: day,
  checkInTime: z.string(),
  checkOutTime: z.string(),
  nights: z.number(),
  guests: z.number(),
  total: minor,
  currency,
  until: z.nullable(z.string()),
  state: z.enum(['open', 'approved', 'declined', 'ended']),
})
export type AskedOwner = z.infer<typeof askedOwner>

export const getOwnerRequest = endpoint({
  method: 'GET',
  path: '/v1/owner-answer/:token',
  may: 'anyone',
  does: 'A request by the link of an owner’s mail; looking changes nothing',
  perMinute: 60,
  params: linkToken,
  answer: content(askedOwner),
})

/** `note` goes to the agency only. */
export const answerOwnerRequest = endpoint({
  method: 'POST',
  path: '/v1/owner-answer/:token',
  may: 'anyone',
  does: 'An owner approves or declines a request without a login, once',
  repeatable: true,
  perMinute: 20,
  params: linkToken,
  body: z.object({ answer: ownerAnswer, note: z._default(text(300), '') }),
  answer: content(askedOwner),
})
