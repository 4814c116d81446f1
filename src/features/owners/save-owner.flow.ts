import { actorName, type Staff } from '../../kernel/caller.ts'
import type { FieldFault } from '../../kernel/field-faults.ts'
import { tidyNumber } from '../../kernel/identity/numbers.ts'
import { found, Refusal } from '../../kernel/refusal.ts'
import type { Act } from '../../platform/act.ts'
import type { Db } from '../../platform/database/db.ts'
import { phoneNumber } from '../../platform/phone.ts'
import type { Sealer } from '../../platform/sealed.ts'
import { accountById } from '../accounts/accounts.store.ts'
import type { SecretField } from './owner.shape.ts'
import { ownerView } from './owner.view.ts'
import { wrongInOwner } from './owner-numbers.ts'
import type { OwnerInput, OwnerRecord } from './owners.contract.ts'
import * as store from './owners.store.ts'
import { opened, sealedNumbers } from './sealed-numbers.server.ts'

export type OwnerAct = Act<{ sealer: Sealer }, Staff>

/** One owner as its record shows it. Refuses 'not-found'. */
export const ownerToShow = async ({ db, services }: Pick<OwnerAct, 'db' | 'services'>, id: number) =>
  ownerView(found(await store.ownerById(db, id)), services.sealer)

/** Refuses 'malformed', field by field: a name that is missing, a number that is none or another owner's. */
export const createOwner = (act: OwnerAct, input: OwnerInput): Promise<OwnerRecord> =>
  act.db.transaction(async (tx) => {
    const { taxNo, iban, ...row } = tidy(input)
    mustBeRight({ ...row, taxNo, iban })
    await store.lockOwners(tx)
    await mustBeOnlyOne(tx, act.services.sealer, taxNo, 0)
    const id = await store.addOwner(tx, { ...row, createdAt: act.now })
    await store.writeOwner(tx, id, sealedNumbers(act.services.sealer, id, { taxNo: taxNo ?? null, iban: iban ?? null }))
    return ownerToShow({ ...act, db: tx }, id)
  })

/** As above; refuses 'edited-meanwhile' with what is stored now for another version than it has. */
export const changeOwner = (
  act: OwnerAct,
  id: number,
  { version, ...input }: OwnerInput & { version: number },
): Promise<OwnerRecord> =>
  act.db.transaction(async (tx) => {
    const { sealer } = act.services
    await store.lockOwners(tx)
    const before = found(await store.ownerUnderLock(tx, id))
    if (before.version !== version)
      throw new Refusal('edited-meanwhile', {}, {}, { now: await ownerToShow({ ...act, db: tx }, id) })
    const { taxNo, iban, ...row } = tidy(input)
    // a person who becomes a company needs another number: what is kept is judged, too
    mustBeRight({ ...row, iban, taxNo: taxNo === undefined ? opened(sealer, before, 'taxNo') : taxNo })
    await mustBeOnlyOne(tx, sealer, taxNo, id)
    await store.writeOwner(tx, id, {
      ...row,
      ...sealedNumbers(sealer, id, { taxNo, iban }),
      version: version + 1,
    })
    return ownerToShow({ ...act, db: tx }, id)
  })

/** Refuses 'has-villas' with their number, 'has-account' for one whose account has entries. */
export const deleteOwner = ({ db }: OwnerAct, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    found(await store.ownerUnderLock(tx, id))
    const n = await store.countVillas(tx, id)
    if (n > 0) throw new Refusal('has-villas', { n })
    if (await store.hasAccount(tx, id)) throw new Refusal('has-account')
    await store.removeOwner(tx, id)
  })

/** A number as it is, for somebody who asks for it; the reading is noted with it or not at all. */
export const readSecret = ({ db, services, who, now }: OwnerAct, id: number, field: SecretField): Promise<string> =>
  db.transaction(async (tx) => {
    const row = found(await store.ownerUnderLock(tx, id))
    const value = found(opened(services.sealer, row, field))
    await store.noteRead(tx, { ownerId: id, field, who: actorName(who), at: now })
    return value
  })

/** Lets an account see the owner's villas. Refuses 'invalid' for one that is no owner's account. */
export const giveLogin = ({ db }: OwnerAct, ownerId: number, accountId: number): Promise<void> =>
  db.transaction(async (tx) => {
    found(await store.ownerUnderLock(tx, ownerId))
    if ((await accountById(tx, accountId))?.role !== 'OWNER')
      throw new Refusal('invalid', {}, { account_id: { code: 'invalid' } })
    await store.addLogin(tx, { ownerId, accountId })
  })

const tidy = (input: OwnerInput): OwnerInput => ({
  ...input,
  taxNo: input.taxNo && tidyNumber(input.taxNo),
  iban: input.iban && tidyNumber(input.iban),
  phone: input.phone && phoneNumber(input.phone),
  email: input.email.toLowerCase(),
})

const mustBeRight = (owner: Parameters<typeof wrongInOwner>[0]): void => {
  const wrong = Object.entries(wrongInOwner(owner)).map(([field, code]): [string, FieldFault] => [field, { code }])
  if (wrong.length) throw new Refusal('malformed', {}, Object.fromEntries(wrong))
}

const mustBeOnlyOne = async (tx: Db, sealer: Sealer, taxNo: string | null | undefined, own: number): Promise<void> => {
  if (taxNo && (await store.isNumberThere(tx, sealer.fingerprint(taxNo), own)))
    throw new Refusal('malformed', {}, { taxNo: { code: 'in-use' } })
}
