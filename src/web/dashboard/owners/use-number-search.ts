import { useState } from 'react'
import { findOwners } from '../../../features/owners/owners.contract.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { type Outcome, outcomeOf, staffApi } from '../../browser/staff-api.ts'

type Found = { number: string; list?: Promise<Outcome<AnswerOf<typeof findOwners>>> }

/** Four digits or more, and what people write between them: the beginning of a number, whose else. */
const NUMBER = /^[\d\s().+-]*$/
const isNumber = (text: string): boolean => NUMBER.test(text) && text.replace(/\D/g, '').length > 3

/**
 * A number that is searched for goes in the body of a call and never into the address, nor do its first digits while it
 * is typed; any other text is handed to `byText`.
 */
export const useNumberSearch = (byText: (text: string) => void) => {
  const [found, setFound] = useState<Found>({ number: '' })
  const search = (text: string): void => {
    const number = isNumber(text)
    const list = number ? outcomeOf(staffApi(findOwners, { body: { number: text } })) : undefined
    setFound(list ? { number: text, list } : { number: '' })
    byText(number ? '' : text)
  }
  return { ...found, search }
}
