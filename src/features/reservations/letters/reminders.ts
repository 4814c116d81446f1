import { addDays, type Day } from '../../../kernel/day.ts'
import type { Minor } from '../../../kernel/money.ts'
import type { TemplateKey } from '../../letters/templates/default-templates.ts'
import { LETTER_KINDS } from '../../letters/templates/letter-kinds.ts'
import { type LedgerSums, owedOf, paidOf } from '../money/ledger-sums.ts'

/** What a reminder is decided from. */
type Reminded = {
  id: number
  villaId: number
  checkIn: Day
  checkOut: Day
  expiresAt: Date | null
  total: Minor
  prepayment: Minor
}

/** How long before its end an option is reminded of, at most; the last half hour is too late. */
export const OPTION_REMINDER = { fromMs: 3 * 3_600_000, untilMs: 30 * 60_000 }

/** A reminder that was missed (the machine was off) still goes out for so many days. */
const CATCH_UP_DAYS = 2

/**
 * What makes a reminder one: this villa and these days, or this end of an option. Other dates are another stay, and
 * have a reminder of their own.
 */
export const reminderKey = (template: TemplateKey, reservation: Reminded): string => {
  const { id, villaId, checkIn, checkOut, expiresAt } = reservation
  const about =
    template === 'option_expiring'
      ? String(expiresAt?.getTime())
      : `${villaId}:${dayOf(template, { checkIn, checkOut })}`
  return `${template}:${id}:${about}`
}

/**
 * The days that are reminded of today, both inclusive: so many days ahead or behind, and those just before for which it
 * was missed. Who booked late still learns the way; every other reminder comes a day ahead at least.
 */
export const remindedDays = (template: TemplateKey, days: number, today: Day): { from: Day; until: Day } => {
  if (LETTER_KINDS[template].reminder?.after)
    return { from: addDays(today, -days - CATCH_UP_DAYS), until: addDays(today, -days) }
  const nearest = template === 'arrival_info' ? 0 : Math.max(1, days - CATCH_UP_DAYS)
  return { from: addDays(today, nearest), until: addDays(today, days) }
}

/** Is there what the reminder is about: an amount to pay, or for the way to the house the whole pre-payment? */
export const isOwed = (template: TemplateKey, reservation: Reminded, sums: LedgerSums): boolean => {
  const paid = paidOf(sums)
  if (template === 'balance_due') return paid < owedOf(reservation, sums) - sums.writtenOff
  return template === 'option_expiring' ? paid < reservation.prepayment : true
}

const dayOf = (template: TemplateKey, { checkIn, checkOut }: { checkIn: Day; checkOut: Day }): Day =>
  LETTER_KINDS[template].reminder?.of === 'checkOut' ? checkOut : checkIn
