import { actorName, type Staff } from '../../../kernel/caller.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Db } from '../../../platform/database/db.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import { isInOrder } from './policy-order.ts'
import { type CancellationTerms, changePolicy, getTerms } from './terms.contract.ts'
import { addVersion, lockTerms, policyVersions } from './terms.store.ts'

type Staffed = Call<unknown, Staff>

export const termsApi = [
  handler(getTerms, async (_, { db }: Staffed) => ({ content: await termsOf(db) })),
  handler(changePolicy, async ({ body: { policy, version } }, { db, who, now }: Staffed) => {
    if (!isInOrder(policy)) throw new Refusal('invalid', {}, { policy: { code: 'wrong-order' } })
    return {
      content: await db.transaction(async (tx) => {
        await lockTerms(tx)
        if ((await termsOf(tx)).version !== version) throw new Refusal('edited-meanwhile')
        await addVersion(tx, { policy, who: actorName(who), at: now })
        return termsOf(tx)
      }),
    }
  }),
]

const termsOf = async (db: Db): Promise<CancellationTerms> => {
  const versions = (await policyVersions(db)).map((row) => ({ ...row, at: row.at.toISOString() }))
  return { policy: versions[0]?.policy ?? null, version: versions[0]?.id ?? 0, versions }
}
