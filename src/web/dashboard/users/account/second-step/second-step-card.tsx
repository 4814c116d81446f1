import { CircleCheck, ShieldAlert, ShieldCheck, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { OwnAccount } from '../../../../../features/accounts/own/own.contract.ts'
import { beginTotp, switchTotpOff } from '../../../../../features/accounts/totp/totp.contract.ts'
import { formatInstant } from '../../../../../kernel/format.ts'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../../kit/button/button.tsx'
import { useWrite } from '../../../kit/form/use-write.ts'
import { Card, CardBody } from '../../../kit/page/card.tsx'
import { Note } from '../../../kit/page/note.tsx'
import { Badge } from '../../../kit/page/tag.tsx'
import { PasswordAsked } from './password-asked.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'

type Now = OwnAccount['secondStep']
type Shown = { step: 'state' } | { step: 'password' } | { step: 'key'; key: string; uri: string } | Codes
type Codes = { step: 'codes'; codes: string[] }

/** A code of the telephone beside the password: switched on, switched off, or asked for by the agency. */
export const SecondStepCard = ({ now, email }: { now: Now; email: string }) => {
  const [shown, show] = useState<Shown>({ step: 'state' })
  const leave = () => show({ step: 'state' })
  const begin = useWrite(beginTotp, ({ content }) => show({ step: 'key', ...content }), say('second.begun'))
  const off = useWrite(switchTotpOff, leave, say('second.switched-off'))
  const send = (password: string) => void (now.since ? off : begin).send({ body: { password } })
  return (
    <Card
      title={say('second.title')}
      icon={Smartphone}
      acts={
        now.since && (
          <Badge tone="k-ok" icon={CircleCheck}>
            {say('second.on')}
          </Badge>
        )
      }
    >
      <CardBody className="stack">
        {now.required && !now.since && (
          <Note tone="k-warn" icon={ShieldAlert} role="status">
            {say('second.required')}
          </Note>
        )}
        {shown.step === 'state' && <State now={now} onAct={() => show({ step: 'password' })} />}
        {shown.step === 'password' && (
          <PasswordAsked
            text={say(now.since ? 'second.off-text' : 'second.password-text')}
            act={say(now.since ? 'second.off' : 'second.next')}
            look={now.since ? 'danger' : 'main'}
            email={email}
            fault={(now.since ? off : begin).refused?.fields.password}
            sending={begin.sending || off.sending}
            onSend={send}
            onLeave={leave}
          />
        )}
        {shown.step === 'key' && (
          <SetUp given={shown} onDone={(codes) => show({ step: 'codes', codes })} onLeave={leave} />
        )}
        {shown.step === 'codes' && <RecoveryCodes codes={shown.codes} email={email} onDone={leave} />}
      </CardBody>
    </Card>
  )
}

const FEW = 3

const State = ({ now: { since, codesLeft }, onAct }: { now: Now; onAct: () => void }) => (
  <>
    <p className="t2 sm">
      {since ? say('second.on-text', { date: formatInstant(since, 'tr'), n: codesLeft }) : say('second.text')}
    </p>
    {since && codesLeft <= FEW && (
      <Note tone="k-warn" icon={ShieldAlert}>
        {say('second.few-codes')}
      </Note>
    )}
    <p>
      <Button look={since ? undefined : 'main'} icon={since ? undefined : ShieldCheck} onClick={onAct}>
        {say(since ? 'second.off' : 'second.switch-on')}
      </Button>
    </p>
  </>
)
