export const ROLES = ['ADMIN', 'OWNER'] as const
export type Role = (typeof ROLES)[number]

/** Somebody signed in to the dashboard. An OWNER sees only what belongs to `accountId`. */
export type Staff = { role: Role; accountId: number; name: string; sessionId: string }

/** Who makes a call: a visitor without a session, or staff. */
export type Caller = { role: 'VISITOR' } | Staff

/** Who acts: a caller, or the product by itself. */
export type Actor = Caller | { role: 'SYSTEM'; name: string }

export const VISITOR = { role: 'VISITOR' } as const satisfies Actor
export const SYSTEM = { role: 'SYSTEM', name: 'Sistem' } as const satisfies Actor
/** The provider of card payments, whose news come without anybody. */
export const CARD_PROVIDER = { role: 'SYSTEM', name: 'Sanal POS' } as const satisfies Actor

/** How the history names who acted. */
export const actorName = (actor: Actor): string => (actor.role === 'VISITOR' ? 'Misafir' : actor.name)
