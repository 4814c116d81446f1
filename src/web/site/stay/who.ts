const MOST_ASKED = 50
const MOST_YOUNG = 30

/** Who comes: all of them together, as villas are searched and priced, and how many are children and babies. */
export type Who = { guests?: number | undefined; children?: number | undefined; babies?: number | undefined }

/**
 * Reads who comes out of an address: ?guests&children&babies, or ?adults in place of their sum. More than anybody may
 * ask for are asked for as the most; children who leave no adult are not known to be any.
 */
export const whoOf = (query: URLSearchParams): Who => {
  const count = (name: string) => {
    const value = Number(query.get(name))
    return Number.isInteger(value) && value > 0 ? value : 0
  }
  const [children, babies] = [count('children'), count('babies')]
  const guests = Math.min(count('guests') || count('adults') + children + babies, MOST_ASKED)
  return {
    guests: guests || undefined,
    ...(adultsOf({ guests, children, babies }) > 0 && Math.max(children, babies) <= MOST_YOUNG
      ? { children: children || undefined, babies: babies || undefined }
      : undefined),
  }
}

/** Everybody who is neither child nor baby. */
export const adultsOf = ({ guests = 0, children = 0, babies = 0 }: Who): number => guests - children - babies

/** Who comes as parameters of an address; without children and babies their number says it all. */
export const whoQuery = (who: Who): [string, string][] => {
  const { guests, children, babies } = who
  const adults = adultsOf(who)
  const known = (children || babies) && adults > 0 ? { guests, adults, children, babies } : { guests }
  return Object.entries(known).flatMap(([name, count]) => (count ? [[name, String(count)]] : []))
}
