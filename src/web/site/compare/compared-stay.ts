import { type Day, daysBetween, isDay } from '../../../kernel/day.ts'
import { MOST_COMPARED } from '../../browser/kept/compared.ts'
import { type Who, whoOf, whoQuery } from '../stay/who.ts'

/** Which villas stand beside each other, and for which stay: all of it in the address, so that it can be sent. */
export type CompareWish = { ids: number[]; checkin?: Day; checkout?: Day } & Who

/** Reads what is compared out of an address; what makes no sense is left out. */
export const compareWishOf = (params: URLSearchParams): CompareWish => {
  const ids = (params.get('ids') ?? '').split(',').map(Number)
  const real = ids.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
  const [checkin, checkout] = [params.get('checkin') ?? '', params.get('checkout') ?? '']
  return {
    ids: [...new Set(real)].slice(0, MOST_COMPARED),
    ...(isDay(checkin) && isDay(checkout) && daysBetween(checkin, checkout) > 0 && { checkin, checkout }),
    ...whoOf(params),
  }
}

/** The address of a comparison. */
export const comparePath = ({ ids, checkin, checkout, ...who }: CompareWish): string => {
  const query = new URLSearchParams()
  if (ids.length) query.set('ids', ids.join(','))
  if (checkin && checkout) {
    query.set('checkin', checkin)
    query.set('checkout', checkout)
  }
  for (const [name, count] of whoQuery(who)) query.set(name, count)
  return query.size ? `/compare?${query.toString().replaceAll('%2C', ',')}` : '/compare'
}
