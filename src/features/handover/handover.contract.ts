import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import {
  currency,
  day,
  done,
  id,
  linkToken,
  minor,
  paragraphs,
  personName,
  rowId,
  text,
  wholeNumber,
} from '../../kernel/schema.ts'
import { depositState } from '../reservations/desk.shape.ts'
import { status } from '../reservations/reservation.shape.ts'
import { MAX_PHOTO_BYTES, MOST_DAYS, moment, taskKind } from './handover.shape.ts'

/** `id` is null while nobody has said anything of a task that every stay has. */
const task = z.object({
  id: z.nullable(z.number()),
  reservationId: z.number(),
  code: z.string(),
  villa: z.string(),
  kind: taskKind,
  day,
  assignee: z.string(),
  note: z.string(),
  doneAt: z.nullable(z.string()),
  doneBy: z.string(),
})
export type StayTask = z.infer<typeof task>

const taskInput = {
  /** Null = the day that the kind has by itself; OTHER needs one. */
  day: z._default(z.nullable(day), null),
  assignee: z._default(text(60), ''),
  note: z._default(text(300), ''),
  done: z._default(z.boolean(), false),
}

const photo = z.object({ id: z.number(), moment, at: z.string(), by: z.string() })
export type StayPhoto = z.infer<typeof photo>

export const tasksOfStay = endpoint({
  method: 'GET',
  path: '/v1/admin/reservations/:id/handover',
  may: 'admin',
  does: 'What is to be done around a stay, and the pictures of its handing over',
  params: id,
  answer: content(z.object({ tasks: z.array(task), photos: z.array(photo) })),
})

export const writeTask = endpoint({
  method: 'PUT',
  path: '/v1/admin/reservations/:id/tasks/:kind',
  may: 'admin',
  does: 'Say of a task that every stay has who does it, when, and that it is done',
  params: z.object({ ...id.shape, kind: z.enum(['CLEANING', 'POOL', 'LINEN']) }),
  body: z.object({ ...taskInput, assignee: text(60) }),
  answer: content(done),
})

export const addTask = endpoint({
  method: 'POST',
  path: '/v1/admin/reservations/:id/tasks',
  may: 'admin',
  does: 'Write down something else to be done around a stay',
  params: id,
  body: z.object({ ...taskInput, day, note: paragraphs(300) }),
  status: 201,
  repeatable: true,
  answer: content(z.object({ id: z.number() })),
})

export const changeTask = endpoint({
  method: 'PUT',
  path: '/v1/admin/tasks/:id',
  may: 'admin',
  does: 'Change something else that is to be done around a stay',
  params: id,
  body: z.object({ ...taskInput, day, note: paragraphs(300) }),
  answer: content(done),
})

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/v1/admin/tasks/:id',
  may: 'admin',
  does: 'Take away something else that was to be done around a stay',
  params: id,
  answer: content(done),
})

export const openPhoto = endpoint({
  method: 'GET',
  path: '/v1/admin/handover/photos/:id',
  may: 'admin',
  does: 'A picture of a handing over, as base64',
  params: id,
  answer: content(z.object({ type: z.string(), data: z.string() })),
})

const link = z.object({
  id: z.number(),
  carrier: z.string(),
  fromDay: day,
  toDay: day,
  towns: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.string(),
})
export type HandoverLink = z.infer<typeof link>

export const listLinks = endpoint({
  method: 'GET',
  path: '/v1/admin/handover/links',
  may: 'admin',
  does: 'The links of the day’s list that are good',
  answer: content(z.array(link)),
})

export const makeLink = endpoint({
  method: 'POST',
  path: '/v1/admin/handover/links',
  may: 'admin',
  does: `A link with which one person sees and does the handing over of at most ${MOST_DAYS} days without a login`,
  body: z.object({
    carrier: personName(60),
    fromDay: day,
    toDay: day,
    townIds: z._default(z.array(rowId).check(z.maxLength(50, 'too-many')), []),
  }),
  status: 201,
  answer: content(z.object({ id: z.number(), token: z.string() })),
})

export const endLink = endpoint({
  method: 'DELETE',
  path: '/v1/admin/handover/links/:id',
  may: 'admin',
  does: 'End a link of the day’s list',
  params: id,
  answer: content(done),
})

/** Somebody who comes or leaves on the day. What is owed and held is money to take in or give back at the door. */
const handoverStay = z.object({
  id: z.number(),
  code: z.string(),
  moment,
  /** 'HH:MM', the villa's. */
  time: z.string(),
  villa: z.string(),
  place: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  guestName: z.string(),
  phone: z.string(),
  guests: z.number(),
  checkIn: day,
  checkOut: day,
  status,
  currency,
  balance: minor,
  deposit: z.object({ asked: minor, held: minor, state: depositState }),
  /** So many of the guests are not written down for the authority. */
  unlisted: z.number(),
  photos: z.object({ in: z.number(), out: z.number() }),
})
export type HandoverStay = z.infer<typeof handoverStay>

export const deskDay = endpoint({
  method: 'GET',
  path: '/v1/admin/handover',
  may: 'admin',
  does: 'A day of the handing over, of all towns or of one',
  query: z.object({ day: z.optional(day), town_id: z.optional(wholeNumber(1, 2_147_483_647)) }),
  answer: content(z.object({ day, stays: z.array(handoverStay), tasks: z.array(task) })),
})
export type DeskDay = z.infer<typeof deskDay.answer>['content']

export const handoverDay = endpoint({
  method: 'GET',
  path: '/v1/handover/:token',
  may: 'anyone',
  does: 'A day of whoever greets: who comes, who leaves, what is to be done',
  perMinute: 60,
  params: linkToken,
  query: z.object({ day: z.optional(day) }),
  answer: content(
    z.object({
      carrier: z.string(),
      day,
      fromDay: day,
      toDay: day,
      today: day,
      stays: z.array(handoverStay),
      tasks: z.array(task),
    }),
  ),
})
export type HandoverDay = z.infer<typeof handoverDay.answer>['content']

export const tickTask = endpoint({
  method: 'POST',
  path: '/v1/handover/:token/tasks',
  may: 'anyone',
  does: 'Say that a task of the day is done, or not after all',
  perMinute: 60,
  params: linkToken,
  body: z.object({ reservationId: rowId, kind: taskKind, id: z._default(z.nullable(rowId), null), done: z.boolean() }),
  answer: content(done),
})

export const handOver = endpoint({
  method: 'POST',
  path: '/v1/handover/:token/stays/:id',
  may: 'anyone',
  does: 'The key is handed over (IN: checked in) or taken back (OUT: the stay is over)',
  perMinute: 30,
  params: z.object({ ...linkToken.shape, ...id.shape }),
  body: z.object({ moment }),
  answer: content(done),
})

export const sendPhoto = endpoint({
  method: 'POST',
  path: '/v1/handover/:token/stays/:id/photos/:moment',
  may: 'anyone',
  does: 'A picture of the house as it is handed over or taken back; staff alone see it',
  perMinute: 60,
  params: z.object({ ...linkToken.shape, ...id.shape, moment }),
  bytes: MAX_PHOTO_BYTES,
  status: 201,
  answer: content(done),
})
