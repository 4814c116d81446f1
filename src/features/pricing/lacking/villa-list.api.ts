import { dayInIstanbul } from '../../../kernel/day.ts'
import { handler } from '../../../platform/http/api.ts'
import { scopeOf } from '../../owners/owner-scope.ts'
import { adminVillas } from '../../villas/admin-villas.store.ts'
import { lackingOf } from '../../villas/desk/villa-lacks.store.ts'
import { listAdminVillas } from '../../villas/villas.contract.ts'
import { lackingPrices } from './lacking-prices.store.ts'

/** The list of villas; what each lacks is the agency's to know. */
export const villaListApi = [
  handler(listAdminVillas, ({ query }, { db, who, now }) => {
    const lacking = who.role === 'ADMIN' ? lackingOf(lackingPrices(dayInIstanbul(now))) : undefined
    return adminVillas(db, scopeOf(who), query, lacking)
  }),
]
