import type { Staff } from '../../../kernel/caller.ts'
import { DONE } from '../../../kernel/endpoint.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import type { PictureServices } from '../../media/keep-picture.flow.ts'
import * as calls from './photos.contract.ts'
import * as flow from './photos.flow.ts'

type PhotoCall = Call<PictureServices, Staff>

export const photosApi = [
  handler(calls.listVillaPhotos, async ({ params }, call) => ({ content: await flow.villaPhotos(call, params.id) })),
  handler(calls.addVillaPhoto, async ({ query }, call: PhotoCall) => ({
    content: await flow.addPhoto(call, { villaId: query.villa_id, room: query.room, file: call.file }),
  })),
  handler(calls.changeVillaPhoto, async ({ params, body }, call) => {
    await flow.changePhoto(call, params.id, body)
    return DONE
  }),
  handler(calls.removeVillaPhoto, async ({ params }, call) => {
    await flow.removePhoto(call, params.id)
    return DONE
  }),
  handler(calls.orderVillaPhotos, async ({ body }, call) => {
    await flow.orderPhotos(call, { villaId: body.villa_id, ids: body.ids })
    return DONE
  }),
]
