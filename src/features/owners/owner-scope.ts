import type { Staff } from '../../kernel/caller.ts'

/** Whose villas a caller sees: those of these owners, or all of them when undefined. */
export type Scope = readonly number[] | undefined

/** The agency sees everything; a login of owners what belongs to them, and nothing when it has none. */
export const scopeOf = ({ role, ownerIds }: Staff): Scope => (role === 'OWNER' ? ownerIds : undefined)

/** Does what belongs to this owner lie within a scope? */
export const isWithin = (scope: Scope, ownerId: number): boolean => scope === undefined || scope.includes(ownerId)
