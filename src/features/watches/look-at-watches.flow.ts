import { dayInIstanbul } from '../../kernel/day.ts'
import type { Act } from '../../platform/act.ts'
import { totalNow } from './total-now.view.ts'
import { knownNow, watchNews } from './watch-news.ts'
import { tell, type WatchServices } from './watches.flow.ts'
import { takeDueWatches, writeWatch } from './watches.store.ts'

export type { WatchServices }

const AT_A_TIME = 200
/** A stay is looked at so often at most. */
const EVERY_MS = 10_000

/** Looks at watched stays and tells, once for each change, which opened or cost less. Answers how many mails it was. */
export const lookAtWatches = ({ db, services, now }: Omit<Act<WatchServices>, 'who'>): Promise<number> =>
  db.transaction(async (tx) => {
    const since = new Date(now.getTime() - EVERY_MS)
    const rows = await takeDueWatches(tx, dayInIstanbul(now), since, AT_A_TIME)
    let told = 0
    for (const row of rows) {
      const total = totalNow(services.search, row, now)
      const news = watchNews(row, total)
      if (news) {
        await tell({ db: tx, services, now }, row, `watch_${news}`, `${total}:${dayInIstanbul(now)}`)
        told += 1
      }
      await writeWatch(tx, row.id, { ...knownNow(row, total), lookedAt: now })
    }
    return told
  })
