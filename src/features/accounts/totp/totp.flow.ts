import type { Staff } from '../../../kernel/caller.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { publicSettingsOf } from '../../settings/settings.store.ts'
import { accountUnderLock } from '../accounts.store.ts'
import type { LoginServices, Place } from '../log-in.flow.ts'
import { mustKnowPassword } from '../own/own-password.flow.ts'
import { hashOfRecovery, keyOf, newRecoveryCodes, newTotpKey, sealKey, stepOf, totpUri } from './totp.server.ts'
import { NO_TOTP, writeTotp } from './totp.store.ts'

type OwnAct = Act<LoginServices, Staff>

/** A key that counts once a code of it is shown. Refuses 'invalid' at `password`, 'already-moved' when one counts. */
export const beginTotp = async (act: OwnAct, password: string, place: Place) => {
  const { email } = await mustKnowPassword(act, { password }, place)
  const key = newTotpKey()
  const { accountId } = act.who
  await act.db.transaction(async (tx) => {
    if (found(await accountUnderLock(tx, accountId)).totpSince) throw new Refusal('already-moved')
    await writeTotp(tx, accountId, { ...NO_TOTP, totpKey: sealKey(act.services.sealer, accountId, key) })
  })
  const { site_name = '' } = await publicSettingsOf(act.db)
  return { key, uri: totpUri(key, site_name, email) }
}

/** The second step counts from now on; answers its recovery codes. Refuses 'malformed' at `code`. */
export const switchTotpOn = ({ db, services, who, now }: OwnAct, code: string): Promise<string[]> =>
  db.transaction(async (tx) => {
    const row = found(await accountUnderLock(tx, who.accountId))
    if (row.totpSince) throw new Refusal('already-moved')
    const key = keyOf(services.sealer, row)
    const step = key && stepOf(key, code.replace(/\s/g, ''), now)
    if (!step) throw new Refusal('malformed', {}, { code: { code: 'invalid' } })
    const codes = newRecoveryCodes()
    await writeTotp(tx, row.id, { totpSince: now, totpStep: step, recoveryHashes: codes.map(hashOfRecovery) })
    return codes
  })

/** Refuses 'invalid' at `password` for a wrong one, which counts like a failed login. */
export const switchTotpOff = async (act: OwnAct, password: string, place: Place): Promise<void> => {
  await mustKnowPassword(act, { password }, place)
  await writeTotp(act.db, act.who.accountId, NO_TOTP)
}
