import { actorName } from '../../../kernel/caller.ts'
import { dayInIstanbul } from '../../../kernel/day.ts'
import type { FieldFault } from '../../../kernel/field-faults.ts'
import { tidyNumber } from '../../../kernel/identity/numbers.ts'
import { found, Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Sealer } from '../../../platform/sealed.ts'
import { statusAt } from '../../reservations/life/reservation-status.ts'
import type { Reservation } from '../../reservations/reservations.store.ts'
import { mayList, wrongInPerson } from './person-rules.ts'
import type { ListInput, PersonInput } from './persons.contract.ts'
import * as store from './persons.store.ts'
import { partyOf } from './persons.view.ts'
import { openNumber, sealedNumber } from './sealed-person.server.ts'

export type PersonServices = { sealer: Sealer }
type Written = PersonInput & { arrives: string; leaves: string }

/**
 * Writes the whole list of who stays. Refuses 'move-not-allowed' while nobody may write it, 'edited-meanwhile' for
 * another version, 'too-many-guests' beyond the party, 'malformed' with what is wrong of whom.
 */
export const writePersons = async (
  { db, services, who, now }: Act<PersonServices>,
  reservation: Reservation,
  { version, persons: sent }: ListInput,
): Promise<void> => {
  const byStaff = who.role === 'ADMIN'
  const status = statusAt(reservation, now)
  if (!mayList(status, byStaff)) throw new Refusal('move-not-allowed', { status })
  const capacity = partyOf(reservation)
  if (sent.length > capacity) throw new Refusal('too-many-guests', { capacity })
  const { checkIn, checkOut, id: reservationId } = reservation
  const persons = sent.map((each) => ({ ...each, arrives: each.arrives ?? checkIn, leaves: each.leaves ?? checkOut }))
  const at = { who: actorName(who), at: now }
  await db.transaction(async (tx) => {
    const before = await store.lockList(tx, reservationId, at)
    if (before.version !== version) throw new Refusal('edited-meanwhile')
    const numbers = numbersOf(before.persons, persons, services.sealer)
    mustBeRight(persons, numbers, { checkIn, checkOut, today: dayInIstanbul(now) })
    await store.keepOnly(
      tx,
      reservationId,
      persons.flatMap(({ id }) => (id === null ? [] : [id])),
    )
    for (const [position, person] of persons.entries())
      await keepPerson(tx, services.sealer, { ...person, reservationId, position, number: numbers[position] ?? '' })
    await store.writeList(tx, reservationId, { version: version + 1, ...at })
  })
}

/** The number of each: the one that was sent, else the one that is stored for the same kind of document. */
const numbersOf = (before: store.PersonRow[], persons: Written[], sealer: Sealer): string[] =>
  persons.map(({ id, number, document }) => {
    const known = id === null ? undefined : found(before.find((row) => row.id === id))
    if (number) return tidyNumber(number)
    return known?.document === document ? (openNumber(sealer, known) ?? '') : ''
  })

const mustBeRight = (persons: Written[], numbers: string[], stay: Parameters<typeof wrongInPerson>[1]): void => {
  const faults = persons.flatMap((person, at) => {
    const number = numbers[at] ?? ''
    const twice = number !== '' && numbers.indexOf(number) !== at
    const wrong = { ...wrongInPerson({ ...person, number }, stay), ...(twice && { number: 'in-use' as const }) }
    return Object.entries(wrong).map(([field, code]): [string, FieldFault] => [`persons.${at}.${field}`, { code }])
  })
  if (faults.length) throw new Refusal('malformed', {}, Object.fromEntries(faults))
}

type Kept = Written & { reservationId: number; position: number; number: string }

/** A number is sealed to its row, so a new row is there before its number. */
const keepPerson = async (tx: Db, sealer: Sealer, { id, number, ...row }: Kept): Promise<void> => {
  const own = id ?? (await store.addPerson(tx, row))
  await store.changePerson(tx, own, { ...row, number: sealedNumber(sealer, own, number) })
}
