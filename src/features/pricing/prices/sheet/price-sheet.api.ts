import { handler } from '../../../../platform/http/api.ts'
import * as calls from './price-sheet.contract.ts'
import { previewSheet, writeSheet } from './price-sheet.flow.ts'
import { sheetRows } from './price-sheet.store.ts'

export const priceSheetApi = [
  handler(calls.priceSheet, async ({ query }, { db }) => ({ content: await sheetRows(db, query) })),
  handler(calls.previewPriceSheet, async ({ body }, { db }) => ({ content: await previewSheet(db, body.rows) })),
  handler(calls.writePriceSheet, async ({ body }, call) => ({
    content: await writeSheet(call, body.rows, body.seen),
  })),
]
