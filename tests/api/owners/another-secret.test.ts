/** @module-tag embedded */
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOwner } from '../../../seeds/an-owner.ts'
import { SEALED, sealAllAnew, sealerFor } from '../../../src/entry/secrets.ts'
import { owner as ownerTable } from '../../../src/features/owners/owners.table.ts'
import { sealAnew } from '../../../src/features/owners/seal-anew.flow.ts'
import { opened, sealedNumbers } from '../../../src/features/owners/sealed-numbers.server.ts'
import { openDesk } from '../../staff-desk.ts'
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

test('so it is with every other column whose values are sealed', async () => {
  const product = await openTestProduct()
  const [before, now] = [sealerFor('the secret of last year'), sealerFor('the secret of today')]
  const villa = await product.villa()
  const desk = await openDesk(product)
  const { account } = desk
  const { id: stay } = await desk.take(villa)
  const seal = (table: string, column: string, id: number) => before.seal(TCKN, `${table}.${column}.${id}`)
  await product.db.execute(sql`UPDATE account SET totp_key = ${seal('account', 'totp_key', account.id)}
    WHERE id = ${account.id}`)
  await product.db.execute(sql`INSERT INTO invoice_party
    (reservation_id, kind, name, tax_office, address, city, country, email, tax_no)
    VALUES (${stay}, 'person', 'Zeynep Tunalı', '', '', '', 'TR', '', ${seal('invoice_party', 'tax_no', stay)})`)
  await product.db.execute(sql`INSERT INTO btrans_villa (villa_id, tax_no, iban)
    VALUES (${villa.id}, ${seal('btrans_villa', 'tax_no', villa.id)}, ${seal('btrans_villa', 'iban', villa.id)})`)
  await sealAllAnew(product.db, sealerFor('the secret of today', ['the secret of last year']))
  const ids: Record<string, number> = { account: account.id, invoice_party: stay, btrans_villa: villa.id }
  for (const { table, column, key } of SEALED.filter((each) => ids[each.table])) {
    const { rows } = await product.db.execute<{ sealed: string }>(
      sql`SELECT ${sql.identifier(column)} AS sealed FROM ${sql.identifier(table)}
        WHERE ${sql.identifier(key)} = ${ids[table] ?? 0}`,
    )
    expect(now.open(rows[0]?.sealed ?? '', `${table}.${column}.${ids[table] ?? 0}`), `${table}.${column}`).toBe(TCKN)
  }
  await product.end()
})
