import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createAdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { useDraft } from '../../kit/form/use-draft.ts'
import { useNow } from '../../kit/use-now.ts'
import { useStayQuote } from '../../stay-quote.ts'
import { useChecked } from '../../use-checked.ts'
import { useWrite } from '../../use-write.ts'
import type { VillaChoice } from '../../villa-choice.ts'
import { bodyOf, EMPTY_DRAFT, faultsOf, holdOf, type NewDraft, orderFault } from './new-draft.ts'

/**
 * The reservation being taken by phone: what is typed (kept until it is saved), its live price, what is wrong, and the
 * way to save it.
 */
export const useBooking = (villas: VillaChoice[]) => {
  const { draft, setDraft, forget, restored } = useDraft<NewDraft>('draft.reservation.new', EMPTY_DRAFT)
  const navigate = useNavigate()
  const write = useWrite(
    createAdminReservation,
    ({ content }) => {
      forget()
      navigate(`/dashboard/reservations/${content.id}`)
    },
    say('reservation.booking-saved'),
  )
  const { adults, children, infants } = draft.party
  const [turn, setTurn] = useState(0)
  const villa = villas.find(({ id }) => String(id) === draft.villaId)
  const hold = holdOf(draft, villa?.checkInTime, useNow(30_000))
  const quote = useStayQuote({ slug: villa?.slug ?? '', ...draft.stay, guests: adults + children + infants })
  const price = quote.kind === 'quote' ? quote.quote.price : null
  const unsold = !price && (quote.kind === 'quote' || quote.kind === 'refused')
  const { villaId, stay, party, guest, how } = draft
  const { errors, tries, changed, passes } = useChecked({
    found: faultsOf(draft, unsold, hold),
    refused: write.refused,
    values: { ...guest, ...how, ...party, villaId, checkIn: stay, checkOut: stay, stay: { villaId, stay, party } },
  })
  const save = () => {
    if (passes() && price) write.send({ body: bodyOf(draft, price.total, hold) })
  }
  return {
    draft,
    quote,
    hold,
    errors: { ...errors, ...orderFault(stay) },
    tries,
    save,
    refused: write.refused,
    /** What the server refused, while the same stay is asked for. */
    conflict: changed('stay') ? null : write.refused,
    sending: write.sending,
    restored: restored && draft !== EMPTY_DRAFT,
    change: (part: Partial<NewDraft>) => setDraft({ ...draft, ...part }),
    /** Another number after each new beginning: what was typed and is no value goes too. */
    turn,
    startAgain: () => {
      setDraft(EMPTY_DRAFT)
      setTurn(turn + 1)
    },
  }
}
