import type { Staff } from '../../kernel/caller.ts'
import { DONE } from '../../kernel/endpoint.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import type { PictureServices } from '../media/keep-picture.flow.ts'
import { scopeOf } from '../owners/owner-scope.ts'
import { approve, decline } from './decide-proposal.flow.ts'
import * as calls from './proposals.contract.ts'
import * as store from './proposals.store.ts'
import { headView, proposalView } from './proposals.view.ts'
import * as flow from './propose.flow.ts'

type DecidingCall = Call<{ publicUrl: string }, Staff>
type PictureCall = Call<PictureServices, Staff>

export const proposalsApi = [
  handler(calls.listProposals, async ({ query: { skip, take, state, villa_id: villaId } }, { db, who }) => {
    const { rows, total, open } = await store.proposals(db, { skip, take, state, villaId, scope: scopeOf(who) })
    return { content: rows.map(headView), total, open, skip, take }
  }),
  handler(calls.getProposal, async ({ params }, call) => ({
    content: await proposalView(call.db, await flow.ownProposal(call, params.id)),
  })),
  handler(calls.proposePrices, async ({ body: { villa_id: villaId, note, rows } }, call) => ({
    content: { id: await flow.proposePrices(call, { villaId, note, rows }) },
  })),
  handler(calls.proposePhotos, async ({ body: { villa_id: villaId, changes } }, call) => ({
    content: { id: await flow.proposePhotos(call, { villaId, changes }) },
  })),
  handler(calls.proposePicture, async ({ query: { villa_id: villaId, room = null } }, call: PictureCall) => ({
    content: { id: await flow.proposePicture(call, { villaId, room, file: call.file }) },
  })),
  handler(calls.noteProposal, async ({ params, body }, call) => {
    await flow.noteProposal(call, params.id, body.note)
    return DONE
  }),
  handler(calls.withdrawProposal, async ({ params, body }, call) => {
    await flow.withdraw(call, params.id, body.rows)
    return DONE
  }),
  handler(calls.approveProposal, async ({ params, body }, call: DecidingCall) => ({
    content: { change: await approve(call, params.id, body.rows) },
  })),
  handler(calls.declineProposal, async ({ params, body }, call: DecidingCall) => {
    await decline(call, params.id, body)
    return DONE
  }),
]
