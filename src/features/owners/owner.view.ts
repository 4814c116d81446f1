import * as z from 'zod/mini'
import { maskedIban, maskedNumber } from '../../kernel/identity/numbers.ts'
import type { Sealer } from '../../platform/sealed.ts'
import { missingForReport } from './owner-numbers.ts'
import { type OwnerRecord, type OwnerRow, ownerRecord } from './owners.contract.ts'
import type { ownerById, StoredOwner } from './owners.store.ts'
import { opened } from './sealed-numbers.server.ts'

/** What stands for a number that no key opens. */
const SHUT = '?'

/** An owner as lists show it: with masks. */
export const ownerRowView = ({ owner, villas, logins }: StoredOwner, sealer: Sealer): OwnerRow => ({
  ...owner,
  taxNo: owner.taxNo && masked(opened(sealer, owner, 'taxNo'), maskedNumber),
  iban: owner.iban && masked(opened(sealer, owner, 'iban'), maskedIban),
  villas,
  logins,
  missing: missingForReport(owner),
})

type Whole = NonNullable<Awaited<ReturnType<typeof ownerById>>>

/** An owner's record, with masks; what the contract does not name stays here, a refusal's detail included. */
export const ownerView = ({ accounts, reads, ...row }: Whole, sealer: Sealer): OwnerRecord =>
  z.parse(ownerRecord, {
    ...row.owner,
    ...ownerRowView(row, sealer),
    createdAt: row.owner.createdAt.toISOString(),
    accounts,
    reads: reads.map((read) => ({ ...read, at: read.at.toISOString() })),
  })

const masked = (number: string | null, mask: (number: string) => string): string => (number ? mask(number) : SHUT)
