import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { putInOrder } from '../../../platform/database/own-order.ts'
import { giveSlug, takeSlugsBack } from '../../addresses/addresses.store.ts'
import { knownOn, PICTURES } from '../../media/media.store.ts'
import type { TownInput, TownRow } from '../../places/desk/towns.contract.ts'
import * as store from '../../places/desk/towns.store.ts'
import { town } from '../../places/places.table.ts'
import { mustBeWholePlace, slugFor, slugTaken, wrongField } from './judged-input.ts'
import { deleteUnused, withVillasUsing } from './with-villas-using.flow.ts'

const addressee = (targetId: number) => ({ kind: 'town' as const, targetId })

/** Adds a town with its address. Refuses 'slug-taken', and 'invalid' at a picture that is not stored. */
export const createTown = ({ db }: Act, input: TownInput): Promise<TownRow> =>
  db.transaction(async (tx) => {
    const slug = slugFor(input.slug, input.name)
    mustBeWholePlace(input)
    await mustBeStored(tx, input.picture)
    const id = await store.addTown(tx, { ...input, slug })
    if (id === undefined) throw slugTaken()
    await giveSlug(tx, slug, addressee(id))
    return store.townRow(tx, id)
  })

/**
 * Writes a town anew. Refuses as `createTown`, 'not-found', and 'edited-meanwhile' with what is stored now when it says
 * something else by now than was `seen`.
 */
export const changeTown = (
  { db }: Act,
  id: number,
  { seen, ...input }: TownInput & { seen?: string | undefined },
): Promise<TownRow> => {
  mustBeWholePlace(input)
  return withVillasUsing(db, { kind: 'town', ids: [id] }, async (tx) => {
    const before = await store.townRow(tx, id)
    if (seen && seen !== before.seen) throw new Refusal('edited-meanwhile', {}, {}, { now: before })
    const slug = input.slug || before.slug
    if (input.picture !== before.picture) await mustBeStored(tx, input.picture)
    await giveSlug(tx, slug, addressee(id))
    await store.writeTown(tx, id, { ...input, slug })
    return store.townRow(tx, id)
  })
}

/** Deletes a town with its districts. Refuses 'not-found' and 'used-by-villas'. */
export const deleteTown = ({ db }: Act, id: number): Promise<void> =>
  deleteUnused(db, 'town', id, async (tx) => {
    await takeSlugsBack(tx, addressee(id))
    await store.dropTown(tx, id)
  })

export const orderTowns = ({ db }: Act, ids: number[]): Promise<void> =>
  db.transaction((tx) => putInOrder(tx, town, ids))

/** Refuses 'invalid' at `picture` unless the address is one of a stored picture. */
export const mustBeStored = async (db: Db, picture: string): Promise<void> => {
  if (!(await knownOn(db, PICTURES, [picture])).has(picture)) throw wrongField('picture', 'invalid')
}
