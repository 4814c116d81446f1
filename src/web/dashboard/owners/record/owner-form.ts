import { wrongInOwner } from '../../../../features/owners/owner-numbers.ts'
import { changeOwner, type OwnerRecord } from '../../../../features/owners/owners.contract.ts'
import type { FieldFaultCode } from '../../../../kernel/refusal.ts'
import { sayFault } from '../../../words/dashboard.ts'
import { useForm } from '../../kit/form/use-form.ts'

/** The record of an owner as a form. A number begins empty: what is not typed stays as it is stored. */
export const useOwnerForm = (record: OwnerRecord, done: (saved: OwnerRecord) => void) => {
  const { kind, firstName, lastName, title, taxOffice, phone, email, address, commission, notes, version } = record
  return useForm(
    changeOwner,
    {
      ...{ kind, firstName, lastName, title, taxOffice, phone, email, address, commission, notes, version },
      ...{ taxNo: '', iban: '' },
    },
    {
      done: ({ content }) => done(content),
      body: ({ taxNo, iban, ...rest }) => ({ ...rest, ...(taxNo && { taxNo }), ...(iban && { iban }) }),
      alsoWrong: (typed) => saidOf(wrongInOwner(typed)),
    },
  )
}

export type OwnerForm = ReturnType<typeof useOwnerForm>

/** Faults in words. */
export const saidOf = (faults: Record<string, FieldFaultCode>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, code]) => [field, sayFault({ code })]))
