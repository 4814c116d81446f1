/** @module-tag embedded */
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aFeedEvent } from '../../../seeds/a-feed-event.ts'
import { anOwner } from '../../../seeds/an-owner.ts'
import { closing, takenNight } from '../../../src/features/availability/availability.table.ts'
import type { Statement } from '../../../src/features/bookkeeping/statement/statement.contract.ts'
import { letter } from '../../../src/features/letters/letters.table.ts'
import type { Conflict } from '../../../src/features/occupancy/conflicts/conflicts.contract.ts'
import { ledgerEntry } from '../../../src/features/reservations/money/ledger.table.ts'
import { reservationEvent } from '../../../src/features/reservations/reservations.table.ts'
import { dayInIstanbul } from '../../../src/kernel/day.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

type Named = { id: number }
const list = async () => (await desk.ask('GET', '/v1/admin/conflicts')).body.content
const conflictOf = async (villa: Named): Promise<Conflict | undefined> =>
  (await list()).conflicts.find((each: Conflict) => each.villa.id === villa.id)
const settle = ({ closingId, reservationId }: Pick<Conflict, 'closingId' | 'reservationId'>, body: object) =>
  desk.ask('POST', `/v1/admin/conflicts/${closingId}/${reservationId}`, body)
const kinds = async (villa: Named) =>
  (await product.db.select().from(takenNight).where(eq(takenNight.villaId, villa.id)).orderBy(takenNight.night))
    .map(({ night, kind }) => `${night.slice(8)} ${kind}`)
    .join(', ')

/** A confirmed stay of 12–15 July and an event of 11–14 July: two nights that both want. */
const aConflict = async (change: object = {}) => {
  const { id: ownerId } = await anOwner(product.db, { email: 'ev.sahibi@example.com' })
  const villa = await product.villa({ ownerId })
  const stay = { checkIn: '2027-07-12', checkOut: '2027-07-15', status: 'CONFIRMED', reason: 'Nakit', ...change }
  const ours = await desk.take(villa, stay)
  const event = await aFeedEvent(product.db, {
    ...{ villaId: villa.id, from: '2027-07-11', until: '2027-07-14', now: product.clock.now },
  })
  return { villa, ours, event, pair: { closingId: event.id, reservationId: ours.id } }
}

describe('an event and a reservation that want the same nights', () => {
  test('are a conflict with both sides in it; nothing changes by itself', async () => {
    const { villa, ours, pair } = await aConflict()
    expect(await conflictOf(villa)).toMatchObject({
      ...pair,
      ...{ state: 'open', from: '2027-07-12', until: '2027-07-14', nights: 2, maybeSame: false, decision: null },
      event: { feed: 'Airbnb', from: '2027-07-11', until: '2027-07-14' },
      ours: { code: ours.code, status: 'CONFIRMED', checkIn: '2027-07-12', checkOut: '2027-07-15' },
    })
    expect(await kinds(villa)).toBe('11 external, 12 reservation, 13 reservation, 14 reservation')
  })

  test('are none when the portal only closed the nights, or when the option ran out', async () => {
    const { villa, pair } = await aConflict()
    await product.db.update(closing).set({ isBlock: true }).where(eq(closing.id, pair.closingId))
    expect(await conflictOf(villa)).toBeUndefined()
    const option = await aConflict({ status: 'OPTION', hours: 1 })
    expect(await conflictOf(option.villa)).toBeDefined()
    product.clock.now = new Date(product.clock.now.getTime() + 61 * 60_000)
    expect(await conflictOf(option.villa)).toBeUndefined()
  })

  test('are kept for our guest: the owner is written to, and it waits until the other is gone or the reminder comes', async () => {
    const { villa, pair } = await aConflict()
    const text = 'Merhaba, 12 Temmuz bizde dolu. İptal eder misiniz? <b>Acil</b>'
    expect((await settle(pair, { way: 'keep-ours', letter: text, remind: true })).status).toBe(200)
    expect(await conflictOf(villa)).toMatchObject({ state: 'waiting', decision: { way: 'keep-ours' } })
    const [mail] = await product.db.select().from(letter).orderBy(desc(letter.id)).limit(1)
    expect([mail?.template, mail?.recipient.includes('@'), mail?.facts.neden]).toEqual([
      'calendar_conflict',
      true,
      text,
    ])
    product.mails.length = 0
    await product.later(1)
    expect(product.mails.some(({ html }) => html.includes('&lt;b&gt;Acil'))).toBe(true)
    product.clock.now = new Date(product.clock.now.getTime() + 26 * 3_600_000)
    expect((await conflictOf(villa))?.state).toBe('open')
    await product.db.delete(takenNight).where(eq(takenNight.holderId, pair.closingId))
    await product.db.delete(closing).where(eq(closing.id, pair.closingId))
    expect(await conflictOf(villa)).toBeUndefined()
  })

  test('are one and the same person: said once, never shown again', async () => {
    const { villa, pair } = await aConflict()
    expect((await settle(pair, { way: 'same-person' })).status).toBe(200)
    expect(await conflictOf(villa)).toBeUndefined()
    expect(await kinds(villa)).toBe('11 external, 12 reservation, 13 reservation, 14 reservation')
  })

  test('part: our guest goes to another villa for the same nights, and the feed gets those it wanted', async () => {
    const { villa, ours, pair } = await aConflict()
    const other = await product.villa()
    const offered = await desk.ask('GET', `/v1/admin/conflicts/${pair.closingId}/${pair.reservationId}/villas`)
    const found = offered.body.content.find(({ id }: Named) => id === other.id)
    expect([found?.total - ours.total, offered.body.content.some(({ id }: Named) => id === villa.id)]).toEqual([
      found?.difference,
      false,
    ])
    const how = { way: 'move-ours', villa_id: other.id, price: 'kept', total: ours.total, letter: 'Aynı plajda.' }
    expect((await settle(pair, how)).status).toBe(200)
    expect(await kinds(villa)).toBe('11 external, 12 external, 13 external')
    expect(await kinds(other)).toBe('12 reservation, 13 reservation, 14 reservation')
    expect(await desk.look(ours.id)).toMatchObject({ villaId: other.id, status: 'CONFIRMED', total: ours.total })
    const history = await product.db.select().from(reservationEvent).where(eq(reservationEvent.reservationId, ours.id))
    expect(history.at(-1)).toMatchObject({ what: 'villa-changed', facts: { totalBefore: ours.total } })
    expect(await desk.lettersOf(ours.id)).toContain('villa_changed')
    expect((await settle(pair, how)).status).toBe(404)
    const { body } = await desk.ask('GET', '/v1/admin/conflicts/settled')
    expect(body).toMatchObject({ total: 3, take: 20 })
    expect(body.content.map(({ way }: { way: string }) => way)).toEqual(['move-ours', 'same-person', 'keep-ours'])
    expect(body.content[0]).toMatchObject({ villa: villa.name, reservationId: ours.id, code: ours.code })
  })

  test('cannot part to a villa that is taken, too small, the same or nobody’s: then nothing has changed', async () => {
    const { villa, ours, pair } = await aConflict()
    const [taken, small] = [await product.villa(), await product.villa({ guests: 1 })]
    await desk.take(taken, { checkIn: '2027-07-13', checkOut: '2027-07-16' })
    const before = await desk.stateOf(ours.id)
    for (const [villa_id, status] of [
      ...[[taken.id, 409] as const, [small.id, 422] as const, [villa.id, 400] as const, [999_999, 404] as const],
    ])
      expect([villa_id, (await settle(pair, { way: 'move-ours', villa_id })).status]).toEqual([villa_id, status])
    expect((await settle(pair, { way: 'move-ours' })).status).toBe(400)
    const shown = { way: 'move-ours', villa_id: (await product.villa()).id, price: 'new', total: 1 }
    expect((await settle(pair, shown)).body.content.code).toBe('price-changed')
    expect(await desk.stateOf(ours.id)).toBe(before)
  })

  describe('when the other villa is dearer', () => {
    /** A conflict of three nights, and a villa of somebody else that costs 5,000 more a night. */
    const aDearer = async (change: object = {}, { sameOwner = false } = {}) => {
      const known = await aConflict(change)
      const { id: ownerId } = sameOwner ? { id: known.villa.ownerId } : await anOwner(product.db)
      const other = await product.villa({ ownerId }, { nightly: 1_500_000 })
      const path = `/v1/admin/conflicts/${known.pair.closingId}/${known.pair.reservationId}/villas`
      const offered = (await desk.ask('GET', path)).body.content.find(({ id }: Named) => id === other.id)
      return { ...known, other, offered, how: { way: 'move-ours', villa_id: other.id, price: 'kept' } }
    }
    const month = async (owner: number) =>
      (
        await desk.ask(
          'GET',
          `/v1/admin/owners/${owner}/statement?month=${dayInIstanbul(product.clock.now).slice(0, 7)}`,
        )
      ).body.content as Statement
    const entriesOf = (id: number) => product.db.select().from(ledgerEntry).where(eq(ledgerEntry.reservationId, id))

    test('its difference is an expense of the owner who is left, and can be taken back like any other', async () => {
      const { villa, ours, pair, other, offered, how } = await aDearer()
      expect(offered).toMatchObject({ difference: 1_500_000, sameOwner: false })
      expect((await settle(pair, { ...how, owner_pays: offered.difference })).status).toBe(200)
      const [entry] = await entriesOf(ours.id)
      expect(entry).toMatchObject({
        ...{ kind: 'expense', method: null, amount: -1_500_000, currency: 'TL', ownerId: villa.ownerId },
        note: `Takvim çakışması (Airbnb): ${villa.name} → ${other.name}`,
      })
      const charged = await month(villa.ownerId)
      expect(charged.lines).toMatchObject([{ kind: 'expense', amount: -1_500_000, note: entry?.note }])
      expect(charged.sums).toMatchObject([{ expenses: 1_500_000, due: -1_500_000 }])
      expect((await desk.look(ours.id)).owner).toMatchObject({ spent: 0 })
      expect((await month(other.ownerId)).lines.filter(({ kind }) => kind === 'expense')).toEqual([])
      const back = { reason: 'Ev sahibi haklıydı' }
      expect((await desk.ask('POST', `/v1/admin/transactions/${entry?.id}/storno`, back)).status).toBe(200)
      expect((await month(villa.ownerId)).sums).toMatchObject([{ expenses: 0, due: 0 }])
    })

    test('nobody is charged unless staff say so', async () => {
      const { ours, pair, how } = await aDearer()
      expect((await settle(pair, how)).status).toBe(200)
      expect(await entriesOf(ours.id)).toEqual([])
    })

    test.each([
      ['where the guest pays the new price', { how: { price: 'new' }, status: 400 }],
      ['where both villas have one owner', { owners: { sameOwner: true }, status: 400 }],
      ['for a stay that is not confirmed', { stay: { status: 'OPTION', hours: 24 }, status: 409 }],
      ['when the difference is not what was shown', { how: { owner_pays: 1_499_999 }, status: 409 }],
    ] as [string, { stay?: object; owners?: object; how?: object; status: number }][])(
      'nobody is charged, and nobody moved, %s',
      async (_, { stay, owners, how: change, status }) => {
        const { ours, pair, offered, how } = await aDearer(stay, owners)
        const before = await desk.stateOf(ours.id)
        const answer = await settle(pair, { ...how, owner_pays: offered.difference, ...change })
        expect([answer.status, await entriesOf(ours.id)]).toEqual([status, []])
        expect(await desk.stateOf(ours.id)).toBe(before)
      },
    )

    test('nobody is charged for a villa that is taken meanwhile', async () => {
      const { ours, pair, other, offered, how } = await aDearer()
      await desk.take(other, { checkIn: '2027-07-13', checkOut: '2027-07-16' })
      expect((await settle(pair, { ...how, owner_pays: offered.difference })).status).toBe(409)
      expect(await entriesOf(ours.id)).toEqual([])
    })
  })

  test('end with ours cancelled by the agency, which keeps nothing', async () => {
    const { villa, ours, pair } = await aConflict()
    expect((await settle(pair, { way: 'cancel-ours' })).status).toBe(400)
    expect((await settle(pair, { way: 'cancel-ours', letter: 'Takvim çakışması' })).status).toBe(200)
    expect(await desk.look(ours.id)).toMatchObject({ status: 'CANCELLED' })
    expect((await desk.rowOf(ours.id))?.kept).toBe(0)
    expect(await kinds(villa)).toBe('11 external, 12 external, 13 external')
  })

  test('are the agency’s to settle, not an owner’s or a visitor’s', async () => {
    const owner = await openDesk(product, 'OWNER')
    const { pair } = await aConflict()
    const path = `/v1/admin/conflicts/${pair.closingId}/${pair.reservationId}`
    expect((await owner.ask('GET', '/v1/admin/conflicts')).status).toBe(403)
    expect((await owner.ask('GET', `${path}/villas`)).status).toBe(403)
    expect((await owner.ask('POST', path, { way: 'same-person' })).status).toBe(403)
    expect((await product.call('POST', path, { way: 'same-person' })).status).toBe(401)
    expect((await settle({ ...pair, reservationId: 999_999 }, { way: 'same-person' })).status).toBe(404)
  })

  test('moved crosswise at once end without waiting for each other for ever', async () => {
    const [one, other] = [await aConflict(), await aConflict({ checkIn: '2027-07-12', checkOut: '2027-07-14' })]
    const answers = await Promise.all([
      settle(one.pair, { way: 'move-ours', villa_id: other.villa.id }),
      settle(other.pair, { way: 'move-ours', villa_id: one.villa.id }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([409, 409])
  })
})
