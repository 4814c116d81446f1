import { describe, expect, test } from 'vitest'
import { isOfBrowsers, placeOf, wrongArrow } from './arrows.ts'

const arrow = (from: string, to: string) => wrongArrow(placeOf(`src/${from}`), placeOf(`src/${to}`))
const contract = 'features/reservations/reservations.contract.ts'

describe('an import', () => {
  test.for([
    ['web/dashboard/home/home.tsx', contract],
    ['web/site/kit/steps.tsx', 'web/site/site-link.tsx'],
    ['features/reservations/reservations.store.ts', 'features/reservations/reservation.shape.ts'],
    ['features/reservations/views/for-guest.view.ts', 'features/reservations/reservations.store.ts'],
    ['features/letters/letters.store.ts', 'platform/database/db.ts'],
    ['features/pricing/stay-price.test.ts', 'entry/product.ts'],
    ['entry/product.ts', 'features/villas/villas.api.ts'],
  ])('%s → %s points down', ([from = '', to = '']) => expect(arrow(from, to)).toBeUndefined())

  test.for([
    ['kernel/day.ts', 'platform/act.ts', 'kernel may not look up to platform'],
    [contract, 'platform/act.ts', 'contract have no platform'],
    ['features/villas/villa.ts', 'features/pricing/stay-price.ts', 'villas may not look up to pricing'],
    ['features/villas/villa.ts', 'features/villas/villas.contract.ts', 'a rules may not import a contract'],
    ['features/villas/villa.shape.ts', 'features/villas/villa.ts', 'a shape may not import a rules'],
    [contract, 'features/accounts/password.server.ts', 'a contract may not import a server'],
    ['features/search/search.store.ts', 'features/search/villa-card.view.ts', 'a store may not import a view'],
    ['features/search/villa-card.view.ts', 'features/letters/send.flow.ts', 'a view may not import a flow'],
    ['features/payments/x.flow.ts', 'features/villas/villas.api.ts', 'nobody imports another slice’s api'],
    ['web/root.tsx', 'platform/act.ts', 'web never sees the platform'],
    ['web/root.tsx', 'features/villas/v.view.ts', 'web sees of features only shapes, rules and contracts, not a view'],
    ['web/ui/toast.ts', contract, 'web/ui knows no feature'],
    ['web/ui/toast.ts', 'web/site/kit/steps.tsx', 'web/ui knows no screen'],
    ['web/site/home/home.tsx', 'web/dashboard/home/home.tsx', 'site and dashboard don’t import each other'],
    ['web/site/kit/steps.tsx', 'web/site/home/home.tsx', 'the kit of site knows no screen of it'],
  ])('%s → %s is wrong', ([from = '', to = '', why]) => expect(arrow(from, to)).toBe(why))
})

test.for([
  ['src/kernel/day.ts', true],
  ['src/features/villas/villa.ts', true],
  ['src/features/villas/villas.contract.ts', true],
  ['src/features/accounts/password.server.ts', false],
  ['src/features/villas/villas.store.ts', false],
  ['src/web/root.tsx', true],
  ['src/web/entry.server.tsx', false],
] as const)('%s is loaded by browsers: %s', ([file, isLoaded]) => expect(isOfBrowsers(placeOf(file))).toBe(isLoaded))
