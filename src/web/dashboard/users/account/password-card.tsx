import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { changePassword } from '../../../../features/accounts/accounts.contract.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { forgetSession } from '../../../browser/session.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { Field } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import { Card, CardBody } from '../../kit/page/card.tsx'

/** Another password; every session ends with it, so the next step is the login. */
export const PasswordCard = () => {
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [sending, setSending] = useState(false)
  const navigate = useNavigate()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [current, next] = [String(typed.get('current') ?? ''), String(typed.get('next') ?? '')]
    setSending(true)
    setFaults({})
    try {
      await staffApi(changePassword, { body: { current, next } })
      forgetSession()
      toast('ok', say('account.changed'))
      await navigate('/dashboard/login')
    } catch (error) {
      const refused = error instanceof Refused ? error : undefined
      setFaults(refused?.fields ?? {})
      toast('bad', refused?.message ?? say('form.offline'))
      setSending(false)
    }
  }
  return (
    <Card title={say('account.password')} icon={KeyRound}>
      <CardBody>
        <form className="stack" noValidate onSubmit={(event) => void send(event)}>
          <p className="t3 sm">{say('account.password-text')}</p>
          <Field label={say('account.current')} error={faults.current}>
            {(wired) => (
              <input
                {...wired}
                className={input.text}
                name="current"
                type="password"
                autoComplete="current-password"
                maxLength={200}
              />
            )}
          </Field>
          <Field label={say('account.next')} error={faults.next} help={say('link.help')}>
            {(wired) => (
              <input
                {...wired}
                className={input.text}
                name="next"
                type="password"
                autoComplete="new-password"
                maxLength={200}
              />
            )}
          </Field>
          <p>
            <Button type="submit" busy={sending} disabled={sending}>
              {say('account.change')}
            </Button>
          </p>
        </form>
      </CardBody>
    </Card>
  )
}
