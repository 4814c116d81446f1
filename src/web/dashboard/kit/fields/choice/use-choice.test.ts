import { expect, test } from 'vitest'
import { matching } from './use-choice.ts'

const villas = [
  { value: '1', label: 'Villa Akpervaz', note: 'HV-115 · 6 kişi' },
  { value: '2', label: 'Villa Işık', note: 'HV-139 · 8 kişi' },
  { value: '3', label: 'Villa Son Işık', note: 'HV-140 · 4 kişi' },
]
const found = (text: string) => matching(villas, text).map(({ value }) => value)

test('a villa is found by any part of its name or code, with or without Turkish letters', () => {
  expect(found('isik')).toEqual(['2', '3'])
  expect(found('IŞIK son')).toEqual(['3'])
  expect(found('hv-115')).toEqual(['1'])
  expect(found('deniz')).toEqual([])
})

test('a word that begins like it comes before one that only holds it; nothing typed shows all', () => {
  expect(matching([...villas, { value: '4', label: 'Villa Vazo' }], 'vaz').map(({ value }) => value)).toEqual([
    '4',
    '1',
  ])
  expect(found(' ')).toEqual(['1', '2', '3'])
})
