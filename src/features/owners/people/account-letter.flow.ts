import { formatInstant } from '../../../kernel/format.ts'
import type { Act } from '../../../platform/act.ts'
import { hashOfLinkToken, newLinkToken } from '../../../platform/links/link-token.ts'
import type { Quota } from '../../../platform/quota.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import { accountByEmail, fullNameOf } from '../../accounts/accounts.store.ts'
import type { account } from '../../accounts/accounts.table.ts'
import { putLink } from '../../accounts/links/links.store.ts'
import { agencyFacts } from '../../letters/agency-facts.ts'
import { postLetter } from '../../letters/letters.store.ts'
import { secretFact } from '../../letters/secret/secret-word.server.ts'
import { publicSettingsOf } from '../../settings/settings.store.ts'

export type LinkMailServices = { publicUrl: string; sealer: Sealer; quota: Quota }
type Asking = Omit<Act<LinkMailServices>, 'who'>

const HOUR_MS = 3_600_000
const LASTS_MS = { INVITATION: 7 * 24 * HOUR_MS, RESET: HOUR_MS }

/** Sends somebody a link that sets a password; the one of this kind before it ends. `by` invites. In a transaction. */
export const sendAccountLink = async (
  { db: tx, services, now }: Asking,
  to: Pick<typeof account.$inferSelect, 'id' | 'email' | 'firstName' | 'lastName'>,
  kind: 'INVITATION' | 'RESET',
  by = '',
): Promise<void> => {
  const token = newLinkToken()
  const tokenHash = hashOfLinkToken(token)
  const expiresAt = new Date(now.getTime() + LASTS_MS[kind])
  await putLink(tx, { tokenHash, accountId: to.id, kind, createdAt: now, expiresAt })
  await postLetter(tx, {
    ...{ template: kind === 'INVITATION' ? 'account_invitation' : 'account_reset', recipient: to.email },
    ...{ language: 'tr', now, onceKey: `account-link:${tokenHash.slice(0, 20)}` },
    facts: {
      ...{ kisi_adi: fullNameOf(to), davet_eden: by, hesap_link_son: formatInstant(expiresAt.toISOString(), 'tr') },
      // behind the '#': a browser sends that part of an address to nobody
      ...secretFact(services.sealer, `${services.publicUrl}/dashboard/login/link#${token}`),
      ...agencyFacts(await publicSettingsOf(tx)),
    },
  })
}

const ANSWERED_AFTER_MS = 300
const A_HOUR = { of: 'password-forgotten', most: 3, seconds: 3600 }

/**
 * Sends the link of a new password to whoever has this address. The answer, and when it comes, are the same for an
 * address without an account; 'too-many' counts addresses, not accounts.
 */
export const forgot = async (act: Asking, typed: string): Promise<void> => {
  const email = typed.toLowerCase()
  await act.services.quota.spend([{ ...A_HOUR, whose: email }], act.now)
  const answered = new Promise((resolve) => setTimeout(resolve, ANSWERED_AFTER_MS))
  const known = await accountByEmail(act.db, email)
  if (known?.active)
    await act.db.transaction((tx) =>
      // who was never here is invited again: it is the same link for them
      sendAccountLink({ ...act, db: tx }, known, known.passwordHash ? 'RESET' : 'INVITATION', fullNameOf(known)),
    )
  await answered
}
