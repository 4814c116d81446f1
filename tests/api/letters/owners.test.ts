/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOwner } from '../../../seeds/an-owner.ts'
import { owner } from '../../../src/features/owners/owners.table.ts'
import { setting } from '../../../src/features/settings/settings.table.ts'
import { aPhoneCall, type Desk, openDesk } from '../../staff-desk.ts'
import { aWish, openTestProduct, type TestProduct } from '../../test-product.ts'

const OWNER = 'ev.sahibi@example.com'
let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
  await product.db.insert(setting).values({ key: 'site_email', value: 'ofis@example.com' }).onConflictDoNothing()
})
beforeEach(() => {
  product.mails.length = 0
})
afterAll(() => product.end())

const aVillaOf = async (change: object = {}) => {
  const { id: ownerId } = await anOwner(product.db, { firstName: 'Halil', lastName: 'Toprak', email: OWNER })
  return product.villa({ ownerId, live: false, ...change })
}
/** A guest asks for a villa; answers the reservation and the token in the owner's mail. */
const asked = async (change: object = {}) => {
  const villa = await aVillaOf(change)
  const { code } = await product.book(aWish(villa))
  await product.later(1)
  const mail = product.mails.findLast(({ to, text }) => to === OWNER && text.includes('Zeynep'))
  const token = /owner-answer\?token=([\w.-]+)&answer=approve/.exec(mail?.text ?? '')?.[1] ?? ''
  const [row] = (await desk.ask('GET', `/v1/admin/reservations?reservation_id=${code}`)).body.content
  return { villa, mail, token, id: row.id as number, code }
}
const look = (token: string) => product.call('GET', `/v1/owner-answer/${token}`)
const answer = (token: string, body: object) => product.call('POST', `/v1/owner-answer/${token}`, body)
const toOwner = () => product.mails.filter(({ to }) => to === OWNER).map(({ subject }) => subject)

describe('an owner who is asked', () => {
  test('reads in the mail what the agency lets owners see, and never how to reach the guest', async () => {
    const { mail, villa } = await asked()
    expect(mail?.subject).toContain(`Yeni talep: ${villa.name}`)
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Halil Toprak')
      expect(part).not.toMatch(/zeynep@example|532/)
    }
  })

  test('looks as often as they like: only a press changes something', async () => {
    const { token, id } = await asked()
    const before = await desk.stateOf(id)
    for (const _ of [1, 2, 3]) expect((await look(token)).body.content).toMatchObject({ state: 'open', nights: 7 })
    expect(await desk.stateOf(id)).toBe(before)
  })

  test('approves: the villa is held, the guest and the agency are told, and the link has ended', async () => {
    const { token, id, code } = await asked()
    expect((await answer(token, { answer: 'approve', note: 'Çiçekleri sularım' })).body.content).toMatchObject({
      state: 'approved',
    })
    expect((await desk.rowOf(id))?.status).toBe('OPTION')
    expect(await desk.nightsOf(id)).toHaveLength(7)
    product.mails.length = 0
    await product.later(1)
    expect(product.mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      `ofis@example.com: Ev sahibi yanıtladı: Onayladı – ${code}`,
      `zeynep@example.com: Villanız sizin için ayrıldı – ${code}`,
    ])
    expect(product.mails.find(({ to }) => to === 'zeynep@example.com')?.html).not.toContain('Çiçek')
    expect(product.mails.find(({ to }) => to === 'ofis@example.com')?.text).toContain('Çiçekleri sularım')
    for (const again of ['approve', 'decline']) expect((await answer(token, { answer: again })).status).toBe(409)
    expect((await desk.look(id)).history.at(-1)?.who).toBe('Halil Toprak')
  })

  test('declines: what they write goes to staff, never to the guest', async () => {
    const { token, id } = await asked()
    expect((await answer(token, { answer: 'decline', note: 'Bu misafiri istemiyorum' })).body.content.state).toBe(
      'declined',
    )
    product.mails.length = 0
    await product.later(1)
    const guests = product.mails.find(({ to }) => to === 'zeynep@example.com')
    expect(guests?.subject).toContain('Talebinizle ilgili')
    expect(`${guests?.html}${guests?.text}`).not.toContain('istemiyorum')
    expect((await desk.look(id)).history.at(-1)).toMatchObject({ what: 'decline', reason: 'Bu misafiri istemiyorum' })
  })

  test('cannot hold nights that somebody else has by now, and is told so', async () => {
    const { token, villa, id } = await asked()
    await desk.take(villa, {})
    expect((await answer(token, { answer: 'approve' })).body.content.code).toBe('nights-taken')
    expect((await desk.rowOf(id))?.status).toBe('REQUEST')
    expect((await answer(token, { answer: 'decline' })).status).toBe(200)
  })

  test('has no link any more when the request ran out, or the address or the owner is another', async () => {
    const { token, villa } = await asked()
    await product.db.update(owner).set({ email: 'yeni@example.com' }).where(eq(owner.id, villa.ownerId))
    expect([(await look(token)).status, (await answer(token, { answer: 'approve' })).status]).toEqual([404, 404])
    await product.db.update(owner).set({ email: OWNER }).where(eq(owner.id, villa.ownerId))
    await product.later(49 * 60)
    expect((await look(token)).body.content.state).toBe('ended')
    expect((await answer(token, { answer: 'approve' })).status).toBe(409)
  })

  test('cannot be played by whoever guesses, or holds the link of another request', async () => {
    const [one, other] = [await asked(), await asked()]
    const [number = '', seal = ''] = one.token.split('.')
    const [otherNumber = ''] = other.token.split('.')
    for (const token of ['x', number, `${otherNumber}.${seal}`, `${number}.${'A'.repeat(24)}`, `${one.token}x`])
      expect([token, (await look(token)).status, (await answer(token, { answer: 'approve' })).status]).toEqual([
        token,
        404,
        404,
      ])
    expect((await answer(one.token, { answer: 'perhaps' })).status).toBe(400)
  })
})

describe('an owner is told', () => {
  test('of a sure stay, of other dates, and that it fell through, each once', async () => {
    const villa = await aVillaOf()
    const { id } = await desk.take(villa, { status: 'CONFIRMED', reason: 'Nakit' })
    const other = aPhoneCall(villa, { checkIn: '2027-08-10', checkOut: '2027-08-17' })
    expect((await desk.ask('PUT', `/v1/admin/reservations/${id}`, other)).status).toBe(200)
    await desk.made(id, { move: 'cancel', reason: 'Vazgeçti' })
    await product.later(1)
    // the first two are no longer true by now
    expect(toOwner()).toEqual([expect.stringMatching(/^İptal: /)])
    const sure = await desk.take(villa, { status: 'CONFIRMED', reason: 'Nakit' })
    await product.later(1)
    await desk.ask('PUT', `/v1/admin/reservations/${sure.id}`, other)
    await product.later(1)
    expect(toOwner().slice(1)).toEqual([
      expect.stringMatching(/^Kesinleşti: /),
      expect.stringMatching(/^Tarih değişti: /),
    ])
    expect(product.mails.at(-1)?.text).toContain('10 Temmuz 2027')
  })

  test('nothing of options, and nothing without an address', async () => {
    await desk.take(await aVillaOf(), {})
    await desk.take(await product.villa(), { status: 'CONFIRMED', reason: 'Nakit' })
    await product.later(1)
    expect(toOwner()).toEqual([])
  })
})
