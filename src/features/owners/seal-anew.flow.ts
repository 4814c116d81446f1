import type { Db } from '../../platform/database/db.ts'
import type { Sealer } from '../../platform/sealed.ts'
import { lockOwners, ownersWithNumbers, writeOwner } from './owners.store.ts'
import { opened, sealedNumbers } from './sealed-numbers.server.ts'

/**
 * Seals with the key of today what a former one has sealed. Answers how many owners; a number that no key opens stays
 * as it is.
 */
export const sealAnew = (db: Db, sealer: Sealer): Promise<number> =>
  db.transaction(async (tx) => {
    await lockOwners(tx)
    const old = (await ownersWithNumbers(tx)).filter(({ taxNo, iban }) =>
      [taxNo, iban].some((sealed) => sealed && !sealer.isCurrent(sealed)),
    )
    for (const row of old) {
      const [taxNo, iban] = [opened(sealer, row, 'taxNo'), opened(sealer, row, 'iban')]
      const numbers = sealedNumbers(sealer, row.id, { taxNo: taxNo ?? undefined, iban: iban ?? undefined })
      if (taxNo || iban) await writeOwner(tx, row.id, numbers)
    }
    return old.length
  })
