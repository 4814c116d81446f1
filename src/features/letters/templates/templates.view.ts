import { builtIn } from './default-templates.ts'
import { LETTER_KINDS, type Reminder } from './letter-kinds.ts'
import type { MailTemplate } from './templates.contract.ts'
import type { StaffTemplate } from './templates.store.ts'

/** A letter as the editor shows it: what staff have of it, and what it was at first. */
export const templateView = (template: StaffTemplate): MailTemplate => {
  const { group, to, words, necessary, reminder, fixed } = LETTER_KINDS[template.key]
  const { subject = null, body = null, chat = null } = builtIn(template.key)
  return {
    ...template,
    ...{
      group,
      to,
      words: [...words],
      necessary: necessary ?? false,
      fixed: fixed ?? false,
      reminder: reminder ? timeOf(reminder) : null,
    },
    standard: { subject, body, chat, days: reminder?.days ?? null },
    changedAt: template.changedAt?.toISOString() ?? null,
  }
}

const timeOf = ({ of, after }: Reminder) => {
  if (after) return 'after-departure' as const
  return of === 'checkIn' ? ('before-arrival' as const) : ('before-departure' as const)
}
