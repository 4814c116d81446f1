import { actorName, type Staff } from '../../../kernel/caller.ts'
import { found } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import { reservationById } from '../../reservations/reservations.store.ts'
import { kbsFile } from './kbs-file.ts'
import * as store from './persons.store.ts'
import { openNumber } from './sealed-person.server.ts'
import type { PersonServices } from './write-persons.flow.ts'

type StaffAct = Act<PersonServices, Staff>

/** A number as it is; the reading is noted with it or not at all. */
export const readNumber = ({ db, services, who, now }: StaffAct, id: number): Promise<string> =>
  db.transaction(async (tx) => {
    const row = found(await store.personById(tx, id))
    const number = found(openNumber(services.sealer, row))
    const person = `${row.firstName} ${row.lastName}`
    const { reservationId } = row
    await store.noteRead(tx, { reservationId, person, what: 'number', who: actorName(who), at: now })
    return number
  })

/** The list for the authority with its numbers; the taking is noted. Refuses 'not-found' when nobody is on it. */
export const takeFile = ({ db, services, who, now }: StaffAct, reservationId: number) =>
  db.transaction(async (tx) => {
    const { code } = found(await reservationById(tx, reservationId))
    const { persons } = await store.listOf(tx, reservationId)
    found(persons[0])
    await store.noteRead(tx, { reservationId, what: 'file', who: actorName(who), at: now })
    const rows = persons.map((row) => ({ ...row, number: openNumber(services.sealer, row) ?? '' }))
    return { name: `kbs-${code}.csv`, text: kbsFile(rows) }
  })
