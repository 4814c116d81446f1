import type { Quote } from '../../../../features/availability/availability.contract.ts'
import type { Client } from '../../../../kernel/client.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { lazyCall } from '../../../browser/lazy-call.ts'
import type { VillaWish } from './villa-wish.ts'

/** The answer to a wish: a quote, or the sentence of a refusal; nothing while dates are missing. */
export type Quoted = { quote: Quote | null; problem: string | null }

const quote = lazyCall(() =>
  import('../../../../features/availability/availability.contract.ts').then((of) => of.villaQuote),
)

/** Asks for the price of a wish. Faults that are not the visitor's are thrown on. */
export const askQuote = async (
  api: Client,
  slug: string,
  { checkIn, checkOut, guests }: VillaWish,
  extras: string[] = [],
): Promise<Quoted> => {
  if (!checkIn || !checkOut) return { quote: null, problem: null }
  try {
    const query = {
      checkin: checkIn,
      checkout: checkOut,
      guests,
      ...(extras.length > 0 && { extras: extras.join(',') }),
    }
    const { content } = await quote({ params: { slug }, query }, api)
    return { quote: content, problem: null }
  } catch (error) {
    if (error instanceof Refused && error.status < 500)
      return { quote: null, problem: Object.values(error.fields)[0] ?? error.message }
    throw error
  }
}
