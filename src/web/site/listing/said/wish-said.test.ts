import { expect, test } from 'vitest'
import { aSentence } from '../../../../../seeds/sentence/a-sentence.ts'
import { addressOf } from '../wish.ts'
import { wishSaid } from './wish-said.ts'

const said = (text: string) => {
  const { wish, left } = wishSaid(aSentence(text), String)
  return [addressOf('/listing', wish), ...left]
}

test.each([
  [
    'temmuz ilk hafta 6 kişi kalkan ısıtmalı havuz 250 bine kadar',
    '/listing?checkin=2027-07-01&checkout=2027-07-08&guests=6&town=kalkan&feature=isitmali-havuz&maxPrice=250000&currency=TL',
  ],
  [
    'first week of July, 4 adults and 2 children, Kalkan or Kaş, up to 3000 euro',
    '/listing?checkin=2027-07-01&checkout=2027-07-08&guests=6&town=kalkan,kas&maxPrice=3000&currency=EURO&adults=4&children=2',
  ],
  ['с 10 по 17 июля, нас 6, Калкан', '/listing?checkin=2027-07-10&checkout=2027-07-17&guests=6&town=kalkan'],
  ['10-17 temmuz gecelik 20 bin', '/listing?checkin=2027-07-10&checkout=2027-07-17&maxPrice=140000&currency=TL'],
])('%j leads to %s', (text, address) => {
  expect(said(text)).toEqual([address])
})

test('what is not understood is left', () => {
  expect(said('kalkan helikopter pisti')).toEqual(['/listing?town=kalkan', 'helikopter pisti'])
})

test.each([
  ['kalkan 7 gece 250 bine kadar', 35_714, null],
  ['kalkan 10 gece 250 bine kadar', 25_000, null],
  ['2 hafta 280 bin TL', 20_000, null],
  ['5 nights up to 3000 euro', 600, null],
  ['на 5 ночей до 3000 евро', 600, null],
  ['kalkan gecelik 20 bin', 20_000, null],
  ['kalkan 250 bine kadar', 35_714, '250000'],
])('without dates the budget of “%s” is one of a night', (text, night, week) => {
  const of = wishSaid(aSentence(text), String)
  expect([of.wish.maxPrice, of.week]).toEqual([night, week])
})

test('the least of a budget is never rounded below what was said', () => {
  expect(wishSaid(aSentence('7 gece en az 100 bin TL'), String).wish.minPrice).toBe(14_286)
})
