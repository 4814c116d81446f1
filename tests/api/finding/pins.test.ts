/** @module-tag embedded */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchPins, searchVillas } from '../../../src/features/search/search.contract.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
  for (const [index, name] of ['Batı', 'Orta', 'Doğu'].entries())
    await product.villa({ name: `Villa ${name}`, latitude: 36.2, longitude: 29.1 + index / 10 })
})
afterAll(() => product.end())

const STAY = { checkin: '2027-06-12', checkout: '2027-06-19' }
const pins = async (query: object) => (await product.api(searchPins, { query })).content

test('a pin says what the card of its villa says', async () => {
  const { content } = await product.api(searchVillas, { query: STAY })
  const cards = content.map(({ id, latitude, longitude, stay }) => ({ id, latitude, longitude, total: stay?.total }))
  expect(cards).toHaveLength(3)
  expect(await pins(STAY)).toMatchObject(cards)
  expect((await pins({})).map(({ total }) => total)).toEqual([null, null, null])
})

test('an area holds what lies in it, in the list and on the map, and in no other', async () => {
  const area = '36.1,29.15,36.3,29.25'
  expect((await pins({ ...STAY, area })).map(({ name }) => name)).toEqual(['Villa Orta'])
  const list = await product.api(searchVillas, { query: { area } })
  expect([list.total, list.content.map(({ name }) => name)]).toEqual([1, ['Villa Orta']])
  expect(await pins({ area: '37.1,29.15,37.3,29.25' })).toEqual([])
})

test.each(['', 'kalkan', '36.3,29.1,36.1,29.2', '1,2,3', '36.1,29.1,36.3,29.2,1'])(
  'area %j is refused with a sentence',
  async (area) => {
    const answer = await product.call('GET', `/v2/search/pins?area=${encodeURIComponent(area)}`)
    expect([answer.status, Object.keys(answer.body.content?.fields ?? {})]).toEqual([400, ['area']])
  },
)
