export const MISSING = ['taxNo', 'taxOffice', 'address', 'city'] as const
type Missing = (typeof MISSING)[number]

type Party = Record<Missing, string> & { kind: 'person' | 'company' }

/** What an invoice needs of its party: a company's number and office; a person may be without a number. */
export const missingInParty = (party: Party): Missing[] => {
  const needed: Missing[] = party.kind === 'company' ? ['taxNo', 'taxOffice', 'address', 'city'] : ['address', 'city']
  return needed.filter((field) => !party[field])
}
