import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { isRouteErrorResponse, Link, Outlet, useLocation } from 'react-router'
import { logout } from '../../features/accounts/accounts.contract.ts'
import { ownAccount } from '../../features/accounts/own/own.contract.ts'
import { unreadCount } from '../../features/overview/overview.contract.ts'
import { deskTitle } from '../brand.ts'
import { forgetSession, keepSession, restoreSession, type Session } from '../browser/session.ts'
import { type Outcome, outcomeOf, staffApi } from '../browser/staff-api.ts'
import dashboardStyles from '../styles/dashboard.css?url'
import { say } from '../words/dashboard.ts'
import type { Route } from './+types/dashboard-layout'
import style from './dashboard-layout.module.css'
import { useOutcome } from './kit/form/use-outcome.ts'
import { Card } from './kit/page/card.tsx'
import { Empty, Failed } from './kit/page/states.tsx'
import { neededRight } from './needed-right.ts'
import { forgetRecent } from './palette/recent.ts'
import { PageProgress } from './shell/page-progress.tsx'
import { Shortcuts } from './shell/shortcuts.tsx'
import { Sidebar } from './shell/sidebar.tsx'
import { TopBar } from './shell/top-bar.tsx'
import { signedIn } from './staff.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dashboardStyles }]

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: deskTitle(matches) },
  { name: 'robots', content: 'noindex' },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const session = signedIn(request)
  return { session, known: knownOf(session), counts: outcomeOf(staffApi(unreadCount).then(({ content }) => content)) }
}

/** What the server sends and what shows until a session is there. */
export const HydrateFallback = () => (
  <main className={style.waiting}>
    <span className="spin" aria-hidden />
    <p role="status">{say('shell.loading')}</p>
  </main>
)

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  const { outcome: known } = useOutcome(loaderData.known)
  const session = known?.kind === 'ready' ? known.value : loaderData.session
  const { outcome: counts } = useOutcome(loaderData.counts)
  const { pathname } = useLocation()
  const [menuOpen, setMenuOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place closes the menu of a phone
  useEffect(() => setMenuOpen(false), [pathname])
  useEffect(() => {
    if (!menuOpen) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setMenuOpen(false)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [menuOpen])
  return (
    <>
      <a className={style.skip} href="#icerik">
        {say('shell.skip')}
      </a>
      <PageProgress />
      <div className={style.app}>
        <Sidebar session={session} counts={counts} open={menuOpen} onLogout={leave} />
        {menuOpen && (
          <button
            type="button"
            className={style.scrim}
            aria-label={say('shell.close-menu')}
            onClick={() => setMenuOpen(false)}
          />
        )}
        <div className={style.main}>
          <TopBar session={session} menuOpen={menuOpen} onMenu={() => setMenuOpen((open) => !open)} onLogout={leave} />
          <main className={style.page} id="icerik">
            <I18nProvider locale="tr-TR">
              <Screen session={session} path={pathname} />
            </I18nProvider>
          </main>
        </div>
      </div>
      <Shortcuts role={session.user_role} />
    </>
  )
}

/** A screen, or that a right is missing for it: then nobody is sent anywhere. */
const Screen = ({ session, path }: { session: Session; path: string }) => {
  const right = session.user_role === 'ADMIN' ? neededRight(path) : undefined
  if (right === undefined || session.user_rights.includes(right)) return <Outlet context={session} />
  return (
    <Card>
      <Empty
        as="h1"
        icon={Lock}
        title={say('shell.no-right', { right: say(`users.right.${right}`) })}
        text={say('shell.no-right-text')}
      />
    </Card>
  )
}

let asked: { token: string; known: Promise<Outcome<Session>> } | undefined

/** The session with the name and rights of now: asked once for each page that is loaded. */
const knownOf = (session: Session): Promise<Outcome<Session>> => {
  const { token } = session
  const ask = async (): Promise<Session> => {
    const { name, rights } = (await staffApi(ownAccount)).content
    const known = { user_name: name, user_rights: rights }
    const stored = restoreSession() // it may have ended meanwhile: it must not come back
    if (stored?.token === token) keepSession({ ...stored, ...known })
    return { ...session, ...known }
  }
  if (asked?.token !== token) asked = { token, known: outcomeOf(ask()) }
  return asked.known
}

/** Ends the session here and on the server, and goes to the site. */
const leave = async (): Promise<void> => {
  await staffApi(logout).catch(() => undefined)
  forgetSession()
  forgetRecent()
  sessionStorage.clear() // drafts name guests
  location.assign('/')
}

/** A screen that is not there, or that broke: the way back stays in reach. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className={`${style.page} ${style.alone}`}>
      <Failed
        title={say(missing ? 'shell.not-found' : 'shell.broken')}
        text={say(missing ? 'shell.not-found-text' : 'shell.broken-text')}
        onRetry={() => location.reload()}
      />
      <p className="row">
        <Link className="link" to="/dashboard/">
          {say('menu.home')}
        </Link>
      </p>
    </main>
  )
}
