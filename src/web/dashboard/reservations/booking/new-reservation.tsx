import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { allAdminVillas } from '../../../../features/villas/villas.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { useFirstFault } from '../../../ui/use-first-fault.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { sendByKey } from '../../kit/form/send-key.ts'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { Card } from '../../kit/page/card.tsx'
import { Note } from '../../kit/page/note.tsx'
import { Crumb, PageHead } from '../../kit/page/page-head.tsx'
import { Failed } from '../../kit/page/states.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/new-reservation'
import { GuestFields } from './guest-fields.tsx'
import { HowFields } from './how-fields.tsx'
import style from './new-reservation.module.css'
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
        <Card>
          <Failed onRetry={() => location.reload()} />
        </Card>
      )}
      {booking.restored && (
        <Note
          tone="k-info"
          acts={
            <Button size="small" onClick={booking.startAgain}>
              {say('act.clear')}
            </Button>
          }
        >
          {say('form.draft-restored')}
        </Note>
      )}
      <form
        ref={form}
        className={style.form}
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
        <div className={`stack stack--l ${style.price}`}>
          <QuoteCard quote={booking.quote} onTake={(stay) => change({ stay })} />
          <Button
            type="submit"
            look="main"
            size="large"
            icon={Check}
            busy={sending}
            keys="Ctrl ↵"
            disabled={sending || booking.quote.kind === 'asking'}
          >
            {say(`create.${draft.how.status}`)}
          </Button>
        </div>
      </form>
    </>
  )
}

const Head = () => (
  <>
    <Crumb to="/dashboard/reservations" from={say('menu.reservations')}>
      {say('reservation.new-reservation')}
    </Crumb>
    <PageHead title={say('reservation.new-reservation')} />
  </>
)
