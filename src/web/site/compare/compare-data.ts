import { offer, type VillaCard } from '../../../features/search/search.contract.ts'
import { getVilla, type VillaPage } from '../../../features/villas/villas.contract.ts'
import type { Client } from '../../../kernel/client.ts'
import { Refused } from '../../../kernel/refused.ts'
import type { Column } from './compare-rows.ts'
import type { CompareWish } from './compared-stay.ts'

/**
 * The villas of a comparison in the asked order, with the total of the stay as every list tells it. Dates that can't be
 * a stay are left out; `refused` is the sentence about them.
 */
export const compareData = async (api: Client, { ids, checkin, checkout, guests }: CompareWish) => {
  if (!ids.length) return { columns: [], refused: '' }
  const known = await api(offer, { query: { ids: ids.join(','), take: ids.length } })
  const cards = ids.flatMap((id) => known.content.find((card) => card.id === id) ?? [])
  const stay = checkin && checkout ? { checkin, checkout, guests, ids: ids.join(','), take: ids.length } : null
  const dated = stay ? await datedCards(api, stay) : { cards: [], refused: '' }
  const pages = await Promise.all(cards.map(({ slug }) => api(getVilla, { params: { slug } })))
  const columns = cards.map((card, index) =>
    columnOf(dated.cards.find(({ id }) => id === card.id) ?? card, pages[index]?.content),
  )
  return { columns, refused: dated.refused }
}

type Asked = { checkin: string; checkout: string; guests: number | undefined; ids: string; take: number }

const datedCards = async (api: Client, query: Asked): Promise<{ cards: VillaCard[]; refused: string }> => {
  try {
    return { cards: (await api(offer, { query })).content, refused: '' }
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    return { cards: [], refused: error.message }
  }
}

const columnOf = (card: VillaCard, page: VillaPage | undefined): Column => {
  const { id, slug, name, currency, sea, screened, guests, bedrooms, bathrooms, live, rating, permitNo, stay } = card
  const [photo] = card.photos
  const [pool] = page?.pools ?? []
  return {
    ...{ id, slug, name, currency, sea, screened, guests, bedrooms, bathrooms, live, rating, permitNo },
    place: `${card.town.name}, ${card.district}`,
    photo: photo ? { path: photo.path, width: photo.width, height: photo.height } : null,
    stay: stay && {
      ...{ total: stay.total, prepayment: stay.prepayment, deposit: stay.damageDeposit, nights: stay.nights },
    },
    ...{ centre: page?.distances.centre ?? 0, airport: page?.distances.airport ?? 0 },
    pool: pool ? { width: pool.width, length: pool.length } : null,
    heated: page?.pools.some(({ heated }) => heated) ?? false,
    enSuites: page?.rooms.filter(({ enSuite }) => enSuite).length ?? 0,
    area: page?.area ?? 0,
    pets: page?.rules.pets ?? false,
  }
}
