import { expect, test } from 'vitest'
import { createFaq } from '../../../../features/content/faq/faq.contract.ts'
import { changeReservation, changeReservationGuest } from '../../../../features/reservations/life/changes.contract.ts'
import { faultsIn, isOfShape, limitsOf } from './contract-fields.ts'

const reservation = {
  checkIn: '2027-06-05',
  checkOut: '2027-06-12',
  adults: 2,
  name: 'Gülşen Çağlar',
  phone: '0532 111 22 33',
}
const codesOf = (typed: object) =>
  Object.fromEntries(
    Object.entries(faultsIn(changeReservation, { ...reservation, ...typed })).map(([name, { code }]) => [name, code]),
  )

test('a form that its contract accepts has no faults', () => {
  expect(codesOf({})).toEqual({})
  expect(faultsIn(createFaq, { question: { tr: 'Soru?' }, answer: { tr: 'Yanıt.', en: '' } })).toEqual({})
})

test('an empty field, day or number is missing; what is missing is said before what is wrong', () => {
  const empty = { checkIn: '', adults: Number.NaN, phone: '' }
  const missing = { checkIn: 'required', adults: 'required', phone: 'required' }
  expect(codesOf(empty)).toEqual(missing)
  expect(codesOf({ ...empty, email: 'gulsen@' })).toEqual(missing)
  expect(codesOf({ name: 'Gülşen', email: 'gulsen@' })).toEqual({ name: 'full-name' })
  expect(codesOf({ email: 'gulsen@', note: 'a'.repeat(1001) })).toEqual({ email: 'email', note: 'too-long' })
})

test('a text of several languages has its fault at the language', () => {
  const faults = faultsIn(createFaq, { question: { tr: '', en: 'Is it?' }, answer: { tr: 'Evet.' } })
  expect(Object.keys(faults)).toEqual(['question.tr'])
})

test('how long a text may be and whether it must be there is read from the contract', () => {
  expect(limitsOf(createFaq, 'question.tr')).toEqual({ required: true, maxLength: 300 })
  expect(limitsOf(createFaq, 'question.en')).toEqual({ required: false, maxLength: 300 })
  expect(limitsOf(changeReservationGuest, 'email')).toEqual({ required: false, maxLength: 254 })
  expect(limitsOf(changeReservationGuest, 'note')).toEqual({ required: false, maxLength: 1000 })
})

test('a kept draft fits however little is typed, but not when its fields hold something else', () => {
  expect(isOfShape(changeReservation, { ...reservation, name: '', phone: '' })).toBe(true)
  expect(isOfShape(changeReservation, { ...reservation, adults: 'two' })).toBe(false)
  expect(isOfShape(createFaq, { question: 'Soru?', answer: { tr: '' } })).toBe(false)
})
