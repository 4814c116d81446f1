export const ROLES = ['ADMIN', 'OWNER'] as const
export type Role = (typeof ROLES)[number]

/** Somebody signed in to the dashboard. An OWNER sees only what belongs to `accountId`. */
export type Staff = { role: Role; accountId: number; name: string; sessionId: string }

/** Who makes a call: a visitor without a session, or staff. */
export type Caller = { role: 'VISITOR' } | Staff

/** How the history names a caller. */
export const callerName = (caller: Caller): string => (caller.role === 'VISITOR' ? 'Misafir' : caller.name)
