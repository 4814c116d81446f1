import { redirect, useOutletContext } from 'react-router'
import type { Right } from '../../kernel/caller.ts'
import { restoreSession, type Session } from '../browser/session.ts'

const HOME = '/dashboard/'
const LOGIN = '/dashboard/login'

/** Who is signed in. Without a session the browser is sent to the login, which brings it back afterwards. */
export const signedIn = (request: Request): Session => {
  speakTurkish()
  const session = restoreSession()
  const { pathname, search } = new URL(request.url)
  if (!session) throw redirect(`${LOGIN}?${new URLSearchParams({ next: pathname + search })}`)
  return session
}

/**
 * The dashboard speaks Turkish whatever language the site was left in: calls carry the language of the
 * page.
 */
export const speakTurkish = (): void => {
  document.documentElement.lang = 'tr'
}

/** As `signedIn`, for screens that an OWNER doesn't have: an owner is sent home. */
export const adminOnly = (request: Request): Session => {
  const session = signedIn(request)
  if (session.user_role !== 'ADMIN') throw redirect(HOME)
  return session
}

/** Where to go after the login: only pages of the dashboard. */
export const afterLogin = (search: string): string => {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^\/dashboard\/(?!login)/.test(next) ? next : HOME
}

/** The session, on the screens below the dashboard's layout. */
export const useStaff = (): Session => useOutletContext<Session>()

/** May this ADMIN do what needs the right? An owner needs none for what an owner has. */
export const useMay = (right: Right): boolean => {
  const { user_role, user_rights } = useStaff()
  return user_role === 'OWNER' || user_rights.includes(right)
}

export const useIsAdmin = (): boolean => useStaff().user_role === 'ADMIN'
