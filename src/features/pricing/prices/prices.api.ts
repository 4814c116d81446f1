import { DONE } from '../../../kernel/endpoint.ts'
import { handler } from '../../../platform/http/api.ts'
import { villaLane } from '../../villas/villa-lock.store.ts'
import { termsApi } from '../terms/terms.api.ts'
import * as copies from './grid/copy-year.flow.ts'
import * as grid from './grid/price-grid.contract.ts'
import { gridOf, withoutPrice } from './grid/price-grid.flow.ts'
import * as calls from './prices.contract.ts'
import * as flow from './villa-prices.flow.ts'
import * as seasons from './write-seasons.flow.ts'

export const pricesApi = [
  ...termsApi,
  handler(calls.getVillaPrices, async ({ params }, call) => ({ content: await flow.pricesOfVilla(call, params.id) })),
  handler(
    calls.createSeason,
    async ({ body: { villa_id, ...input } }, call) => ({
      content: { id: await seasons.addSeason(call, villa_id, input) },
    }),
    async ({ body }) => villaLane(body.villa_id),
  ),
  handler(calls.changeSeason, async ({ params, body }, call) => {
    await seasons.changeSeason(call, params.id, body)
    return DONE
  }),
  handler(calls.deleteSeason, async ({ params }, call) => {
    await seasons.deleteSeason(call, params.id)
    return DONE
  }),
  handler(calls.changeTerms, async ({ params, body }, call) => {
    await flow.changeTerms(call, params.id, body)
    return DONE
  }),
  handler(calls.setDayPrices, async ({ params, body }, call) => {
    await flow.setDayPrices(call, params.id, body)
    return DONE
  }),
  handler(calls.createDiscount, async ({ body: { villa_id: villaId, ...input } }, call) => ({
    content: { id: await flow.addDiscount(call, { ...input, villaId }) },
  })),
  handler(calls.changeDiscount, async ({ params, body }, call) => {
    await flow.changeDiscount(call, params.id, body)
    return DONE
  }),
  handler(calls.deleteDiscount, async ({ params }, call) => {
    await flow.deleteDiscount(call, params.id)
    return DONE
  }),
  handler(
    calls.createExtra,
    async ({ body: { villa_id: villaId, ...input } }, call) => ({
      content: { id: await flow.addExtra(call, { ...input, villaId }) },
    }),
    async ({ body }) => villaLane(body.villa_id),
  ),
  handler(calls.changeExtra, async ({ params, body }, call) => {
    await flow.changeExtra(call, params.id, body)
    return DONE
  }),
  handler(calls.deleteExtra, async ({ params }, call) => {
    await flow.deleteExtra(call, params.id)
    return DONE
  }),
  handler(grid.priceGrid, ({ query }, call) => gridOf(call, query)),
  handler(grid.writePrices, async ({ body }, call) => ({ content: await seasons.writePrices(call, body.changes) })),
  handler(grid.previewCopy, async ({ body }, { db }) => ({ content: { villas: await copies.previewCopy(db, body) } })),
  handler(grid.copyPrices, async ({ body }, call) => ({ content: await copies.copyYear(call, body) })),
  handler(grid.undoPrices, async ({ params }, call) => {
    await seasons.undoChange(call, params.id)
    return DONE
  }),
  handler(grid.unpricedNights, async (_, call) => ({ content: await withoutPrice(call) })),
]
