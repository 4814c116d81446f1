import { expect, test } from 'vitest'
import { listReservations } from '../../../../../features/reservations/reservations-admin.contract.ts'
import { queryFrom } from './query-from.ts'

test('an address that asks for nonsense shows the list as it is', () => {
  const query = queryFrom(
    listReservations,
    new URLSearchParams('status=OLD&order=-x&villa_id=-1&datetype=paid&skip=-3&oldrez=2&date1=2027-02-30&date2=x'),
  )
  expect(query).toMatchObject({ skip: 0, take: 100 })
  for (const filter of ['status', 'order', 'villa_id', 'datetype', 'oldrez', 'date1', 'date2'] as const)
    expect(query[filter]).toBeUndefined()
})
