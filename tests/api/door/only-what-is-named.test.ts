import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReservation, getReservation } from '../../../src/features/reservations/reservations.contract.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { getAdminReservation } from '../../../src/features/reservations/reservations-admin.contract.ts'
import { searchVillas } from '../../../src/features/search/search.contract.ts'
import { getVilla } from '../../../src/features/villas/villas.contract.ts'
import { villa as villaTable } from '../../../src/features/villas/villas.table.ts'
import { address } from '../../../src/kernel/client.ts'
import type { AnyEndpoint } from '../../../src/kernel/endpoint.ts'
import { requestKey } from '../../../src/platform/repeat.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let villa: { id: number; slug: string }
let token: string
let id: number
beforeAll(async () => {
  product = await openTestProduct()
  villa = await product.villa({ latitude: 36.204817, longitude: 29.637219 })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const { body } = await product.call('POST', '/v1/reservation', aWish(villa), key)
  token = body.content.token
  const [row] = await product.db.select().from(reservation).where(eq(reservation.code, body.content.code))
  id = row?.id ?? 0
})
afterAll(() => product.end())

/** What is in the rows that answers are made of, and nobody’s business. */
const secrets = async (): Promise<string[]> => {
  const [row] = await product.db.select().from(reservation).where(eq(reservation.id, id))
  const [house] = await product.db.select().from(villaTable).where(eq(villaTable.id, villa.id))
  const { network, consents, policy } = row ?? {}
  expect([network, consents?.ip, policy?.graceHours, house?.latitude]).toEqual([
    expect.any(String),
    expect.any(String),
    24,
    36.204817,
  ])
  return ['"network"', '"consents"', '"policy"', '"rates"', '"guestNameFolded"', '"revision"', '36.204817', '29.637219']
}

const asked = async (call: AnyEndpoint, question: object, as?: 'ADMIN' | 'OWNER') => {
  const headers: Record<string, string> = as ? { authorization: `Bearer ${(await product.signIn(as)).token}` } : {}
  return (await product.call('GET', address(call, question), undefined, headers)).body
}

test.for([
  ['the villa page', () => asked(getVilla, { params: { slug: villa.slug } }), getVilla],
  ['the list of villas', () => asked(searchVillas, {}), searchVillas],
  ['the guest’s page', () => asked(getReservation, { params: { token } }), getReservation],
  ['staff’s page', () => asked(getAdminReservation, { params: { id } }, 'ADMIN'), getAdminReservation],
] as const)('%s answers what its contract names and nothing beside it', async ([, answer, call]) => {
  const body = await answer()
  expect(body).toEqual(call.answer.parse(body))
  expect(body.content).toBeTruthy()
  for (const secret of await secrets()) expect(JSON.stringify(body)).not.toContain(secret)
})

test('what is kept of an answer, for a call that is repeated, holds nothing beside it either', async () => {
  const kept = await product.db.select().from(requestKey)
  const text = JSON.stringify(kept.map(({ answer }) => answer))
  expect(text).toContain(token)
  for (const secret of await secrets()) expect(text).not.toContain(secret)
  expect(createReservation.repeatable).toBe(true)
})
