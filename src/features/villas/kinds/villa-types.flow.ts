import type { Act } from '../../../platform/act.ts'
import { putInOrder } from '../../../platform/database/own-order.ts'
import { giveSlug, takeSlugsBack } from '../../addresses/addresses.store.ts'
import { villaType } from '../villas.table.ts'
import { slugFor, slugTaken } from './judged-input.ts'
import { mustBeStored } from './towns.flow.ts'
import type { VillaTypeInput, VillaTypeRow } from './villa-types.contract.ts'
import * as store from './villa-types-desk.store.ts'
import { deleteUnused, withVillasUsing } from './with-villas-using.flow.ts'

const addressee = (targetId: number) => ({ kind: 'villa-type' as const, targetId })

/** Adds a villa type with its address. Refuses 'slug-taken', and 'invalid' at a picture that is not stored. */
export const createVillaType = ({ db }: Act, input: VillaTypeInput): Promise<VillaTypeRow> =>
  db.transaction(async (tx) => {
    const slug = slugFor(input.slug, input.name.tr)
    await mustBeStored(tx, input.picture)
    const id = await store.addType(tx, { ...input, slug })
    if (id === undefined) throw slugTaken()
    await giveSlug(tx, slug, addressee(id))
    return store.typeRow(tx, id)
  })

/** Writes a villa type anew. Refuses as `createVillaType`, and 'not-found'. */
export const changeVillaType = ({ db }: Act, id: number, input: VillaTypeInput): Promise<VillaTypeRow> =>
  withVillasUsing(db, { kind: 'type', ids: [id] }, async (tx) => {
    const before = await store.typeRow(tx, id)
    const slug = input.slug || before.slug
    if (input.picture !== before.picture) await mustBeStored(tx, input.picture)
    await giveSlug(tx, slug, addressee(id))
    await store.writeType(tx, id, { ...input, slug })
    return store.typeRow(tx, id)
  })

/** Refuses 'not-found' and 'used-by-villas'. */
export const deleteVillaType = ({ db }: Act, id: number): Promise<void> =>
  deleteUnused(db, 'type', id, async (tx) => {
    await takeSlugsBack(tx, addressee(id))
    await store.dropType(tx, id)
  })

/** Puts villa types in another order. Refuses 'not-found'. */
export const orderVillaTypes = ({ db }: Act, ids: number[]): Promise<void> =>
  withVillasUsing(db, { kind: 'type', ids }, (tx) => putInOrder(tx, villaType, ids))
