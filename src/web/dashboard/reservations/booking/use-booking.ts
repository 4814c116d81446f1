import { useNavigate } from 'react-router'
import { createAdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNow } from '../../kit/use-now.ts'
import { useStayQuote } from '../../stay-quote.ts'
import type { VillaChoice } from '../../villa-choice.ts'
import { alsoWrong, bodyOf, EMPTY_BOOKING, guestsOf, holdOf, type NewBooking } from './new-booking.ts'

const OF_STAY = ['villaId', 'checkIn', 'checkOut', 'adults', 'children', 'infants'] as const

/** The reservation being taken by phone: what is typed (a draft until it is saved), its live price, how it is held. */
export const useBooking = (villas: VillaChoice[]) => {
  const navigate = useNavigate()
  const now = useNow(30_000)
  const villaOf = ({ villaId }: NewBooking) => villas.find(({ id }) => String(id) === villaId)
  const hold = (typed: NewBooking) => holdOf(typed, villaOf(typed)?.checkInTime, now)
  const form = useForm(createAdminReservation, EMPTY_BOOKING, {
    done: ({ content }) => navigate(`/dashboard/reservations/${content.id}`),
    said: say('reservation.booking-saved'),
    draft: 'draft.reservation.new',
    body: (typed) => bodyOf(typed, hold(typed)),
    alsoWrong: (typed) => alsoWrong(typed, hold(typed)),
  })
  const { typed } = form
  const quote = useStayQuote({
    ...typed,
    villaId: villaOf(typed)?.id,
    guests: guestsOf(typed),
    lift: typed.override.lift,
  })
  const known = quote.kind === 'quote' ? quote.quote : null
  const queue = known?.behind ?? null
  const queues = typed.behind && queue !== null
  const price = known?.price ?? (queues ? queue.price : null)
  const unsold = !price && (quote.kind === 'quote' || quote.kind === 'refused')
  return {
    form,
    quote,
    hold: hold(typed),
    /** Can the guest wait for an option to fall, and shall she? */
    queue,
    queues,
    currency: price?.currency ?? ('TL' as const),
    unsold: unsold && form.tries > 0 ? say('reservation.not-sold') : undefined,
    /** The price that was shown is sent along: another one is refused with the new quote. */
    save: () => (price ? form.send(undefined, { total: price.total }) : form.check()),
    /** What the server refused, while the same stay is asked for. */
    conflict: OF_STAY.some(form.changed) ? null : form.refused,
  }
}

export type Booking = ReturnType<typeof useBooking>
