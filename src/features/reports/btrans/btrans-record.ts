import type { Day } from '../../../kernel/day.ts'
import { isIban, isTckn, isVkn } from '../../../kernel/identity/numbers.ts'
import { type Currency, convert, type Minor, type Rates } from '../../../kernel/money.ts'
import type { OwnerKind } from '../../owners/owner.shape.ts'
import type { AgencyMissing, BtransMissing, BtransRecord } from './btrans.shape.ts'

type Person = {
  kind: OwnerKind
  number: string
  firstName: string
  lastName: string
  title: string
  iban: string
  /** E.164. */
  phone: string
  email: string
}

/** What staff filled in for a villa: '' and null leave what the owner's record and the town say. */
export type OwnData = Omit<Person, 'kind'> & {
  kind: OwnerKind | null
  provinceCode: string
  countyCode: string
  neighbourhood: string
  street: string
  lane: string
  doorNo: string
  flatNo: string
  groundNo: string
  journalNo: string
  zoning: boolean
  application: boolean
}

/** All that is known of one reservation; numbers are open. `commission`: hundredths of a percent. */
export type Known = {
  code: string
  villa: string
  villaCode: string
  address: string
  latitude: number
  longitude: number
  town: { provinceCode: string; countyCode: string | null; district: string }
  checkIn: Day
  checkOut: Day
  total: Minor
  currency: Currency
  rates: Rates
  commission: number | null
  collected: Day | null
  owner: Person
  own: OwnData | null
}

/** One reservation as a record of the report, and what it lacks: only with nothing missing it goes into the file. */
export const btransRecordOf = (
  known: Known,
  agencyIban: string,
): { record: BtransRecord; missing: BtransMissing[] } => {
  const { town, own, commission } = known
  const person = personOf(known.owner, own)
  const total = convert(known.total, known.currency, 'TL', known.rates)
  const record: BtransRecord = {
    ...{ code: known.code, villa: known.villa, villaCode: known.villaCode, address: known.address },
    provinceCode: own?.provinceCode || town.provinceCode,
    countyCode: own?.countyCode || town.countyCode || '',
    neighbourhood: own?.neighbourhood || town.district,
    ...{ street: own?.street ?? '', lane: own?.lane ?? '', doorNo: own?.doorNo ?? '', flatNo: own?.flatNo ?? '' },
    ...{ groundNo: own?.groundNo ?? '', journalNo: own?.journalNo ?? '' },
    ...{ latitude: known.latitude, longitude: known.longitude },
    ...{ checkIn: known.checkIn, checkOut: known.checkOut, total, agencyIban },
    collected: known.collected ?? known.checkOut,
    commissionPercent: Math.round((commission ?? 0) / 100),
    commission: Math.round((total * (commission ?? 0)) / 10_000),
    ...{ ownerKind: person.kind, ownerNumber: person.number, title: person.title },
    ...{ firstName: person.firstName, lastName: person.lastName },
    ...{ ownerIban: person.iban, ownerPhone: mobileOf(person.phone), ownerEmail: person.email },
  }
  return { record, missing: missingIn(record, known) }
}

/** What the villa says stands above the owner's record; of another kind of owner nothing of the record is taken. */
const personOf = (owner: Person, own: OwnData | null): Person => {
  const same = !own?.kind || own.kind === owner.kind
  const either = (key: 'number' | 'firstName' | 'lastName' | 'title') => own?.[key] || (same ? owner[key] : '')
  return {
    kind: own?.kind ?? owner.kind,
    ...{ number: either('number'), title: either('title') },
    ...{ firstName: either('firstName'), lastName: either('lastName') },
    ...{ iban: own?.iban || owner.iban, phone: own?.phone || owner.phone, email: own?.email || owner.email },
  }
}

/** '+905321234567' → '5321234567'; '' for what is no mobile of Turkey. */
const mobileOf = (phone: string): string => /^\+90(5\d{9})$/.exec(phone)?.[1] ?? ''

const missingIn = (record: BtransRecord, { own, commission }: Known): BtransMissing[] => {
  const company = record.ownerKind === 'company'
  const lacks: [BtransMissing, boolean][] = [
    ['name', !company && !(record.firstName.trim() && record.lastName.trim())],
    ['title', company && !record.title.trim()],
    ['tckn', !company && !isTckn(record.ownerNumber)],
    ['vkn', company && !isVkn(record.ownerNumber)],
    ['phone', record.ownerPhone === ''],
    ['iban', record.ownerIban === ''],
    ['iban-wrong', record.ownerIban !== '' && !isIban(record.ownerIban)],
    ['province', !/^(0[1-9]|[1-7]\d|8[01])$/.test(record.provinceCode)],
    ['county', !/^\d{4}$/.test(record.countyCode)],
    ['commission', commission === null],
    ['zoning', own?.zoning === true],
    ['application', own?.application === true],
  ]
  return lacks.flatMap(([what, is]) => (is ? [what] : []))
}

/** What the agency itself lacks: with anything of it no file is made. */
export const missingOfAgency = (agency: { vkn: string; title: string; iban: string }): AgencyMissing[] => {
  const lacks: [AgencyMissing, boolean][] = [
    ['vkn', !isVkn(agency.vkn)],
    ['title', agency.title.trim() === ''],
    ['iban', !isIban(agency.iban)],
  ]
  return lacks.flatMap(([what, is]) => (is ? [what] : []))
}
