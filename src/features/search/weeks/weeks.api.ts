import { dayInIstanbul } from '../../../kernel/day.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import type { SearchModel } from '../search-model.server.ts'
import { villaWeeks } from './weeks.contract.ts'
import { weeksOf } from './weeks.view.ts'

export const weeksApi = [
  handler(villaWeeks, async ({ params, query }, { services, now }: Call<{ search: SearchModel }>) => ({
    content: weeksOf(services.search, { ...params, ...query, today: dayInIstanbul(now), now }),
  })),
]
