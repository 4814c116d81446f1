import { DONE } from '../../../kernel/endpoint.ts'
import { handler } from '../../../platform/http/api.ts'
import * as features from './features.contract.ts'
import * as featuresFlow from './features.flow.ts'
import * as featuresStore from './features.store.ts'
import * as types from './villa-types.contract.ts'
import * as typesFlow from './villa-types.flow.ts'
import * as typesStore from './villa-types-desk.store.ts'

const typesApi = [
  handler(types.listVillaTypeRows, ({ query }, { db }) => typesStore.typePage(db, query)),
  handler(types.getVillaType, async ({ params }, { db }) => ({ content: await typesStore.typeRow(db, params.id) })),
  handler(types.createVillaType, async ({ body }, call) => ({ content: await typesFlow.createVillaType(call, body) })),
  handler(types.changeVillaType, async ({ params, body }, call) => ({
    content: await typesFlow.changeVillaType(call, params.id, body),
  })),
  handler(types.deleteVillaType, async ({ params }, call) => {
    await typesFlow.deleteVillaType(call, params.id)
    return DONE
  }),
  handler(types.orderVillaTypes, async ({ body }, call) => {
    await typesFlow.orderVillaTypes(call, body.ids)
    return DONE
  }),
]

const categoriesApi = [
  handler(features.listVillaFeatures, async (_, { db }) => ({ content: await featuresStore.featuresByCategory(db) })),
  handler(features.createCategory, async ({ body }, { db }) => ({
    content: await featuresStore.addCategory(db, body),
  })),
  handler(features.changeCategory, async ({ params, body }, { db }) => ({
    content: await featuresStore.writeCategory(db, params.id, body),
  })),
  handler(features.deleteCategory, async ({ params }, call) => {
    await featuresFlow.deleteCategory(call, params.id)
    return DONE
  }),
  handler(features.orderCategories, async ({ body }, call) => {
    await featuresFlow.orderCategories(call, body.ids)
    return DONE
  }),
]

const featuresApi = [
  handler(features.createFeature, async ({ body }, call) => ({
    content: await featuresFlow.createFeature(call, body),
  })),
  handler(features.changeFeature, async ({ params, body }, call) => ({
    content: await featuresFlow.changeFeature(call, params.id, body),
  })),
  handler(features.deleteFeature, async ({ params }, call) => {
    await featuresFlow.deleteFeature(call, params.id)
    return DONE
  }),
  handler(features.orderFeatures, async ({ body }, call) => {
    await featuresFlow.orderFeatures(call, body.ids)
    return DONE
  }),
]

export const kindsApi = [...typesApi, ...categoriesApi, ...featuresApi]
