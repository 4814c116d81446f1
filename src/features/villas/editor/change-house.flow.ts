import type { Staff } from '../../../kernel/caller.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Act } from '../../../platform/act.ts'
import type { Db } from '../../../platform/database/db.ts'
import { phoneNumber } from '../../../platform/phone.ts'
import { giveSlug } from '../../addresses/addresses.store.ts'
import { scopeOf } from '../../owners/owner-scope.ts'
import { adminVilla } from '../admin-villas.store.ts'
import { videoAddress, videoOf } from '../film/video.ts'
import { withVillaLocked } from '../villa-lock.store.ts'
import type { HouseToEdit } from './house.contract.ts'
import type { HouseInput } from './house.shape.ts'
import * as store from './house.store.ts'

type StaffAct = Act<unknown, Staff>

/** A villa as its editor loads it. Refuses 'not-found' for another owner's. */
export const houseToEdit = async ({ db, who }: Pick<StaffAct, 'db' | 'who'>, id: number): Promise<HouseToEdit> => ({
  ...(await adminVilla(db, scopeOf(who), id)),
  ...(await store.houseById(db, id)),
})

/**
 * Saves a house over the version its editor began with. Refuses 'edited-meanwhile' with what is stored now, and field
 * by field what can't be: an address or code in use, a video that is none, a place, owner or type that is not there,
 * another currency than the prices have.
 */
export const changeHouse = async (
  act: StaffAct,
  id: number,
  { version, ...input }: HouseInput & { version: number },
): Promise<HouseToEdit> => {
  const house = tidy(input)
  return withVillaLocked(act.db, id, async (tx) => {
    const before = await newestOf({ ...act, db: tx }, id, version)
    await mustBeThere(tx, house)
    if (house.code !== before.house.code) await store.lockCodes(tx)
    if (await store.isCodeTaken(tx, house.code, id)) throw inUse('code')
    if (house.currency !== before.house.currency && (await store.hasAmounts(tx, id)))
      throw new Refusal('invalid', {}, { currency: { code: 'has-prices' } })
    if (house.slug !== before.house.slug) await giveSlug(tx, house.slug, { kind: 'villa', targetId: id })
    await store.writeHouse(tx, id, house)
    return houseToEdit({ ...act, db: tx }, id)
  })
}

/** Gives a villa these features. Refuses 'edited-meanwhile' as above, and 'invalid' for a feature that is not there. */
export const changeFeatures = (
  act: StaffAct,
  id: number,
  { version, featureIds }: { version: number; featureIds: number[] },
): Promise<HouseToEdit> =>
  withVillaLocked(act.db, id, async (tx) => {
    await newestOf({ ...act, db: tx }, id, version)
    const asked = [...new Set(featureIds)]
    if (asked.length && (await store.heldFeatures(tx, asked)).length !== asked.length)
      throw new Refusal('invalid', {}, { featureIds: { code: 'invalid' } })
    await store.writeFeatures(tx, id, asked)
    return houseToEdit({ ...act, db: tx }, id)
  })

/** Refuses 'invalid', at its field, what a house names and nobody has: an owner, a district of its town, a type. */
export const mustBeThere = async (db: Db, house: Pick<HouseInput, 'ownerId' | 'townId' | 'districtId' | 'typeIds'>) => {
  const { owner, townOfDistrict, types } = await store.namedRows(db, house)
  const wrong = {
    ...(!owner && { ownerId: { code: 'invalid' as const } }),
    ...(townOfDistrict !== house.townId && { districtId: { code: 'not-in-town' as const } }),
    ...(!types && { typeIds: { code: 'invalid' as const } }),
  }
  if (Object.keys(wrong).length) throw new Refusal('invalid', {}, wrong)
}

const newestOf = async (act: StaffAct, id: number, version: number): Promise<HouseToEdit> => {
  const now = await houseToEdit(act, id)
  if (now.version !== version) throw new Refusal('edited-meanwhile', {}, {}, { now })
  return now
}

const tidy = (house: HouseInput): HouseInput => ({
  ...house,
  video: tidyVideo(house.video),
  typeIds: [...new Set(house.typeIds)].sort((one, other) => one - other),
  greeterPhone: house.greeterPhone && phoneNumber(house.greeterPhone, 'greeterPhone'),
})

const tidyVideo = (typed: string): string => {
  const video = videoOf(typed)
  if (typed && !video) throw new Refusal('invalid', {}, { video: { code: 'video-address' } })
  return video ? videoAddress(video) : ''
}

const inUse = (field: string): Refusal => new Refusal('invalid', {}, { [field]: { code: 'in-use' } })
