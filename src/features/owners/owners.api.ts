import type { Staff } from '../../kernel/caller.ts'
import { DONE, PAGE_SIZE } from '../../kernel/endpoint.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import type { Sealer } from '../../platform/sealed.ts'
import { ownerRowView } from './owner.view.ts'
import * as calls from './owners.contract.ts'
import { ownersPage, ownersToChoose, removeLogin } from './owners.store.ts'
import * as flow from './save-owner.flow.ts'

type Services = { sealer: Sealer }
type Staffed = Call<Services, Staff>

export const ownersApi = [
  handler(calls.listOwners, async ({ query }, { db, services: { sealer } }: Staffed) => {
    const { content, total } = await ownersPage(db, query)
    return { content: content.map((row) => ownerRowView(row, sealer)), total, skip: query.skip, take: query.take }
  }),
  handler(calls.findOwners, async ({ body: { number: search } }, { db, services: { sealer } }: Staffed) => {
    const { content, total } = await ownersPage(db, { skip: 0, take: PAGE_SIZE.owners, search }, sealer.fingerprint)
    return { content: content.map((row) => ownerRowView(row, sealer)), total, skip: 0, take: PAGE_SIZE.owners }
  }),
  handler(calls.selectOwners, async (_, { db }: Staffed) => ({ content: await ownersToChoose(db) })),
  handler(calls.getOwner, async ({ params }, call: Staffed) => ({ content: await flow.ownerToShow(call, params.id) })),
  handler(calls.createOwner, async ({ body }, call: Staffed) => ({ content: await flow.createOwner(call, body) })),
  handler(calls.changeOwner, async ({ params, body }, call: Staffed) => ({
    content: await flow.changeOwner(call, params.id, body),
  })),
  handler(calls.deleteOwner, async ({ params }, call: Staffed) => {
    await flow.deleteOwner(call, params.id)
    return DONE
  }),
  handler(calls.readSecret, async ({ params, body }, call: Staffed) => ({
    content: { value: await flow.readSecret(call, params.id, body.field) },
  })),
  handler(calls.giveLogin, async ({ params, body }, call: Staffed) => {
    await flow.giveLogin(call, params.id, body.account_id)
    return DONE
  }),
  handler(calls.takeLogin, async ({ params }, { db }: Staffed) => {
    if (!(await removeLogin(db, params.id, params.account_id))) throw new Refusal('not-found')
    return DONE
  }),
]
