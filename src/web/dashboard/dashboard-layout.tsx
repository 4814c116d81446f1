import { useEffect, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { isRouteErrorResponse, Link, Outlet, useLocation } from 'react-router'
import { logout } from '../../features/accounts/accounts.contract.ts'
import { unreadCount } from '../../features/overview/overview.contract.ts'
import { forgetSession } from '../browser/session.ts'
import { outcomeOf, staffApi } from '../browser/staff-api.ts'
import dashboardStyles from '../styles/dashboard.css?url'
import { say } from '../words/dashboard.ts'
import type { Route } from './+types/dashboard-layout'
import style from './dashboard-layout.module.css'
import { useOutcome } from './kit/form/use-outcome.ts'
import { Failed } from './kit/page/states.tsx'
import { PageProgress } from './shell/page-progress.tsx'
import { Shortcuts } from './shell/shortcuts.tsx'
import { Sidebar } from './shell/sidebar.tsx'
import { TopBar } from './shell/top-bar.tsx'
import { signedIn } from './staff.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: dashboardStyles }]

export const meta: Route.MetaFunction = () => [{ title: say('shell.title') }, { name: 'robots', content: 'noindex' }]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const session = signedIn(request)
  return { session, counts: outcomeOf(staffApi(unreadCount).then(({ content }) => content)) }
}

/** What the server sends and what shows until a session is there. */
export const HydrateFallback = () => (
  <main className={style.waiting}>
    <span className="spin" aria-hidden />
    <p role="status">{say('shell.loading')}</p>
  </main>
)

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
  const { session } = loaderData
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
              <Outlet context={session} />
            </I18nProvider>
          </main>
        </div>
      </div>
      <Shortcuts role={session.user_role} />
    </>
  )
}

/** Ends the session here and on the server, and goes to the site. */
const leave = async (): Promise<void> => {
  await staffApi(logout).catch(() => undefined)
  forgetSession()
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
