import type { Staff } from '../../kernel/caller.ts'
import { DONE } from '../../kernel/endpoint.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import { type Call, handler, keyOf } from '../../platform/http/api.ts'
import { amountDue } from '../reservations/reservation.ts'
import { guestToken } from '../reservations/views/guest-link.server.ts'
import { villaLane } from '../villas/villa-lock.store.ts'
import {
  chooseOffer,
  createOffer,
  getGuestOffer,
  getOffer,
  listOffers,
  sendOffer,
  withdrawOffer,
} from './offers.contract.ts'
import { choose, chosenVilla, giveOffer, mailOffer } from './offers.flow.ts'
import { noteOpened, offerById, withdraw } from './offers.store.ts'
import { type OfferServices, offerOfToken, offersForStaff } from './offers.view.ts'
import { openOffer } from './opened.contract.ts'
import { guestOfferView, wholeOffer } from './show-offer.flow.ts'

type Staffed = Call<OfferServices, Staff>
type Guests = Call<OfferServices>

export const offersApi = [
  handler(listOffers, async ({ query }, call: Staffed) => {
    const { rows, total } = await offersForStaff(call, query)
    return { content: rows, total, skip: query.skip, take: query.take }
  }),
  handler(getOffer, async ({ params }, call: Staffed) => ({ content: await wholeOffer(call, params.id) })),
  handler(createOffer, async ({ body }, call: Staffed) => ({
    content: await wholeOffer(call, await giveOffer(call, body)),
  })),
  handler(withdrawOffer, async ({ params }, call: Staffed) => {
    found(await offerById(call.db, params.id))
    if (!(await withdraw(call.db, params.id, call.now))) throw new Refusal('already-moved')
    return DONE
  }),
  handler(sendOffer, async ({ params }, call: Staffed) => {
    await mailOffer(call, params.id, keyOf(call))
    return DONE
  }),
  handler(getGuestOffer, async ({ params }, call: Guests) => ({ content: await guestOfferView(call, params.token) })),
  handler(openOffer, async ({ params }, call: Guests) => {
    const { id } = await offerOfToken(call.db, params.token)
    await noteOpened(call.db, id, call.now)
    return DONE
  }),
  handler(
    chooseOffer,
    async ({ params, body }, call: Guests) => {
      keyOf(call) // with it the whole call is one transaction
      const reservation = await choose(call, params.token, body)
      const token = guestToken(call.services.linkSecret, reservation)
      const { code, status } = reservation
      return { content: { token, code, status, canPay: status === 'OPTION' && amountDue(reservation, 0) > 0 } }
    },
    async ({ params, body }, call) => villaLane((await chosenVilla(call, params.token, body.villa)).villaId),
  ),
]
