import { expect, test } from 'vitest'
import type { Right } from '../../../kernel/caller.ts'
import routes from '../../routes.ts'
import { neededRight } from '../needed-right.ts'
import { isCurrent, menuOf } from './menu.ts'

type Entry = { path?: string; index?: boolean; children?: Entry[] }
const addresses = (entries: Entry[], above = ''): string[] =>
  entries.flatMap(({ path, children }) => {
    const here = path ? `${above}/${path}` : above
    return children ? addresses(children, here) : [here]
  })
const known = new Set(addresses(routes as Entry[]))

/** Is this the address of a screen, or one of several that a screen has? */
const leadsTo = (address: string, to: string): boolean =>
  new RegExp(`^${address.replace(/:[a-z]+/g, '[a-z]+')}/?$`).test(to)

test('every entry of the menu leads to a screen that exists', () => {
  for (const role of ['ADMIN', 'OWNER'] as const)
    for (const item of menuOf(role))
      for (const { to } of 'entries' in item ? item.entries : [item])
        expect(
          [...known].some((address) => leadsTo(address, to)),
          to,
        ).toBe(true)
})

test('an owner has three places, those of the agency’s specification', () => {
  expect(menuOf('OWNER').map((item) => 'to' in item && item.to)).toEqual([
    '/dashboard/',
    '/dashboard/villas',
    '/dashboard/reservations',
  ])
})

test('an ADMIN without a right sees no screen that needs it', () => {
  const places = (rights: Right[]) =>
    menuOf('ADMIN', rights).flatMap((item) => ('entries' in item ? item.entries : [item]).map(({ to }) => to))
  expect(places(['content'])).not.toContain('/dashboard/transactions')
  expect(places(['money'])).toContain('/dashboard/transactions')
  expect(places([])).toEqual(expect.arrayContaining(['/dashboard/', '/dashboard/reservations', '/dashboard/villas']))
  expect(neededRight('/dashboard/owners/12/statement')).toBe('money')
  expect(neededRight('/dashboard/owners/12')).toBeUndefined()
})

test('a record belongs to its list, and home is only home', () => {
  expect(isCurrent('/dashboard/reservations', '/dashboard/reservations/12')).toBe(true)
  expect(isCurrent('/dashboard/villas', '/dashboard/features')).toBe(true)
  expect(isCurrent('/dashboard/villas', '/dashboard/owners/3')).toBe(true)
  expect(isCurrent('/dashboard/', '/dashboard/villas')).toBe(false)
  expect(isCurrent('/dashboard/', '/dashboard')).toBe(true)
})
