/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOwner } from '../../../seeds/an-owner.ts'
import type { AdminReservation } from '../../../src/features/reservations/reservations-admin.contract.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

// Whatever is entered, taken back, moved and paid out: the ledgers, the list of transactions, the till, the screens and
// the owner's month say the same.
let product: TestProduct
let desk: Desk
let owner: Awaited<ReturnType<typeof anOwner>>
const ids: number[] = []
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  owner = await anOwner(product.db, { commission: 1_850 })
  const days = ['2027-03-05', '2027-03-12', '2027-03-19']
  for (const [index, checkIn] of days.entries()) {
    const villa = await product.villa({ ownerId: owner.id, ...(index === 2 && { currency: 'EURO' as const }) })
    const stay = { checkIn, checkOut: `2027-03-${Number(checkIn.slice(8)) + 7}` }
    ids.push((await desk.take(villa, { ...stay, status: 'CONFIRMED', reason: 'x' })).id)
  }
})
afterAll(() => product.end())

/** The same numbers at each run. */
const chance = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}
const next = chance(20_270_301)
const whole = (most: number) => Math.floor(next() * most)
const pick = <T>(list: readonly T[]): T => list[whole(list.length)] as T

const METHODS = ['cash', 'pos', 'transfer', 'owner'] as const
const KINDS = [
  'payment',
  'payment',
  'refund',
  'charge',
  'write-off',
  'deposit',
  'deposit-return',
  'deposit-kept',
  'payout',
  'expense',
] as const

/** One thing that staff may do; much of it is refused, which must change nothing. */
const step = async () => {
  const id = pick(ids)
  if (next() < 0.25) {
    const { ledger } = await desk.look(id)
    const entry = ledger.length ? pick(ledger) : undefined
    const to = next() < 0.5 ? (await desk.look(pick(ids))).code : ''
    return entry && desk.ask('POST', `/v1/admin/transactions/${entry.id}/storno`, { reason: 'Yanlış', to })
  }
  if (next() < 0.15)
    return desk.ask('POST', `/v1/admin/owners/${owner.id}/payouts`, {
      ...{ amount: 1 + whole(900_000), currency: pick(['TL', 'EURO']), method: pick(['cash', 'transfer']) },
    })
  const currency = pick(['TL', 'TL', 'EURO'])
  const entry = { kind: pick(KINDS), given: 1 + whole(600_000), currency, rate: 1 + whole(50), method: pick(METHODS) }
  return desk.ask('POST', `/v1/admin/reservations/${id}/money`, {
    entries: [{ ...entry, note: 'x', beyond: next() < 0.4 }],
  })
}

type Sums = Record<string, number>
const add = (sums: Sums, key: string, amount: number): Sums => ({ ...sums, [key]: (sums[key] ?? 0) + amount })
const tidy = (sums: Sums): Sums => Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))

/** What the ledgers of all reservations come to, by method and the currency that changed hands. */
const ofLedgers = (stays: AdminReservation[]): Sums =>
  stays
    .flatMap(({ ledger }) => ledger)
    .reduce<Sums>(
      (sums, { method, givenCurrency, given }) => (method ? add(sums, `${method} ${givenCurrency}`, given) : sums),
      {},
    )

const ofTransactions = async (): Promise<Sums> => {
  const { body } = await desk.ask('GET', '/v1/admin/transactions')
  return (body.flows as { method: string; currency: string; came: number; went: number }[]).reduce<Sums>(
    (sums, { method, currency, came, went }) => add(sums, `${method} ${currency}`, came - went),
    {},
  )
}

const ofTill = async (): Promise<Sums> => {
  const { drawers } = (await desk.ask('GET', '/v1/admin/till')).body.content
  return (drawers as { currency: string; expected: number }[]).reduce<Sums>(
    (sums, { currency, expected }) => add(sums, `cash ${currency}`, expected),
    {},
  )
}

const cashOf = (sums: Sums): Sums => Object.fromEntries(Object.entries(sums).filter(([key]) => key.startsWith('cash')))

test('after any history the ledgers, the till, the screens and the owner’s month agree', async () => {
  let written = 0
  for (let round = 0; round < 6; round++) {
    for (let times = 0; times < 25; times++) written += Number((await step())?.status === 200)
    const stays = await Promise.all(ids.map((id) => desk.look(id)))
    const ledgers = ofLedgers(stays)
    expect(tidy(await ofTransactions())).toEqual(tidy(ledgers))
    expect(tidy(await ofTill())).toEqual(tidy(cashOf(ledgers)))
    for (const { ledger, paid, total, charged, writtenOff, balance, deposit } of stays) {
      const sum = (...kinds: string[]) =>
        ledger.reduce((all, entry) => all + (kinds.includes(entry.kind) ? entry.amount : 0), 0)
      expect(paid).toBe(sum('payment', 'refund'))
      expect(balance).toBe(Math.max(0, total + charged - writtenOff - paid))
      expect(deposit.held).toBe(sum('deposit', 'deposit-return', 'deposit-kept'))
    }
    const { sums } = (await desk.ask('GET', `/v1/admin/owners/${owner.id}/statement?month=2027-03`)).body.content
    for (const { currency, due } of sums as { currency: string; due: number }[])
      expect(due).toBe(
        stays
          .filter((stay) => stay.currency === currency)
          .reduce(
            (all, { owner: part }) => all + (part ? part.share - part.spent - part.collected - part.paidOut : 0),
            0,
          ),
      )
  }
  expect(written).toBeGreaterThan(60)
}, 120_000)
