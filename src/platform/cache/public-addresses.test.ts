import { expect, test } from 'vitest'
import { tidyAddresses } from './public-addresses.ts'

const tidy = tidyAddresses([
  { path: '/', query: [] },
  { path: '/listing', query: ['checkin', 'guests', 'town'] },
  { path: '/enquire', query: null },
  { path: '/villa/:slug', query: ['guests'] },
  { path: '/:slug', query: [] },
])

test.each([
  ['/', '/'],
  ['/kalkan', '/kalkan'],
  ['/listing?guests=4&checkin=2027-06-05', '/listing?checkin=2027-06-05&guests=4'],
  ['/listing?town=kas&town=kalkan', '/listing?town=kas&town=kalkan'],
  ['/villa/gunes?utm_source=mail&guests=2&gclid=x', '/villa/gunes?guests=2'],
  ['/?fbclid=1', '/'],
])('%s is the same for everybody as %s', (url, address) => {
  expect(tidy(url)).toBe(address)
  expect(tidy(url)).toBe(address) // remembered
})

test.each([
  ['/listing?token=secret'],
  ['/listing?__proto__=1'],
  ['/enquire'],
  ['/enquire?guests=2'],
  ['/villa/gunes/reserve'],
  ['/Kalkan'],
  ['/villa/%2e%2e'],
  ['//villa/gunes'],
  ['http://evil.test/listing'],
  [`/listing?town=${'x'.repeat(1_000)}`],
])('%s is not', (url) => {
  expect(tidy(url)).toBeNull()
})
