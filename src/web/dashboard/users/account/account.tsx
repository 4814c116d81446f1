import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import {
  changeOwnAccount,
  listOwnSessions,
  type OwnAccount,
  ownAccount,
} from '../../../../features/accounts/own/own.contract.ts'
import { type Outcome, outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { Field } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import { TextField } from '../../kit/fields/text-field.tsx'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { signedIn } from '../../staff.ts'
import style from '../users.module.css'
import type { Route } from './+types/account'
import { PasswordCard } from './password-card.tsx'
import { SecondStepCard } from './second-step/second-step-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  signedIn(request)
  const all = Promise.all([staffApi(ownAccount), staffApi(listOwnSessions)])
  return { known: outcomeOf(all.then(([own, sessions]) => ({ own: own.content, sessions: sessions.content }))) }
}

/** One's own name, password, and where one is signed in. */
export default function Account({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const [led, setLed] = useState(false) // who was led here stays where the codes are shown
  const step = outcome?.kind === 'ready' ? outcome.value.own.secondStep : undefined
  if (step?.required && !step.since && !led) setLed(true)
  return (
    <>
      <PageHead title={say('account.title')} note={outcome?.kind === 'ready' && outcome.value.own.email} />
      {outcome?.kind === 'ready' ? (
        <div className={style.account}>
          <div className="stack stack--l">
            <MeCard key={outcome.value.own.version} own={outcome.value.own} />
            <PasswordCard />
          </div>
          <div className={`stack stack--l ${led ? style.first : ''}`}>
            <SecondStepCard now={outcome.value.own.secondStep} email={outcome.value.own.email} />
            <SessionsCard sessions={outcome.value.sessions} />
          </div>
        </div>
      ) : (
        <Waiting outcome={outcome} />
      )}
    </>
  )
}

const Waiting = ({ outcome }: { outcome: Outcome<unknown> | undefined }) => {
  const { revalidate } = useRevalidator()
  return <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={6} />}</Card>
}

const MeCard = ({ own: { firstName, lastName, phone, version, email } }: { own: OwnAccount }) => {
  const form = useForm(changeOwnAccount, { firstName, lastName, phone, version }, { done: () => undefined })
  return (
    <Card title={say('account.me')} icon={UserRound}>
      <CardBody>
        <RecordForm form={form} onSave={() => form.send()} discard={form.reset}>
          <div className="stack">
            <div className={style.pair}>
              <TextField form={form} name="firstName" label={say('users.first-name')} />
              <TextField form={form} name="lastName" label={say('users.last-name')} />
            </div>
            <TextField form={form} name="phone" type="tel" label={say('users.phone')} />
            <Field label={say('users.email')} help={say('account.email-help')}>
              {(wired) => <input {...wired} className={input.text} value={email} readOnly />}
            </Field>
          </div>
        </RecordForm>
      </CardBody>
    </Card>
  )
}
