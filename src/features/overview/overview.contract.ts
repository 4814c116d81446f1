import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { currency, day, minor } from '../../kernel/schema.ts'
import { payBy, status } from '../reservations/reservation.shape.ts'

/** Counts of the sidebar. */
export const unreadCount = endpoint({
  method: 'GET',
  path: '/v1/admin/unreadcount',
  may: 'staff',
  does: 'Counts for the sidebar',
  answer: content(z.object({ reservationCount: z.number(), contactCount: z.number() })),
})

const stayRow = z.object({
  id: z.number(),
  code: z.string(),
  villaId: z.number(),
  villa: z.string(),
  town: z.string(),
  district: z.string(),
  /** 'HH:MM', the villa's. */
  checkInTime: z.string(),
  checkOutTime: z.string(),
  guestName: z.string(),
  phone: z.string(),
  guests: z.number(),
  /** So many of them are not written down for the authority; 0 for an owner. */
  unlisted: z.number(),
  checkIn: day,
  checkOut: day,
  nights: z.number(),
  currency,
  total: minor,
  prepayment: minor,
  paid: minor,
  due: minor,
  /** What the guest still owes of the stay in all. */
  balance: minor,
  status,
  expiresAt: z.nullable(z.string()),
  payBy,
})
export type StayRow = z.infer<typeof stayRow>

/**
 * The day view: what ends first comes first. `bookedThisMonth` counts what was confirmed since the first, by currency.
 */
export const overview = endpoint({
  method: 'GET',
  path: '/v1/admin/overview',
  may: 'staff',
  does: 'What today asks for; an owner sees their own villas',
  answer: content(
    z.object({
      today: day,
      arrivals: z.array(stayRow),
      departures: z.array(stayRow),
      arrivalsTomorrow: z.array(stayRow),
      departuresTomorrow: z.array(stayRow),
      /** Who should have come or gone before today and nobody has written it down. */
      overdue: z.array(stayRow),
      optionsEnding: z.array(stayRow),
      requests: z.array(stayRow),
      transfersExpected: z.array(stayRow),
      /** How many of these four there are: they can pile up, and the lists have the first hundred of each kind. */
      counts: z.object({
        overdue: z.number(),
        optionsEnding: z.number(),
        requests: z.number(),
        transfersExpected: z.number(),
      }),
      inHouse: z.number(),
      alerts: z.array(
        z.object({
          id: z.number(),
          kind: z.string(),
          reservationId: z.nullable(z.number()),
          code: z.nullable(z.string()),
          guestName: z.nullable(z.string()),
          amount: z.nullable(minor),
          /** What should have come, when another amount did. */
          expected: z.nullable(minor),
          currency: z.nullable(currency),
          /** Of 'held-share': the share in percent, and the lowest of the hour before. */
          share: z.nullable(z.object({ percent: z.number(), before: z.number() })),
          createdAt: z.string(),
        }),
      ),
      /** Proposals of owners that wait; an owner's own. */
      proposals: z.number(),
      /** For an owner: nights that a foreign calendar of the own villas and a reservation both want. */
      clashes: z.array(z.object({ villaId: z.number(), villa: z.string(), feed: z.string(), from: day, until: day })),
      occupancy: z.array(z.object({ day, taken: z.number(), villas: z.number() })),
      newThisWeek: z.number(),
      bookedThisMonth: z.array(z.object({ currency, total: minor, count: z.number() })),
    }),
  ),
})
