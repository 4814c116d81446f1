import * as z from 'zod/mini'
import { content, endpoint } from '../../../kernel/endpoint.ts'
import { day, done, id, rowId } from '../../../kernel/schema.ts'
import { discountInput, extraInput, price, seasonInput, termsChange, villaPrices } from './prices.shape.ts'

const ofVilla = { villa_id: rowId }
const madeWithId = content(z.object({ id: z.number() }))

export const getVillaPrices = endpoint({
  method: 'GET',
  path: '/v1/admin/villas/:id/prices',
  may: 'staff',
  does: 'All prices of a villa; an owner their own',
  params: id,
  answer: content(villaPrices),
})

export const createSeason = endpoint({
  method: 'POST',
  path: '/v1/admin/villas/price',
  may: 'admin',
  right: 'prices',
  does: 'A new price period of a villa',
  status: 201,
  repeatable: true,
  body: z.object({ ...ofVilla, ...seasonInput.shape }),
  answer: madeWithId,
})
export const changeSeason = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/price/:id',
  may: 'admin',
  right: 'prices',
  does: 'Change a price period',
  params: id,
  body: seasonInput,
  answer: content(done),
})
export const deleteSeason = endpoint({
  method: 'DELETE',
  path: '/v1/admin/villas/price/:id',
  may: 'admin',
  right: 'prices',
  does: 'Delete a price period: its nights are not sold any more',
  params: id,
  answer: content(done),
})

export const changeTerms = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/:id/terms',
  may: 'admin',
  right: 'prices',
  does: 'Change what holds for a villa whatever the season; what is not named stays',
  params: id,
  body: termsChange,
  answer: content(done),
})

export const setDayPrices = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/:id/dayprices',
  may: 'admin',
  right: 'prices',
  does: 'Give the nights of [from, until) a price above their season; null takes it away',
  params: id,
  body: z.object({ from: day, until: day, nightly: z.nullable(price) }),
  answer: content(done),
})

export const createDiscount = endpoint({
  method: 'POST',
  path: '/v1/admin/villas/discount',
  may: 'admin',
  right: 'prices',
  does: 'A new discount or coupon of a villa, or without villa_id of the whole agency',
  status: 201,
  repeatable: true,
  body: z.object({ villa_id: z._default(z.nullable(rowId), null), ...discountInput.shape }),
  answer: madeWithId,
})
export const changeDiscount = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/discount/:id',
  may: 'admin',
  right: 'prices',
  does: 'Change a discount or coupon',
  params: id,
  body: discountInput,
  answer: content(done),
})
export const deleteDiscount = endpoint({
  method: 'DELETE',
  path: '/v1/admin/villas/discount/:id',
  may: 'admin',
  right: 'prices',
  does: 'Delete a discount or coupon; what is booked keeps it',
  params: id,
  answer: content(done),
})

export const createExtra = endpoint({
  method: 'POST',
  path: '/v1/admin/villas/extra',
  may: 'admin',
  right: 'prices',
  does: 'Something new that a guest may add to a stay',
  status: 201,
  repeatable: true,
  body: z.object({ ...ofVilla, ...extraInput.shape }),
  answer: madeWithId,
})
export const changeExtra = endpoint({
  method: 'PUT',
  path: '/v1/admin/villas/extra/:id',
  may: 'admin',
  right: 'prices',
  does: 'Change an extra',
  params: id,
  body: extraInput,
  answer: content(done),
})
export const deleteExtra = endpoint({
  method: 'DELETE',
  path: '/v1/admin/villas/extra/:id',
  may: 'admin',
  right: 'prices',
  does: 'Delete an extra; what is booked keeps it',
  params: id,
  answer: content(done),
})
