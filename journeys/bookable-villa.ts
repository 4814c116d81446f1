import type { VillaCard } from '../src/features/search/search.contract.ts'
import type { Stay } from '../src/kernel/day.ts'

/**
 * What the search finds now for two guests or so many. A list that everybody gets alike may be a blink old: a journey
 * takes villas faster than that, and asks past it with a parameter that no list has.
 */
export const foundNow = async (site: string, { checkIn, checkOut }: Stay, guests = 2): Promise<VillaCard[]> => {
  const stay = `checkin=${checkIn}&checkout=${checkOut}&guests=${guests}`
  const answer = await fetch(`${site}/v2/search?${stay}&take=200&asked=now`)
  return (await answer.json()).content
}

/** The first villa of the list for this stay that is held at once, with its card: what a guest could click. */
export const bookableVilla = async (site: string, stay: Stay, guests: number): Promise<VillaCard> => {
  const card = (await foundNow(site, stay, guests)).find(({ live }) => live)
  if (!card) throw new Error(`No villa can be booked from ${stay.checkIn}.`)
  return card
}
