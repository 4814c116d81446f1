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
    '/listing?checkin=2027-07-01&checkout=2027-07-08&guests=6&town=kalkan,kas&maxPrice=3000&currency=EURO',
  ],
  ['с 10 по 17 июля, нас 6, Калкан', '/listing?checkin=2027-07-10&checkout=2027-07-17&guests=6&town=kalkan'],
  ['10-17 temmuz gecelik 20 bin', '/listing?checkin=2027-07-10&checkout=2027-07-17&maxPrice=140000&currency=TL'],
])('%j leads to %s', (text, address) => {
  expect(said(text)).toEqual([address])
})

test('what is not understood is left, with a budget of a stay that nobody knows', () => {
  expect(said('kalkan helikopter pisti')).toEqual(['/listing?town=kalkan', 'helikopter pisti'])
  expect(said('kalkan 250 bine kadar')).toEqual(['/listing?town=kalkan', '250000'])
})
