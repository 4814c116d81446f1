import { CalendarRange, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { agreedPrice } from '../../../../features/pricing/agreed-price.ts'
import type { StayPrice } from '../../../../features/pricing/pricing.shape.ts'
import { AS_LISTED, type Override, overrides } from '../../../../features/reservations/desk.shape.ts'
import { changeReservation, type Holder } from '../../../../features/reservations/life/changes.contract.ts'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { nightCount } from '../../../../kernel/day.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { Note } from '../../kit/page/note.tsx'
import { notSoldReason, type QuoteState, useStayQuote } from '../../stay-quote.ts'
import { stayText } from '../../stay-text.ts'
import { guestsOf, orderFault } from '../booking/new-booking.ts'
import { OverrideFields } from '../booking/override-fields.tsx'
import { PartyFields } from '../booking/party-fields.tsx'
import { StayDays } from '../booking/stay-days.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { DialogTitle, doneWord } from './move-dialog.tsx'
import { PriceComparison } from './price-comparison.tsx'

const DAYS = ['checkIn', 'checkOut'] as const

/** Other dates or guests: the old and the new price side by side, then the change in one step. */
export const DatesDrawer = ({ reservation, onClose }: { reservation: AdminReservation; onClose: () => void }) => {
  const { id, villaId, checkIn, checkOut, adults, children, infants } = reservation
  const [seen] = useState({ checkIn, checkOut, adults, children, infants })
  const form = useForm(
    changeReservation,
    { ...seen, override: AS_LISTED, reason: '' },
    {
      done: onClose,
      said: doneWord('edited', reservation),
      body: (typed) => ({ ...typed, seen }),
      alsoWrong: (typed) => ({
        checkOut: orderFault(typed),
        reason: overrides(typed.override) && !typed.reason.trim() && say('reservation.reason-needed'),
      }),
    },
  )
  const { typed: stay } = form
  const same = form.changes === 0
  const quote = useStayQuote({ villaId, ...stay, guests: guestsOf(stay), own: id, lift: stay.override.lift })
  const price = quote.kind === 'quote' ? quote.quote.price : null
  const submit = () => (price && !same ? form.send({ id }, { total: price.total }) : form.check())
  return (
    <Modal
      as="drawer"
      title={<DialogTitle word={say('reservation.change-dates')} target={reservation} />}
      onClose={onClose}
      onSubmit={submit}
      form={form}
      foot={
        <DialogFoot
          icon={CalendarRange}
          word={say('reservation.change-dates')}
          sending={form.sending}
          disabled={!price || same}
          onClose={onClose}
        />
      }
    >
      <ConflictNote refused={DAYS.some(form.changed) ? null : form.refused} />
      <StayDays
        form={form}
        labels={{ from: say('reservation.new-check-in'), until: say('reservation.new-check-out') }}
      />
      <PartyFields form={form} />
      <OverrideFields form={form} currency={reservation.currency} />
      <QuoteNote quote={quote} />
      {price && <PriceComparison before={reservation.price} after={agreed(price, stay.override)} />}
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

/** The price as it will stand: the listed one, or what was agreed on. */
const agreed = (price: StayPrice, { total }: Override): StayPrice =>
  total === null ? price : agreedPrice(price, total)

/** Who holds nights, and until when where that ends by itself. */
const holderText = ({ kind, from, until, code, guestName, expiresAt }: Holder): string => {
  const who = code
    ? `${code} · ${guestName}`
    : say(`block.${kind === 'option' || kind === 'reservation' ? 'closing' : kind}`)
  const end = expiresAt ? ` · ${say('reservation.held-until', { time: formatInstant(expiresAt, 'tr') })}` : ''
  return `${stayText(from, until)}: ${who}${end}`
}

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
      {quote.kind === 'quote' &&
        quote.quote.holders.map((holder) => (
          <span key={`${holder.kind} ${holder.from}`} className="db sm">
            {holderText(holder)}
          </span>
        ))}
    </Note>
  )
}
