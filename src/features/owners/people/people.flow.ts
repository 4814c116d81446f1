import type { Staff } from '../../../kernel/caller.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { lockFor } from '../../../platform/locks/locks.ts'
import { phoneNumber } from '../../../platform/phone.ts'
import { addAccount, endSessionsOf } from '../../accounts/accounts.store.ts'
import { dropLinksOf } from '../../accounts/links/links.store.ts'
import { NO_TOTP, requireTotp, writeTotp } from '../../accounts/totp/totp.store.ts'
import { type LinkMailServices, sendAccountLink } from './account-letter.flow.ts'
import type { Person, PersonInput } from './people.contract.ts'
import * as store from './people.store.ts'

type PeopleAct = Act<LinkMailServices, Staff>

/** Makes an account without a password and mails its link. Refuses 'malformed' at `email` or `ownerIds`. */
export const invite = ({ db, ...act }: PeopleAct, input: PersonInput & { role: 'ADMIN' | 'OWNER' }): Promise<Person> =>
  db.transaction(async (tx) => {
    const { ownerIds, ...row } = tidy(input, input.role)
    await mustBeFree(tx, row.email, 0)
    const fresh = { ...row, role: input.role, passwordHash: '', createdAt: act.now }
    const id = await addAccount(tx, fresh)
    await mustSignInFor(tx, id, ownerIds)
    await sendAccountLink({ ...act, db: tx }, { ...row, id }, 'INVITATION', act.who.name)
    return store.personById(tx, id, act.now)
  })

/**
 * Refuses 'edited-meanwhile' with what stands there for another version, 'own-rights' when somebody takes the right
 * `users` from themselves. Who has not set a password yet is invited again when the e-mail is another.
 */
export const changePerson = (
  { db, ...act }: PeopleAct,
  id: number,
  { version, ...input }: PersonInput & { version: number },
): Promise<Person> =>
  db.transaction(async (tx) => {
    const before = await managed(tx, act.who, id)
    if (before.version !== version)
      throw new Refusal('edited-meanwhile', {}, {}, { now: await store.personById(tx, id, act.now) })
    const { ownerIds, ...row } = tidy(input, before.role)
    if (id === act.who.accountId && !row.rights.includes('users')) throw new Refusal('own-rights')
    await mustBeFree(tx, row.email, id)
    await store.writePerson(tx, id, { ...row, version: version + 1 })
    if (before.role === 'OWNER') await mustSignInFor(tx, id, ownerIds)
    if (row.email !== before.email) {
      await dropLinksOf(tx, id)
      if (!before.passwordHash && before.active)
        await sendAccountLink({ ...act, db: tx }, { ...row, id }, 'INVITATION', act.who.name)
    }
    return store.personById(tx, id, act.now)
  })

/** The invitation again, or a link for a new password. Refuses 'invalid' for an account that is off. */
export const sendLinkTo = ({ db, ...act }: PeopleAct, id: number): Promise<Person> =>
  db.transaction(async (tx) => {
    const row = await managed(tx, act.who, id)
    if (row.passwordHash && !row.active) throw new Refusal('invalid')
    if (!row.active) await store.writePerson(tx, id, { active: true, version: row.version + 1 })
    await sendAccountLink({ ...act, db: tx }, row, row.passwordHash ? 'RESET' : 'INVITATION', act.who.name)
    return store.personById(tx, id, act.now)
  })

/** Refuses 'invalid' for somebody who has set a password. */
export const withdraw = ({ db, who, now }: PeopleAct, id: number): Promise<Person> =>
  db.transaction(async (tx) => {
    const row = await managed(tx, who, id)
    if (row.passwordHash) throw new Refusal('invalid')
    await dropLinksOf(tx, id)
    await store.writePerson(tx, id, { active: false, version: row.version + 1 })
    return store.personById(tx, id, now)
  })

/** Off ends sessions and links at once. Refuses 'own-rights' for oneself: so somebody always manages people. */
export const setActive = ({ db, who }: PeopleAct, id: number, active: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    const { version } = await managed(tx, who, id)
    if (id === who.accountId && !active) throw new Refusal('own-rights')
    await store.writePerson(tx, id, { active, version: version + 1 })
    if (active) return
    await endSessionsOf(tx, id)
    await dropLinksOf(tx, id)
  })

/** The second step of somebody who lost the telephone goes, and their sessions. Refuses 'invalid' for one's own. */
export const dropSecondStep = ({ db, who, now }: PeopleAct, id: number): Promise<Person> =>
  db.transaction(async (tx) => {
    await managed(tx, who, id)
    if (id === who.accountId) throw new Refusal('invalid')
    await writeTotp(tx, id, NO_TOTP)
    await endSessionsOf(tx, id)
    return store.personById(tx, id, now)
  })

/** Demands the second step of every ADMIN, or no longer. Refuses 'totp-needed' to who demands it without having it. */
export const requireSecondStep = ({ db, who }: PeopleAct, required: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    const own = await managed(tx, who, who.accountId)
    if (required && !own.totpSince) throw new Refusal('totp-needed')
    await requireTotp(tx, required)
  })

/** The account, locked with that of who acts: two who take each other's right go one after the other. */
const managed = async (tx: Db, who: Staff, id: number) => {
  const rows = await store.peopleUnderLock(tx, [who.accountId, id])
  const own = rows.find((row) => row.id === who.accountId)
  if (!own?.active || !own.rights.includes('users')) throw new Refusal('no-right', { right: 'users' })
  return found(rows.find((row) => row.id === id))
}

const tidy = (input: PersonInput, role: 'ADMIN' | 'OWNER') => ({
  ...{ firstName: input.firstName, lastName: input.lastName, email: input.email.toLowerCase() },
  phone: input.phone ? phoneNumber(input.phone) : null,
  rights: role === 'ADMIN' ? [...new Set(input.rights)] : [],
  ownerIds: role === 'OWNER' ? input.ownerIds : [],
})

const mustBeFree = async (tx: Db, email: string, own: number): Promise<void> => {
  await lockFor(tx, 'account-email', [email])
  if (await store.isEmailTaken(tx, email, own)) throw new Refusal('malformed', {}, { email: { code: 'in-use' } })
}

const mustSignInFor = async (tx: Db, id: number, ownerIds: number[]): Promise<void> => {
  if (!(await store.writeLogins(tx, id, ownerIds)))
    throw new Refusal('malformed', {}, { ownerIds: { code: 'invalid' } })
}
