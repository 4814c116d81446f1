import { DOCUMENTS } from '../../../../features/guests/persons/person.shape.ts'
import { type PersonInput, writeGuestPersons } from '../../../../features/guests/persons/persons.contract.ts'
import { acceptContract } from '../../../../features/papers/papers.contract.ts'
import type { Client } from '../../../../kernel/client.ts'
import { Refused } from '../../../../kernel/refused.ts'

/** What was wrong with what a guest did, `at` a part of her page. */
export type ActAnswer = { at: string; refused: string; fields: Record<string, string> }

type Asked = { api: Client; token: string; form: FormData }
type GuestAct = { at: string; work: (asked: Asked) => Promise<unknown> }

/** What a guest can do on her page, by the name of the button; `at` is the part that she sees afterwards. */
const ACTS: Record<string, GuestAct | undefined> = {
  accept: {
    at: 'sozlesme',
    work: ({ api, token, form }) =>
      api(acceptContract, { params: { token }, body: { hash: String(form.get('hash') ?? '') } }),
  },
  guests: {
    at: 'misafirler',
    work: ({ api, token, form }) =>
      api(writeGuestPersons, {
        params: { token },
        body: { version: Number(form.get('version')), persons: personsOf(form) },
      }),
  },
}

/** Does what a button of the page asks for; answers the part to go to, or what was wrong. Null: not ours. */
export const guestAct = async (asked: Asked, intent: string): Promise<ActAnswer | { done: string } | null> => {
  const act = Object.hasOwn(ACTS, intent) ? ACTS[intent] : undefined
  if (!act) return null
  try {
    await act.work(asked)
    return { done: act.at }
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500) throw error
    return { at: act.at, refused: error.message, fields: error.fields }
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
