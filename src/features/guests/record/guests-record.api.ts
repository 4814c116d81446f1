import { DONE } from '../../../kernel/endpoint.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import { handler } from '../../../platform/http/api.ts'
import { phoneOrNull } from '../../../platform/phone.ts'
import { reservationById } from '../../reservations/reservations.store.ts'
import * as calls from './guests.contract.ts'
import * as store from './guests.store.ts'

const MOST_STAYS = 100
const MOST_OTHERS = 6

export const guestsRecordApi = [
  handler(calls.listGuests, async ({ query }, { db }) => {
    const { content, total } = await store.guestsPage(db, query)
    return { content, total, skip: query.skip, take: query.take }
  }),
  handler(calls.findGuest, async ({ body: { contact } }, { db }) => {
    const value = contact.includes('@') ? contact.trim().toLowerCase() : phoneOrNull(contact)
    return { content: (value && (await store.guestOfContact(db, value))) || null }
  }),
  handler(calls.getGuest, async ({ params }, { db, now }) => {
    const known = found(await store.guestById(db, params.id))
    return { content: { ...known, list: await store.staysOfGuest(db, params.id, now, MOST_STAYS) } }
  }),
  handler(calls.changeGuest, async ({ params, body }, { db }) => {
    found(await store.guestById(db, params.id))
    if (!(await store.writeGuest(db, params.id, body))) throw new Refusal('edited-meanwhile')
    return DONE
  }),
  handler(calls.guestOfReservation, async ({ params }, { db, now }) => {
    const reservation = found(await reservationById(db, params.id))
    const known = (await store.guestOfStay(db, params.id)) ?? null
    const all = known ? await store.staysOfGuest(db, known.id, now, MOST_OTHERS + 1) : []
    const [before, after] = [
      await store.neighbour(db, reservation, 'before'),
      await store.neighbour(db, reservation, 'after'),
    ]
    const others = all.filter(({ id }) => id !== params.id).slice(0, MOST_OTHERS)
    return { content: { guest: known, others, before, after } }
  }),
]
