import { CircleCheck, Send, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { type Trial, trySender } from '../../../../features/letters/sender/sender.contract.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { faultsIn } from '../../kit/form/contract-fields.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Note } from '../../kit/page/note.tsx'

type Typed = { mail_from_name: string; mail_from_address: string; mail_reply_to: string }
type Props = {
  typed: Typed
  /** Says at the fields what is wrong with them. */
  onWrong: () => void
  server: string
}
type State = 'idle' | 'busy' | { trial: Trial } | { no: string }

/** Sends a mail in the typed name to oneself, and says what the mail server said. */
export const TrialCard = ({ typed: { mail_from_name, mail_from_address, mail_reply_to }, onWrong, server }: Props) => {
  const [state, setState] = useState<State>('idle')
  const body = { mail_from_name, mail_from_address, mail_reply_to }
  const send = async () => {
    if (Object.keys(faultsIn(trySender, body)).length) return onWrong()
    setState('busy')
    const answered = staffApi(trySender, { body }).then(
      ({ content }) => ({ trial: content }),
      (error: unknown) => ({ no: error instanceof Error ? error.message : say('form.offline') }),
    )
    setState(await answered)
  }
  return (
    <Card title={say('sender.trial')}>
      <CardBody className="stack">
        <p className="t2">{say('sender.trial-help')}</p>
        <p>
          <span className="t3">{say('sender.server')}: </span>
          {server || say('sender.no-server')}
        </p>
        <div>
          <Button icon={Send} busy={state === 'busy'} disabled={state === 'busy'} onClick={() => void send()}>
            {say(state === 'busy' ? 'sender.trying' : 'sender.try')}
          </Button>
        </div>
        <div aria-live="polite">{typeof state === 'object' && <Answer state={state} />}</div>
      </CardBody>
    </Card>
  )
}

const Answer = ({ state }: { state: Exclude<State, string> }) => {
  if ('no' in state)
    return (
      <Note tone="k-bad" icon={TriangleAlert}>
        {state.no}
      </Note>
    )
  const { to, outcome, said } = state.trial
  const went = outcome === 'sent'
  return (
    <Note tone={went ? 'k-ok' : 'k-bad'} icon={went ? CircleCheck : TriangleAlert}>
      {say(`sender.${outcome}`, { to })}
      {said && (
        <>
          <br />
          <span className="t2">
            {say('sender.said')} {said}
          </span>
        </>
      )}
    </Note>
  )
}
