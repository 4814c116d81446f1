import { handler } from '../../../platform/http/api.ts'
import * as calls from './villa-sheet.contract.ts'
import { previewSheet, writeSheet } from './villa-sheet.flow.ts'
import { sheetRows } from './villa-sheet.store.ts'

export const villaSheetApi = [
  handler(calls.villaSheet, async ({ query }, { db }) => ({ content: await sheetRows(db, query) })),
  handler(calls.previewVillaSheet, async ({ body }, { db }) => ({ content: await previewSheet(db, body.rows) })),
  handler(calls.writeVillaSheet, async ({ body }, call) => ({
    content: { villas: await writeSheet(call, body.rows, body.seen) },
  })),
]
