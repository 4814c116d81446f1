import * as z from 'zod/mini'
import { content, endpoint } from '../../kernel/endpoint.ts'
import { text } from '../../kernel/schema.ts'

export const previewMarkdown = endpoint({
  method: 'POST',
  path: '/v1/admin/website/preview',
  may: 'admin',
  does: 'A text of an editor as the safe HTML that the site shows',
  body: z.object({ text: text(40_000) }),
  answer: content(z.object({ html: z.string() })),
})
