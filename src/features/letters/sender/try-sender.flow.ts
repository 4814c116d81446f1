import type { Staff } from '../../../kernel/caller.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Files } from '../../../platform/files/storage/files.ts'
import { type Mailer, mailFault } from '../../../platform/mailer.ts'
import type { Quota } from '../../../platform/quota.ts'
import { accountById } from '../../accounts/accounts.store.ts'
import { publicSettingsOf } from '../../settings/settings.store.ts'
import { agencyFacts } from '../agency-facts.ts'
import { withLogo } from '../logo/with-logo.flow.ts'
import { renderLetter } from '../text/render-letter.ts'
import type { Trial } from './sender.contract.ts'
import { asSender, type FIRST_SENDER } from './sender.store.ts'

const WORDING = {
  subject: '{{ firma_adi }}: deneme mektubu',
  body: `# Mektuplarınız gidiyor

Bu mektup, gönderen ayarlarını denemek için panelden gönderildi. Elinize ulaştıysa sunucu çalışıyor.

| Gönderen adı | {{ ad }} |
| Gönderen adresi | {{ adres }} |
| Yanıt adresi | {{ yanit }} |

Gereksiz (spam) klasörüne düştüyse, sunucunuzun bu adresten göndermeye izni (SPF, DKIM) yoktur.`,
}

export type TrialServices = { mailer: Mailer; quota: Quota; files: Pick<Files, 'read'> }
const AN_HOUR = { of: 'sender-trial', most: 10, seconds: 3600 }
const PATIENCE_MS = 15_000

/**
 * Sends a mail to who asks, past the outbox: what the mail server says of it is the answer. Refuses 'too-many' past ten
 * an hour for one person. Waits a quarter of a minute at most.
 */
export const trySender = async (
  { db, services, who, now }: Act<TrialServices, Staff>,
  typed: typeof FIRST_SENDER,
  patienceMs = PATIENCE_MS,
): Promise<Trial> => {
  const { email: to } = found(await accountById(db, who.accountId))
  const settings = await publicSettingsOf(db)
  await services.quota.spend([{ ...AN_HOUR, whose: String(who.accountId) }], now)
  const { mail_from_name: ad, mail_from_address: adres, mail_reply_to: yanit } = typed
  const rendered = renderLetter(WORDING, { ...agencyFacts(settings), ad, adres, yanit })
  const mail = await withLogo(services.files, rendered)
  const id = `sender-trial:${who.accountId}:${now.getTime()}`
  try {
    await inTime(services.mailer.send({ id, to, ...mail, sender: asSender(typed) }), patienceMs)
    return { to, outcome: services.mailer.server === '' ? 'kept' : 'sent', said: '' }
  } catch (error) {
    return { to, ...mailFault(error) }
  }
}

const inTime = async (sending: Promise<void>, ms: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('No answer in time.'), { code: 'ETIMEDOUT' })), ms)
  })
  try {
    await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
  }
}
