import { expect, test } from 'vitest'
import { adultsOf, whoOf, whoQuery } from './who.ts'

const read = (query: string) => whoOf(new URLSearchParams(query))
const written = (query: string) => new URLSearchParams(whoQuery(read(query))).toString()

test('adults, children and babies come back from an address as they were written into it', () => {
  const who = { guests: 6, children: 3, babies: 1 }
  const query = new URLSearchParams(whoQuery(who)).toString()
  expect(query).toBe('guests=6&adults=2&children=3&babies=1')
  expect(read(query)).toEqual(who)
  expect(adultsOf(who)).toBe(2)
})

test('children and babies count as guests where only adults are named beside them', () => {
  expect(read('adults=2&children=3')).toMatchObject({ guests: 5, children: 3 })
})

test('adults alone are said by the number of guests', () => {
  expect(written('guests=4&adults=4&children=0')).toBe('guests=4')
  expect(written('')).toBe('')
})

test('the number of guests is what is searched: adults are whoever is no child', () => {
  expect(written('guests=5&adults=9&children=2')).toBe('guests=5&adults=3&children=2')
})

test.each(['guests=3&children=3', 'guests=2&children=1&babies=1', 'guests=6&children=31', 'guests=4&children=x'])(
  '%s: children nobody can come with are left out, the guests stay',
  (query) => {
    expect(read(query).children).toBeUndefined()
    expect(read(query).guests).toBeGreaterThan(0)
  },
)

test('more than anybody may ask for are asked for as the most', () => {
  expect(read('guests=900').guests).toBe(50)
  expect(read('adults=40&children=30')).toMatchObject({ guests: 50, children: 30 })
  expect(read('guests=-1')).toEqual({ guests: undefined })
})
