import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { encode } from 'uqr'
import { switchTotpOn } from '../../../../../features/accounts/totp/totp.contract.ts'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../../kit/button/button.tsx'
import { CopyButton } from '../../../kit/button/copy-button.tsx'
import { Field } from '../../../kit/fields/field.tsx'
import input from '../../../kit/fields/input.module.css'
import { useWrite } from '../../../kit/form/use-write.ts'
import style from './second-step.module.css'

type Props = { given: { key: string; uri: string }; onDone: (codes: string[]) => void; onLeave: () => void }

/** The key for an authenticator, as a picture and as letters, and the first code that it makes. */
export const SetUp = ({ given: { key, uri }, onDone, onLeave }: Props) => {
  const on = useWrite(switchTotpOn, ({ content }) => onDone(content.recoveryCodes), say('second.switched-on'))
  const [code, setCode] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    void on.send({ body: { code } })
  }
  return (
    <form className="stack" noValidate onSubmit={send}>
      <p className="t2 sm">{say('second.scan')}</p>
      <div className={style.key}>
        <Qr text={uri} />
        <div>
          <span className="t3 sm">{say('second.key')}</span>
          <p className={style.letters}>
            <code>{key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyButton text={key} />
          </p>
        </div>
      </div>
      <Field label={say('second.code')} error={on.refused?.fields.code} help={say('second.code-help')}>
        {(wired) => (
          <input
            {...wired}
            className={`${input.text} ${style.code}`}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
      </Field>
      <p className="row">
        <Button type="submit" look="main" icon={ShieldCheck} busy={on.sending} disabled={on.sending}>
          {say('second.switch-on')}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {say('act.cancel')}
        </Button>
      </p>
    </form>
  )
}

/** A QR code, dark on light in every theme: cameras want it so. */
const Qr = ({ text }: { text: string }) => {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const dots = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg className={style.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say('second.qr')}>
      <path d={dots.join('')} />
    </svg>
  )
}
