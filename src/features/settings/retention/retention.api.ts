import { handler } from '../../../platform/http/api.ts'
import { readSection } from '../agency/agency.store.ts'
import { editSection } from '../agency/edit-section.flow.ts'
import * as calls from './retention.contract.ts'
import { FIRST_RETENTION } from './retention.ts'

export const retentionApi = [
  handler(calls.getRetention, async (_, { db }) => ({ content: await readSection(db, FIRST_RETENTION) })),
  handler(calls.editRetention, async ({ body }, call) => ({ content: await editSection(call, FIRST_RETENTION, body) })),
]
