import parsePhoneNumber from 'libphonenumber-js/min'
import { Refusal } from '../../../kernel/refusal.ts'

/** A typed phone number as E.164; without a country code it is Turkish. Refuses what can't be a number. */
export const phoneNumber = (typed: string): string => {
  const number = phoneOrNull(typed)
  if (!number) throw new Refusal('malformed', {}, { phone: { code: 'phone' } })
  return number
}

export const phoneOrNull = (typed: string): string | null => {
  const number = parsePhoneNumber(typed.replace(/^00/, '+'), 'TR')
  return number?.isPossible() ? number.number : null
}
