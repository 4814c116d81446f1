import { eq } from 'drizzle-orm'
import { owner, ownerLogin } from '../../../src/features/owners/owners.table.ts'
import { sealedNumbers } from '../../../src/features/owners/sealed-numbers.server.ts'
import { found } from '../../../src/kernel/refusal.ts'
import type { Db } from '../../../src/platform/database/db.ts'
import type { Sealer } from '../../../src/platform/sealed.ts'
import { owners } from '../../content/owners.ts'

/** The id of the owner of a villa: `login` as the villa's text says, `order` its place in the order of the agency. */
export type OwnerOf = (login: number, order: number) => number

/** The owners with their logins (account ids in order); without a sealer their numbers are left out. */
export const fillOwners = async (
  db: Db,
  { accounts, sealer, now }: { accounts: number[]; sealer: Sealer | undefined; now: Date },
): Promise<OwnerOf> => {
  const held: { id: number; login: number | undefined; holds: string | undefined }[] = []
  for (const [index, { login, holds, taxNo, iban, ...row }] of owners.entries()) {
    const createdAt = new Date(now.getTime() - (900 - index * 170) * 86_400_000)
    const [added] = await db
      .insert(owner)
      .values({ ...row, createdAt })
      .returning({ id: owner.id })
    const { id } = found(added)
    if (sealer && (taxNo || iban))
      await db
        .update(owner)
        .set(sealedNumbers(sealer, id, { taxNo: taxNo ?? null, iban: iban ?? null }))
        .where(eq(owner.id, id))
    const accountId = login && accounts[login - 1]
    if (accountId) await db.insert(ownerLogin).values({ ownerId: id, accountId })
    held.push({ id, login, holds })
  }
  return (login, order) => {
    const half = order % 2 ? 'odd' : 'even'
    return found(held.find((each) => each.login === login && (each.holds === 'all' || each.holds === half))).id
  }
}
