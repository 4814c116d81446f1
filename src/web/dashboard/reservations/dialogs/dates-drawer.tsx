import { CalendarRange, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import {
  type AdminReservation,
  changeReservation,
} from '../../../../features/reservations/reservations-admin.contract.ts'
import { nightCount } from '../../../../kernel/day.ts'
import { say } from '../../../words/dashboard.ts'
import { DayField } from '../../kit/fields/day/day-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import columns from '../../kit/page/columns.module.css'
import { Note } from '../../kit/page/note.tsx'
import { notSoldReason, type QuoteState, useStayQuote } from '../../stay-quote.ts'
import { stayText } from '../../stay-text.ts'
import { useChecked } from '../../use-checked.ts'
import { useWrite } from '../../use-write.ts'
import { orderFault, type StayTyped, stayFaults } from '../booking/new-draft.ts'
import { type Party, PartyFields } from '../booking/party-fields.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { DialogTitle, doneWord } from './move-dialog.tsx'
import { PriceComparison } from './price-comparison.tsx'

/** Other dates or guests: the old and the new price side by side, then the change in one step. */
export const DatesDrawer = ({ reservation, onClose }: { reservation: AdminReservation; onClose: () => void }) => {
  const [stay, setStay] = useState<StayTyped>({ checkIn: reservation.checkIn, checkOut: reservation.checkOut })
  const [party, setParty] = useState<Party>(reservation)
  const { send, sending, refused } = useWrite(changeReservation, onClose, doneWord('edited', reservation))
  const quote = useStayQuote({
    slug: reservation.villaSlug,
    ...stay,
    guests: party.adults + party.children + party.infants,
    own: reservation.id,
  })
  const same =
    stay.checkIn === reservation.checkIn && stay.checkOut === reservation.checkOut && sameParty(party, reservation)
  const price = quote.kind === 'quote' ? quote.quote.price : null
  const { errors, tries, changed, passes } = useChecked({
    found: stayFaults(stay),
    refused,
    values: { ...party, checkIn: stay, checkOut: stay },
  })
  const submit = () => {
    if (!passes() || !price || same) return
    const { guestName: name, email, phone, note } = reservation
    const { adults, children, infants } = party
    const contact = { name, email, phone, note }
    send({
      params: { id: reservation.id },
      body: { ...stay, adults, children, infants, total: price.total, ...contact },
    })
  }
  return (
    <Modal
      as="drawer"
      title={<DialogTitle word={say('reservation.change-dates')} target={reservation} />}
      onClose={onClose}
      onSubmit={submit}
      form={{ tries, refused }}
      foot={
        <DialogFoot
          icon={CalendarRange}
          word={say('reservation.change-dates')}
          sending={sending}
          disabled={!price || same}
          onClose={onClose}
        />
      }
    >
      <ConflictNote refused={changed('checkIn') ? null : refused} />
      <StayFields stay={stay} setStay={setStay} errors={errors} />
      <PartyFields party={party} onChange={setParty} errors={errors} />
      <QuoteNote quote={quote} />
      {price && <PriceComparison before={reservation.price} after={price} />}
      {price && !same && stay.checkIn && stay.checkOut && (
        <p className="t3 sm">
          {say('reservation.dates-consequence', {
            old: stayText(reservation.checkIn, reservation.checkOut),
            now: stayText(stay.checkIn, stay.checkOut),
          })}
        </p>
      )}
    </Modal>
  )
}

type StayProps = {
  stay: StayTyped
  setStay: (stay: StayTyped) => void
  errors: { checkIn?: string; checkOut?: string }
}

const StayFields = ({ stay, setStay, errors }: StayProps) => (
  <div className={columns.two}>
    <DayField
      label={say('reservation.new-check-in')}
      error={errors.checkIn}
      value={stay.checkIn}
      onChange={(checkIn) => setStay({ ...stay, checkIn })}
    />
    <DayField
      label={say('reservation.new-check-out')}
      error={errors.checkOut ?? orderFault(stay).checkOut}
      value={stay.checkOut}
      min={stay.checkIn}
      onChange={(checkOut) => setStay({ ...stay, checkOut })}
    />
  </div>
)

/** What the calendar says about the wished stay. */
export const QuoteNote = ({ quote }: { quote: QuoteState }) => {
  if (quote.kind === 'idle') return <p className="t3">{say('reservation.quote-idle')}</p>
  if (quote.kind === 'asking')
    return (
      <p className="row t2" role="status">
        <span className="spin" aria-hidden />
        {say('reservation.quote-asking')}
      </p>
    )
  if (quote.kind === 'quote' && quote.quote.price)
    return (
      <Note tone="k-ok" icon={CalendarRange} role="status">
        <span className="num">{say('reservation.quote-free', { n: nightCount(quote.quote) })}</span>
      </Note>
    )
  return (
    <Note tone="k-bad" icon={CircleAlert} role="status">
      {quote.kind === 'refused' ? quote.message : quote.quote.why && notSoldReason(quote.quote.why)}
    </Note>
  )
}

const sameParty = (one: Party, other: Party): boolean =>
  one.adults === other.adults && one.children === other.children && one.infants === other.infants
