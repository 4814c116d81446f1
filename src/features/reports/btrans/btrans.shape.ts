import * as z from 'zod/mini'
import { day, minor } from '../../../kernel/schema.ts'

/** By which day a reservation belongs to a month: when it was confirmed, taken, or when the guests arrive. */
export const BASES = ['approved', 'created', 'arrival'] as const
export const basis = z.enum(BASES)
export type Basis = z.infer<typeof basis>

/** What a record of the report needs and does not have; `zoning` and `application`: a branch no file can say yet. */
export const BTRANS_MISSING = [
  ...(['name', 'title', 'tckn', 'vkn', 'phone', 'iban', 'iban-wrong', 'province', 'county'] as const),
  ...(['commission', 'zoning', 'application'] as const),
] as const
export type BtransMissing = (typeof BTRANS_MISSING)[number]

/** What hinders the whole file: the agency's own data. */
export const AGENCY_MISSING = ['vkn', 'title', 'iban'] as const
export type AgencyMissing = (typeof AGENCY_MISSING)[number]

/** Every value of one `islem`, before it is written in the file's own formats; sums in kuruş. */
export const btransRecord = z.object({
  code: z.string(),
  villa: z.string(),
  villaCode: z.string(),
  address: z.string(),
  provinceCode: z.string(),
  countyCode: z.string(),
  neighbourhood: z.string(),
  street: z.string(),
  lane: z.string(),
  doorNo: z.string(),
  flatNo: z.string(),
  groundNo: z.string(),
  journalNo: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  checkIn: day,
  checkOut: day,
  total: minor,
  agencyIban: z.string(),
  collected: day,
  commissionPercent: z.number(),
  commission: minor,
  ownerKind: z.enum(['person', 'company']),
  ownerNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  ownerIban: z.string(),
  ownerPhone: z.string(),
  ownerEmail: z.string(),
})
export type BtransRecord = z.infer<typeof btransRecord>
