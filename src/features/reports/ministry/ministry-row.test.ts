import { expect, test } from 'vitest'
import { type Advertised, ministryFileName, ministryRows, rangeText } from './ministry-row.ts'

const ASKED = {
  ...{ month: '2026-07', host: 'www.example.com', today: '2026-08-02', licence: '17956', agency: 'Happy Villaları' },
}
const PERMIT = { number: '48-1234', state: 'valid' as const, validUntil: null, holder: 'Nermin Aslan', address: 'Kaş' }
const aVilla = (id: number, name: string, permit: Advertised['permit'] = PERMIT): Advertised => ({
  ...{ id, name, code: `HV-${id}`, slug: `villa-${id}`, place: 'Kalamar, Kaş / Antalya', permit },
})

test('a row has the eight columns of the Ministry', () => {
  expect(ministryRows([aVilla(1, 'Villa Nar')], ASKED)).toEqual([
    {
      ...{ id: 1, villa: 'Villa Nar', agency: '(17956) Happy Villaları', range: '01/07/2026-31/07/2026' },
      ...{ code: 'HV-1', link: 'www.example.com/villa/villa-1', holder: 'Nermin Aslan', address: 'Kaş' },
      ...{ number: '48-1234', fee: '', listed: true, flags: [], alike: [] },
    },
  ])
})

test('rows stand in the order of the Turkish alphabet', () => {
  const names = ['Üzümlü', 'Çalış', 'Ölüdeniz', 'Ovacık', 'Cumhuriyet', 'İslamlar', 'Ilıca', 'Şirinköy', 'Sarıbelen']
  const rows = ministryRows(
    names.map((name, index) => aVilla(index + 1, name, { ...PERMIT, number: `48-${index}` })),
    ASKED,
  )
  expect(rows.map(({ villa }) => villa)).toEqual([
    ...['Cumhuriyet', 'Çalış', 'Ilıca', 'İslamlar', 'Ovacık', 'Ölüdeniz', 'Sarıbelen', 'Şirinköy', 'Üzümlü'],
  ])
})

test('a missing permit is not listed; doubled, invalid and ended ones are, and flagged', () => {
  const rows = ministryRows(
    [
      aVilla(1, 'A', null),
      aVilla(2, 'B'),
      aVilla(3, 'C', { ...PERMIT, state: 'invalid' }),
      aVilla(4, 'D', { ...PERMIT, number: '48-9', validUntil: '2026-08-01', holder: '', address: '' }),
    ],
    ASKED,
  )
  expect(rows.map(({ listed, flags, alike }) => [listed, flags, alike])).toEqual([
    [false, ['no-permit'], []],
    [true, ['doubled'], ['C']],
    [true, ['invalid', 'doubled'], ['B']],
    [true, ['ended', 'no-holder', 'no-address'], []],
  ])
  expect(rows[3]).toMatchObject({ holder: '-', address: 'Kalamar, Kaş / Antalya' })
})

test('range and file are named by the month, in leap years too', () => {
  expect(rangeText('2028-02')).toBe('01/02/2028-29/02/2028')
  expect(rangeText('2026-12')).toBe('01/12/2026-31/12/2026')
  expect(ministryFileName('2026-07')).toBe('aylik ilan raporu 2026 temmuz')
})
