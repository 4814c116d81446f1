import { ChevronLeft, Eye, EyeOff, LogIn, ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form, Link, redirect, useNavigate, useNavigation } from 'react-router'
import { login } from '../../../features/accounts/accounts.contract.ts'
import { Refused } from '../../../kernel/refused.ts'
import { browserApi } from '../../browser/api.ts'
import { keepSession, restoreSession, sessionOf } from '../../browser/session.ts'
import dashboardStyles from '../../styles/dashboard.css?url'
import { takeErrorsAway, toast } from '../../ui/toast.ts'
import { useFaults } from '../../ui/use-faults.ts'
import { useFirstFault } from '../../ui/use-first-fault.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { IconButton } from '../kit/button/icon-button.tsx'
import { Field, type Wired } from '../kit/fields/field.tsx'
import input from '../kit/fields/input.module.css'
import { Logo } from '../shell/logo.tsx'
import { PageProgress } from '../shell/page-progress.tsx'
import { afterLogin, speakTurkish } from '../staff.ts'
import type { Route } from './+types/login'
import style from './login.module.css'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dashboardStyles }]

export const meta: Route.MetaFunction = () => [{ title: say('shell.title') }, { name: 'robots', content: 'noindex' }]

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
    <>
      <PageProgress />
      <main className={`${style.page} on-dark`}>
        <section className={style.card}>
          <Link className={style.logo} to="/" reloadDocument>
            <Logo />
            <span>{say('shell.product')}</span>
          </Link>
          <h1>{say('login.title')}</h1>
          <p className={style.lead}>{say('login.lead')}</p>
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
              {(wired) => <Password wired={wired} />}
            </Field>
            <Button type="submit" look="main" size="large" icon={LogIn} busy={sending} disabled={sending || !hydrated}>
              {say('login.enter')}
            </Button>
          </Form>
          <p className={style.foot}>
            <ShieldCheck className="i i--s" aria-hidden />
            {say('login.licence')} <b className="num">17956</b>
          </p>
        </section>
        <p className={style.back}>
          <Link to="/" reloadDocument>
            <ChevronLeft className="i i--s" aria-hidden />
            {say('shell.to-site')}
          </Link>
        </p>
      </main>
    </>
  )
}

const Password = ({ wired }: { wired: Wired }) => {
  const [shown, setShown] = useState(false)
  return (
    <div className={style.password}>
      <input
        {...wired}
        className={input.text}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        required
      />
      <IconButton
        icon={shown ? EyeOff : Eye}
        label={say(shown ? 'login.hide' : 'login.show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </div>
  )
}
