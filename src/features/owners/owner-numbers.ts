import type { FieldFaultCode } from '../../kernel/field-faults.ts'
import { isIban, isTckn, isVkn, tidyNumber } from '../../kernel/identity/numbers.ts'
import type { OwnerKind } from './owner.shape.ts'

/** What an owner is called by and known by; absent numbers are not judged. */
type Known = {
  kind: OwnerKind
  firstName: string
  lastName: string
  title: string
  taxNo?: string | null | undefined
  iban?: string | null | undefined
}

/** What can't be, by field: the names and the number that its kind has, and an IBAN that is none. */
export const wrongInOwner = ({ kind, taxNo, iban, ...names }: Known): Record<string, FieldFaultCode> => ({
  ...(kind === 'company' ? missing(names, 'title') : missing(names, 'firstName', 'lastName')),
  ...(taxNo && !isTaxNo(kind, tidyNumber(taxNo)) && { taxNo: kind === 'company' ? 'vkn' : 'tckn' }),
  ...(iban && !isIban(tidyNumber(iban)) && { iban: 'iban' }),
})

const isTaxNo = (kind: OwnerKind, number: string): boolean => (kind === 'company' ? isVkn(number) : isTckn(number))

const missing = <K extends string>(names: Record<K, string>, ...needed: K[]): Record<string, FieldFaultCode> =>
  Object.fromEntries(needed.flatMap((name) => (names[name].trim() ? [] : [[name, 'required']])))

export const REPORT_FIELDS = ['taxNo', 'taxOffice', 'iban', 'phone', 'email', 'address'] as const
export type ReportField = (typeof REPORT_FIELDS)[number]

/** What the report to the authority needs and this owner lacks; a person has no tax office of their own there. */
export const missingForReport = (owner: Record<ReportField, string | null> & { kind: OwnerKind }): ReportField[] =>
  REPORT_FIELDS.filter((field) => !owner[field] && (field !== 'taxOffice' || owner.kind === 'company'))
