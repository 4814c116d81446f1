import * as z from 'zod/mini'
import { content, endpoint, page } from '../../../kernel/endpoint.ts'
import { isIban, tidyNumber } from '../../../kernel/identity/numbers.ts'
import { currency, done, id, line, orderOf, paging, rowId, text } from '../../../kernel/schema.ts'
import { bankAccount } from '../settings.contract.ts'

const bankRow = z.object({ ...bankAccount.shape, active: z.boolean(), position: z.number(), version: z.number() })
export type BankRow = z.infer<typeof bankRow>

/** 'TR33 0006 …' as people write it; kept without blanks. */
const iban = z.pipe(line(40).check(z.refine((typed) => isIban(tidyNumber(typed)), 'iban')), z.transform(tidyNumber))
/** Eight or eleven signs (ISO 9362), or nothing. */
const swift = z.pipe(
  text(20).check(z.refine((typed) => SWIFT.test(tidyNumber(typed)), 'invalid')),
  z.transform(tidyNumber),
)
const SWIFT = /^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/

export const bankInput = z.object({ name: line(80), branch: text(80), holder: line(120), iban, swift, currency })
export type BankInput = z.infer<typeof bankInput>

const path = '/v1/admin/banks'
const onePath = `${path}/:id` as const

export const listBankRows = endpoint({
  method: 'GET',
  path,
  may: 'admin',
  right: 'money',
  does: 'The bank accounts of the agency, those that are off too',
  query: z.object(paging(100)),
  answer: page(bankRow),
})
export const createBank = endpoint({
  method: 'POST',
  path,
  may: 'admin',
  right: 'money',
  does: 'A new bank account, after the others',
  status: 201,
  repeatable: true,
  body: bankInput,
  answer: content(bankRow),
})
/** `version` is the one that was seen: who was slower is refused 'edited-meanwhile' with what stands there now. */
export const changeBank = endpoint({
  method: 'PUT',
  path: onePath,
  may: 'admin',
  right: 'money',
  does: 'Change a bank account; guests are shown it at once',
  params: id,
  body: z.object({ ...bankInput.shape, version: z.int() }),
  answer: content(bankRow),
})
export const deleteBank = endpoint({
  method: 'DELETE',
  path: onePath,
  may: 'admin',
  right: 'money',
  does: 'Delete a bank account that no payment names; others are switched off',
  params: id,
  answer: content(done),
})
export const setBankActivity = endpoint({
  method: 'PATCH',
  path: `${path}/activity`,
  may: 'admin',
  right: 'money',
  does: 'Show a bank account to guests, or hide it',
  body: z.object({ id: rowId, active: z.boolean() }),
  answer: content(bankRow),
})
export const orderBanks = endpoint({
  method: 'PATCH',
  path: `${path}/order`,
  may: 'admin',
  right: 'money',
  does: 'Put bank accounts in another order',
  body: orderOf,
  answer: content(done),
})
