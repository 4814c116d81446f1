import { type Call, handler } from '../../../platform/http/api.ts'
import { listOutbox } from './outbox.contract.ts'
import { outboxPage } from './outbox.store.ts'

/** The outbox as staff see it; what a letter says is asked for by itself. */
export const outboxApi = [
  handler(listOutbox, async ({ query }, { db }: Call<unknown>) => {
    const { rows, ...counted } = await outboxPage(db, query)
    const content = rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      nextAttemptAt: row.nextAttemptAt.toISOString(),
    }))
    return { content, ...counted, skip: query.skip, take: query.take }
  }),
]
