import { expect, test } from 'vitest'
import { buildsByLanguage, routesOf } from './routes-of.ts'

test('an address is looked for among the routes of its language', () => {
  const asked = ['/', '/_.data', '/villa/kum', '/en', '/en.data', '/EN/villa/kum', '/%65n/faq', '/english', '/ru/faq']
  expect(asked.map(routesOf)).toEqual(['tr', 'tr', 'tr', 'en', 'en', 'en', 'en', 'tr', 'ru'])
})

test('the dashboard and what asks for routes know all of them', () => {
  expect(['/dashboard', '/Dashboard/villas', '/dashboard.data', '/__manifest'].map(routesOf)).toEqual(
    Array(4).fill(null),
  )
})

test('a language has its own routes, the home of the site and what is no page', () => {
  const ids = ['root', 'site/robots', 'dashboard-home', 'tr:layout', 'tr:home', 'tr:faq', 'en', 'en:faq', 'ru:faq']
  const routes = Object.fromEntries(ids.map((id) => [id, { id }]))
  const build = { routes, assets: { version: '1', routes } }
  const english = buildsByLanguage(build as never).get('en')
  expect(Object.keys(english?.routes ?? {})).toEqual(['root', 'site/robots', 'tr:layout', 'tr:home', 'en', 'en:faq'])
  expect(english?.assets).toEqual({ version: '1', routes: english?.routes })
})
