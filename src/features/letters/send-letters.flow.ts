import type { Act } from '../../platform/act.ts'
import type { Files } from '../../platform/files/storage/files.ts'
import { isServerAway, type Mailer } from '../../platform/mailer.ts'
import type { Sealer } from '../../platform/sealed.ts'
import type { LetterFacts } from './letter-facts.ts'
import { type Letter, markDropped, markFailed, markSent, takeDueLetters } from './letters.store.ts'
import { withLogo } from './logo/with-logo.flow.ts'
import { hiddenFacts, openedFacts } from './secret/secret-word.server.ts'
import { senderOf } from './sender/sender.store.ts'
import { mailOf } from './templates/templates.store.ts'
import { type Rendered, renderLetter } from './text/render-letter.ts'

/** Why a letter should no longer go out, or null while it is still true. Slices above know; the caller passes it. */
type WhyStale = (letter: Letter) => Promise<string | null>
type Reads = Pick<Files, 'read'>
type Sending = Omit<Act<{ mailer: Mailer; whyStale: WhyStale; sealer: Sealer; files: Reads }>, 'who'>

/** An hour for a letter that is refused or can't be written; three days while the mail server is away. */
const TRIES = { refused: 8, away: 44 }
const BATCH = 10
const BEGUN_WITHIN_MS = 60_000

/** The wait after so many attempts: half a minute, doubling up to two hours. */
export const backoff = (attempts: number): number => Math.min(7_200_000, 30_000 * 2 ** (attempts - 1))

/**
 * Sends what is due and still true. Answers how many were handled. No transaction is open while the mail server is
 * asked.
 */
export const sendDueLetters = async (act: Sending): Promise<number> => {
  const { db, now } = act
  const began = performance.now()
  // One at a time, and none begun late: a slow mail server never keeps a letter longer than its lease, so nobody else
  // sends it too.
  for (let handled = 0; handled < BATCH; handled++) {
    const [letter] = performance.now() - began < BEGUN_WITHIN_MS ? await takeDueLetters(db, now, 1) : []
    if (!letter) return handled
    await sendOne(act, letter)
  }
  return BATCH
}

const sendOne = async (act: Sending, letter: Letter): Promise<void> => {
  const { db, services, now } = act
  try {
    const written = letter.rendered ? await asWritten(act, letter, letter.rendered) : await writeNow(act, letter)
    if (typeof written === 'string') return void (await markDropped(db, letter.id, written))
    const { list_unsubscribe } = letter.facts
    const unsubscribe = list_unsubscribe ? String(list_unsubscribe) : undefined
    const sender = await senderOf(db)
    await services.mailer.send({
      id: letter.onceKey,
      to: letter.recipient,
      ...(await withLogo(services.files, written.mail)),
      ...(unsubscribe && { unsubscribe }),
      ...(sender && { sender }),
    })
    await markSent(db, letter.id, written.kept, now)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const tries = isServerAway(error) ? TRIES.away : TRIES.refused
    const next = letter.attempts >= tries ? null : new Date(now.getTime() + backoff(letter.attempts))
    await markFailed(db, letter.id, reason.slice(0, 500), next)
  }
}

type Written = { mail: Rendered; kept: Rendered }

/** A letter that was written before it came here, or the reason why it should not go out any more. */
const asWritten = async ({ services }: Sending, letter: Letter, rendered: Rendered): Promise<Written | string> =>
  (await services.whyStale(letter)) ?? { mail: rendered, kept: rendered }

/** A letter in the wording of now and what of it is kept, or the reason why it should not go out any more. */
const writeNow = async ({ db, services }: Sending, letter: Letter): Promise<Written | string> => {
  const { wording, active } = await mailOf(db, letter.template, letter.language)
  const stale = active ? await services.whyStale(letter) : 'template-off'
  const facts = openedFacts(services.sealer, letter.facts)
  if (stale || !facts) return stale ?? 'key-gone'
  const written = (by: LetterFacts) => renderLetter(wording, by, letter.language)
  return { mail: written(facts), kept: written(hiddenFacts(facts)) }
}
