import type { VillaCard } from '../src/features/search/search.contract.ts'
import type { Stay } from '../src/kernel/day.ts'

/** The first villa of the list for this stay that is held at once, with its card: what a guest could click. */
export const bookableVilla = async (site: string, { checkIn, checkOut }: Stay, guests: number): Promise<VillaCard> => {
  const answer = await fetch(`${site}/v2/search?checkin=${checkIn}&checkout=${checkOut}&guests=${guests}`)
  const { content }: { content: VillaCard[] } = await answer.json()
  const card = content.find(({ live }) => live)
  if (!card) throw new Error(`No villa can be booked from ${checkIn}.`)
  return card
}
