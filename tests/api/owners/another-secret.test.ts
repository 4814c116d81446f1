/** @module-tag embedded */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOwner } from '../../../seeds/an-owner.ts'
import { sealerFor } from '../../../src/entry/secrets.ts'
import { owner as ownerTable } from '../../../src/features/owners/owners.table.ts'
import { sealAnew } from '../../../src/features/owners/seal-anew.flow.ts'
import { opened, sealedNumbers } from '../../../src/features/owners/sealed-numbers.server.ts'
import { openTestProduct } from '../../test-product.ts'

const TCKN = '12345678950'

test('a new secret opens what the one before has sealed and seals it anew: then the old one is not needed; a number nobody can open stays', async () => {
  const product = await openTestProduct()
  const [before, now] = [sealerFor('the secret of last year'), sealerFor('the secret of today')]
  const stored = async (sealer = before) => {
    const { id } = await anOwner(product.db)
    const numbers = sealedNumbers(sealer, id, { taxNo: sealer === before ? TCKN : '98765432150', iban: undefined })
    await product.db.update(ownerTable).set(numbers).where(eq(ownerTable.id, id))
    return id
  }
  const look = async (id: number) => {
    const [row] = await product.db.select().from(ownerTable).where(eq(ownerTable.id, id))
    return row ?? expect.fail()
  }
  const [id, lost] = [await stored(), await stored(sealerFor('a secret that is gone'))]
  const gone = await look(lost)
  expect(opened(now, await look(id), 'taxNo')).toBeNull()
  const both = sealerFor('the secret of today', ['the secret of last year'])
  expect(opened(both, await look(id), 'taxNo')).toBe(TCKN)
  await sealAnew(product.db, both)
  expect(opened(now, await look(id), 'taxNo')).toBe(TCKN)
  expect((await look(id)).taxNoHash).toBe(now.fingerprint(TCKN))
  expect(await look(lost)).toEqual(gone)
  await product.end()
})
