import { asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Currency, Minor } from '../../../kernel/money.ts'
import { ask, given, statement } from '../../../platform/database/statement.ts'
import { COMMENTS_IN } from '../../content/comments/comments-desk.store.ts'
import { comment, contactMessage } from '../../content/content.table.ts'
import { MESSAGES_IN } from '../../content/messages/messages.store.ts'
import { UNLISTED } from '../../guests/persons/lacking-persons.store.ts'
import { letter } from '../../letters/letters.table.ts'
import { proposal } from '../../proposals/proposals.table.ts'
import { isUndecided } from '../../reservations/money/approvals/approvals.store.ts'
import { approval } from '../../reservations/money/approvals/approvals.table.ts'
import { BALANCE } from '../../reservations/money/balance.store.ts'
import { reservation } from '../../reservations/reservations.table.ts'
import type { LackTimes } from '../../reservations/views/lacking.store.ts'
import { exchangeRate } from '../../settings/settings.table.ts'
import { villa } from '../../villas/villas.table.ts'
import { LACKING } from './lacking.store.ts'

/** So many of each kind are named. */
export const NAMED = 3

const TIMES: LackTimes = {
  ...{ now: given('now'), soon: given('soon'), today: given('today'), longAgo: given('longAgo') },
  ...{ inAWeek: given('inAWeek'), inAMonth: given('inAMonth') },
}

const count = sql<number>`count(*)::int`

const STAY = {
  ...{
    id: sql<number>`reservation.id`,
    guestName: sql<string>`reservation.guest_name`,
    villa: sql<string>`villa.name`,
  },
  ...{ checkIn: sql<string>`reservation.check_in`, currency: sql<Currency>`reservation.currency` },
}

const FIRST_ALERT = sql<string>`(SELECT kind FROM alert WHERE alert.reservation_id = reservation.id
  AND resolved_at IS NULL AND kind <> 'debt-open' ORDER BY alert.id LIMIT 1)`

const howMany = (ids: SQL) => ask.select({ count }).from(sql`(${ids}) AS lacking`)

const stays = <More extends Record<string, SQL>>(ids: SQL, more: More, order: SQL = sql`reservation.check_in`) =>
  ask
    .select({ ...STAY, ...more })
    .from(reservation)
    .innerJoin(villa, eq(villa.id, reservation.villaId))
    .where(sql`reservation.id IN (${ids})`)
    .orderBy(order, sql`reservation.id`)
    .limit(NAMED)

/** What reservations lack: how many of each kind, and the most urgent of those that another part doesn't name. */
export const lackingStays = statement('missing_of_stays', () => {
  const [money, look, persons, contract] = [
    LACKING.money(TIMES),
    LACKING.look(TIMES),
    LACKING.persons(TIMES),
    LACKING.contract(TIMES),
  ]
  return {
    answers: howMany(LACKING.answer(TIMES)),
    prepayments: howMany(LACKING.prepayment(TIMES)),
    moneys: howMany(money),
    money: stays(money, { sum: sql<Minor>`${BALANCE}` }),
    looks: howMany(look),
    look: stays(look, { code: FIRST_ALERT }),
    persons: howMany(persons),
    person: stays(persons, { n: sql<number>`${UNLISTED}` }),
    contracts: howMany(contract),
    contract: stays(contract, {}),
  }
})

/** What lies in the inboxes of the agency: how many of each, and the oldest. */
export const waitingRecords = statement('missing_records', () => ({
  messages: ask.select({ count }).from(contactMessage).where(MESSAGES_IN.unread),
  message: ask
    .select({ id: contactMessage.id, name: contactMessage.name, at: contactMessage.createdAt })
    .from(contactMessage)
    .where(MESSAGES_IN.unread)
    .orderBy(asc(contactMessage.createdAt), asc(contactMessage.id))
    .limit(NAMED),
  comments: ask.select({ count }).from(comment).where(COMMENTS_IN.waiting),
  comment: ask
    .select({ name: sql<string>`comment.author`, about: sql<string>`villa.name`, at: comment.createdAt })
    .from(comment)
    .innerJoin(villa, eq(villa.id, comment.villaId))
    .where(COMMENTS_IN.waiting)
    .orderBy(asc(comment.createdAt), asc(comment.id))
    .limit(NAMED),
  letters: ask.select({ count }).from(letter).where(eq(letter.status, 'failed')),
  letter: ask
    .select({ name: letter.recipient, code: letter.template, at: letter.createdAt })
    .from(letter)
    .where(eq(letter.status, 'failed'))
    .orderBy(asc(letter.id))
    .limit(NAMED),
  approvals: ask.select({ count }).from(approval).where(isUndecided),
  approval: ask
    .select({
      ...{ id: sql<number>`reservation.id`, name: sql<string>`reservation.guest_name`, about: approval.asker },
      ...{ sum: approval.beside, currency: sql<Currency>`reservation.currency`, at: approval.askedAt },
    })
    .from(approval)
    .innerJoin(reservation, eq(reservation.id, approval.reservationId))
    .where(isUndecided)
    .orderBy(asc(approval.id))
    .limit(NAMED),
  proposals: ask.select({ count }).from(proposal).where(isNull(proposal.closedAt)),
  proposal: ask
    .select({ id: proposal.id, name: sql<string>`villa.name`, about: proposal.madeBy, at: proposal.madeAt })
    .from(proposal)
    .innerJoin(villa, eq(villa.id, proposal.villaId))
    .where(isNull(proposal.closedAt))
    .orderBy(asc(proposal.id))
    .limit(NAMED),
  rates: ask.select({ day: exchangeRate.day }).from(exchangeRate),
}))
