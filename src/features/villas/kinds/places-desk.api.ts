import { DONE } from '../../../kernel/endpoint.ts'
import { found } from '../../../kernel/refusal.ts'
import { handler } from '../../../platform/http/api.ts'
import * as districts from '../../places/desk/districts.contract.ts'
import { districtPage } from '../../places/desk/districts.store.ts'
import * as towns from '../../places/desk/towns.contract.ts'
import { townPage, townsToChoose, writeTown } from '../../places/desk/towns.store.ts'
import * as districtsFlow from './districts.flow.ts'
import * as townsFlow from './towns.flow.ts'

const townsApi = [
  handler(towns.listTownRows, ({ query }, { db }) => townPage(db, query)),
  handler(towns.selectTowns, async (_, { db }) => ({ content: await townsToChoose(db) })),
  handler(towns.createTown, async ({ body }, call) => ({ content: await townsFlow.createTown(call, body) })),
  handler(towns.changeTown, async ({ params, body }, call) => ({
    content: await townsFlow.changeTown(call, params.id, body),
  })),
  handler(towns.deleteTown, async ({ params }, call) => {
    await townsFlow.deleteTown(call, params.id)
    return DONE
  }),
  handler(towns.showTown, async ({ params, body }, { db }) => {
    found((await writeTown(db, params.id, body))[0])
    return DONE
  }),
  handler(towns.orderTowns, async ({ body }, call) => {
    await townsFlow.orderTowns(call, body.ids)
    return DONE
  }),
]

const districtsApi = [
  handler(districts.listDistrictRows, ({ query }, { db }) => districtPage(db, query)),
  handler(districts.createDistrict, async ({ body }, call) => ({
    content: await districtsFlow.createDistrict(call, body),
  })),
  handler(districts.changeDistrict, async ({ params, body }, call) => ({
    content: await districtsFlow.changeDistrict(call, params.id, body),
  })),
  handler(districts.deleteDistrict, async ({ params }, call) => {
    await districtsFlow.deleteDistrict(call, params.id)
    return DONE
  }),
  handler(districts.orderDistricts, async ({ body }, call) => {
    await districtsFlow.orderDistricts(call, body.ids)
    return DONE
  }),
]

export const placesDeskApi = [...townsApi, ...districtsApi]
