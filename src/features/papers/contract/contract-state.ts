import type { AcceptedStay, ContractState } from './contract.shape.ts'

type Booked = Omit<AcceptedStay, 'damageDeposit'> & { price: { damageDeposit: number } }

/** What of a reservation a contract would be about now. */
export const stayToAccept = ({ price, ...booked }: Booked): AcceptedStay => {
  const { villaId, guestName, checkIn, checkOut, adults, children, infants, currency, total, prepayment } = booked
  return {
    ...{ villaId, guestName, checkIn, checkOut, adults, children, infants, currency, total, prepayment },
    damageDeposit: price.damageDeposit,
  }
}

/** A corrected name is still the same contract; these terms are what was agreed. */
export const CONTRACT_TERMS = [
  ...(['villaId', 'checkIn', 'checkOut', 'adults', 'children', 'infants'] as const),
  ...(['currency', 'total'] as const),
] satisfies (keyof AcceptedStay)[]

/** Where the contract stands; `accepted` = the newest yes, null for none; `sent` = the guest has got her link. */
export const contractStateOf = (now: AcceptedStay, accepted: AcceptedStay | null, sent: boolean): ContractState => {
  if (!accepted) return sent ? 'sent' : 'open'
  return CONTRACT_TERMS.every((term) => now[term] === accepted[term]) ? 'accepted' : 'outdated'
}
