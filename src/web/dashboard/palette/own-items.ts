import type { Session } from '../../browser/session.ts'
import { type DashboardWordKey, say } from '../../words/dashboard.ts'
import { neededRight } from '../needed-right.ts'
import { ALL_FEEDS, BOOKS, FEATURES, PRICES, TO } from '../places.ts'
import { menuOf } from '../shell/menu.ts'
import type { Item } from './item.ts'

/** The actions and pages of this person, as far as the rights reach; none of them needs the network to be found. */
export const ownItems = (session: Session): Item[] => {
  const { user_role: role, user_rights: rights } = session
  const may = ({ to = '' }: Item): boolean => {
    const right = neededRight(new URL(to, 'http://here').pathname)
    return role === 'OWNER' || right === undefined || rights.includes(right)
  }
  return [...actionsOf(role === 'ADMIN'), ...menuPages(session), ...(role === 'ADMIN' ? BESIDE : [])].filter(may)
}

/** The entries of the menu, each with the name of its group. */
const menuPages = ({ user_role, user_rights }: Session): Item[] =>
  menuOf(user_role, user_rights).flatMap((item) =>
    'entries' in item
      ? item.entries.map(({ to, word }) => page(to, word, item.word === word ? undefined : item.word))
      : [page(item.to, item.word)],
  )

const page = (to: string, word: DashboardWordKey, group?: DashboardWordKey): Item => ({
  key: `page ${to}`,
  kind: 'page',
  title: say(word),
  ...(group && { note: say(group) }),
  to,
})

const action = (name: 'new-reservation' | 'offer' | 'pay' | 'close' | 'invite' | 'theme' | 'logout'): Item => ({
  key: `action ${name}`,
  kind: 'action',
  title: say(`palette.${name}`),
  also: say(`palette.${name}.also`),
})

const actionsOf = (admin: boolean): Item[] => [
  ...(admin
    ? [
        { ...action('new-reservation'), to: TO.newReservation },
        { ...action('offer'), to: TO.finder },
        { ...action('pay'), note: say('palette.pay-hint'), to: TO.reservations },
      ]
    : []),
  { ...action('close'), note: say('palette.close-hint'), to: TO.closeDates },
  ...(admin ? [{ ...action('invite'), to: TO.invite }] : []),
  { ...action('theme'), does: 'theme' },
  { ...action('logout'), does: 'logout' },
]

/** Screens that are tabs beside an entry of the menu. */
const BESIDE: Item[] = [
  page(TO.owners, 'owners.title'),
  page(TO.permits, 'permits.title'),
  page(TO.proposals, 'proposals.title'),
  page(FEATURES, 'features.title'),
  page(PRICES, 'prices.title'),
  page(ALL_FEEDS, 'feeds.all'),
  page(TO.conflicts, 'conflicts.title'),
  page(TO.offers, 'offers.title'),
  page(TO.outbox, 'letters.outbox'),
  page(BOOKS.bank, 'books.bank', 'menu.transactions'),
  page(BOOKS.expected, 'books.expected', 'menu.transactions'),
  page(BOOKS.cash, 'books.cash', 'menu.transactions'),
  page(BOOKS.invoices, 'books.invoices', 'menu.transactions'),
  page(BOOKS.approvals, 'approvals.title', 'menu.transactions'),
]
