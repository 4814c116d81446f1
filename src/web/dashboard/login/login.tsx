import { LogIn } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
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
import { say, sayFault } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { Field } from '../kit/fields/field.tsx'
import input from '../kit/fields/input.module.css'
import { afterLogin, speakTurkish } from '../staff.ts'
import type { Route } from './+types/login'
import { CodeField } from './code-field.tsx'
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
  const step = form.has('code') ? 'code' : 'password'
  const code = text('code').trim()
  if (step === 'code' && !code) return { fields: { code: sayFault({ code: 'required' }) }, ofBoth: false, step }
  try {
    const credentials = { email: text('email'), password: text('password'), ...(code && { code }) }
    const { content } = await browserApi()(login, { body: credentials })
    const session = sessionOf(content)
    if (!session) {
      toast('bad', say('login.undecodable'))
      return { ...NO_FAULTS, step }
    }
    keepSession(session)
    toast('ok', say('form.success'))
    return redirect(afterLogin(new URL(request.url).search))
  } catch (error) {
    if (error instanceof Refused && error.code === 'code-needed') return { ...NO_FAULTS, step: 'code' }
    toast('bad', say('login.failed', { message: error instanceof Refused ? error.message : say('form.offline') }))
    return error instanceof Refused ? faultsOf(error, step) : { ...NO_FAULTS, step }
  }
}

const faultsOf = ({ code, message, fields }: Refused, step: Faults['step']): Faults => {
  if (code === 'wrong-credentials') return { fields: { password: message }, ofBoth: true, step: 'password' }
  return { fields: code === 'wrong-code' ? { code: message } : fields, ofBoth: false, step }
}

type Faults = {
  fields: Record<string, string>
  /** The password's sentence is about the name as well. */
  ofBoth: boolean
  /** What is asked next: name and password, or the code of the second step. */
  step: 'password' | 'code'
}
const NO_FAULTS = { fields: {}, ofBoth: false }

export default function Login({ actionData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const sending = useNavigation().state !== 'idle'
  const hydrated = useHydrated() // the form is sent by script alone: a password never goes by a plain post
  const answer = actionData instanceof Response ? undefined : actionData
  const { faults, changed, onInput } = useFaults(answer)
  const wrongPassword = answer?.ofBoth && changed('email') ? undefined : faults.password
  const [left, setLeft] = useState<Faults>()
  const asksCode = answer?.step === 'code' && answer !== left
  const form = useRef<HTMLFormElement>(null)
  useFirstFault(form, answer)
  useEffect(() => {
    speakTurkish()
    if (restoreSession()) navigate(afterLogin(location.search), { replace: true })
  }, [navigate])
  return (
    <LoginFrame title={say(asksCode ? 'second.title' : 'login.title')} lead={asksCode ? '' : say('login.lead')}>
      <Form ref={form} method="post" className={style.form} noValidate onInput={onInput}>
        <div className={style.form} hidden={asksCode}>
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
        </div>
        {asksCode && <CodeField fault={faults.code} />}
        <Button type="submit" look="main" size="large" icon={LogIn} busy={sending} disabled={sending || !hydrated}>
          {say('login.enter')}
        </Button>
      </Form>
      <p className={style.forgot}>
        {asksCode ? (
          <button type="button" onClick={() => setLeft(answer)}>
            {say('second.back')}
          </button>
        ) : (
          <Link to="/dashboard/login/forgot">{say('forgot.link')}</Link>
        )}
      </p>
    </LoginFrame>
  )
}
