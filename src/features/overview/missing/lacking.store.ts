import type { SQL } from 'drizzle-orm'
import { lackingPersons } from '../../guests/persons/lacking-persons.store.ts'
import { lackingContract } from '../../papers/contract/lacking-contract.store.ts'
import type { Lack } from '../../reservations/reservation.shape.ts'
import * as reservations from '../../reservations/views/lacking.store.ts'

/** The ids of the reservations that lack something, as SQL: each by the rule of the slice that owns it. */
export const LACKING: Record<Lack, (times: reservations.LackTimes) => SQL> = {
  answer: reservations.lackingAnswer,
  prepayment: reservations.lackingPrepayment,
  money: reservations.lackingMoney,
  look: reservations.lackingLook,
  persons: lackingPersons,
  contract: lackingContract,
}
