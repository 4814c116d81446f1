import { wrongInOwner } from '../../../../features/owners/owner-numbers.ts'
import { changeOwner, type OwnerRecord } from '../../../../features/owners/owners.contract.ts'
import type { FieldFaultCode } from '../../../../kernel/field-faults.ts'
import { type DashboardWordKey, say, sayFault } from '../../../words/dashboard.ts'
import { useRecord } from '../../kit/form/record/use-record.ts'

/** What a form of an owner has of a record. A number begins empty: what is not typed stays as it is stored. */
export const ownerFields = (record: OwnerRecord) => {
  const { kind, firstName, lastName, title, taxOffice, phone, email, address, commission, notes, version } = record
  return {
    ...{ kind, firstName, lastName, title, taxOffice, phone, email, address, commission, notes, version },
    ...{ taxNo: '', iban: '' },
  }
}

/** The record of an owner as a form. */
export const useOwnerForm = (record: OwnerRecord, onStored: (now: OwnerRecord) => void) =>
  useRecord(changeOwner, record, ownerFields, {
    onStored,
    body: ({ taxNo, iban, ...rest }) => ({ ...rest, ...(taxNo && { taxNo }), ...(iban && { iban }) }),
    alsoWrong: (typed) => saidOf(wrongInOwner(typed)),
  })

export type OwnerForm = ReturnType<typeof useOwnerForm>['form']

/** Faults in words. */
export const saidOf = (faults: Record<string, FieldFaultCode>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, code]) => [field, sayFault({ code })]))

const LABELS: Record<string, DashboardWordKey> = {
  firstName: 'owner.first-name',
  lastName: 'owner.last-name',
  title: 'owner.company',
  taxOffice: 'owner.tax-office',
  phone: 'owner.phone',
  email: 'owner.email',
  address: 'owner.address',
  commission: 'owners.commission',
  notes: 'owner.notes',
}

/** What a field of the record is called. */
export const ownerLabel = (name: string): string => {
  const word = LABELS[name]
  return word ? say(word) : name
}
