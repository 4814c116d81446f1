/** @module-tag embedded */
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '../../../src/features/accounts/accounts.table.ts'
import { auditEntry } from '../../../src/features/audit/audit.table.ts'
import { faq } from '../../../src/features/content/content.table.ts'
import { withWriter } from '../../../src/platform/writer.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

const last = async () => (await product.db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1))[0]
const texts = (tr: string) => ({ tr, en: '', ru: '' })
const ask = (tr: string) => desk.ask('POST', '/v1/admin/faq', { question: texts(tr), answer: texts('Evet.') }, null)

const NAMES = [
  "O'Brien'; DROP TABLE audit_entry; --",
  'Ters \\ eğik \\\\ "tırnak" \\u0041 \\\' $$ $1 %s',
  'Ayşe 👩‍👩‍👧‍👦 Ğüş',
  'ab\u202etersten\u202c',
]

describe('the log of changes', () => {
  test.each(NAMES)('names who wrote whatever the name is: %s', async (firstName) => {
    await product.db.update(account).set({ firstName }).where(eq(account.id, desk.account.id))
    expect((await ask(`${firstName}?`)).status).toBe(201)
    expect(await last()).toMatchObject({ who: `${firstName} ${desk.account.lastName}`, name: `${firstName}?` })
  })

  test('keeps what a transaction inside another wrote, and nothing of the one that was undone', async () => {
    const writer = { account: 7, who: 'İç içe', at: product.clock.now, ip: '::1', request: 'r' }
    const row = (tr: string) => ({ question: texts(tr), answer: texts('x'), position: 99 })
    await withWriter(writer, () =>
      product.db.transaction(async (tx) => {
        await tx.insert(faq).values(row('dış'))
        await tx
          .transaction(async (inner) => {
            await inner.insert(faq).values(row('geri alınan'))
            throw new Error('undone')
          })
          .catch(() => undefined)
        await tx.transaction((inner) => inner.insert(faq).values(row('iç')))
      }),
    )
    await expect(
      withWriter(writer, () =>
        product.db.transaction(async (tx) => {
          await tx.insert(faq).values(row('hepsi'))
          throw new Error('undone')
        }),
      ),
    ).rejects.toThrow('undone')
    const entries = await product.db.select().from(auditEntry).where(eq(auditEntry.accountId, 7)).orderBy(auditEntry.id)
    expect(entries.map(({ name }) => name)).toEqual(['dış', 'iç'])
  })

  test('forgets the name with the transaction: what nobody is named for leaves no entry', async () => {
    await ask('Bir soru')
    const before = await last()
    for (let n = 0; n < 30; n++)
      await product.db.insert(faq).values({ question: texts(`adsız ${n}`), answer: texts('x'), position: n })
    expect((await last())?.id).toBe(before?.id)
    expect((await product.db.execute(sql`SELECT count(*)::int AS n FROM audit_entry WHERE who = ''`)).rows).toEqual([
      { n: 0 },
    ])
  })
})
