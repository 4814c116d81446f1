import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWish, openTestProduct, type TestProduct } from '../test-product.ts'
import { waitingForLocks } from './waiting-for-locks.ts'

let product: TestProduct
beforeAll(async () => {
  product = await openTestProduct()
})
afterAll(() => product.end())

/** Another reservation like this one, of somebody whom nobody knows yet. */
const WRITTEN = `INSERT INTO reservation OVERRIDING SYSTEM VALUE
  SELECT (jsonb_populate_record(r, $2)).* FROM reservation r WHERE code = $1`
const GUEST = `SELECT guest_id FROM guest_stay JOIN reservation ON reservation.id = reservation_id WHERE code = $1`

let number = 900_000_000
const row = (of: object) => ({ ...of, id: ++number, code: `X${number}` })

test.each([
  ['phone', { guest_name: 'Defne', phone: '+905329990011', email: 'defne@example.com' }, { email: '' }],
  ['e-mail', { guest_name: 'Asya', phone: '', email: 'asya@example.com' }, {}],
])(
  'two reservations of one new guest at the same moment, by the same %s, are one guest’s',
  async (_, guest, change) => {
    const { code } = await product.book(aWish(await product.villa()))
    const rows = [row(guest), row({ ...guest, ...change })] as const
    const clients = [new pg.Client(product.url), new pg.Client(product.url)] as const
    const [one, other] = clients
    try {
      for (const client of clients) {
        await client.connect()
        await client.query('BEGIN')
      }
      await one.query(WRITTEN, [code, rows[0]])
      const writing = other.query(WRITTEN, [code, rows[1]])
      await expect.poll(() => waitingForLocks(product.db, 'INSERT INTO reservation OVERRIDING%')).toBe(1)
      await one.query('COMMIT')
      await writing
      await other.query('COMMIT')
      const guests = await Promise.all(rows.map((each) => one.query(GUEST, [each.code])))
      const [ofFirst, ofSecond] = guests.map((answer) => answer.rows)
      expect(ofFirst).toHaveLength(1)
      expect(ofSecond).toEqual(ofFirst)
      expect((await one.query('SELECT FROM guest WHERE name = $1', [guest.guest_name])).rowCount).toBe(1)
    } finally {
      for (const client of clients) await client.end()
    }
  },
)
