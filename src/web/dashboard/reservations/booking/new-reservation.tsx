import { Check, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { allAdminVillas } from '../../../../features/villas/villas.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { useFirstFault } from '../../../ui/use-first-fault.ts'
import { say } from '../../../words/dashboard.ts'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { sendByKey } from '../../kit/form/send-key.ts'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { Failed } from '../../kit/page/states.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/new-reservation'
import { GuestFields } from './guest-fields.tsx'
import { HowFields } from './how-fields.tsx'
import { QuoteCard } from './quote-card.tsx'
import { StayFields } from './stay-fields.tsx'
import { useBooking } from './use-booking.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { villas: outcomeOf(staffApi(allAdminVillas).then(({ content }) => content)) }
}

export default function NewReservation({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.villas)
  const villas = outcome?.kind === 'ready' ? outcome.value : undefined
  const booking = useBooking(villas ?? [])
  const { draft, change, sending, errors } = booking
  const form = useRef<HTMLFormElement>(null)
  // the caller is on the phone: nothing to click first
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useFirstFault(form, booking.tries)
  useFirstFault(form, booking.refused)
  return (
    <>
      <Head />
      {outcome?.kind === 'failed' && (
        <div className="card">
          <Failed onRetry={() => location.reload()} />
        </div>
      )}
      {booking.restored && (
        <div className="note k-info">
          <p>{say('form.draft-restored')}</p>
          <button type="button" className="btn btn--s" onClick={booking.startAgain}>
            {say('act.clear')}
          </button>
        </div>
      )}
      <form
        ref={form}
        className="cols-82"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          booking.save()
        }}
        onKeyDown={sendByKey}
      >
        <div className="stack stack--l">
          <ConflictNote refused={booking.conflict} />
          <StayFields key={booking.turn} draft={draft} villas={villas} onChange={change} errors={errors} />
          <GuestFields guest={draft.guest} onChange={(guest) => change({ guest })} errors={errors} />
          <HowFields how={draft.how} hold={booking.hold} onChange={(how) => change({ how })} errors={errors} />
        </div>
        <div className="stack stack--l sticky">
          <QuoteCard quote={booking.quote} onTake={(stay) => change({ stay })} />
          <button type="submit" className="btn btn--p btn--l" disabled={sending || booking.quote.kind === 'asking'}>
            {sending ? <span className="spin" aria-hidden /> : <Check className="i" aria-hidden />}
            {say(`create.${draft.how.status}`)}
            <kbd aria-hidden>Ctrl ↵</kbd>
          </button>
        </div>
      </form>
    </>
  )
}

const Head = () => (
  <>
    <nav className="crumb" aria-label={say('shell.breadcrumb')}>
      <Link to="/dashboard/reservations">{say('menu.reservations')}</Link>
      <ChevronRight className="i i--xs" aria-hidden />
      <span>{say('reservation.new-reservation')}</span>
    </nav>
    <div className="head">
      <h1>{say('reservation.new-reservation')}</h1>
    </div>
  </>
)
