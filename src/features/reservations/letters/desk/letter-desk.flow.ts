import { desc } from 'drizzle-orm'
import type { Staff } from '../../../../kernel/caller.ts'
import { addDays } from '../../../../kernel/day.ts'
import type { Language } from '../../../../kernel/language.ts'
import { found, Refusal } from '../../../../kernel/refusal.ts'
import type { Act } from '../../../../platform/act.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { accountById } from '../../../accounts/accounts.store.ts'
import { postTrial } from '../../../letters/letters.store.ts'
import type { TemplateKey } from '../../../letters/templates/default-templates.ts'
import { LETTER_KINDS } from '../../../letters/templates/letter-kinds.ts'
import type { SampleFacts } from '../../../letters/templates/templates.contract.ts'
import { chatsOf } from '../../../letters/templates/templates.store.ts'
import { UnknownWord } from '../../../letters/text/fill-letter.ts'
import { renderChat, renderLetter, type Wording } from '../../../letters/text/render-letter.ts'
import { statusAt } from '../../life/reservation-status.ts'
import type { ReservationStatus } from '../../reservation.shape.ts'
import { type Reservation, reservationById } from '../../reservations.store.ts'
import { reservation as reservations } from '../../reservations.table.ts'
import type { LinkServices } from '../../views/guest-link.server.ts'
import { letterMatter } from '../letter-matter.store.ts'
import { SAMPLES, TRIAL_SUBJECT } from '../letter-names.ts'
import { CHAT_WHEN } from '../letter-times.ts'
import { factsFor, type Matter } from '../reservation-letters.flow.ts'
import type { Chat } from './letter-desk.contract.ts'

const CHAT_KEYS = Object.keys(CHAT_WHEN) as TemplateKey[]

type Asking = Omit<Act<LinkServices>, 'who'>
type Asked = { key: TemplateKey; reservationId: number | undefined; language: Language }

/** The words of a letter as a reservation has them, the newest when none is named; refuses 'not-found'. */
export const sampleOf = async (act: Asking, { key, reservationId, language }: Asked): Promise<SampleFacts> => {
  const { db, services, now } = act
  const row = found(reservationId ? await reservationById(db, reservationId) : await newest(db))
  const ends = row.expiresAt ?? new Date(now.getTime() + 24 * 3_600_000)
  const matter = { reservation: { ...row, language, expiresAt: ends }, ...(await letterMatter(db, row)) }
  const facts = factsFor(services, matter, key, {
    ...{ amount: row.prepayment, refund: row.prepayment, method: 'transfer', reason: SAMPLES.neden ?? '' },
    before: { checkIn: addDays(row.checkIn, -7), checkOut: addDays(row.checkOut, -7) },
    answer: SAMPLES.yanit ?? '',
    pay: { amount: row.prepayment, url: `${services.publicUrl}/guvenli-odeme`, until: ends },
  })
  const missing = LETTER_KINDS[key].words.filter((word) => !(word in facts)).map((word) => [word, SAMPLES[word] ?? ''])
  const { id, code, guestName } = row
  return { reservationId: id, code, guestName, facts: { ...Object.fromEntries(missing), ...facts } }
}

const newest = async (db: Db): Promise<Reservation | undefined> =>
  (await db.select().from(reservations).orderBy(desc(reservations.id)).limit(1))[0]

/**
 * Puts a trial of a wording into the outbox, to the address of whoever asks. Refuses 'malformed' for an unknown word.
 */
export const sendTrial = async (
  act: Act<LinkServices, Staff>,
  { key, ...asked }: Asked & { wording: Wording },
  press: string | undefined,
): Promise<string> => {
  const { db, who, now } = act
  const { email } = found(await accountById(db, who.accountId))
  const { facts } = await sampleOf(act, { key, ...asked })
  const rendered = rendering(() => renderLetter(asked.wording, facts, asked.language))
  const onceKey = `trial:${who.accountId}:${press ?? crypto.randomUUID()}`
  const subject = `${TRIAL_SUBJECT}${rendered.subject}`
  await postTrial(db, {
    template: key,
    recipient: email,
    language: asked.language,
    onceKey,
    now,
    rendered: { ...rendered, subject },
  })
  return email
}

const rendering = <T>(render: () => T): T => {
  try {
    return render()
  } catch (error) {
    if (!(error instanceof UnknownWord)) throw error
    throw new Refusal('malformed', {}, { body: { code: 'unknown-word', facts: { word: error.word } } })
  }
}

/** The texts for WhatsApp that make sense for a reservation now, each to whom it is for. */
export const chatsNow = async ({ db, services, now }: Asking, id: number): Promise<Chat[]> => {
  const reservation = found(await reservationById(db, id))
  const status = statusAt(reservation, now)
  const when: Partial<Record<TemplateKey, readonly ReservationStatus[]>> = CHAT_WHEN
  const keys = CHAT_KEYS.filter((key) => when[key]?.includes(status))
  const matter = { reservation, ...(await letterMatter(db, reservation)) }
  const [toGuest, toOthers] = [await chatsOf(db, keys, reservation.language), await chatsOf(db, keys, 'tr')]
  return keys.map((key) => {
    const reader = readerOf(matter, key)
    const wording = (reader.to === 'guest' ? toGuest : toOthers).get(key) ?? ''
    return { key, ...reader, text: rendering(() => renderChat(wording, factsFor(services, matter, key))) }
  })
}

const readerOf = ({ reservation, villa }: Matter, key: TemplateKey): Pick<Chat, 'to' | 'name' | 'phone'> => {
  const { to } = LETTER_KINDS[key]
  if (to === 'owner') return { to, name: villa.ownerName, phone: villa.ownerPhone }
  if (to === 'greeter') return { to, name: villa.greeterName, phone: villa.greeterPhone }
  return { to: 'guest', name: reservation.guestName, phone: reservation.phone }
}
