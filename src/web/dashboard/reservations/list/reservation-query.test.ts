import { expect, test } from 'vitest'
import { searchFilter } from './reservation-query.ts'

test('a code is known with and without digits; what else is typed is a guest, by name or by number', () => {
  const asCode = (text: string) => expect(searchFilter(text), text).toEqual({ reservation_id: text, customer_name: '' })
  const asGuest = (text: string) =>
    expect(searchFilter(text), text).toEqual({ reservation_id: '', customer_name: text })
  for (const code of ['HV7K3M9QX', 'hvuxujgmg', 'HV', '601', '7K3M9']) asCode(code)
  for (const guest of ['Çağla', 'Hviid Larsen', '0532 123 45 67', '+49 170 1234567', '5321234567']) asGuest(guest)
})
