import { expect, test } from 'vitest'
import { helpOf } from './help-of.ts'

test.each([
  ['/dashboard/', 'help.home'],
  ['/dashboard/reservations', 'help.reservations'],
  ['/dashboard/reservations/new', 'help.new-reservation'],
  ['/dashboard/reservations/17', 'help.reservation'],
  ['/dashboard/villas/3/prices', 'help.villas'],
  ['/dashboard/settings/site', 'help.other'],
])('the help at %s is the one of its screen', (path, what) => {
  expect(helpOf(path, 'ADMIN')).toEqual({ what, next: `${what}.next` })
})

test('an owner is told of their own villas, whatever the screen', () => {
  expect(helpOf('/dashboard/reservations', 'OWNER').what).toBe('help.owner')
})
