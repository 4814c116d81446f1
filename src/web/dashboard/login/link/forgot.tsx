import { ChevronLeft, MailCheck, Send } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { forgotPassword } from '../../../../features/accounts/links/links.contract.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { deskTitle } from '../../../brand.ts'
import { browserApi } from '../../../browser/api.ts'
import dashboardStyles from '../../../styles/dashboard.css?url'
import { toast } from '../../../ui/toast.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { Field } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import { Note } from '../../kit/page/note.tsx'
import { speakTurkish } from '../../staff.ts'
import style from '../login.module.css'
import { LoginFrame } from '../login-frame.tsx'
import type { Route } from './+types/forgot'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dashboardStyles }]

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: deskTitle(matches) },
  { name: 'robots', content: 'noindex' },
]

/** Asks for the link of a new password; what is said never tells whether there is an account. */
export default function Forgot() {
  const [sentTo, setSentTo] = useState<string>()
  const [fault, setFault] = useState<string>()
  const [sending, setSending] = useState(false)
  const hydrated = useHydrated()
  useEffect(speakTurkish, [])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    setSending(true)
    setFault(undefined)
    try {
      await browserApi()(forgotPassword, { body: { email } })
      setSentTo(email)
    } catch (error) {
      if (error instanceof Refused && error.fields.email) setFault(error.fields.email)
      else toast('bad', error instanceof Refused ? error.message : say('form.offline'))
    }
    setSending(false)
  }
  return (
    <LoginFrame title={say('forgot.title')} lead={sentTo ? '' : say('forgot.lead')}>
      {sentTo ? (
        <Note tone="k-ok" icon={MailCheck} role="status">
          <b>{say('forgot.sent')}</b>
          <br />
          {say('forgot.sent-text', { email: sentTo })}
        </Note>
      ) : (
        <form className={style.form} noValidate onSubmit={(event) => void send(event)}>
          <Field label={say('users.email')} error={fault}>
            {(wired) => (
              <input
                {...wired}
                className={input.text}
                name="email"
                type="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                required
              />
            )}
          </Field>
          <Button type="submit" look="main" size="large" icon={Send} busy={sending} disabled={sending || !hydrated}>
            {say('forgot.send')}
          </Button>
        </form>
      )}
      <p className={style.forgot}>
        <Link to="/dashboard/login">
          <ChevronLeft className="i i--s" aria-hidden />
          {say('forgot.back')}
        </Link>
      </p>
    </LoginFrame>
  )
}
