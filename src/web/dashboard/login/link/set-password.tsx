import { KeyRound, LinkIcon } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { readLink, setPasswordByLink } from '../../../../features/accounts/links/links.contract.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { deskTitle } from '../../../brand.ts'
import { browserApi } from '../../../browser/api.ts'
import { forgetSession } from '../../../browser/session.ts'
import { type Outcome, outcomeOf } from '../../../browser/staff-api.ts'
import dashboardStyles from '../../../styles/dashboard.css?url'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { Field } from '../../kit/fields/field.tsx'
import { Note } from '../../kit/page/note.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { speakTurkish } from '../../staff.ts'
import style from '../login.module.css'
import { LoginFrame } from '../login-frame.tsx'
import { PasswordField } from '../password-field.tsx'
import type { Route } from './+types/set-password'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dashboardStyles }]

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: deskTitle(matches) },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

type Shown = AnswerOf<typeof readLink>['content']

/** Where the link of a mail leads: its secret stands behind the '#', which no server is told by a browser. */
export default function SetPassword() {
  const [token, setToken] = useState('')
  const [asked, setAsked] = useState<Outcome<Shown>>()
  const ask = (secret: string) =>
    void outcomeOf(browserApi()(readLink, { body: { token: secret } }).then(({ content }) => content)).then(setAsked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that was opened
  useEffect(() => {
    speakTurkish()
    const secret = location.hash.slice(1) || '-'
    setToken(secret)
    ask(secret)
  }, [])
  if (asked?.kind === 'ready') return <Choose token={token} link={asked.value} />
  const lost = asked?.error instanceof Refused && asked.error.status < 429
  return (
    <LoginFrame title={say(lost ? 'link.lost' : 'link.title.RESET')} lead="">
      {!asked && <Skeleton rows={2} />}
      {lost && <Lost />}
      {asked && !lost && <Failed onRetry={() => ask(token)} />}
    </LoginFrame>
  )
}

const Lost = () => (
  <div className={style.form}>
    <Note tone="k-warn" icon={LinkIcon} role="alert">
      {say('link.lost-text')}
    </Note>
    <p className={style.forgot}>
      <Link to="/dashboard/login/forgot">{say('link.new')}</Link>
    </p>
  </div>
)

const Choose = ({ token, link: { kind, name, email } }: { token: string; link: Shown }) => {
  const [fault, setFault] = useState<string>()
  const [sending, setSending] = useState(false)
  const navigate = useNavigate()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setSending(true)
    setFault(undefined)
    try {
      await browserApi()(setPasswordByLink, { body: { token, password } })
      forgetSession() // whoever was signed in here may be somebody else
      toast('ok', say('link.saved'))
      await navigate('/dashboard/login', { replace: true })
    } catch (error) {
      if (error instanceof Refused && error.fields.password) setFault(error.fields.password)
      else toast('bad', error instanceof Refused ? error.message : say('form.offline'))
      setSending(false)
    }
  }
  return (
    <LoginFrame title={say(`link.title.${kind}`)} lead={say(`link.lead.${kind}`, { name })}>
      <form className={style.form} noValidate onSubmit={(event) => void save(event)}>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field label={say('link.password')} error={fault} help={say('link.help')}>
          {(wired) => <PasswordField wired={wired} fresh />}
        </Field>
        <Button type="submit" look="main" size="large" icon={KeyRound} busy={sending} disabled={sending}>
          {say('link.save')}
        </Button>
      </form>
    </LoginFrame>
  )
}
