/** @module-tag embedded */
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HANDLERS } from '../../../src/entry/calls/handlers.ts'
import { aJpeg } from '../../pictures/picture-corpus.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'
import { belongingsOf } from './own-and-others.ts'

let product: TestProduct
let own: Person
let other: Person
beforeAll(async () => {
  product = await openTestProduct()
})
beforeEach(async () => {
  ;[own, other] = [await somebody(), await somebody()]
})
afterAll(() => product.end())

type Person = Awaited<ReturnType<typeof somebody>>

/** An owner with one of everything, a photo and a proposed price among it. */
const somebody = async () => {
  const { account, token } = await product.signIn('OWNER')
  const admin = await product.signIn('ADMIN')
  const has = await belongingsOf(product, account.id)
  const ask = (method: string, path: string, body?: object) =>
    product.call(method, path, body, { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() })
  const send = async (path: string, by: string) =>
    product.app.inject({
      ...{ method: 'POST', url: path, payload: await aJpeg(300, 200, has.villa) },
      headers: { authorization: `Bearer ${by}`, 'content-type': 'image/jpeg' },
    })
  await send(`/v1/admin/villas/image?villa_id=${has.villa}`, admin.token)
  const prices = { villa_id: has.villa, rows: [SUMMER] }
  const proposal = (await ask('POST', '/v1/admin/proposals/prices', prices)).body.content.id as number
  const row = (await ask('GET', `/v1/admin/proposals/${proposal}`)).body.content.rows[0].id as number
  const photo = (await ask('GET', `/v1/admin/villas/${has.villa}/photos`)).body.content[0].id as number
  const file = async (path: string) =>
    (await product.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })).rawPayload
  return { ...has, proposal, row, photo, ask, send: (path: string) => send(path, token), file }
}

const SUMMER = { from: '2028-06-01', until: '2028-09-01', nightly: 2_000_000 }
const NIGHTS = { from: '2027-09-01', until: '2027-09-04' }

/** All that its owner sees of what is theirs. */
const seenBy = async ({ ask, villa, proposal }: Person) => {
  const paths = [
    `/v1/admin/external?villa_id=${villa}`,
    `/v1/admin/reservations?villa_id=${villa}`,
    `/v1/admin/proposals/${proposal}`,
    ...['photos', 'feeds', 'prices'].map((of) => `/v1/admin/villas/${villa}/${of}`),
  ]
  const answers = await Promise.all(paths.map((path) => ask('GET', path)))
  return answers.map(({ status, body }) => [status, body])
}

type Sent = [method: string, path: string, body?: object]

/** Each call of staff that names a villa elsewhere than in its path, with one's own and another's things. */
const naming = (villa: number, { feed, photo }: Pick<Person, 'feed' | 'photo'>): Sent[] => [
  ['POST', '/v1/admin/proposals/prices', { villa_id: villa, rows: [SUMMER] }],
  ['POST', '/v1/admin/proposals/photos', { villa_id: villa, changes: [{ what: 'remove', photoId: photo }] }],
  ['POST', '/v1/admin/proposals/photos', { villa_id: villa, changes: [{ what: 'cover', photoId: photo }] }],
  ['POST', '/v1/admin/villas/date', { villa_id: villa, ...NIGHTS }],
  ['POST', '/v1/admin/villas/date/sync/preview', { villa_id: villa, feed_id: feed }],
  ['POST', '/v1/admin/villas/date/sync', { villa_id: villa, feed_id: feed, loss: 'free' }],
  ['PATCH', '/v1/admin/villas/deleteical', { villa_id: villa, feed_id: feed, nights: 'free' }],
  ['GET', `/v1/admin/quote?villa_id=${villa}&checkin=2027-07-01&checkout=2027-07-08&guests=2`],
]

const LISTS = ['external', 'reservations', 'proposals'].map((list) => `/v1/admin/${list}`)
const PICTURE = '/v1/admin/proposals/picture'
const FILE = '/v1/admin/reservations/excel'

test('a call of staff that names a villa in its body or question is one of those below', () => {
  const calls = HANDLERS.map(({ endpoint }) => endpoint).filter(({ may, body, query }) => {
    const shapes = [body, query].map((schema) => (schema && 'shape' in schema ? schema.shape : {}))
    return may === 'staff' && shapes.some((shape) => Object.hasOwn(shape as object, 'villa_id'))
  })
  const below = [...naming(1, { feed: 1, photo: 1 }).map(([, path]) => path.split('?')[0]), ...LISTS, PICTURE, FILE]
  expect(calls.map(({ path }) => path).filter((path) => !below.includes(path))).toEqual([])
})

test('another owner’s villa in a body or a question is not there, and nothing of it is touched', async () => {
  const before = await seenBy(other)
  const lines: string[] = []
  for (const [method, path, body] of naming(other.villa, other)) {
    const { status } = await own.ask(method, path, body)
    if (![403, 404].includes(status)) lines.push(`${method} ${path}: ${status}`)
  }
  const { statusCode } = await own.send(`${PICTURE}?villa_id=${other.villa}`)
  expect([lines, [403, 404].includes(statusCode)]).toEqual([[], true])
  expect(await seenBy(other)).toEqual(before)
})

test('what is another owner’s is not there beside one’s own villa either: a feed, a photo, a row of a proposal', async () => {
  const before = await seenBy(other)
  const lines: string[] = []
  for (const [method, path, body] of naming(own.villa, other)) {
    if (!JSON.stringify(body ?? {}).match(/feed_id|photoId/)) continue
    const { status } = await own.ask(method, path, body)
    if (status < 400 || status >= 500) lines.push(`${method} ${path}: ${status}`)
  }
  const order = [{ what: 'order', ids: [own.photo, other.photo] }]
  const mixed = await own.ask('POST', '/v1/admin/proposals/photos', { villa_id: own.villa, changes: order })
  if (mixed.status < 400) lines.push(`order: ${mixed.status}`)
  const taken = await own.ask('POST', `/v1/admin/proposals/${own.proposal}/withdraw`, { rows: [other.row] })
  expect([lines, taken.status < 500]).toEqual([[], true])
  expect(await seenBy(other)).toEqual(before)
})

test('no list and no sum of an owner knows of another’s villa, whatever it is asked for', async () => {
  const { name, slug } = (await other.ask('GET', `/v1/admin/villas?id=${other.villa}`)).body.content[0]
  const asked = [
    ...LISTS.map((path) => `${path}?villa_id=${other.villa}`),
    ...[`id=${other.villa}`, `owner=${other.owner}`, `search=${name}`].map((by) => `/v1/admin/villas?${by}`),
  ]
  for (const path of asked) {
    const { status, body } = await own.ask('GET', path)
    expect([path, status, body.content, body.total]).toEqual([path, 200, [], 0])
  }
  const rowsOf = async (by: Person) => {
    const [sheet] = await readXlsxFile(await by.file(`${FILE}?villa_id=${other.villa}`))
    return sheet?.data.length
  }
  expect([await rowsOf(own), await rowsOf(other)]).toEqual([1, 2]) // its head alone
  for (const path of ['villas', 'villas/all', 'villas/withdates', 'overview', 'external', 'owners-accounts']) {
    const { status, body } = await own.ask('GET', `/v1/admin/${path}`)
    expect([path, status, JSON.stringify(body).includes(slug)]).toEqual([path, 200, false])
  }
})
