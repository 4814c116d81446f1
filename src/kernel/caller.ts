export const ROLES = ['ADMIN', 'OWNER'] as const
export type Role = (typeof ROLES)[number]

/** What an ADMIN may have or not have; everything else an ADMIN may always do. */
export const RIGHTS = ['money', 'content', 'prices', 'reports', 'users'] as const
export type Right = (typeof RIGHTS)[number]

/** Somebody signed in to the dashboard. An OWNER sees only what belongs to the owners they sign in for. */
export type Staff = {
  role: Role
  accountId: number
  name: string
  sessionId: string
  ownerIds: readonly number[]
  rights: readonly Right[]
}

/** Who a token is of; `totpNeeded`: the agency demands a second step at the login, which they have not set up. */
export type Identified = Staff & { totpNeeded: boolean }

/** Who makes a call: a visitor without a session, or staff. */
export type Caller = { role: 'VISITOR' } | Staff

/** Who acts without an account, as stored with what they did; a screen says it in words. */
export const NAMELESS = ['@guest', '@system', '@card-provider'] as const
export type Nameless = (typeof NAMELESS)[number]

/** Who acts: a caller, or the product by itself. */
export type Actor = Caller | { role: 'SYSTEM'; name: Nameless }

export const VISITOR = { role: 'VISITOR' } as const satisfies Actor
export const SYSTEM = { role: 'SYSTEM', name: '@system' } as const satisfies Actor
/** The provider of card payments, whose news come without anybody. */
export const CARD_PROVIDER = { role: 'SYSTEM', name: '@card-provider' } as const satisfies Actor

/** How it is stored who acted: the name of a person of the staff as it was then, or a code. */
export const actorName = (actor: Actor): string => (actor.role === 'VISITOR' ? '@guest' : actor.name)
