import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { currency } from '../../kernel/schema.ts'

/** A setting as guests’ pages read it: a key and its value. */
export const keyValue = z.object({ key: z.string(), value: z.string() })

export const bankAccount = z.object({
  id: z.number(),
  name: z.string(),
  branch: z.string(),
  holder: z.string(),
  iban: z.string(),
  swift: z.string(),
  currency,
})
export type BankAccount = z.infer<typeof bankAccount>

export const listBanks = endpoint({
  method: 'GET',
  path: '/v1/website/bank',
  may: 'anyone',
  sameForAll: true,
  does: 'The bank accounts of the agency',
  answer: content(z.array(bankAccount)),
})

export const contactSettings = endpoint({
  method: 'GET',
  path: '/v1/website/contact',
  may: 'anyone',
  sameForAll: true,
  does: 'How to reach the agency, as key and value',
  answer: content(z.array(keyValue)),
})
