/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldFaultsTr } from '../../../src/web/words/refusals.tr.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const pathOf = (id: number, end = '') => `/v1/admin/villas/${id}/permit${end}`
const aPermit = (change: object = {}) => ({
  ...{ number: '48-4812', kind: 'home', validUntil: null, holder: 'Selin Ak', address: 'Kaş', rooms: 4, beds: 8 },
  ...{ document: '', version: 0, ...change },
})
const look = async (id: number) => (await desk.ask('GET', pathOf(id))).body.content
const put = (id: number, change: object) => desk.ask('PUT', pathOf(id), aPermit(change))
const check = (id: number, state: string, number = '48-4812') =>
  desk.ask('POST', pathOf(id, '/check'), { state, number })
const publish = (id: number) => desk.ask('PATCH', '/v1/admin/villas/activity', { id, active: true })
const seen = async (slug: string) => {
  await product.refresh()
  const { status, body } = await product.call('GET', `/v1/villa/${slug}`)
  const { body: found } = await product.call('GET', `/v2/search?take=200`)
  const listed = found.content.find((each: { slug: string }) => each.slug === slug)
  return [status, body.content.permitNo, listed?.permitNo]
}

test('a permit is written down, checked, and shown to guests by its number', async () => {
  const { id, slug } = await product.villa({ active: false, permitNo: null })
  expect(await look(id)).toMatchObject({ permit: null, reasons: ['missing'], checks: [] })
  expect((await put(id, {})).body.content.permit).toMatchObject({ state: 'waiting', checkedAt: null, version: 1 })
  expect((await publish(id)).status).toBe(200)
  expect(await seen(slug)).toEqual([200, '48-4812', '48-4812'])
  expect((await check(id, 'valid')).body.content).toEqual({ unpublished: false })
  expect(await look(id)).toMatchObject({
    permit: { state: 'valid', checkedBy: 'Nermin Uçar', version: 1 },
    ...{ reasons: [], checks: [{ state: 'valid', who: 'Nermin Uçar', number: '48-4812' }] },
  })
  // the same number keeps its check, another has none yet; guests read it at once
  expect((await put(id, { holder: 'Halil Toprak', version: 1 })).body.content.permit.state).toBe('valid')
  expect((await put(id, { number: '48-4813', version: 2 })).body.content.permit).toMatchObject({ state: 'waiting' })
  expect(await seen(slug)).toEqual([200, '48-4813', '48-4813'])
})

test('an invalid permit takes the villa off the site at once, and it comes back when it is mended', async () => {
  const { id, slug } = await product.villa({ permitNo: '48-4812' })
  expect((await check(id, 'invalid')).body.content).toEqual({ unpublished: true })
  expect((await seen(slug))[0]).toBe(404)
  expect([(await publish(id)).body.content.code, (await check(id, 'invalid')).body.content]).toEqual([
    'permit-invalid',
    { unpublished: false },
  ])
  await check(id, 'valid')
  expect((await seen(slug))[0]).toBe(404) // staff publish, a check does not
  expect((await publish(id)).status).toBe(200)
  expect(await seen(slug)).toEqual([200, '48-4812', '48-4812'])
})

test('a villa whose permit is over or taken away is not published', async () => {
  const { id, slug } = await product.villa({ permitNo: '48-4812' })
  await put(id, { validUntil: '2027-02-28', version: 1 })
  expect((await seen(slug))[0]).toBe(200) // an end takes nobody off the site by itself: it is listed
  await desk.ask('PATCH', '/v1/admin/villas/activity', { id, active: false })
  expect((await publish(id)).body.content.code).toBe('permit-ended')
  await put(id, { validUntil: '2027-03-01', version: 2 })
  expect((await publish(id)).status).toBe(200)
  expect((await desk.ask('DELETE', pathOf(id))).status).toBe(200)
  expect([(await seen(slug))[0], (await desk.ask('DELETE', pathOf(id))).status]).toEqual([404, 404])
  expect((await publish(id)).body.content.code).toBe('no-permit')
})

test('what can’t be a permit is refused at its field, and who saves or checks over another version is told so', async () => {
  const { id } = await product.villa({ permitNo: '48-4812' })
  const { body } = await put(id, { number: '4812', version: 1 })
  expect(body.content.fields).toEqual({ number: fieldFaultsTr['permit-no'] })
  expect((await put(id, { document: 'javascript:alert(1)', version: 1 })).body.content.fields).toHaveProperty(
    'document',
  )
  expect((await put(id, { number: '17332', kind: 'tourism', version: 1 })).status).toBe(200)
  const late = await put(id, { version: 1 })
  expect([late.status, late.body.content.code]).toEqual([409, 'edited-meanwhile'])
  expect((await check(id, 'valid', '48-4812')).body.content.code).toBe('edited-meanwhile')
  expect((await look(id)).permit).toMatchObject({ number: '17332', state: 'waiting' })
  for (const path of [pathOf(2_000_000_000)]) expect((await desk.ask('GET', path)).status).toBe(404)
  expect((await put(2_000_000_000, {})).status).toBe(404)
})

test('the lists name every villa that somebody should look at, the most urgent first', async () => {
  const names = {
    missing: 'Liste A',
    invalid: 'Liste B',
    ended: 'Liste C',
    twin: 'Liste D',
    other: 'Liste E',
    good: 'Liste F',
  }
  const villa = async (name: string, permitNo: string | null, state?: string, change: object = {}) => {
    const { id } = await product.villa({ name, permitNo, active: permitNo !== null })
    if (permitNo) await put(id, { number: permitNo, version: 1, ...change })
    if (permitNo && state) await check(id, state, permitNo)
    return id
  }
  await villa(names.good, '07-9001', 'valid')
  await villa(names.other, '07-9002', 'valid')
  await villa(names.twin, '07-9002', 'valid')
  await villa(names.ended, '07-9003', 'valid', { validUntil: '2027-02-01' })
  await villa(names.invalid, '07-9004', 'invalid')
  await villa(names.missing, null)
  const list = async (name: string) => {
    const { body } = await desk.ask('GET', `/v1/admin/permits?take=200&list=${name}&search=liste`)
    return body.content.map((row: { villa: string }) => row.villa.slice(-1)).join('')
  }
  expect(await list('look')).toBe('ABCDE')
  expect(await list('all')).toBe('ABCDEF')
  expect(await Promise.all(['missing', 'invalid', 'ending', 'doubled', 'waiting', 'old-check'].map(list))).toEqual([
    ...['A', 'B', 'C', 'DE', '', ''],
  ])
  product.clock.now = new Date(product.clock.now.getTime() + 91 * 86_400_000)
  expect(await list('old-check')).toBe('CDEF')
  const { body } = await desk.ask('GET', '/v1/admin/permits?take=1')
  expect([body.content.length, body.total, body.counts.look]).toEqual([1, body.counts.look, body.total])
})

test('permits are the agency’s', async () => {
  const owner = await openDesk(product, 'OWNER')
  const { id } = await product.villa({ ownerId: owner.ownerId })
  const calls: [string, string, object?][] = [
    ['GET', '/v1/admin/permits'],
    ['GET', pathOf(id)],
    ['PUT', pathOf(id), aPermit({ version: 1 })],
    ['POST', pathOf(id, '/check'), { state: 'valid', number: '48-1' }],
    ['DELETE', pathOf(id)],
  ]
  for (const [method, path, body] of calls) {
    expect([path, (await owner.ask(method, path, body)).status]).toEqual([path, 403])
    expect([path, (await product.call(method, path, body)).status]).toEqual([path, 401])
  }
})
