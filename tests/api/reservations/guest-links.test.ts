import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resendLetter } from '../../../src/features/reservations/letters/reservation-letters.contract.ts'
import { guestToken, readGuestToken } from '../../../src/features/reservations/views/guest-link.server.ts'
import { address } from '../../../src/kernel/client.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const tokenIn = (text: string) => /token=([\w.-]+)/.exec(text)?.[1] ?? ''
const open = async (token: string) => (await product.call('GET', `/v1/reservation/${token}`)).status
const correct = async (id: number, email: string) => {
  const { checkIn, checkOut, adults, guestName: name, phone } = await desk.look(id)
  return desk.ask('PUT', `/v1/admin/reservations/${id}`, { checkIn, checkOut, adults, name, phone, email })
}

describe('a guest’s link', () => {
  test('ends when the e-mail it was sent to is corrected; every new letter and view has the new one', async () => {
    const { id, guestLink } = await desk.take(await product.villa(), { email: 'zeynp@example.com', hours: 72 })
    await product.later(1)
    const sent = tokenIn(product.mails.find(({ to }) => to === 'zeynp@example.com')?.html ?? '')
    expect([sent, await open(sent)]).toEqual([tokenIn(guestLink), 200])
    await correct(id, 'zeynep@example.com')
    expect(await open(sent)).toBe(404)
    for (const [method, path, body] of [
      ['POST', `/v1/reservation/${sent}/cancel`, { kept: 0 }],
      ['POST', `/v1/payment/${sent}/start`, { acceptTerms: true }],
    ] as const)
      expect((await product.call(method, path, body, { 'idempotency-key': crypto.randomUUID() })).status).toBe(404)
    const now = tokenIn((await desk.look(id)).guestLink)
    expect(await open(now)).toBe(200)
    const letters = (await desk.look(id)).letters
    await desk.ask('POST', address(resendLetter, { params: { id: letters[0]?.id ?? 0 } }))
    await desk.ask('POST', '/v1/admin/sendbank', { reservation_id: id })
    await product.later(1)
    const mails = product.mails.filter(({ to }) => to === 'zeynep@example.com')
    expect(mails.map(({ html }) => tokenIn(html))).toEqual([now, now])
    const found = await product.call('POST', '/v1/reservation/enquire', {
      code: (await desk.look(id)).code,
      contact: 'zeynep@example.com',
    })
    expect(found.body.content.token).toBe(now)
  })

  test('stays when something else of the contact changes, and comes back with the address', async () => {
    const { id, guestLink } = await desk.take(await product.villa(), { hours: 72 })
    await correct(id, 'ZEYNEP@example.com')
    expect(await open(tokenIn(guestLink))).toBe(200)
    await correct(id, '')
    expect(await open(tokenIn(guestLink))).toBe(404)
  })

  test('that is forged, odd or of another reservation opens nothing', () => {
    const secret = new Uint8Array(32).fill(7)
    const token = guestToken(secret, { id: 42, checkOut: '2027-07-17', email: 'a@example.com' })
    const read = (text: string) => readGuestToken(secret, text, '2027-07-01')
    expect([read(token)?.id, read(token)?.isFor('a@example.com'), read(token)?.isFor('b@example.com')]).toEqual([
      42,
      true,
      false,
    ])
    expect(readGuestToken(secret, token, '2027-09-16')).toBeNull()
    expect(readGuestToken(new Uint8Array(32), token, '2027-07-01')).toBeNull()
    const [id, until, tag, seal] = token.split('.')
    const odd = [
      '',
      '.',
      '...',
      'x'.repeat(200),
      `${id}.${until}.${seal}`,
      `${id}.${until}..${seal}`,
      `1.${until}.${tag}.${seal}`,
      `${token} `,
    ]
    for (const each of odd) expect([each, read(each)]).toEqual([each, null])
    for (let at = 0; at < token.length; at++) {
      const changed = `${token.slice(0, at)}${token[at] === 'b' ? 'c' : 'b'}${token.slice(at + 1)}`
      expect([at, read(changed)?.isFor('a@example.com') ?? false]).toEqual([at, false])
    }
  })
})
