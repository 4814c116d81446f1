import * as z from 'zod/mini'
import { content, endpoint } from '../../../../kernel/endpoint.ts'
import { MAX_PICTURE_BYTES } from '../../../../kernel/limits.ts'
import { wholeNumber } from '../../../../kernel/schema.ts'
import { villaPermit } from '../permits.contract.ts'

const villaId = z.object({ villa_id: wholeNumber(1, 2_147_483_647) })

export const sendPaper = endpoint({
  method: 'POST',
  path: '/v1/admin/permits/paper',
  may: 'admin',
  does: 'Keep the paper of a permit: a PDF or a picture, which staff alone can open',
  query: villaId,
  bytes: MAX_PICTURE_BYTES,
  status: 201,
  answer: content(villaPermit),
})

export const removePaper = endpoint({
  method: 'DELETE',
  path: '/v1/admin/villas/:villa_id/permit/paper',
  may: 'admin',
  does: 'Take the paper from a permit',
  params: villaId,
  answer: content(villaPermit),
})

export const paperLink = endpoint({
  method: 'POST',
  path: '/v1/admin/villas/:villa_id/permit/paper/link',
  may: 'admin',
  does: 'An address that opens the paper of a permit for two minutes',
  params: villaId,
  answer: content(z.object({ path: z.string() })),
})
