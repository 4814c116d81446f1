import type { Staff } from '../../kernel/caller.ts'
import { type Call, handler } from '../../platform/http/api.ts'
import { keepPicture, type PictureServices } from './keep-picture.flow.ts'
import { uploadPicture } from './media.contract.ts'

export const mediaApi = [
  handler(uploadPicture, async (_, call: Call<PictureServices, Staff>) => ({
    content: await keepPicture(call, call.file, (add) => add(call.db)),
  })),
]
