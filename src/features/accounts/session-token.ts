import { jwtVerify, SignJWT } from 'jose'
import type { Role } from '../../kernel/caller.ts'

export const SESSION_HOURS = 12
const AUDIENCE = 'happyvillalari.dashboard'

/** The bearer token of a session (iat, exp, id): it names the session, the session's row decides. */
export const signSessionToken = (
  secret: Uint8Array,
  session: { id: string; accountId: number; role: Role; from: Date },
): Promise<string> =>
  new SignJWT({ id: session.accountId, role: session.role })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(session.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(session.from.getTime() / 1000))
    .setExpirationTime(Math.floor(session.from.getTime() / 1000) + SESSION_HOURS * 3600)
    .sign(secret)

/** The session id of a token that is ours and not expired, else null. */
export const sessionIdOf = async (secret: Uint8Array, token: string, now: Date): Promise<string | null> =>
  jwtVerify(token, secret, { algorithms: ['HS256'], audience: AUDIENCE, currentDate: now }).then(
    ({ payload }) => payload.jti ?? null,
    () => null,
  )
