import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letter, mailTemplate } from '../../../src/features/letters/letters.table.ts'
import { resendLetter } from '../../../src/features/reservations/letters/reservation-letters.contract.ts'
import { alert } from '../../../src/features/reservations/money/ledger.table.ts'
import { resolveAlert } from '../../../src/features/reservations/reservations-admin.contract.ts'
import { address } from '../../../src/kernel/client.ts'
import { formatMoney } from '../../../src/kernel/format.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

/** A stay whose pre-payment of 14,000 is in and that the agency then cancelled. */
const owed = async () => {
  const taken = await desk.take(await product.villa(), { checkIn: '2027-09-01', checkOut: '2027-09-08', hours: 72 })
  await desk.made(taken.id, { move: 'receive-transfer', amount: 1_400_000 })
  const { id, alerts } = await desk.made(taken.id, { move: 'cancel', reason: 'Su baskını', byAgency: true, kept: 0 })
  return { id, alertId: alerts[0]?.id ?? 0 }
}
const resolve = (id: number, body: object, key?: string | null) =>
  desk.ask('POST', address(resolveAlert, { params: { id } }), body, key)
const raise = async (row: Partial<typeof alert.$inferInsert>) => {
  const [{ id } = { id: 0 }] = await product.db
    .insert(alert)
    .values({ kind: 'refund-due', onceKey: crypto.randomUUID(), facts: {}, createdAt: product.clock.now, ...row })
    .returning({ id: alert.id })
  return id
}

describe('a refund that is due', () => {
  test('is paid back once: a line of the ledger and of the history, the alert is gone, the payment reads refunded', async () => {
    const { id, alertId } = await owed()
    expect(
      (await resolve(alertId, { refunded: true, method: 'transfer', amount: 1_400_000, note: 'Dekont 4471' })).body,
    ).toEqual({
      content: { done: true },
    })
    const after = await desk.look(id)
    expect(after).toMatchObject({ status: 'CANCELLED', payment: 'refunded', paid: 0, alerts: [] })
    expect(after.ledger.map(({ kind, method, amount, note, who }) => [kind, method, amount, note, who])).toEqual([
      ['payment', 'transfer', 1_400_000, '', 'Nermin Uçar'],
      ['refund', 'transfer', -1_400_000, 'Dekont 4471', 'Nermin Uçar'],
    ])
    expect(after.history.at(-1)).toMatchObject({
      what: 'refund',
      reason: 'Dekont 4471',
      facts: { amount: 1_400_000, currency: 'TL', method: 'transfer' },
    })
    const before = await desk.stateOf(id)
    for (const body of [
      { refunded: true, method: 'cash', amount: 1_400_000 },
      { refunded: false, note: 'boş' },
    ])
      expect(await resolve(alertId, body)).toMatchObject({ status: 409, body: { content: { code: 'already-moved' } } })
    expect(await desk.stateOf(id)).toEqual(before)
  })

  test('pressed by several people at once pays back once; the same key gets the same answer', async () => {
    const { id, alertId } = await owed()
    const body = { refunded: true, method: 'card', amount: 1_400_000 }
    const answers = await Promise.all(
      ['press-one', 'press-two', 'press-three'].map((key) => resolve(alertId, body, key)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const first = ['press-one', 'press-two', 'press-three'][answers.findIndex(({ status }) => status === 200)]
    expect((await resolve(alertId, body, first)).status).toBe(200)
    expect((await desk.look(id)).ledger.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
  })

  test('arises when a stay that was paid whole becomes a shorter one, grows with it, and is gone when the stay is long again', async () => {
    const { id } = await desk.take(await product.villa(), { checkIn: '2027-09-01', checkOut: '2027-09-08', hours: 72 })
    await desk.move(id, { move: 'receive-transfer', amount: 7_000_000 })
    const change = async (checkOut: string) => {
      const guest = { adults: 2, name: 'Zeynep Tunalı', email: 'zeynep@example.com', phone: '0532 123 45 67' }
      expect(
        (await desk.ask('PUT', `/v1/admin/reservations/${id}`, { checkIn: '2027-09-01', checkOut, ...guest })).status,
      ).toBe(200)
      return desk.look(id)
    }
    const sums = async (checkOut: string) => (await change(checkOut)).alerts.map(({ facts }) => facts.amount)
    expect(await sums('2027-09-05')).toEqual([3_000_000])
    expect(await sums('2027-09-05')).toEqual([3_000_000])
    expect(await sums('2027-09-04')).toEqual([4_000_000])
    expect(await sums('2027-09-08')).toEqual([])
    const { history, payment } = await desk.look(id)
    expect(payment).toBe('paid')
    expect(history.slice(-6).map(({ what, facts }) => [what, facts.amount])).toEqual([
      ['refund-due', 3_000_000],
      ['edited', undefined],
      ['edited', undefined],
      ['refund-due', 4_000_000],
      ['edited', undefined],
      ['alert-closed', 0],
    ])
  })

  test('is paid back as exactly the amount that was seen: another one pays nothing and says the right one', async () => {
    const { id, alertId } = await owed()
    const before = await desk.stateOf(id)
    const { status, body } = await resolve(alertId, { refunded: true, method: 'cash', amount: 1_399_999 })
    expect([status, body.content.code, body.content.detail]).toEqual([409, 'refund-changed', { due: 1_400_000 }])
    expect(await desk.stateOf(id)).toEqual(before)
    expect((await resolve(alertId, { refunded: true, method: 'cash', amount: 1_400_000 })).status).toBe(200)
  })

  test('of an option that ran out with a part of the pre-payment is not owed any more once it is revived', async () => {
    const { id } = await desk.take(await product.villa(), { checkIn: '2027-11-01', checkOut: '2027-11-08', hours: 1 })
    await desk.made(id, { move: 'receive-transfer', amount: 10_000 })
    await product.later(61)
    const [alertOf] = (await desk.look(id)).alerts
    expect(alertOf?.facts.amount).toBe(10_000)
    const revived = await desk.made(id, { move: 'revive', hours: 24 })
    expect([revived.alerts, revived.paid]).toEqual([[], 10_000])
    expect(
      (await resolve(alertOf?.id ?? 0, { refunded: true, method: 'cash', amount: 10_000 })).body.content.code,
    ).toBe('already-moved')
    const confirmed = await desk.made(id, { move: 'receive-transfer' })
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', paid: 1_400_000, alerts: [] })
  })

  test('is not touched without an Idempotency-Key', async () => {
    const { id, alertId } = await owed()
    const before = await desk.stateOf(id)
    for (const body of [
      { refunded: true, method: 'cash', amount: 1_400_000 },
      { refunded: false, note: 'x' },
    ]) {
      const { status, body: answer } = await resolve(alertId, body, null)
      expect([status, Object.keys(answer.content.fields)]).toEqual([400, ['Idempotency-Key']])
    }
    expect(await desk.stateOf(id)).toEqual(before)
    const { id: other } = await desk.take(await product.villa(), { hours: 72 })
    const transfer = await desk.move(other, { move: 'receive-transfer' }, null)
    expect([transfer.status, Object.keys(transfer.body.content.fields)]).toEqual([400, ['Idempotency-Key']])
    expect((await desk.look(other)).ledger).toEqual([])
  })

  test('may turn out not to be owed: it is closed with a reason, the ledger says so, no money moves', async () => {
    const { id, alertId } = await owed()
    expect((await resolve(alertId, { refunded: false, note: 'Misafir yeni rezervasyona saydırdı' })).status).toBe(200)
    const after = await desk.look(id)
    expect(after).toMatchObject({ alerts: [], paid: 1_400_000, payment: 'paid-in-part' })
    expect(after.ledger.at(-1)).toMatchObject({
      kind: 'waiver',
      method: null,
      amount: 1_400_000,
      note: 'Misafir yeni rezervasyona saydırdı',
    })
    expect([after.ledger.length, after.history.at(-1)]).toMatchObject([
      2,
      { what: 'alert-closed', reason: 'Misafir yeni rezervasyona saydırdı', facts: { alert: 'refund-due' } },
    ])
    await desk.ask('PUT', `/v1/admin/reservations/${id}`, {}) // any later touch leaves it closed
    expect((await desk.look(id)).alerts).toEqual([])
  })

  test.each([
    [{ refunded: true, note: 'x' }, 'method'],
    [{ refunded: true, method: 'gold' }, 'method'],
    [{ refunded: true, method: 'cash' }, 'amount'],
    [{ refunded: false }, 'note'],
    [{ refunded: false, note: '   ' }, 'note'],
    [{ note: 'x' }, 'refunded'],
  ])('is not resolved by %j: %s is missing', async (body, field) => {
    const { id, alertId } = await owed()
    const answer = await resolve(alertId, body)
    expect([answer.status, Object.keys(answer.body.content.fields)]).toEqual([400, [field]])
    expect((await desk.look(id)).alerts).toHaveLength(1)
  })
})

describe('another alert', () => {
  test('is closed with a reason, with a reservation or without one, and never pays anything back', async () => {
    const { id } = await owed()
    for (const reservationId of [id, null]) {
      const alertId = await raise({ kind: 'amount-mismatch', reservationId, facts: { expected: 5, received: 4 } })
      expect(await resolve(alertId, { refunded: true, method: 'card', amount: 5 })).toMatchObject({
        status: 422,
        body: { content: { code: 'invalid' } },
      })
      expect((await resolve(alertId, { refunded: false, note: 'Bankayla görüşüldü' })).status).toBe(200)
      expect((await resolve(alertId, { refunded: false, note: 'Bankayla görüşüldü' })).status).toBe(409)
      expect((await product.db.select().from(alert).where(eq(alert.id, alertId)))[0]?.resolvedAt).toEqual(
        product.clock.now,
      )
    }
    expect((await desk.look(id)).ledger).toHaveLength(1)
  })

  test('without a reservation has no ledger for a refund', async () => {
    const loose = await raise({ facts: { amount: 100 } })
    expect((await resolve(loose, { refunded: true, method: 'card', amount: 100 })).status).toBe(422)
    expect((await resolve(999_999, { refunded: false, note: 'x' })).status).toBe(404)
  })
})

const lettersOf = (id: number) =>
  product.db.select().from(letter).where(eq(letter.reservationId, id)).orderBy(letter.id)
const read = (id: number) => desk.ask('GET', `/v1/admin/letter/${id}`)
const again = (id: number, key?: string) => desk.ask('POST', address(resendLetter, { params: { id } }), undefined, key)
/** An option whose letter has gone out. */
const told = async (change: object = {}) => {
  const { id } = await desk.take(await product.villa(), { hours: 72, ...change })
  const first = async () => (await lettersOf(id))[0]
  while ((await first())?.status === 'waiting') await product.later(1)
  return { id, letterId: (await first())?.id ?? 0 }
}

describe('what a letter says is left to pay', () => {
  const sum = (amount: number) => formatMoney(amount, 'TL', 'tr')
  const factsOf = async (id: number, template: string) =>
    (await lettersOf(id)).find((each) => each.template === template)?.facts
  const paying = async (amount: number) => {
    const { id } = await desk.take(await product.villa(), { hours: 72 })
    await desk.made(id, { move: 'receive-transfer', amount })
    return id
  }

  test.each([
    ['the pre-payment', 1_400_000, 5_600_000],
    ['more than that', 5_000_000, 2_000_000],
    ['the whole total', 7_000_000, 0],
  ])('at check-in by whoever has paid %s is what the desk says', async (_, paid, left) => {
    const id = await paying(paid)
    expect(await factsOf(id, 'confirm')).toMatchObject({ odenen: sum(paid), kalan: sum(left), borc: sum(left) })
    expect((await desk.look(id)).balance).toBe(left)
  })

  test('is at check-in the listed balance while nothing is paid, and what the desk says after every payment', async () => {
    const { id } = await desk.take(await product.villa(), { hours: 72 })
    expect(await factsOf(id, 'option_held')).toMatchObject({ kalan: sum(5_600_000), borc: sum(7_000_000) })
    await desk.made(id, { move: 'receive-transfer', amount: 1_400_000 })
    await desk.made(id, { move: 'receive-transfer', amount: 5_000_000 })
    const left = (await desk.look(id)).balance
    expect(await factsOf(id, 'payment_received')).toMatchObject({ kalan: sum(left), borc: sum(left) })
  })
})

describe('a letter', () => {
  test('is read as its reader sees it', async () => {
    const { id, letterId } = await told()
    const { content } = (await read(letterId)).body
    const { code } = await desk.look(id)
    const mail = product.mails.find(({ html }) => html.includes(code))
    expect(content).toMatchObject({
      subject: mail?.subject,
      html: mail?.html,
      text: mail?.text,
      recipient: 'zeynep@example.com',
      status: 'sent',
      template: 'option_held',
      sentAt: product.clock.now.toISOString(),
      lastError: null,
      resend: { to: 'zeynep@example.com', refused: null },
    })
    expect(mail?.to).toBe('zeynep@example.com')
  })

  test('goes out again as a letter of its own, once for a press, and the history says so', async () => {
    const { id, letterId } = await told()
    const sent = product.mails.length
    for (const key of ['first-press', 'first-press', 'second-press', undefined])
      expect((await again(letterId, key)).status).toBe(200)
    await product.later(1)
    const [first, ...copies] = await lettersOf(id)
    expect(copies.map(({ template, facts, status }) => ({ template, facts, status }))).toEqual(
      [1, 2, 3].map(() => ({ template: 'option_held', facts: first?.facts, status: 'sent' })),
    )
    expect(product.mails.slice(sent)).toHaveLength(3)
    expect((await desk.look(id)).history.filter(({ what }) => what === 'letter')).toMatchObject(
      [1, 2, 3].map(() => ({ who: 'Nermin Uçar', facts: { template: 'option_held' } })),
    )
  })

  test('goes to the address the guest has now', async () => {
    const { id, letterId } = await told({ email: 'zeynp@example.com' })
    const { checkIn, checkOut, adults, guestName: name, phone, note } = await desk.look(id)
    await desk.ask('PUT', `/v1/admin/reservations/${id}`, {
      checkIn,
      checkOut,
      adults,
      name,
      phone,
      note,
      email: 'zeynep@example.com',
    })
    expect((await read(letterId)).body.content).toMatchObject({
      recipient: 'zeynp@example.com',
      resend: { to: 'zeynep@example.com' },
    })
    await again(letterId)
    expect((await lettersOf(id)).at(-1)).toMatchObject({ template: 'option_held', recipient: 'zeynep@example.com' })
  })

  test('that would be untrue now is still read, but not sent again', async () => {
    const { id, letterId } = await told()
    await desk.made(id, { move: 'cancel', reason: 'Vazgeçti' })
    const before = await desk.stateOf(id)
    expect((await read(letterId)).body.content).toMatchObject({
      status: 'sent',
      resend: { refused: 'reservation-CANCELLED' },
    })
    expect(await again(letterId)).toMatchObject({ status: 409, body: { content: { code: 'move-not-allowed' } } })
    expect(await desk.stateOf(id)).toEqual(before)
  })

  test('is not sent again while it waits to go out, nor when its template is off', async () => {
    const { id } = await desk.take(await product.villa(), { hours: 72 })
    const letterId = (await lettersOf(id))[0]?.id ?? 0
    expect((await read(letterId)).body.content.resend.refused).toBe('still-waiting')
    expect((await again(letterId)).status).toBe(409)
    await product.later(1)
    const words = { subject: { tr: 'Merhaba' }, body: { tr: '<p>{{ rez_kod }}</p>' } }
    await product.db.insert(mailTemplate).values({ key: 'option_held', ...words, active: false })
    expect((await read(letterId)).body.content.resend.refused).toBe('template-off')
    expect((await again(letterId)).status).toBe(409)
    await product.db.update(mailTemplate).set({ body: { tr: '{{ bilinmeyen }}' } })
    expect((await read(letterId)).body.content.html).toContain('Merhaba Zeynep') // what went out stays what it was
    const unsent = (await lettersOf((await desk.take(await product.villa(), { hours: 72 })).id))[0]?.id ?? 0
    expect(await read(unsent)).toMatchObject({ status: 422, body: { content: { code: 'invalid' } } })
    await product.db.delete(mailTemplate)
  })

  test('that is not about a reservation is nobody’s to read here', async () => {
    const now = product.clock.now
    const [loose] = await product.db
      .insert(letter)
      .values({
        template: 'confirm',
        recipient: 'a@example.com',
        language: 'tr',
        facts: {},
        onceKey: 'loose',
        nextAttemptAt: now,
        createdAt: now,
      })
      .returning({ id: letter.id })
    for (const id of [loose?.id ?? 0, 999_999])
      expect([(await read(id)).status, (await again(id)).status]).toEqual([404, 404])
  })
})

test('the detail shows which villa it is', async () => {
  const villa = await product.villa()
  const { id } = await desk.take(villa, { hours: 72 })
  expect(await desk.look(id)).toMatchObject({ villaSlug: villa.slug, thumbnail: null })
})
