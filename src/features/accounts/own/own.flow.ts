import type { Staff } from '../../../kernel/caller.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { phoneNumber } from '../../../platform/phone.ts'
import { accountById, accountUnderLock, fullNameOf } from '../accounts.store.ts'
import { isTotpRequired } from '../totp/totp.store.ts'
import type { changeOwnAccount, OwnAccount } from './own.contract.ts'
import { writeOwn } from './own.store.ts'

type OwnAct = Omit<Act<unknown, Staff>, 'services'>
type Change = NonNullable<(typeof changeOwnAccount)['body']>['_zod']['output']

/** The account of whoever asks. */
export const ownToShow = async (db: Db, id: number): Promise<OwnAccount> => {
  const row = found(await accountById(db, id))
  const { role, firstName, lastName, email, phone, version } = row
  const rights = role === 'ADMIN' ? row.rights : []
  const secondStep = {
    since: row.totpSince?.toISOString() ?? null,
    codesLeft: row.recoveryHashes.length,
    required: role === 'ADMIN' && (await isTotpRequired(db)),
  }
  return {
    id,
    role,
    rights,
    name: fullNameOf(row),
    firstName,
    lastName,
    email,
    phone: phone ?? '',
    version,
    secondStep,
  }
}

/** Refuses 'edited-meanwhile' with what stands there now for another version than it has. */
export const changeOwn = ({ db, who: { accountId } }: OwnAct, { version, ...change }: Change): Promise<OwnAccount> =>
  db.transaction(async (tx) => {
    const before = found(await accountUnderLock(tx, accountId))
    if (before.version !== version)
      throw new Refusal('edited-meanwhile', {}, {}, { now: await ownToShow(tx, accountId) })
    const phone = change.phone ? phoneNumber(change.phone) : null
    await writeOwn(tx, accountId, { ...change, phone, version: version + 1 })
    return ownToShow(tx, accountId)
  })
