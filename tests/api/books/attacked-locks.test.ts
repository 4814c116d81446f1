import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { anOwner } from '../../../seeds/an-owner.ts'
import { rowUnderLock } from '../../../src/features/bookkeeping/bank/bank-rows.store.ts'
import { bankMatch, bankRow } from '../../../src/features/bookkeeping/bank/bank-rows.table.ts'
import { reservation } from '../../../src/features/reservations/reservations.table.ts'
import { bank } from '../../../src/features/settings/settings.table.ts'
import { withVillasLocked } from '../../../src/features/villas/villa-lock.store.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import { waitingForLocks } from '../../postgres/waiting-for-locks.ts'
import { type Desk, openDesk } from '../../staff-desk.ts'
import { openTestProduct, type TestProduct } from '../../test-product.ts'

let product: TestProduct
let desk: Desk
beforeAll(async () => {
  product = await openTestProduct()
  desk = await openDesk(product)
})
afterAll(() => product.end())

/** Runs a call that waits for the locks of a transaction, which ends once it waits. */
const meanwhile = async <T>(locked: (tx: Db) => Promise<unknown>, call: () => Promise<T>): Promise<T> => {
  let called: Promise<T> | undefined
  await product.db.transaction(async (tx) => {
    await locked(tx)
    called = call()
    await expect.poll(() => waitingForLocks(tx)).toBeGreaterThan(0)
  })
  if (!called) throw new Error('Nobody called.')
  return called
}

describe.skipIf(inject('database') !== 'postgres')('what waited for a lock looks again', () => {
  test('a payout never goes to whom the stay was given meanwhile', async () => {
    const [owner, other] = [await anOwner(product.db, { commission: 2_000 }), await anOwner(product.db, {})]
    const villas = [await product.villa({ ownerId: owner.id }), await product.villa({ ownerId: other.id })]
    const { id } = await desk.take(villas[0] ?? { id: 0 }, { status: 'CONFIRMED', reason: 'Nakit' })
    const gives = async (tx: Db) =>
      withVillasLocked(
        tx,
        villas.map((each) => each.id),
        () =>
          tx
            .update(reservation)
            .set({ villaId: villas[1]?.id ?? 0 })
            .where(eq(reservation.id, id)),
      )
    const payout = { amount: 100_000, currency: 'TL', method: 'transfer' }
    const answer = await meanwhile(gives, () => desk.ask('POST', `/v1/admin/owners/${owner.id}/payouts`, payout))
    expect([answer.status, (await desk.look(id)).owner?.paidOut]).toEqual([400, 0])
  })

  test('a row of the bank that became a payment meanwhile is not put aside', async () => {
    const account = { name: 'Ziraat', branch: '', holder: 'Happy', iban: 'TR320001000012345678904471', swift: '' }
    const [{ id: bankId } = { id: 0 }] = await product.db
      .insert(bank)
      .values({ ...account, currency: 'TL', position: 1 })
      .returning()
    const { id, prepayment } = await desk.takeInto('OPTION')
    await desk.made(id, { move: 'receive-transfer', amount: prepayment })
    const [entry] = (await desk.look(id)).ledger
    const file = Buffer.from('Tarih;Açıklama;Tutar\n28.02.2027;x;1,00\n')
    await desk.sendFile(`/v1/admin/bank-rows/import?bank_id=${bankId}`, file)
    const [row] = await product.db.select().from(bankRow)
    const rowId = row?.id ?? 0
    const match = { rowId, entryId: entry?.id ?? 0, who: 'x', at: product.clock.now }
    const ties = async (tx: Db) => {
      await rowUnderLock(tx, rowId)
      await tx.insert(bankMatch).values(match)
    }
    const answer = await meanwhile(ties, () =>
      desk.ask('POST', `/v1/admin/bank-rows/${rowId}/ignore`, { reason: 'Bizim değil' }),
    )
    expect([answer.status, (await product.db.select().from(bankRow))[0]?.ignored]).toEqual([409, null])
  })
})
