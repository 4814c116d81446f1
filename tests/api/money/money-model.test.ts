import { and, eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyFor } from '../../../src/entry/secrets.ts'
import { alert } from '../../../src/features/reservations/money/ledger.table.ts'
import { addDays, dayInIstanbul } from '../../../src/kernel/day.ts'
import { demoBankOrder } from '../../../src/platform/cards/demo-bank.table.ts'
import { signedCallback } from '../../../src/platform/cards/demo-bank.ts'
import {
  confirmPaidOn,
  dueOn,
  heldOn,
  keptOn,
  type MoneyModel,
  owedOn,
  paidOn,
  settleOn,
  statusOn,
  takeOn,
} from '../../money-model.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

/** The same lives every time; SEED=… tries others. */
const SEED = Number(process.env.SEED ?? 17_956)
const KEY = keyFor('a secret of the tests, long enough', 'demo-bank')
const HOUR = 3_600_000

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      nights: fc.integer({ min: 3, max: 9 }),
      adults: fc.constantFrom(2, 4),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('open-card' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('card-pays' as const),
      pick: fc.nat(20),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('transfer' as const),
      amount: fc.constantFrom(undefined, 10_000, 500_000, 3_000_000),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), wrongly: fc.constantFrom(false, false, true) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('waive' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 5, 23, 26) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('revive' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('confirm' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), by: fc.constantFrom('guest', 'agency', 'staff') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('no-show' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type World = { id: number; paper: MoneyModel; orders: string[]; refused: number; lastAlert: number }
type Answer = { status: number; body: { content: { code?: string } } }

const begin = async (daysAhead: number): Promise<World> => {
  const checkIn = addDays(dayInIstanbul(product.clock.now), daysAhead)
  const { id, total, prepayment, expiresAt } = await desk.take(await product.villa({ guests: 8 }), {
    checkIn,
    checkOut: addDays(checkIn, 7),
    hours: 24,
  })
  const createdAt = product.clock.now.getTime()
  return {
    id,
    orders: [],
    refused: 0,
    lastAlert: 0,
    paper: {
      status: 'OPTION',
      checkIn,
      createdAt,
      expiresAt: Date.parse(expiresAt ?? ''),
      total,
      prepayment,
      kept: null,
      ledger: [],
    },
  }
}

/** Does one thing through the API and on paper; the API must say what the paper says. */
const doStep = async (world: World, each: Step): Promise<void> => {
  const { id, paper } = world
  const now = product.clock.now.getTime()
  const status = statusOn(paper, now)
  const today = dayInIstanbul(product.clock.now)
  const compare = (answer: Answer, wanted: string | null, write: () => void) => {
    expect([each, status, answer.status < 300 ? null : answer.body.content.code]).toEqual([each, status, wanted])
    if (wanted === null) write()
    else world.refused++
  }
  const only = (...from: string[]) => (from.includes(status) ? null : 'move-not-allowed')
  const move = (name: string, more: object = {}) => desk.move(id, { move: name, reason: 'model', ...more })
  const token = async () => new URL((await desk.look(id)).guestLink).searchParams.get('token')
  switch (each.kind) {
    case 'wait':
      product.clock.now = new Date(now + each.hours * HOUR)
      return
    case 'edit': {
      const stay = { checkIn: paper.checkIn, checkOut: addDays(paper.checkIn, each.nights), adults: each.adults }
      const contact = { name: 'Zeynep Tunalı', email: 'zeynep@example.com', phone: '0532 123 45 67' }
      const answer = await desk.ask('PUT', `/v1/admin/reservations/${id}`, { ...stay, ...contact })
      const { total, prepayment } = await desk.look(id)
      return compare(answer, only('OPTION', 'CONFIRMED'), () => Object.assign(paper, { total, prepayment }))
    }
    case 'open-card': {
      const key = { 'idempotency-key': crypto.randomUUID() }
      const answer = await product.call('POST', `/v1/payment/${await token()}/start`, { acceptTerms: true }, key)
      const isDue = dueOn(paper) > 0 && ['OPTION', 'CONFIRMED'].includes(status)
      return compare(answer, isDue ? null : 'nothing-due', () =>
        world.orders.push(answer.body.content.redirectUrl.split('/').at(-1)),
      )
    }
    case 'card-pays':
      return cardPays(world, each, now)
    case 'transfer': {
      const open = paper.total - paidOn(paper)
      const income = each.amount ?? (dueOn(paper) || open)
      const wanted = only('OPTION', 'EXPIRED', 'CONFIRMED') ?? (income >= 1 && income <= open ? null : 'malformed')
      return compare(await move('receive-transfer', { amount: each.amount }), wanted, () =>
        takeOn(paper, income, 'transfer', now),
      )
    }
    case 'refund':
    case 'waive':
      return settleOwed(world, each, now, compare)
    case 'revive': {
      const answer = await move('revive', { hours: 12 })
      const { expiresAt } = await desk.look(id)
      return compare(answer, only('EXPIRED'), () =>
        Object.assign(paper, { status: 'OPTION', expiresAt: Date.parse(expiresAt ?? '') }),
      )
    }
    case 'confirm':
      return compare(await move('confirm'), only('OPTION'), () =>
        Object.assign(paper, { status: 'CONFIRMED', expiresAt: null }),
      )
    case 'cancel': {
      const kept = keptOn(paper, now, each.by === 'agency')
      const answer =
        each.by === 'guest'
          ? await product.call('POST', `/v1/reservation/${await token()}/cancel`, { kept })
          : await move('cancel', { kept, byAgency: each.by === 'agency' })
      return compare(answer, only('OPTION', 'CONFIRMED'), () =>
        Object.assign(paper, { status: 'CANCELLED', expiresAt: null, kept }),
      )
    }
    case 'no-show': {
      const wanted = only('CONFIRMED') ?? (paper.checkIn > today ? 'move-not-allowed' : null)
      return compare(await move('no-show'), wanted, () =>
        Object.assign(paper, { status: 'NO_SHOW', kept: heldOn(paper, now) }),
      )
    }
  }
}

/**
 * The bank tells of one of the orders that were opened, perhaps twice: late, or when it is paid already by another
 * card.
 */
const cardPays = async (
  { orders, paper }: World,
  { pick, times }: Extract<Step, { kind: 'card-pays' }>,
  now: number,
) => {
  const [token] = orders.splice(pick % Math.max(1, orders.length), 1)
  if (!token) return
  const [order] = await product.db.select().from(demoBankOrder).where(eq(demoBankOrder.token, token))
  if (!order) throw new Error('no order')
  const paid = { ...order, status: 'paid' as const, paymentId: `P-${order.orderId}` }
  await product.db.update(demoBankOrder).set(paid).where(eq(demoBankOrder.token, token))
  for (let time = 0; time < times; time++)
    expect((await product.call('POST', '/v1/payment/callback/demo', signedCallback(KEY, paid))).status).toBe(200)
  takeOn(paper, order.amount, 'card', now)
}

type Compare = (answer: Answer, wanted: string | null, write: () => void) => void
const settleOwed = async (
  world: World,
  each: Extract<Step, { kind: 'refund' | 'waive' }>,
  now: number,
  compare: Compare,
) => {
  const { id, paper } = world
  const owed = owedOn(paper, now)
  const open = (await desk.look(id)).alerts.find(({ kind }) => kind === 'refund-due')
  const alertId = open?.id ?? world.lastAlert
  if (!alertId) return
  world.lastAlert = alertId
  const wrongly = each.kind === 'refund' && each.wrongly
  const body =
    each.kind === 'waive'
      ? { refunded: false, note: 'model' }
      : { refunded: true, method: 'cash', amount: owed + (wrongly ? 100 : 0) }
  const answer = await desk.ask('POST', `/v1/admin/alert/${alertId}/resolve`, body)
  const otherAmount = wrongly ? 'refund-changed' : null
  compare(answer as Answer, owed === 0 ? 'already-moved' : otherAmount, () =>
    settleOn(paper, each.kind === 'waive' ? 'waiver' : 'refund', now),
  )
}

/**
 * The books after the jobs have run: the status, each line of the ledger, and one alert with exactly what is owed, or
 * none.
 */
const check = async ({ id, paper }: World): Promise<number> => {
  await product.jobs.runAll()
  const now = product.clock.now.getTime()
  const owed = owedOn(paper, now)
  const { status, paid, ledger } = await desk.look(id)
  const alerts = await product.db
    .select()
    .from(alert)
    .where(and(eq(alert.reservationId, id), isNull(alert.resolvedAt)))
  expect({
    status,
    paid,
    ledger: ledger.map(({ kind, amount }) => [kind, amount]),
    alerts: alerts.map(({ kind, facts }) => [kind, facts.amount]),
  }).toEqual({
    status: statusOn(paper, now),
    paid: paidOn(paper),
    ledger: paper.ledger.map(({ kind, amount }) => [kind, amount]),
    alerts: owed ? [['refund-due', owed]] : [],
  })
  expect(owed).toBeLessThanOrEqual(paidOn(paper))
  return owed
}

test('whatever happens to a stay and its money, in whatever order, what is owed back is what the ledger says', async () => {
  const seen = { steps: 0, refused: 0, owed: 0, settled: 0 }
  const runs = fc.record({
    daysAhead: fc.constantFrom(3, 20, 45, 90),
    steps: fc.array(step, { minLength: 12, maxLength: 30, size: 'max' }),
  })
  await fc.assert(
    fc.asyncProperty(runs, async ({ daysAhead, steps }) => {
      const world = await begin(daysAhead)
      for (const each of steps) {
        // Nobody comes too late here: what is too late for a stay that has begun is told elsewhere.
        if (
          each.kind === 'wait' &&
          dayInIstanbul(new Date(product.clock.now.getTime() + each.hours * HOUR)) > world.paper.checkIn
        )
          continue
        await doStep(world, each)
        confirmPaidOn(world.paper, product.clock.now.getTime())
        if ((await check(world)) > 0) seen.owed++
      }
      seen.steps += steps.length
      seen.refused += world.refused
      seen.settled += world.paper.ledger.filter(({ kind }) => kind !== 'payment').length
    }),
    { seed: SEED, numRuns: 18 },
  )
  // A run in which nothing is owed or settled would have tested nothing.
  expect(seen.steps).toBeGreaterThan(300)
  expect(seen.owed).toBeGreaterThan(seen.steps / 20)
  expect(seen.settled).toBeGreaterThan(10)
})
