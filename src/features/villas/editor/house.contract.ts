import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { id, listOf, rowId, wholeNumber } from '../../../kernel/schema.ts'
import { adminVilla } from '../villas.contract.ts'
import { houseInput, houseRow } from './house.shape.ts'

/** A villa as its editor loads it; `version` is what a save must name. */
export const houseToEdit = z.object({
  ...adminVilla.shape,
  version: z.number(),
  photoCount: z.number(),
  featureIds: z.array(z.number()),
  house: houseRow,
})
export type HouseToEdit = z.infer<typeof houseToEdit>

export const getAdminVilla = endpoint({
  method: 'GET',
  path: '/v1/admin/villas/:id',
  may: 'staff',
  does: 'One villa with all that its editor writes, and the version a save must name',
  params: id,
  answer: content(houseToEdit),
})

const ofVilla = z.object({ villa_id: wholeNumber(1, 2_147_483_647) })
const version = z.int('invalid').check(z.minimum(1, 'invalid'))

export const changeHouse = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/:villa_id',
  may: 'admin',
  does: 'Change a villa; when another version was saved meanwhile, the answer 409 carries it as `detail.now`',
  params: ofVilla,
  body: z.object({ version, ...houseInput.shape }),
  answer: content(houseToEdit),
})

export const changeFeatures = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/:villa_id/features',
  may: 'admin',
  does: 'What a villa has; when another version was saved meanwhile, the answer 409 carries it as `detail.now`',
  params: ofVilla,
  body: z.object({ version, featureIds: listOf(rowId, 400) }),
  answer: content(houseToEdit),
})
