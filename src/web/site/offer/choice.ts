import type { chooseOffer } from '../../../features/offers/offers.contract.ts'
import type { Question } from '../../../kernel/endpoint.ts'

type Chosen = { villa: number; checkIn: string; checkOut: string; total: number }

/** What came back of a try to choose. */
export type Answer = { message: string; fields: Record<string, string>; unchosen: boolean } | undefined

/** One villa with its stay and total as the value of a radio, and back. */
export const choiceValue = ({ villa, checkIn, checkOut, total }: Chosen): string =>
  [villa, checkIn, checkOut, total].join('|')

/** What the form of the page sends; null when no villa is chosen. */
export const choiceOf = (form: FormData): Question<typeof chooseOffer>['body'] | null => {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const [villa, checkIn, checkOut, total] = text('choice').split('|')
  if (!villa || !checkIn || !checkOut || !total) return null
  return {
    ...{ villa: Number(villa), checkIn, checkOut, total: Number(total) },
    ...{ name: text('name'), email: text('email') },
    payBy: text('payBy') === 'transfer' ? 'transfer' : 'card',
    acceptContract: form.get('contract') !== null && form.get('information') !== null,
  }
}
