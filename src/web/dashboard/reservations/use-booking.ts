import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createAdminReservation } from '../../../features/reservations/reservations-admin.contract.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { say } from '../../words/dashboard.ts'
import { useStayQuote } from '../stay-quote.ts'
import { useWrite } from '../use-write.ts'
import type { VillaChoice } from '../villa-choice.ts'
import { bodyOf, EMPTY_DRAFT, faultsOf, type NewDraft } from './new-draft.ts'

/** The reservation being taken by phone: what is typed (kept until it is saved), its live price, what is wrong, and the way to save it. */
export const useBooking = (villas: VillaChoice[]) => {
  const { draft, setDraft, forget, restored } = useDraft<NewDraft>('draft.reservation.new', EMPTY_DRAFT)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const navigate = useNavigate()
  const write = useWrite(
    createAdminReservation,
    ({ content }) => {
      forget()
      navigate(`/dashboard/reservations/${content.id}`)
    },
    say('booking-saved'),
  )
  const { adults, children, infants } = draft.party
  const slug = villas.find(({ id }) => String(id) === draft.villaId)?.slug ?? ''
  const quote = useStayQuote({ slug, ...draft.stay, guests: adults + children + infants })
  const price = quote.kind === 'quote' ? quote.quote.price : null
  const save = () => {
    const found = faultsOf(draft, price !== null)
    setFaults(found)
    if (Object.keys(found).length === 0 && price) write.send({ body: bodyOf(draft, price.total) })
  }
  return {
    draft,
    quote,
    faults,
    save,
    refusedFields: write.fields,
    refused: write.refused,
    sending: write.sending,
    restored: restored && draft !== EMPTY_DRAFT,
    change: (part: Partial<NewDraft>) => setDraft({ ...draft, ...part }),
    startAgain: () => setDraft(EMPTY_DRAFT),
  }
}
