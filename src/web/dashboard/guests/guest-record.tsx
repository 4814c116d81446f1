import { BedDouble, NotebookPen, Phone } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { changeGuest, getGuest } from '../../../features/guests/record/guests.contract.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { phoneText } from '../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { HistoryOf } from '../audit/history-of.tsx'
import { Button } from '../kit/button/button.tsx'
import { CheckField } from '../kit/fields/choice/check-field.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { ConflictNote } from '../kit/form/conflict-note.tsx'
import { useForm } from '../kit/form/use-form.ts'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { Card, CardBody } from '../kit/page/card.tsx'
import { Crumb, PageHead } from '../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../kit/page/states.tsx'
import { TO } from '../places.ts'
import { adminOnly } from '../staff.ts'
import type { Route } from './+types/guest-record'
import { totalsText } from './guest-columns.tsx'
import { GuestTags } from './guest-tags.tsx'
import style from './guests.module.css'
import { PrivacyCard } from './privacy/privacy-card.tsx'
import { StayLinks } from './stay-links.tsx'

type Known = AnswerOf<typeof getGuest>['content']

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const asked = staffApi(getGuest, { params: { id: Number(params.id) } })
  return { known: outcomeOf(asked.then(({ content }) => content)) }
}

/** One guest over all stays, and what staff should know of her. */
export default function GuestRecord({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  const known = outcome?.kind === 'ready' ? outcome.value : undefined
  return (
    <>
      <Crumb to={TO.guests} from={say('guests.title')}>
        {known?.name ?? '…'}
      </Crumb>
      <PageHead
        title={known?.name ?? say('guests.one')}
        beside={known && <GuestTags guest={known} />}
        note={known && `${say('guests.n-stays', { n: known.stays })} · ${totalsText(known)}`}
      />
      {known ? (
        <Sheet key={known.id} known={known} />
      ) : (
        <Waiting failed={outcome?.kind === 'failed'} retry={revalidate} />
      )}
    </>
  )
}

const Waiting = ({ failed, retry }: { failed: boolean; retry: () => void }) => (
  <Card>{failed ? <Failed onRetry={retry} /> : <Skeleton rows={8} />}</Card>
)

const Sheet = ({ known }: { known: Known }) => (
  <div className={style.record}>
    <Card title={say('guests.bookings')} icon={BedDouble} count={known.bookings}>
      <CardBody>
        <StayLinks stays={known.list} />
      </CardBody>
    </Card>
    <div className="stack stack--l">
      <Notes key={known.version} known={known} />
      <Card title={say('guests.contact')} icon={Phone}>
        <CardBody>
          {known.contacts.map((each) => (
            <a key={each} className="ell num" href={each.includes('@') ? `mailto:${each}` : `tel:${each}`}>
              {phoneText(each)}
            </a>
          ))}
        </CardBody>
      </Card>
      <PrivacyCard id={known.id} />
      <HistoryOf of="guest" record={known.id} />
    </div>
  </div>
)

const Notes = ({ known: { id, version, attention, notes } }: { known: Known }) => {
  const form = useForm(
    changeGuest,
    { attention, notes },
    { done: () => undefined, said: say('guests.saved'), body: (typed) => ({ ...typed, version }) },
  )
  return (
    <Card title={say('guests.notes')} icon={NotebookPen} note={say('guests.notes-note')}>
      <CardBody>
        <ConflictNote refused={form.refused} />
        <form
          className="stack stack--s"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.send({ id })
          }}
        >
          <CheckField form={form} name="attention" label={say('guests.warn')} />
          <TextField form={form} name="notes" rows={4} label={say('guests.note')} />
          <Button type="submit" busy={form.sending} disabled={form.sending || form.changes === 0}>
            {say('act.save')}
          </Button>
        </form>
      </CardBody>
    </Card>
  )
}
