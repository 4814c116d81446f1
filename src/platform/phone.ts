import parsePhoneNumber from 'libphonenumber-js/min'
import { Refusal } from '../kernel/refusal.ts'

/** A typed phone number as E.164; without a country code it is Turkish. Refuses, at the field, what can't be one. */
export const phoneNumber = (typed: string, field = 'phone'): string => {
  const number = phoneOrNull(typed)
  if (!number) throw new Refusal('malformed', {}, { [field]: { code: 'phone' } })
  return number
}

export const phoneOrNull = (typed: string): string | null => {
  const number = parsePhoneNumber(typed.replace(/^00/, '+'), 'TR')
  return number?.isPossible() ? number.number : null
}
