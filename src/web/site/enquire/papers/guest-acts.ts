import { DOCUMENTS } from '../../../../features/guests/persons/person.shape.ts'
import { type PersonInput, writeGuestPersons } from '../../../../features/guests/persons/persons.contract.ts'
import { askDates, priceDates, writeMessage } from '../../../../features/guests/wishes/wishes.contract.ts'
import { acceptContract } from '../../../../features/papers/papers.contract.ts'
import type { Client } from '../../../../kernel/client.ts'
import type { AnswerOf } from '../../../../kernel/endpoint.ts'
import { Refused } from '../../../../kernel/refused.ts'
import { type Intent, isIntent, PARTS, type Part } from './act-parts.ts'

/** What was wrong with what a guest did, or what she asked the price of; `at` a part of her page. */
export type ActAnswer = { at: Part; refused: string; fields: Record<string, string>; quote?: DatesQuote }

/** What other dates would cost. */
export type DatesQuote = AnswerOf<typeof priceDates>['content'] & { checkIn: string; checkOut: string }

type Asked = { api: Client; token: string; form: FormData }
type GuestAct = (asked: Asked) => Promise<unknown>

const field = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()
/** Of the page that was shown: a form that is sent again is the same one. */
const keyOf = (form: FormData) => ({ idempotencyKey: field(form, 'key') || crypto.randomUUID() })

/** What a guest can do on her page, by the name of the button. */
const ACTS: Partial<Record<Intent, GuestAct>> = {
  accept: ({ api, token, form }) =>
    api(acceptContract, { params: { token }, body: { hash: String(form.get('hash') ?? '') } }),
  message: ({ api, token, form }) =>
    api(writeMessage, { params: { token }, body: { text: field(form, 'text') } }, keyOf(form)),
  dates: ({ api, token, form }) => {
    const stay = { checkIn: field(form, 'pricedIn'), checkOut: field(form, 'pricedOut') }
    const party = { adults: Number(form.get('adults')), ...othersOf(form) }
    const body = { ...stay, ...party, total: Number(form.get('total')), note: field(form, 'note') }
    return api(askDates, { params: { token }, body }, keyOf(form))
  },
  guests: ({ api, token, form }) =>
    api(writeGuestPersons, {
      params: { token },
      body: { version: Number(form.get('version')), persons: personsOf(form) },
    }),
}

const othersOf = (form: FormData) => ({ children: Number(form.get('children')), infants: Number(form.get('infants')) })

/** What the dates of the form would cost. */
const priced = async ({ api, token, form }: Asked): Promise<ActAnswer> => {
  const [checkIn, checkOut] = [field(form, 'checkIn'), field(form, 'checkOut')]
  const { children, infants } = othersOf(form)
  const guests = Number(form.get('adults')) + children + infants
  const { content } = await api(priceDates, {
    params: { token },
    query: { checkin: checkIn, checkout: checkOut, guests },
  })
  return { at: 'tarihler', refused: '', fields: {}, quote: { ...content, checkIn, checkOut } }
}

/** Are the days others than were priced? Without a script the price stands beside them. */
const isOther = (form: FormData): boolean =>
  form.has('pricedIn') &&
  (field(form, 'checkIn') !== field(form, 'pricedIn') || field(form, 'checkOut') !== field(form, 'pricedOut'))

/** Does what a button of the page asks for; answers the part to go to, or what was wrong. Null: not ours. */
export const guestAct = async (asked: Asked, intent: string): Promise<ActAnswer | { done: Part } | null> => {
  const act = isIntent(intent) ? ACTS[intent] : undefined
  if (!isIntent(intent) || !(act || intent === 'price')) return null
  const at = PARTS[intent]
  try {
    if (!act || isOther(asked.form)) return await priced(asked)
    await act(asked)
    return { done: at }
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    return { at, refused: error.message, fields: error.fields }
  }
}

const MOST_ROWS = 60

/** The rows of the form in which something stands. */
const personsOf = (form: FormData): PersonInput[] =>
  Array.from({ length: MOST_ROWS }, (_, at) => {
    const field = (name: string) => String(form.get(`persons.${at}.${name}`) ?? '').trim()
    const document = DOCUMENTS.find((each) => each === field('document')) ?? 'passport'
    return {
      id: Number(field('id')) || null,
      ...{ firstName: field('firstName'), lastName: field('lastName'), birthDate: field('birthDate') },
      ...{ nationality: field('nationality'), document, number: field('number') || null },
      ...(field('arrives') && { arrives: field('arrives'), leaves: field('leaves') }),
    }
  }).filter(({ firstName, lastName, birthDate, number }) => firstName || lastName || birthDate || number)
