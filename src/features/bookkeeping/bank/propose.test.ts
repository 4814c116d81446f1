import { expect, test } from 'vitest'
import { codesIn, isNamed, proposals } from './propose.ts'

const row = { valueDate: '2027-08-12', amount: 18_200, currency: 'TL', bankId: 1, name: '', text: '' } as const
const hoped = (id: number, guestName: string, expected: number, change: object = {}) => ({
  ...{ reservationId: id, code: `HV7K3M9Q${id}`, guestName, villa: 'Nar', currency: 'TL' as const, expected },
  ...{ balance: 80_000, ...change },
})
const entered = (change: object = {}) => ({
  ...{ entryIds: [7], reservationId: 2, code: 'HV7K3M9Q2', guestName: 'Ayşe Kaya', villa: 'Nar', given: 18_200 },
  ...{ currency: 'TL' as const, valueDate: '2027-08-11', bankId: 1, ...change },
})

test.each([
  ['HV 7K3-M9QX on odeme', ['HV7K3M9QX']],
  ['hv7k3m9qx', ['HV7K3M9QX']],
  ['Havale EFT 12345', []],
  ['REFHV7K3M9Q2 HV7K3M9Q3', ['HV7K3M9Q2', 'HV7K3M9Q3']],
])('the codes in “%s” are %j', (text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})

test.each([
  ['Ayşe Kaya', 'GONDEREN AYSE KAYA', true],
  ['Gökhan Işık', 'ISIK GOKHAN', true],
  ['Ayşe Kaya', 'MEHMET KAYA', false],
  ['Ali Can Veli', 'ALI VELI', true],
])('%s is named by “%s”: %s', (guest, text, named) => {
  const words = new Set(text.toLowerCase().split(' '))
  expect(isNamed(guest, words)).toBe(named)
})

test('code and amount are sure; one of them alone is looked at', () => {
  const hopes = [hoped(2, 'Ayşe Kaya', 18_200), hoped(3, 'Derya Polat', 52_700)]
  const of = (text: string, amount = 18_200) => proposals({ ...row, text, amount }, hopes, [])
  expect(of('HV7K3M9Q2 VILLA NAR')).toMatchObject([{ reservationId: 2, sure: true, signs: ['reference', 'amount'] }])
  expect(of('DERYA POLAT SIMSEK KALAN', 52_500)).toMatchObject([{ reservationId: 3, sure: false, signs: ['name'] }])
  expect(of('HV7K3M9Q2 VILLA NAR', 10_000)).toMatchObject([{ reservationId: 2, sure: false }])
  expect(of('AYSE KAYA')).toMatchObject([{ reservationId: 2, sure: false, signs: ['amount', 'name'] }])
  expect(of('SERKAN USLU havale')).toEqual([])
})

test('two reservations in one text are both looked at', () => {
  const hopes = [hoped(2, 'Ayşe Kaya', 18_200), hoped(3, 'Derya Polat', 18_200)]
  const said = proposals({ ...row, text: 'HV7K3M9Q2 HV7K3M9Q3' }, hopes, [])
  expect(said.map(({ sure }) => sure)).toEqual([false, false])
})

test('money in another currency is nobody’s', () => {
  expect(proposals({ ...row, text: 'HV7K3M9Q2' }, [hoped(2, 'Ayşe Kaya', 18_200, { currency: 'EURO' })], [])).toEqual(
    [],
  )
})

test('what was entered already is that, never a second payment', () => {
  const hopes = [hoped(2, 'Ayşe Kaya', 18_200)]
  expect(proposals({ ...row, text: 'HV7K3M9Q2' }, hopes, [entered()])).toMatchObject([{ kind: 'known', sure: true }])
  const far = entered({ valueDate: '2027-08-01' })
  expect(proposals({ ...row, text: 'HV7K3M9Q2' }, hopes, [far])).toMatchObject([{ kind: 'payment' }])
  expect(proposals(row, [], [entered({ valueDate: '2027-08-12', bankId: 2 })])).toEqual([])
})

test('what went out is only ever what was entered', () => {
  const paid = entered({ given: -60_000, valueDate: '2027-08-12', entryIds: [8, 9] })
  const said = proposals({ ...row, amount: -60_000, text: 'HV7K3M9Q2' }, [hoped(2, 'A B', 60_000)], [paid])
  expect(said).toMatchObject([{ kind: 'known', entryIds: [8, 9], sure: true }])
})
