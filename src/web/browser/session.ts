import * as z from 'zod/mini'
import { RIGHTS, type Right, ROLES, type Role } from '../../kernel/caller.ts'

/** Who is signed in, as the browser remembers it. `exp` and `iat` are seconds. */
export type Session = {
  iat: number
  exp: number
  id: number
  token: string
  user_role: Role
  user_name: string
  user_rights: readonly Right[]
}

type LoginAnswer = {
  accessToken: string
  user: { role: Role; rights: readonly Right[]; UserDetail: { firstName: string; lastName: string } }
}

const KEY = 'happyvillalari.session'
const claims = z.object({ iat: z.number(), exp: z.number(), id: z.number() })
const session = z.object({
  ...claims.shape,
  token: z.string(),
  user_role: z.enum(ROLES),
  user_name: z.string(),
  // one that was kept before rights were told: the server refuses what is not for it
  user_rights: z._default(z.array(z.enum(RIGHTS)), [...RIGHTS]),
})

/** The session of a login's answer, or null when its token can't be decoded. */
export const sessionOf = ({ accessToken, user }: LoginAnswer): Session | null => {
  const known = claims.safeParse(claimsOf(accessToken))
  if (!known.success) return null
  return {
    ...known.data,
    token: accessToken,
    user_role: user.role,
    user_name: `${user.UserDetail.firstName} ${user.UserDetail.lastName}`,
    user_rights: user.rights,
  }
}

/** The stored session; one that has ended or is damaged is deleted. */
export const restoreSession = (now = Date.now()): Session | null => {
  const stored = session.safeParse(parsed(localStorage.getItem(KEY)))
  if (stored.success && stored.data.exp * 1000 > now) return stored.data
  forgetSession()
  return null
}

export const keepSession = (signedIn: Session): void => localStorage.setItem(KEY, JSON.stringify(signedIn))

export const forgetSession = (): void => localStorage.removeItem(KEY)

/** The payload of a JWT: base64url of UTF-8 JSON. The signature is the server's business. */
const claimsOf = (token: string): unknown => {
  const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')
  try {
    const bytes = Uint8Array.from(atob(payload ?? ''), (char) => char.charCodeAt(0))
    return parsed(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
