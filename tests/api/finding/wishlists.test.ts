/** @module-tag embedded */
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { villa as villaTable } from '../../../src/features/villas/villas.table.ts'
import {
  getWishlist,
  shareWishlist,
  voteInWishlist,
  WISHLIST,
} from '../../../src/features/wishlists/wishlists.contract.ts'
import { wishlist, wishlistVote } from '../../../src/features/wishlists/wishlists.table.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let villas: number[]
beforeAll(async () => {
  product = await openTestProduct()
  villas = [(await product.villa()).id, (await product.villa()).id]
})
afterAll(() => product.end())

const share = async (body: object = {}) => (await product.api(shareWishlist, { body: { villas, ...body } })).content
const read = async (token: string) => (await product.api(getWishlist, { params: { token } })).content
const vote = (token: string, body: object) => product.call('PUT', `/v1/wishlists/${token}/vote`, body)
const yes = (villa = villas[0], name = 'Selma') => ({ villa, name, up: true })

test('a list opens by its link with its stay, and the database alone can’t make that link', async () => {
  const { token } = await share({ checkin: '2027-07-10', checkout: '2027-07-17', guests: 4 })
  expect(await read(token)).toMatchObject({
    ...{ checkin: '2027-07-10', checkout: '2027-07-17', guests: 4 },
    villas: villas.map((id) => ({ id, votes: [] })),
  })
  const rows = await product.db.select().from(wishlist)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a name votes once for a villa, changes its mind, and says a sentence', async () => {
  const { token } = await share()
  await vote(token, yes())
  await vote(token, { ...yes(), name: ' SELMA ', up: false, said: 'Havuz görünüyor.' })
  const last = await product.api(voteInWishlist, {
    params: { token },
    body: { ...yes(), villa: villas[0] ?? 0, name: 'Mert' },
  })
  expect(last.content.villas[0]?.votes).toMatchObject([
    { name: 'Mert', up: true, said: '' },
    { name: 'SELMA', up: false, said: 'Havuz görünüyor.' },
  ])
  expect(last.content.villas[1]?.votes).toEqual([])
})

test.each([
  ['no villa', { villas: [] }],
  ['too many villas', { villas: Array.from({ length: WISHLIST.villas + 1 }, (_, index) => index + 1) }],
  ['words for ids', { villas: ['1'] }],
  ['a day that is none', { villas: [1], checkin: '2027-02-30' }],
  ['a crowd', { villas: [1], guests: 51 }],
])('%s is refused with a sentence and keeps nothing', async (_, body) => {
  const before = await product.db.$count(wishlist)
  expect((await product.call('POST', '/v1/wishlists', body)).status).toBe(400)
  expect(await product.db.$count(wishlist)).toBe(before)
})

test('a stay that ends before it begins, and villas nobody is shown, make no list', async () => {
  const upside = { villas, checkin: '2027-07-17', checkout: '2027-07-10' }
  expect((await product.call('POST', '/v1/wishlists', upside)).status).toBe(422)
  expect((await product.call('POST', '/v1/wishlists', { villas: [2_147_483_647] })).status).toBe(404)
})

test.each([
  ['a name with an address', { name: 'www.example.com' }],
  ['a name of two lines', { name: 'Se\nlma' }],
  ['a name that is too long', { name: 'a'.repeat(WISHLIST.name + 1) }],
  ['no name', { name: '  ' }],
  ['a sentence with an address', { said: 'bkz. http://example.com' }],
  ['a sentence that is too long', { said: 'a'.repeat(WISHLIST.said + 1) }],
  ['a vote that is neither', { up: 'evet' }],
])('%s is refused with a sentence and counts for nothing', async (_, change) => {
  const { token } = await share()
  const answer = await vote(token, { ...yes(), ...change })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.content.fields)).toHaveLength(1)
  expect((await read(token)).villas[0]?.votes).toEqual([])
})

test('a forged link opens nothing, and a villa that is not in the list gets no vote', async () => {
  const { token } = await share({ villas: villas.slice(0, 1) })
  for (const forged of ['x', `${token}x`, '%27%3B--', 'a'.repeat(200)])
    expect((await product.call('GET', `/v1/wishlists/${forged}`)).status).toBe(404)
  expect((await vote(token, yes(villas[1]))).status).toBe(404)
  expect((await vote('x', yes())).status).toBe(404)
})

test('a list holds so many votes and no more, but a vote in it can still be changed', async () => {
  const { token } = await share()
  await vote(token, yes())
  const [{ wishlistId = 0 } = {}] = await product.db
    .select()
    .from(wishlistVote)
    .orderBy(desc(wishlistVote.wishlistId))
    .limit(1)
  const many = Array.from({ length: WISHLIST.votes - 1 }, (_, index) => `n${index}`)
  const row = { wishlistId, villaId: villas[0] ?? 0, up: true, said: '', at: product.clock.now }
  await product.db.insert(wishlistVote).values(many.map((name) => ({ ...row, name, nameFolded: name })))
  const full = await vote(token, yes(villas[0], 'Geç kalan'))
  expect([full.status, full.body.content.message]).toEqual([409, expect.stringContaining('200')])
  expect((await vote(token, { ...yes(), up: false })).status).toBe(200)
})

test('many who vote at once lose no vote and make no second one', async () => {
  const { token } = await share()
  const names = ['Ada', 'Bora', 'Cem', 'Derya', 'Ada', 'Bora', 'Cem', 'Derya']
  const answers = await Promise.all(names.map((name) => vote(token, yes(villas[1], name))))
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
  expect((await read(token)).villas[1]?.votes.map(({ name }) => name).sort()).toEqual(['Ada', 'Bora', 'Cem', 'Derya'])
})

test('a villa that is no longer shown leaves the list', async () => {
  const gone = await product.villa()
  const { token } = await share({ villas: [...villas, gone.id] })
  await product.db.update(villaTable).set({ active: false }).where(eq(villaTable.id, gone.id))
  expect((await read(token)).villas.map(({ id }) => id)).toEqual(villas)
})

test('half a year later the link has ended, and the list goes with its votes', async () => {
  const { token } = await share()
  await vote(token, yes())
  product.clock.now = new Date(product.clock.now.getTime() + (WISHLIST.days * 1440 + 1) * 60_000)
  expect((await product.call('GET', `/v1/wishlists/${token}`)).status).toBe(404)
  await product.later(1)
  expect([await product.db.$count(wishlist), await product.db.$count(wishlistVote)]).toEqual([0, 0])
}, 60_000)
