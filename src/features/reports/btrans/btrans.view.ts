import { dayInIstanbul, daysBetween } from '../../../kernel/day.ts'
import { inFours, maskedIban, maskedNumber } from '../../../kernel/identity/numbers.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import { opened } from '../../owners/sealed-numbers.server.ts'
import { banksOf, publicSettingsOf } from '../../settings/settings.store.ts'
import type { BtransOfVilla, BtransReport, BtransRowView } from './btrans.contract.ts'
import type { Basis, BtransMissing, BtransRecord } from './btrans.shape.ts'
import * as store from './btrans.store.ts'
import { btransDeadline, changedSince, monthState } from './btrans-month.ts'
import { btransRecordOf, missingOfAgency } from './btrans-record.ts'
import { openOwn } from './sealed-btrans.server.ts'

export type BtransServices = { sealer: Sealer; publicUrl: string }
type Reading = { db: Db; services: BtransServices }
export type Judged = { row: store.BtransRow; record: BtransRecord; missing: BtransMissing[] }

/** The agency as the report names it; the account is the first one in lira that guests pay to. */
export const agencyOf = async (db: Db) => {
  const settings = await publicSettingsOf(db)
  const banks = await banksOf(db)
  const agency = {
    vkn: settings.tax_no ?? '',
    title: settings.company_title ?? '',
    iban: banks.find(({ currency }) => currency === 'TL')?.iban.replace(/\s/g, '') ?? '',
  }
  return { ...agency, missing: missingOfAgency(agency) }
}

/** 'www.example.com' of the address of the site. */
export const hostOf = (publicUrl: string): string => new URL(publicUrl).host

/** Every reservation of a month as a record with what it lacks. Numbers are open: nothing of it is shown as it is. */
export const judgedRows = async (
  { db, services }: Reading,
  { month, basis, iban }: { month: string; basis: Basis; iban: string },
): Promise<Judged[]> => judged(await store.btransRows(db, month, basis), services, iban)

/** These reservations, as far as they are confirmed, by number: what each of them lacks in the report. */
export const judgedById = async ({ db, services }: Reading, ids: readonly number[]): Promise<Map<number, Judged>> => {
  const rows = judged(await store.btransRowsById(db, ids), services, '')
  return new Map(rows.map((each) => [each.row.reservation.id, each]))
}

const judged = (rows: store.BtransRow[], { sealer, publicUrl }: BtransServices, iban: string): Judged[] =>
  rows.map((row) => {
    const { reservation, villa, place, owner, own } = row
    const known = {
      ...{ ...reservation, villa: villa.name, villaCode: villa.code, collected: row.collected },
      address: `${hostOf(publicUrl)}/villa/${villa.slug}`,
      ...{ latitude: villa.latitude, longitude: villa.longitude, town: place },
      rates: row.rate ? { ...reservation.rates, [reservation.currency]: row.rate } : reservation.rates,
      owner: {
        ...owner,
        number: opened(sealer, owner, 'taxNo') ?? '',
        iban: opened(sealer, owner, 'iban') ?? '',
      },
      own: own && { ...own, number: openOwn(sealer, own, 'taxNo'), iban: openOwn(sealer, own, 'iban') },
    }
    return { row, ...btransRecordOf(known, iban) }
  })

/** What goes into the file: nothing is missing, and the villa is reported. */
export const isReady = ({ row, missing }: Judged): boolean => missing.length === 0 && row.own?.enabled !== false

/** By reservation a keyed mark of all that the file says of it. */
export const marksOf = (sealer: Sealer, judged: readonly Judged[]): Record<string, string> =>
  Object.fromEntries(
    judged.filter(isReady).map(({ row, record }) => [row.reservation.id, sealer.fingerprint(JSON.stringify(record))]),
  )

type Asked = { month: string; basis: Basis; villas: string[] | undefined }

/** A month of the report as the screen shows it: what is missing first. */
export const btransReport = async (
  reading: Reading,
  { month, basis, villas }: Asked,
  now: Date,
): Promise<BtransReport> => {
  const { db, services } = reading
  const [today, deadline] = [dayInIstanbul(now), btransDeadline(month)]
  const agency = await agencyOf(db)
  const judged = await judgedRows(reading, { month, basis, iban: agency.iban })
  const last = await store.lastFileOf(db, month)
  const asked = villas?.length ? new Set(villas.map(Number)) : undefined
  return {
    ...{ month, basis, deadline, daysLeft: daysBetween(today, deadline) },
    state: monthState(month, today, last ? dayInIstanbul(last.at) : null),
    agency: { ...agency, iban: inFours(agency.iban) },
    lastFile: last
      ? {
          ...{ at: last.at.toISOString(), who: last.who, basis: last.basis, records: Object.keys(last.marks).length },
          ...changedSince(last.marks, marksOf(services.sealer, judged)),
        }
      : null,
    rows: judged
      .filter(({ row }) => !asked || asked.has(row.villa.id))
      .map(rowView)
      .sort((one, other) => ORDER[one.state] - ORDER[other.state]),
  }
}

/** 'off': the villa is not reported. */
export const stateOf = (judged: Judged): BtransRowView['state'] => {
  if (judged.row.own?.enabled === false) return 'off'
  return isReady(judged) ? 'ready' : 'missing'
}

const ORDER = { missing: 0, ready: 1, off: 2 } as const

const rowView = (judged: Judged): BtransRowView => {
  const { row, record, missing } = judged
  const { reservation, villa, place } = row
  return {
    ...{ id: reservation.id, code: reservation.code, villaId: villa.id, villa: villa.name },
    ...{ province: place.province, county: place.county, ownerPhone: row.own?.phone || row.owner.phone },
    owner: record.ownerKind === 'company' ? record.title : `${record.firstName} ${record.lastName}`.trim(),
    ...{ checkIn: record.checkIn, checkOut: record.checkOut, total: record.total, commission: record.commission },
    state: stateOf(judged),
    missing,
  }
}

type OfVilla = NonNullable<Awaited<ReturnType<typeof store.btransVillaById>>>

/** What the report says of a villa, with masks, and what counts where it says nothing. */
export const btransOfVilla = (sealer: Sealer, { villa, owner, own, place }: OfVilla): BtransOfVilla => {
  const { villaId: _, ...filled } = own ?? { ...NOTHING, villaId: villa.id }
  const [taxNo, iban] = own ? [openOwn(sealer, own, 'taxNo'), openOwn(sealer, own, 'iban')] : ['', '']
  const [number, account] = [opened(sealer, owner, 'taxNo'), opened(sealer, owner, 'iban')]
  return {
    ...{ villa: villa.name, ownerId: owner.id },
    own: { ...filled, taxNo: taxNo && maskedNumber(taxNo), iban: iban && maskedIban(iban) },
    known: {
      ...{ kind: owner.kind, name: owner.name, phone: owner.phone, email: owner.email },
      taxNo: number ? maskedNumber(number) : '',
      iban: account ? maskedIban(account) : '',
      ...{ provinceCode: place.provinceCode, countyCode: place.countyCode ?? '', neighbourhood: place.district },
    },
  }
}

const NOTHING = {
  ...{ enabled: true, kind: null, firstName: '', lastName: '', title: '', phone: '', email: '', provinceCode: '' },
  ...{ countyCode: '', neighbourhood: '', street: '', lane: '', doorNo: '', flatNo: '', uavt: '', groundNo: '' },
  ...{ journalNo: '', zoning: false, application: false, version: 0 },
}
