import {
  AtSign,
  Building2,
  CalendarDays,
  FileText,
  Globe,
  House,
  Inbox,
  type LucideIcon,
  Mail,
  Newspaper,
  Send,
  Settings,
  Star,
  Users,
} from 'lucide-react'
import { RIGHTS, type Right, type Role } from '../../../kernel/caller.ts'
import type { DashboardWordKey } from '../../words/dashboard.ts'
import { neededRight } from '../needed-right.ts'

type Count = 'reservationCount' | 'contactCount'
export type Entry = { to: string; word: DashboardWordKey; icon?: LucideIcon; count?: Count }
export type Group = { word: DashboardWordKey; icon: LucideIcon; count?: Count; entries: Entry[] }
export type MenuItem = Entry | Group

/** The screens that exist: a menu entry shows as soon as its address is in this list. */
const BUILT: ReadonlySet<string> = new Set([
  '/dashboard/',
  '/dashboard/users',
  '/dashboard/villas',
  '/dashboard/towndistrict',
  '/dashboard/villatypes',
  '/dashboard/reservations',
  '/dashboard/guests',
  '/dashboard/website/home',
  '/dashboard/handover',
  '/dashboard/external',
  '/dashboard/transactions',
  '/dashboard/occupancy',
  '/dashboard/offer',
  '/dashboard/contact',
  '/dashboard/comments',
  '/dashboard/subscriber',
  '/dashboard/templates/mailtemplates',
  '/dashboard/blog',
  '/dashboard/website/bank',
  '/dashboard/website/team',
  '/dashboard/website/ourdocs',
  '/dashboard/website/faq',
  ...['about', 'rental', 'cancel', 'privacy', 'kvkk', 'howrent'].map((section) => `/dashboard/website/${section}`),
  '/dashboard/settings/exchange',
  '/dashboard/settings/payments',
  ...['site', 'contact', 'social'].map((section) => `/dashboard/settings/${section}`),
  ...['sender', 'retention'].map((section) => `/dashboard/settings/${section}`),
  '/dashboard/audit',
  '/dashboard/btrans',
  '/dashboard/ministry',
  '/dashboard/settings/cancellation',
])

const MENU: Record<Role, MenuItem[]> = {
  ADMIN: [
    { to: '/dashboard/', word: 'menu.home', icon: House },
    { to: '/dashboard/users', word: 'menu.users', icon: Users },
    {
      word: 'menu.villas',
      icon: Building2,
      entries: [
        { to: '/dashboard/villas', word: 'menu.villas' },
        { to: '/dashboard/towndistrict', word: 'menu.towndistrict' },
        { to: '/dashboard/villatypes', word: 'menu.villatypes' },
      ],
    },
    {
      word: 'menu.reservation-desk',
      icon: CalendarDays,
      count: 'reservationCount',
      entries: [
        { to: '/dashboard/reservations', word: 'menu.reservations' },
        { to: '/dashboard/guests', word: 'menu.guests' },
        { to: '/dashboard/handover', word: 'menu.handover' },
        { to: '/dashboard/external', word: 'menu.external' },
        { to: '/dashboard/transactions', word: 'menu.transactions' },
        { to: '/dashboard/occupancy', word: 'menu.occupancy' },
      ],
    },
    {
      word: 'menu.reports',
      icon: FileText,
      entries: [
        { to: '/dashboard/btrans', word: 'menu.btrans' },
        { to: '/dashboard/ministry', word: 'menu.ministry' },
      ],
    },
    { to: '/dashboard/offer', word: 'menu.offer', icon: Send },
    { to: '/dashboard/templates/mailtemplates', word: 'menu.mailtemplates', icon: Mail },
    { to: '/dashboard/contact', word: 'menu.contact', icon: Inbox, count: 'contactCount' },
    { to: '/dashboard/comments', word: 'menu.comments', icon: Star },
    { to: '/dashboard/subscriber', word: 'menu.subscriber', icon: AtSign },
    { to: '/dashboard/blog', word: 'menu.blog', icon: Newspaper },
    {
      word: 'menu.website',
      icon: Globe,
      entries: [
        { to: '/dashboard/website/bank', word: 'menu.website.bank' },
        { to: '/dashboard/website/about', word: 'menu.website.about' },
        { to: '/dashboard/website/team', word: 'menu.website.team' },
        { to: '/dashboard/website/ourdocs', word: 'menu.website.ourdocs' },
        { to: '/dashboard/website/faq', word: 'menu.website.faq' },
        { to: '/dashboard/website/rental', word: 'menu.website.rental' },
        { to: '/dashboard/website/cancel', word: 'menu.website.cancel' },
        { to: '/dashboard/website/privacy', word: 'menu.website.privacy' },
        { to: '/dashboard/website/kvkk', word: 'menu.website.kvkk' },
        { to: '/dashboard/website/howrent', word: 'menu.website.howrent' },
        { to: '/dashboard/website/home', word: 'menu.website.home' },
      ],
    },
    {
      word: 'menu.settings',
      icon: Settings,
      entries: [
        { to: '/dashboard/settings/exchange', word: 'menu.settings.exchange' },
        { to: '/dashboard/settings/payments', word: 'menu.settings.payments' },
        { to: '/dashboard/settings/cancellation', word: 'menu.settings.cancellation' },
        { to: '/dashboard/settings/site', word: 'menu.settings.site' },
        { to: '/dashboard/settings/contact', word: 'menu.settings.contact' },
        { to: '/dashboard/settings/social', word: 'menu.settings.social' },
        { to: '/dashboard/settings/sender', word: 'menu.settings.sender' },
        { to: '/dashboard/settings/retention', word: 'menu.settings.retention' },
        { to: '/dashboard/audit', word: 'menu.audit' },
      ],
    },
  ],
  OWNER: [
    { to: '/dashboard/', word: 'menu.home', icon: House },
    { to: '/dashboard/villas', word: 'menu.villas', icon: Building2 },
    { to: '/dashboard/reservations', word: 'menu.reservations', icon: CalendarDays },
  ],
}

/** The menu of a role as far as its screens exist and the rights of an ADMIN reach. */
export const menuOf = (role: Role, rights: readonly Right[] = RIGHTS): MenuItem[] => {
  const shows = ({ to }: Entry): boolean => BUILT.has(to) && (role === 'OWNER' || mayOpen(to, rights))
  return MENU[role].flatMap((item): MenuItem[] => {
    if (!('entries' in item)) return shows(item) ? [item] : []
    const entries = item.entries.filter(shows)
    return entries.length ? [{ ...item, entries }] : []
  })
}

const mayOpen = (to: string, rights: readonly Right[]): boolean => {
  const right = neededRight(to)
  return right === undefined || rights.includes(right)
}

/** Lists that are tabs beside a list of the menu. */
const BESIDE: Record<string, string[]> = {
  '/dashboard/templates/mailtemplates': ['/dashboard/templates/outbox'],
  '/dashboard/villas': ['/dashboard/features', '/dashboard/owners', '/dashboard/permits', '/dashboard/proposals'],
}

/**
 * Is this entry the current place? Home only when it is exactly home; a list also while one of its records or a tab
 * beside it is open.
 */
export const isCurrent = (to: string, path: string): boolean =>
  to === '/dashboard/'
    ? path.replace(/\/$/, '') === '/dashboard'
    : [to, ...(BESIDE[to] ?? [])].some((each) => path === each || path.startsWith(`${each}/`))
