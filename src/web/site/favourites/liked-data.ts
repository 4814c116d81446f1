import { offer, type VillaCard } from '../../../features/search/search.contract.ts'
import type { Client } from '../../../kernel/client.ts'
import { Refused } from '../../../kernel/refused.ts'
import type { CompareWish } from '../compare/compared-stay.ts'

export type LikedStay = Omit<CompareWish, 'ids'>
type Stay = NonNullable<VillaCard['stay']>

/** A liked villa; `stay` is null while it is taken or no dates are asked, `near` its nearest free dates then. */
export type Liked = { card: VillaCard; near: Stay | null }

/** So many days around the asked ones are looked at for a villa that is taken. */
const NEAR_DAYS = 14
const MOST = 200

/**
 * These villas in their order with the totals of a stay, as every list tells them. Dates that can't be a stay are left
 * out, `refused` is the sentence about them.
 */
export const likedData = async (api: Client, ids: readonly number[], { checkin, checkout, guests }: LikedStay) => {
  if (!ids.length) return { villas: [], refused: '' }
  const cardsOf = async (query: object): Promise<Map<number, VillaCard>> =>
    new Map((await api(offer, { query: { take: MOST, ...query } })).content.map((card) => [card.id, card]))
  const known = await cardsOf({ ids: ids.join(',') })
  const stay = checkin && checkout ? { checkin, checkout, guests } : null
  const dated = await orRefused(stay ? cardsOf({ ids: ids.join(','), ...stay }) : Promise.resolve(NONE))
  const taken = stay && !dated.refused ? ids.filter((id) => known.has(id) && !dated.cards.has(id)) : []
  const near = taken.length
    ? await orRefused(cardsOf({ ids: taken.join(','), ...stay, flexible: NEAR_DAYS }))
    : { cards: NONE, refused: '' }
  const villas = ids.flatMap((id): Liked[] => {
    const card = dated.cards.get(id) ?? known.get(id)
    return card ? [{ card, near: near.cards.get(id)?.stay ?? null }] : []
  })
  return { villas, refused: dated.refused }
}

const NONE: Map<number, VillaCard> = new Map()

const orRefused = async (asked: Promise<Map<number, VillaCard>>) => {
  try {
    return { cards: await asked, refused: '' }
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    return { cards: NONE, refused: error.message }
  }
}
