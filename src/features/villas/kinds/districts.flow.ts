import { eq } from 'drizzle-orm'
import { found } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { holdRows, putInOrder } from '../../../platform/database/own-order.ts'
import type { DistrictInput, DistrictRow } from '../../places/desk/districts.contract.ts'
import * as store from '../../places/desk/districts.store.ts'
import { district, town } from '../../places/places.table.ts'
import { slugFor, slugTaken, wrongField } from './judged-input.ts'
import { villasUsing } from './used-by.store.ts'
import { deleteUnused, withVillasUsing } from './with-villas-using.flow.ts'

/** Adds a district. Refuses 'slug-taken' in its town, and 'invalid' at a town that is not there. */
export const createDistrict = ({ db }: Act, input: DistrictInput): Promise<DistrictRow> =>
  db.transaction(async (tx) => {
    const row = { ...input, slug: slugFor(input.slug, input.name) }
    await mustBeFree(tx, row)
    return store.districtRow(tx, await store.addDistrict(tx, row))
  })

/** Writes a district anew. Refuses as `createDistrict`, and 'invalid' at another town while villas use it. */
export const changeDistrict = ({ db }: Act, id: number, input: DistrictInput): Promise<DistrictRow> =>
  withVillasUsing(db, { kind: 'district', ids: [id] }, async (tx) => {
    const before = await store.districtRow(tx, id)
    const isUsed = (await villasUsing(tx, { kind: 'district', ids: [id] })).length > 0
    if (isUsed && before.townId !== input.townId) throw wrongField('townId', 'invalid')
    const row = { ...input, slug: input.slug || before.slug }
    await mustBeFree(tx, row, id)
    await store.writeDistrict(tx, id, row)
    return store.districtRow(tx, id)
  })

/** Refuses 'not-found' and 'used-by-villas'. */
export const deleteDistrict = ({ db }: Act, id: number): Promise<void> =>
  deleteUnused(db, 'district', id, (tx) => store.dropDistrict(tx, id))

/** Puts districts of the first one's town in another order. */
export const orderDistricts = ({ db }: Act, ids: number[]): Promise<void> =>
  db.transaction(async (tx) => {
    const townId = found(await store.townOfDistrict(tx, ids[0] ?? 0))
    await putInOrder(tx, district, ids, eq(district.townId, townId))
  })

/** One after the other in a town, so that two districts never get one slug. */
const mustBeFree = async (tx: Db, row: DistrictInput, but?: number): Promise<void> => {
  const [held] = await holdRows(tx, town, [row.townId])
  if (!held) throw wrongField('townId', 'invalid')
  if (await store.hasDistrict(tx, row, but)) throw slugTaken()
}
