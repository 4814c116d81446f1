import { type Day, isDay } from '../../../../kernel/day.ts'

/** What a visitor asks a villa for. Guests without dates are remembered for when dates come. */
export type VillaWish = { checkIn?: Day; checkOut?: Day; guests: number }

const USUAL_GUESTS = 2

/** The wish of an address: ?checkin&checkout&guests. What makes no sense is left out. */
export const wishOf = (query: URLSearchParams, capacity: number): VillaWish => {
  const day = (name: string) => (isDay(query.get(name) ?? '') ? (query.get(name) ?? undefined) : undefined)
  const guests = Number(query.get('guests'))
  return {
    checkIn: day('checkin'),
    checkOut: day('checkout'),
    guests: Number.isInteger(guests) && guests > 0 ? Math.min(guests, capacity) : Math.min(USUAL_GUESTS, capacity),
  }
}

/** The query of a wish for links and addresses. */
export const wishQuery = ({ checkIn, checkOut, guests }: VillaWish): string =>
  new URLSearchParams({
    ...(checkIn && { checkin: checkIn }),
    ...(checkOut && { checkout: checkOut }),
    guests: String(guests),
  }).toString()
