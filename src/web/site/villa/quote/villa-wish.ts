import { type Day, isDay } from '../../../../kernel/day.ts'
import { type Who, whoOf, whoQuery } from '../../stay/who.ts'

/** What a visitor asks a villa for. Guests without dates are remembered for when dates come. */
export type VillaWish = Who & { checkIn?: Day; checkOut?: Day; guests: number }

const USUAL_GUESTS = 2

/** The wish of an address: ?checkin&checkout and who comes. What makes no sense is left out. */
export const wishOf = (query: URLSearchParams, capacity: number): VillaWish => {
  const day = (name: string) => (isDay(query.get(name) ?? '') ? (query.get(name) ?? undefined) : undefined)
  const who = whoOf(query)
  return {
    checkIn: day('checkin'),
    checkOut: day('checkout'),
    ...who,
    guests: Math.min(who.guests ?? USUAL_GUESTS, capacity),
  }
}

/** The query of a wish for links and addresses. */
export const wishQuery = ({ checkIn, checkOut, ...who }: VillaWish): string =>
  new URLSearchParams({
    ...(checkIn && { checkin: checkIn }),
    ...(checkOut && { checkout: checkOut }),
    ...Object.fromEntries(whoQuery(who)),
  }).toString()
