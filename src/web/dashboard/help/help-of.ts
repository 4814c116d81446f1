import type { Role } from '../../../kernel/caller.ts'
import type { DashboardWordKey } from '../../words/dashboard.ts'

/** Screens by their address, the narrower before the wider one. */
const SCREENS = [
  [/^\/dashboard\/?$/, 'home'],
  [/^\/dashboard\/reservations\/new\b/, 'new-reservation'],
  [/^\/dashboard\/reservations\/\d+/, 'reservation'],
  [/^\/dashboard\/reservations\b/, 'reservations'],
  [/^\/dashboard\/guests\b/, 'guests'],
  [/^\/dashboard\/external\b/, 'external'],
  [/^\/dashboard\/transactions\b/, 'transactions'],
  [/^\/dashboard\/occupancy\b/, 'occupancy'],
  [/^\/dashboard\/offer\b/, 'offer'],
  [/^\/dashboard\/villas\b/, 'villas'],
  [/^\/dashboard\/users\b/, 'users'],
  [/^\/dashboard\/contact\b/, 'contact'],
  [/^\/dashboard\/comments\b/, 'comments'],
  [/^\/dashboard\/subscriber\b/, 'subscriber'],
  [/^\/dashboard\/audit\b/, 'audit'],
] as const

/** What the screen at an address is for, and what to do next; an owner is told of nothing that is the agency’s. */
export const helpOf = (path: string, role: Role): { what: DashboardWordKey; next: DashboardWordKey } => {
  if (role === 'OWNER') return { what: 'help.owner', next: 'help.owner.next' }
  const screen = SCREENS.find(([address]) => address.test(path))?.[1] ?? 'other'
  return { what: `help.${screen}`, next: `help.${screen}.next` }
}
