import type { Quote } from '../../../features/availability/availability.contract.ts'
import { type ExtraCode, extraCodes } from '../../../features/pricing/pricing.shape.ts'
import type { createReservation } from '../../../features/reservations/reservations.contract.ts'
import type { Day } from '../../../kernel/day.ts'
import type { Question } from '../../../kernel/endpoint.ts'
import type { Quoted } from '../villa/quote/quoted.ts'

/** What the form holds. `contract` and `preInformation` are two ticks for the person and one consent for the API. */
export type ReserveValues = {
  checkIn: Day
  checkOut: Day
  total: number | undefined
  name: string
  phone: string
  email: string
  adults: number
  children: number
  infants: number
  extras: ExtraCode[]
  payBy: 'card' | 'transfer'
  note: string
  contract: boolean
  preInformation: boolean
  marketing: boolean
  /** Waits for an option to fall. */
  behind: boolean
}

/** What a refused form gets back: its values, what is wrong, and the price as it is now. `key` is for the next try. */
export type ReserveAnswer = {
  values: ReserveValues
  fields: Record<string, string>
  message: string
  code: string
  quoted: Quoted
  key: string
}

/** What becomes of the form: the villa is held, asked for, or waited for while somebody else holds it. */
export type How = 'hold' | 'ask' | 'queue'

export const howOf = (quote: Quote | null, { live }: { live: boolean }, behind: boolean): How => {
  if (behind && quote?.behind) return 'queue'
  return (quote?.live ?? live) ? 'hold' : 'ask'
}

export type Party = Pick<ReserveValues, 'adults' | 'children' | 'infants'>

export const valuesOf = (form: FormData): ReserveValues => {
  const text = (name: string) => String(form.get(name) ?? '')
  const count = (name: string) => Math.trunc(Number(text(name))) || 0
  const extras = extraCodes.safeParse(form.getAll('extras'))
  return {
    checkIn: text('checkIn'),
    checkOut: text('checkOut'),
    total: text('total') ? Number(text('total')) : undefined,
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    adults: count('adults'),
    children: count('children'),
    infants: count('infants'),
    extras: extras.success ? extras.data : [],
    payBy: text('payBy') === 'transfer' ? 'transfer' : 'card',
    note: text('note'),
    contract: form.has('contract'),
    preInformation: form.has('preInformation'),
    marketing: form.has('marketing'),
    behind: text('behind') === '1',
  }
}

/** The extras of an address ('?extras=pet,cot'), so that a choice survives other dates. */
export const chosenExtras = (query: URLSearchParams): ExtraCode[] => {
  const extras = extraCodes.safeParse((query.get('extras') ?? '').split(',').filter(Boolean))
  return extras.success ? extras.data : []
}

/** The form as the API takes it. */
export const reservationOf = (villa: string, values: ReserveValues): Question<typeof createReservation>['body'] => {
  const { contract, preInformation, marketing, ...rest } = values
  return { ...rest, villa, acceptContract: contract && preInformation, acceptMarketing: marketing }
}
