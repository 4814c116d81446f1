import { describe, expect, test } from 'vitest'
import { btransDeadline, changedSince, daysOfMonth, monthState } from './btrans-month.ts'
import { btransRecordOf, type Known, missingOfAgency, type OwnData } from './btrans-record.ts'

const OWNER: Known['owner'] = {
  ...{ kind: 'person', number: '12345678950', firstName: 'Nermin', lastName: 'Aslan', title: '' },
  ...{ iban: 'TR330006100519786457841326', phone: '+905321234567', email: 'nermin@example.com' },
}
const A_STAY: Known = {
  ...{ code: 'HV-27-0001', villa: 'Villa Nar', villaCode: 'HV-12', address: 'www.example.com/villa/nar' },
  ...{ latitude: 36.2, longitude: 29.4, town: { provinceCode: '07', countyCode: '1451', district: 'Kalamar' } },
  ...{ checkIn: '2027-07-04', checkOut: '2027-07-11', total: 1_000_00, currency: 'EURO' },
  rates: { TL: '1.0000', DOLLAR: '42.3000', EURO: '48.9000', POUND: '55.6000' },
  ...{ commission: 1_850, collected: null, owner: OWNER, own: null },
}
const NOTHING: OwnData = {
  ...{ kind: null, number: '', firstName: '', lastName: '', title: '', iban: '', phone: '', email: '' },
  ...{ provinceCode: '', countyCode: '', neighbourhood: '', street: '', lane: '', doorNo: '', flatNo: '' },
  ...{ groundNo: '', journalNo: '', zoning: false, application: false },
}
const judged = (change: Partial<Known>) => btransRecordOf({ ...A_STAY, ...change }, 'TR620001001234567890123456')
const lacks = (change: Partial<Known>) => judged(change).missing
const own = (change: Partial<OwnData>) => ({ own: { ...NOTHING, ...change } })

describe('a record of the report', () => {
  test('is ready with a known owner and place; sums are in lira at the given rate, the percent is whole', () => {
    const { record, missing } = judged({})
    expect(missing).toEqual([])
    expect(record).toMatchObject({
      ...{ total: 4_890_000, commission: 904_650, commissionPercent: 19, ownerPhone: '5321234567' },
      ...{ collected: '2027-07-11', neighbourhood: 'Kalamar', provinceCode: '07', countyCode: '1451' },
    })
    expect(judged({ collected: '2027-05-02' }).record.collected).toBe('2027-05-02')
  })

  test.each([
    ['the number', { owner: { ...OWNER, number: '' } }, ['tckn']],
    ['a number that is none', { owner: { ...OWNER, number: '11111111111' } }, ['tckn']],
    ['the name', { owner: { ...OWNER, firstName: '' } }, ['name']],
    ['a mobile of Turkey', { owner: { ...OWNER, phone: '+79161234567' } }, ['phone']],
    ['the account', { owner: { ...OWNER, iban: '' } }, ['iban']],
    ['an account whose digits check', { owner: { ...OWNER, iban: 'TR330006100519786457841327' } }, ['iban-wrong']],
    ['what a company has', { owner: { ...OWNER, kind: 'company' as const } }, ['title', 'vkn']],
    ['the county’s code', { town: { ...A_STAY.town, countyCode: null } }, ['county']],
    ['the province’s code', { town: { ...A_STAY.town, provinceCode: '' } }, ['province']],
    ['the agency’s share', { commission: null }, ['commission']],
    ['a branch that the file can say', own({ zoning: true, application: true }), ['zoning', 'application']],
  ])('lacks %s', (_, change, missing) => {
    expect(lacks(change)).toEqual(missing)
  })

  test('takes what the villa says first, field by field', () => {
    const { record, missing } = judged({
      ...own({ iban: 'TR600006201234567890123456', countyCode: '1959', street: 'Yalı' }),
      owner: { ...OWNER, iban: '' },
    })
    expect(missing).toEqual([])
    expect(record).toMatchObject({ ownerIban: 'TR600006201234567890123456', countyCode: '1959', street: 'Yalı' })
    expect(record.firstName).toBe('Nermin')
  })

  test('takes nothing of a person when the villa says that a company is to be reported', () => {
    const company = { kind: 'company' as const, number: '8790017566' }
    expect(lacks(own(company))).toEqual(['title'])
    expect(judged(own({ ...company, title: 'Aslan Ltd.' })).record).toMatchObject({
      ...{ ownerKind: 'company', firstName: '', ownerNumber: '8790017566', title: 'Aslan Ltd.' },
    })
  })
})

test('without number, title or a true account of the agency there is no file', () => {
  expect(missingOfAgency({ vkn: '1', title: ' ', iban: 'TR1' })).toEqual(['vkn', 'title', 'iban'])
  expect(missingOfAgency({ vkn: '1234567890', title: 'X', iban: 'TR620001001234567890123456' })).toEqual([])
})

describe('a month', () => {
  test('is sent until the last day of the month after it, over the end of a year too', () => {
    expect(daysOfMonth('2027-12')).toEqual({ from: '2027-12-01', until: '2028-01-01' })
    expect(btransDeadline('2027-12')).toBe('2028-01-31')
    expect(btransDeadline('2028-01')).toBe('2028-02-29')
    expect(btransDeadline('2027-02')).toBe('2027-03-31')
  })

  test('runs, is due, is late or was sent; a file taken while it ran is not its last', () => {
    expect(monthState('2027-07', '2027-07-01', null)).toBe('running')
    expect(monthState('2027-07', '2027-07-31', '2027-07-30')).toBe('running')
    expect(monthState('2027-07', '2027-08-31', '2027-07-30')).toBe('due')
    expect(monthState('2027-07', '2027-09-01', null)).toBe('late')
    expect(monthState('2027-07', '2027-09-01', '2027-08-05')).toBe('sent')
  })

  test('tells what came, changed and went since its file', () => {
    expect(changedSince({ 1: 'a', 2: 'b', 3: 'c' }, { 1: 'a', 2: 'x', 4: 'd' })).toEqual({
      ...{ added: 1, changed: 1, gone: 1 },
    })
  })
})
