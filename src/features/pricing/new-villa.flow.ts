import type { Staff } from '../../kernel/caller.ts'
import { slugOf } from '../../kernel/slug.ts'
import type { Act } from '../../platform/act.ts'
import type { Db } from '../../platform/database/db.ts'
import { freeSlug, giveSlug } from '../addresses/addresses.store.ts'
import { mustBeThere } from '../villas/editor/change-house.flow.ts'
import type { HouseInput, NewHouseInput } from '../villas/editor/house.shape.ts'
import { addHouse, heldFeatures, houseById, placeInTown, writeFeatures } from '../villas/editor/house.store.ts'
import { lockVilla } from '../villas/villa-lock.store.ts'
import { copyPrices, firstTerms } from './new-villa.store.ts'

type StaffAct = Act<unknown, Staff>
type Made = { id: number; slug: string; code: string }

/**
 * Makes a villa that is not published and has no prices yet. Refuses 'invalid', at its field, an owner or place that is
 * not there.
 */
export const createVilla = ({ db, now }: StaffAct, input: NewHouseInput): Promise<Made> =>
  db.transaction(async (tx) => {
    await mustBeThere(tx, { ...input, typeIds: [] })
    const place = (await placeInTown(tx, input.townId)) ?? MIDDLE_OF_THE_COAST
    const made = await add(tx, { ...EMPTY_HOUSE, ...place, ...input }, now)
    await firstTerms(tx, made.id, input.guests)
    return made
  })

/** Makes a villa like another: its facts, features and prices; no photos, permit or calendar. Not published. */
export const duplicateVilla = ({ db, now }: StaffAct, id: number, name: string): Promise<Made> =>
  db.transaction(async (tx) => {
    const { house, featureIds } = await houseById(tx, id)
    await mustBeThere(tx, house)
    const features = featureIds.length ? await heldFeatures(tx, featureIds) : []
    const made = await add(tx, { ...house, name, live: false }, now)
    await writeFeatures(tx, made.id, features)
    await copyPrices(tx, id, made.id)
    return made
  })

const add = async (tx: Db, house: Omit<HouseInput, 'slug' | 'code'>, now: Date): Promise<Made> => {
  const slug = await freeSlug(tx, slugOf(house.name).slice(0, 100) || 'villa')
  const { id, code } = await addHouse(tx, { ...house, slug }, now)
  await giveSlug(tx, slug, { kind: 'villa', targetId: id })
  await lockVilla(tx, id) // nobody waits for it; it tells the search
  return { id, slug, code }
}

const MIDDLE_OF_THE_COAST = { latitude: 36.6, longitude: 29.1 }

const NO_TEXT = { tr: '' }
const EMPTY_HOUSE = {
  typeIds: [],
  headline: NO_TEXT,
  description: NO_TEXT,
  live: false,
  area: 0,
  pools: [],
  rooms: [],
  distances: { sea: 0, centre: 0, market: 0, restaurant: 0, hospital: 0, airport: 0, airportCode: '' },
  rules: { pets: false, smoking: false, parties: false, children: true },
  address: '',
  greeterName: '',
  greeterPhone: '',
  video: '',
  checkInTime: '16:00',
  checkOutTime: '10:00',
  seoTitle: NO_TEXT,
  seoDescription: NO_TEXT,
} satisfies Partial<HouseInput>
