import type { Staff } from '../../kernel/caller.ts'
import { dayInIstanbul } from '../../kernel/day.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import { publicSettingsOf } from '../settings/settings.store.ts'
import * as calls from './btrans/btrans.contract.ts'
import * as flow from './btrans/btrans.flow.ts'
import { type BtransServices, btransReport, hostOf } from './btrans/btrans.view.ts'
import { monthBefore } from './btrans/btrans-month.ts'
import { getMinistry } from './ministry/ministry.contract.ts'
import { advertisedVillas } from './ministry/ministry.store.ts'
import { agencyText, ministryFileName, ministryRows, rangeText } from './ministry/ministry-row.ts'

type Staffed = Call<BtransServices, Staff>

export const reportsApi = [
  handler(calls.getBtrans, async ({ query: { month, basis, villas } }, { db, services, now }: Staffed) => ({
    content: await btransReport(
      { db, services },
      { month: month ?? monthBefore(dayInIstanbul(now)), basis, villas },
      now,
    ),
  })),
  handler(calls.takeBtransFile, async ({ body }, call: Staffed) => ({ content: await flow.takeFile(call, body) })),
  handler(calls.getBtransVilla, async ({ params }, call: Staffed) => ({
    content: await flow.ofVilla(call, params.villa_id),
  })),
  handler(calls.saveBtransVilla, async ({ params, body }, call: Staffed) => ({
    content: await flow.saveOfVilla(call, params.villa_id, body),
  })),
  handler(getMinistry, async ({ query }, { db, services, now }: Staffed) => {
    const settings = await publicSettingsOf(db)
    const month = query.month ?? monthBefore(dayInIstanbul(now))
    const named = { licence: settings.tursab_no ?? '', agency: settings.site_name ?? '' }
    const asked = { ...named, month, host: hostOf(services.publicUrl), today: dayInIstanbul(now) }
    const chosen = query.villas?.length ? new Set(query.villas.map(Number)) : undefined
    const rows = ministryRows(await advertisedVillas(db), asked).filter(({ id }) => !chosen || chosen.has(id))
    return {
      content: {
        ...{ month, agency: agencyText(named), range: rangeText(month), file: ministryFileName(month), rows },
      },
    }
  }),
]
