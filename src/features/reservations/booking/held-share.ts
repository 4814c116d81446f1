/** A share of the sellable nights of the next twelve months that guests hold without having paid. */
export type HeldShare = { held: number; sellable: number }

const FLOOR = 0.05
const TIMES = 2

export const shareOf = ({ held, sellable }: HeldShare): number => (sellable > 0 ? Math.min(1, held / sellable) : 0)

/** Is so much held that staff should look? */
export const isMuch = (share: number): boolean => share >= FLOOR

/** Has it jumped: much, and at least double the lowest of the last hour? Without anything to compare with it hasn't. */
export const hasJumped = (share: number, lowest: number | undefined): boolean =>
  lowest !== undefined && isMuch(share) && share >= TIMES * lowest
