import { type FormEvent, useEffect, useRef } from 'react'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../../kit/button/button.tsx'
import { Field } from '../../../kit/fields/field.tsx'
import input from '../../../kit/fields/input.module.css'

type Props = {
  text: string
  act: string
  look: 'main' | 'danger'
  email: string
  fault: string | undefined
  sending: boolean
  onSend: (password: string) => void
  onLeave: () => void
}

/** The own password once more, before something that a borrowed browser must not do. */
export const PasswordAsked = ({ text, act, look, email, fault, sending, onSend, onLeave }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus(), [])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(String(new FormData(event.currentTarget).get('password') ?? ''))
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={send}>
      <p className="t2 sm">{text}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field label={say('account.current')} error={fault}>
        {(wired) => (
          <input
            {...wired}
            className={input.text}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={200}
          />
        )}
      </Field>
      <p className="row">
        <Button type="submit" look={look} busy={sending} disabled={sending}>
          {act}
        </Button>
        <Button look="quiet" onClick={onLeave}>
          {say('act.cancel')}
        </Button>
      </p>
    </form>
  )
}
