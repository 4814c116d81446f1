import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { allAdminVillas } from '../../../../features/villas/villas.contract.ts'
import type { Stay } from '../../../../kernel/day.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { useFirstFault } from '../../../ui/use-first-fault.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { sentBy } from '../../kit/form/sent-by.ts'
import type { Form } from '../../kit/form/use-form.ts'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Note } from '../../kit/page/note.tsx'
import { Crumb, PageHead } from '../../kit/page/page-head.tsx'
import { Failed } from '../../kit/page/states.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/new-reservation'
import { GuestFields } from './guest-fields.tsx'
import { HowFields } from './how-fields.tsx'
import style from './new-reservation.module.css'
import { OverrideFields } from './override-fields.tsx'
import { QueueChoice } from './queue-choice.tsx'
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
  const { form: typed, quote, hold } = booking
  const [turn, setTurn] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useWished(typed)
  // the caller is on the phone: nothing to click first
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useFirstFault(form, typed.tries)
  useFirstFault(form, typed.refused)
  const startAgain = () => {
    typed.reset()
    setTurn(turn + 1) // what was typed and is no value goes too
  }
  const stay = ({ checkIn, checkOut }: Stay) => {
    typed.set('checkIn', checkIn)
    typed.set('checkOut', checkOut)
  }
  return (
    <>
      <Head />
      {outcome?.kind === 'failed' && (
        <Card>
          <Failed onRetry={() => location.reload()} />
        </Card>
      )}
      {typed.restored && (
        <Note
          tone="k-info"
          acts={
            <Button size="small" onClick={startAgain}>
              {say('act.clear')}
            </Button>
          }
        >
          {say('form.draft-restored')}
        </Note>
      )}
      <form ref={form} className={style.form} {...sentBy(booking.save)}>
        <div className="stack stack--l">
          <ConflictNote refused={booking.conflict} />
          <StayFields key={turn} form={typed} unsold={booking.unsold} villas={villas} />
          <GuestFields form={typed} phone={typed.typed.phone} email={typed.typed.email} />
          <Card title={say('override.title')}>
            <CardBody>
              <OverrideFields form={typed} currency={booking.currency} reasoned />
            </CardBody>
          </Card>
          {!booking.queues && <HowFields form={typed} hold={hold} />}
        </div>
        <div className={`stack stack--l ${style.price}`}>
          <QuoteCard quote={quote} onTake={stay} queue={<QueueChoice booking={booking} />} />
          <Button
            type="submit"
            look="main"
            size="large"
            icon={Check}
            busy={typed.sending}
            keys="Ctrl ↵"
            disabled={typed.sending || quote.kind === 'asking'}
          >
            {say(booking.queues ? 'create.queue' : `create.${typed.typed.status}`)}
          </Button>
        </div>
      </form>
    </>
  )
}

/** The villa, days and guests that the address names (occupancy calendar, finder); they stand above a draft. */
const useWished = (form: Form) => {
  const [wished] = useSearchParams()
  const fields = { villaId: wished.get('villa'), checkIn: wished.get('checkin'), checkOut: wished.get('checkout') }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => {
    for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value)
    for (const part of ['adults', 'children', 'infants']) {
      const count = wished.get(part)
      if (count && /^\d{1,2}$/.test(count)) form.set(part, Number(count))
    }
  }, [])
}

const Head = () => (
  <>
    <Crumb to="/dashboard/reservations" from={say('menu.reservations')}>
      {say('reservation.new-reservation')}
    </Crumb>
    <PageHead title={say('reservation.new-reservation')} />
  </>
)
