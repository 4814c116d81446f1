import { dayInIstanbul, instantInIstanbul } from '../../../kernel/day.ts'
import type { Act } from '../../../platform/act.ts'
import type { TemplateKey } from '../../letters/templates/default-templates.ts'
import { LETTER_KINDS, type Reminder } from '../../letters/templates/letter-kinds.ts'
import { allTemplates } from '../../letters/templates/templates.store.ts'
import { paidFor } from '../money/ledger.store.ts'
import type { Reservation } from '../reservations.store.ts'
import type { LinkServices } from '../views/guest-link.server.ts'
import { unremindedOptions, unremindedStays } from './due-reminders.store.ts'
import { TRUE_IN } from './letter-times.ts'
import { isOwed, OPTION_REMINDER, remindedDays, reminderKey } from './reminders.ts'
import { tellGuest } from './reservation-letters.flow.ts'

type Reminding = Omit<Act<LinkServices>, 'who'>

/** Nobody’s telephone rings with a reminder before this hour. */
const MORNING = '09:00'

/**
 * Writes the reminders that are due into the outbox, each once: its key names the stay. The sender looks again whether
 * it is still true. Answers how many were written.
 */
export const writeReminders = async (act: Reminding): Promise<number> => {
  const options = await remindOfOptions(act)
  const today = dayInIstanbul(act.now)
  if (act.now < instantInIstanbul(today, MORNING)) return options
  let written = options
  for (const { key, active, days } of await allTemplates(act.db)) {
    const { reminder } = LETTER_KINDS[key]
    if (reminder && active) written += await remindOfStays(act, { key, reminder, days: days ?? reminder.days })
  }
  return written
}

const remindOfOptions = async (act: Reminding): Promise<number> => {
  const { now } = act
  const [from, until] = [OPTION_REMINDER.untilMs, OPTION_REMINDER.fromMs].map((ms) => new Date(now.getTime() + ms))
  if (!from || !until) return 0
  return remindEach(act, 'option_expiring', await unremindedOptions(act.db, { from, until, now }))
}

type Kind = { key: TemplateKey; reminder: Reminder; days: number }

const remindOfStays = async (act: Reminding, { key, reminder, days }: Kind): Promise<number> => {
  const statuses = TRUE_IN[key] ?? []
  const reminded = remindedDays(key, days, dayInIstanbul(act.now))
  const asked = { template: key, of: reminder.of, ...reminded, statuses }
  return remindEach(act, key, await unremindedStays(act.db, asked))
}

const remindEach = async (act: Reminding, key: TemplateKey, stays: Reservation[]): Promise<number> => {
  let written = 0
  for (const stay of stays) {
    if (!isOwed(key, stay, await paidFor(act.db, stay.id))) continue
    await tellGuest(act, stay, key, { once: reminderKey(key, stay).split(':').slice(2).join(':') })
    written++
  }
  return written
}
