import { LogIn } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, redirect, useNavigate, useNavigation } from 'react-router'
import { login } from '../../../features/accounts/accounts.contract.ts'
import { Refused } from '../../../kernel/refused.ts'
import { deskTitle } from '../../brand.ts'
import { browserApi } from '../../browser/api.ts'
import { keepSession, restoreSession, sessionOf } from '../../browser/session.ts'
import dashboardStyles from '../../styles/dashboard.css?url'
import { takeErrorsAway, toast } from '../../ui/toast.ts'
import { useFaults } from '../../ui/use-faults.ts'
import { useFirstFault } from '../../ui/use-first-fault.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { Field } from '../kit/fields/field.tsx'
import input from '../kit/fields/input.module.css'
import { afterLogin, speakTurkish } from '../staff.ts'
import type { Route } from './+types/login'
import style from './login.module.css'
import { LoginFrame } from './login-frame.tsx'
import { PasswordField } from './password-field.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dashboardStyles }]

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: deskTitle(matches) },
  { name: 'robots', content: 'noindex' },
]

/** A success is said, a failure is said with the server's words, a token that can't be decoded is rejected. */
export const clientAction = async ({ request }: Route.ClientActionArgs): Promise<Faults | Response> => {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  takeErrorsAway()
  try {
    const { content } = await browserApi()(login, { body: { email: text('email'), password: text('password') } })
    const session = sessionOf(content)
    if (!session) {
      toast('bad', say('login.undecodable'))
      return NO_FAULTS
    }
    keepSession(session)
    toast('ok', say('form.success'))
    return redirect(afterLogin(new URL(request.url).search))
  } catch (error) {
    toast('bad', say('login.failed', { message: error instanceof Refused ? error.message : say('form.offline') }))
    if (!(error instanceof Refused)) return NO_FAULTS
    return error.code === 'wrong-credentials'
      ? { fields: { password: error.message }, ofBoth: true }
      : { fields: error.fields, ofBoth: false }
  }
}

type Faults = {
  fields: Record<string, string>
  /** The password's sentence is about the name as well. */
  ofBoth: boolean
}
const NO_FAULTS: Faults = { fields: {}, ofBoth: false }

export default function Login({ actionData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const sending = useNavigation().state !== 'idle'
  const hydrated = useHydrated() // the form is sent by script alone: a password never goes by a plain post
  const answer = actionData instanceof Response ? undefined : actionData
  const { faults, changed, onInput } = useFaults(answer)
  const wrongPassword = answer?.ofBoth && changed('email') ? undefined : faults.password
  const form = useRef<HTMLFormElement>(null)
  useFirstFault(form, answer)
  useEffect(() => {
    speakTurkish()
    if (restoreSession()) navigate(afterLogin(location.search), { replace: true })
  }, [navigate])
  return (
    <LoginFrame title={say('login.title')} lead={say('login.lead')}>
      <Form ref={form} method="post" className={style.form} noValidate onInput={onInput}>
        <Field label={say('login.user')} error={faults.email}>
          {(wired) => (
            <input
              {...wired}
              className={input.text}
              name="email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Field label={say('login.password')} error={wrongPassword}>
          {(wired) => <PasswordField wired={wired} />}
        </Field>
        <Button type="submit" look="main" size="large" icon={LogIn} busy={sending} disabled={sending || !hydrated}>
          {say('login.enter')}
        </Button>
      </Form>
      <p className={style.forgot}>
        <Link to="/dashboard/login/forgot">{say('forgot.link')}</Link>
      </p>
    </LoginFrame>
  )
}
