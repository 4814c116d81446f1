import { expect, test } from 'vitest'
import { addressOf, changed, moreOf, toggled, wishOf } from './wish.ts'

const wish = (query: string) => wishOf(new URLSearchParams(query))

test('a form with ticked boxes and an address with commas are the same wish', () => {
  expect(wish('town=kalkan&town=kas&feature=&guests=6')).toEqual(wish('town=kalkan,kas&guests=6'))
})

test('what makes no sense is left out', () => {
  expect(addressOf('/listing', wish('guests=0&bedrooms=x&sort=cheap&checkin=2027-02-30&minPrice=-1'))).toBe('/listing')
})

test('an arrival without a departure is a week', () => {
  expect(wish('checkin=2027-07-10').checkout).toBe('2027-07-17')
  expect(wish('checkin=2027-07-10&checkout=2027-07-09').checkout).toBe('2027-07-17')
})

test('the currency stands in the address only beside a price', () => {
  expect(addressOf('/listing', wish('currency=EURO'))).toBe('/listing')
  expect(addressOf('/listing', wish('currency=EURO&maxPrice=3000'))).toBe('/listing?maxPrice=3000&currency=EURO')
})

test('an area of the map and the map itself stand in the address; an area that is none does not', () => {
  expect(addressOf('/listing', wish('area=36.1,29.3,36.3,29.5&map=1'))).toBe('/listing?area=36.1,29.3,36.3,29.5&map=1')
  expect(addressOf('/listing', wish('area=36.3,29.3,36.1,29.5&map=2'))).toBe('/listing')
})

test('another filter starts at the first page', () => {
  expect(addressOf('/listing', toggled(wish('take=72&town=kas'), 'town', 'kalkan'))).toBe('/listing?town=kas,kalkan')
  expect(changed(wish('skip=192'), { guests: 4 }).skip).toBe(0)
})

test('more of a list grows the page up to what the API gives, then goes to the next one', () => {
  expect(moreOf(wish('')).take).toBe(48)
  expect(moreOf(wish('take=192'))).toMatchObject({ skip: 192, take: 24 })
})
