import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { atMost, day, minor, text, wholeNumber, words } from '../../../kernel/schema.ts'
import { ownerKind } from '../../owners/owner.shape.ts'
import { AGENCY_MISSING, BTRANS_MISSING, basis, btransRecord } from './btrans.shape.ts'

/** 'YYYY-MM'. */
export const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalid'))

const row = z.object({
  id: z.number(),
  code: z.string(),
  villaId: z.number(),
  villa: z.string(),
  province: z.string(),
  county: z.string(),
  owner: z.string(),
  ownerPhone: z.string(),
  checkIn: day,
  checkOut: day,
  /** In kuruş, at the rate of the day of the confirmation. */
  total: minor,
  commission: minor,
  /** 'off': the villa is not reported. */
  state: z.enum(['ready', 'missing', 'off']),
  missing: z.array(z.enum(BTRANS_MISSING)),
})
export type BtransRowView = z.infer<typeof row>

const report = z.object({
  month,
  basis,
  state: z.enum(['running', 'due', 'late', 'sent']),
  /** The last day to send it, until 23:59. */
  deadline: day,
  daysLeft: z.number(),
  agency: z.object({ title: z.string(), vkn: z.string(), iban: z.string(), missing: z.array(z.enum(AGENCY_MISSING)) }),
  /** The file that was taken last, and how far it is no longer true. */
  lastFile: z.nullable(
    z.object({
      at: z.string(),
      who: z.string(),
      basis,
      records: z.number(),
      ...{ added: z.number(), changed: z.number(), gone: z.number() },
    }),
  ),
  rows: z.array(row),
})
export type BtransReport = z.infer<typeof report>

export const getBtrans = endpoint({
  method: 'GET',
  path: '/v1/admin/btrans',
  may: 'admin',
  right: 'reports',
  does: 'The BTRANS report of a month, reservation by reservation, with what is missing; without a month the last one',
  query: z.object({ month: z.optional(month), basis: z._default(basis, 'approved'), villas: z.optional(words) }),
  answer: content(report),
})

/** The whole numbers of owners are in it: each reading is noted. */
export const takeBtransFile = endpoint({
  method: 'POST',
  path: '/v1/admin/btrans/file',
  may: 'admin',
  right: 'reports',
  does: 'The file of a month as GİB takes it, or its records for a spreadsheet; rows with missing data are left out',
  perMinute: 10,
  body: z.object({ month, basis, as: z.enum(['xml', 'records']) }),
  answer: content(z.object({ name: z.string(), xml: z.string(), records: z.array(btransRecord), left: z.number() })),
})

const EMAIL = z.email()
const villaId = z.object({ villa_id: wholeNumber(1, 2_147_483_647) })
const digits = (count: number) =>
  text(20).check(z.refine((typed) => typed === '' || new RegExp(`^\\d{${count}}$`).test(typed), 'invalid'))

/** '' and null leave what the owner's record and the town say. */
const own = z.object({
  enabled: z.boolean(),
  kind: z.nullable(ownerKind),
  firstName: text(80),
  lastName: text(80),
  title: text(200),
  phone: text(30),
  email: z.string().check(
    z.trim(),
    atMost(254),
    z.refine((typed) => typed === '' || z.safeParse(EMAIL, typed).success, 'email'),
  ),
  provinceCode: digits(2),
  countyCode: digits(4),
  neighbourhood: text(80),
  street: text(80),
  lane: text(80),
  doorNo: text(20),
  flatNo: text(20),
  uavt: digits(10),
  groundNo: text(40),
  journalNo: text(40),
  zoning: z.boolean(),
  application: z.boolean(),
  version: z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(2_147_483_647, 'invalid')),
})

const ofVilla = z.object({
  villa: z.string(),
  ownerId: z.number(),
  own: z.object({ ...own.shape, taxNo: z.string(), iban: z.string() }),
  /** What counts where the villa says nothing; numbers as masks. */
  known: z.object({
    kind: ownerKind,
    ...{ name: z.string(), taxNo: z.string(), iban: z.string(), phone: z.string(), email: z.string() },
    ...{ provinceCode: z.string(), countyCode: z.string(), neighbourhood: z.string() },
  }),
})
export type BtransOfVilla = z.infer<typeof ofVilla>

export const getBtransVilla = endpoint({
  method: 'GET',
  path: '/v1/admin/villas/btrans/:villa_id',
  may: 'admin',
  right: 'reports',
  does: 'What the BTRANS report says of a villa; numbers are masks',
  params: villaId,
  answer: content(ofVilla),
})

/** An absent number stays as it is, null empties it. */
export const saveBtransVilla = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/btrans/:villa_id',
  may: 'admin',
  right: 'reports',
  does: 'Save what the BTRANS report says of a villa, over the version that was loaded (0 = none)',
  params: villaId,
  body: z.object({
    ...own.shape,
    taxNo: z.optional(z.nullable(text(20))),
    iban: z.optional(z.nullable(text(40))),
  }),
  answer: content(ofVilla),
})
export type BtransInput = z.infer<typeof own> & { taxNo?: string | null | undefined; iban?: string | null | undefined }
