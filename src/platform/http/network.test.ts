import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('one line is one network: IPv4 by address however it is written, IPv6 by its /64', () => {
  expect(['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109'].map(networkOf)).toEqual([
    '203.0.113.9',
    '203.0.113.9',
    '203.0.113.9',
  ])
  expect(['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:3::1'].map(networkOf)).toEqual([
    '2001:db8:1:2::/64',
    '2001:db8:1:2::/64',
    '2001:db8:1:3::/64',
  ])
  expect([networkOf('not an address'), networkOf(undefined)]).toEqual(['not an address', ''])
})
