import * as z from 'zod/mini'
import { content, endpoint, page } from '../../../kernel/endpoint.ts'
import { done, id, localized, localizedInput, localizedLine, orderOf, paging } from '../../../kernel/schema.ts'

export const publicFaq = endpoint({
  method: 'GET',
  path: '/v1/website/faq',
  may: 'anyone',
  sameForAll: true,
  does: 'Questions and answers',
  answer: content(z.array(z.object({ id: z.number(), question: z.string(), answer: z.string() }))),
})

const faqRow = z.object({ id: z.number(), question: localized, answer: localized, position: z.number() })
export type FaqRow = z.infer<typeof faqRow>

export const faqInput = z.object({ question: localizedLine(300), answer: localizedInput(4000) })

export const listFaq = endpoint({
  method: 'GET',
  path: '/v1/admin/faq',
  may: 'admin',
  right: 'content',
  does: 'Every question and answer',
  query: z.object(paging(100)),
  answer: page(faqRow),
})
export const createFaq = endpoint({
  method: 'POST',
  path: '/v1/admin/faq',
  may: 'admin',
  right: 'content',
  does: 'A new question and answer',
  status: 201,
  repeatable: true,
  body: faqInput,
  answer: content(faqRow),
})
export const changeFaq = endpoint({
  method: 'PUT',
  path: '/v1/admin/faq/:id',
  may: 'admin',
  right: 'content',
  does: 'Change a question and answer',
  params: id,
  body: faqInput,
  answer: content(faqRow),
})
export const deleteFaq = endpoint({
  method: 'DELETE',
  path: '/v1/admin/faq/:id',
  may: 'admin',
  right: 'content',
  does: 'Delete a question and answer',
  params: id,
  answer: content(done),
})
export const orderFaq = endpoint({
  method: 'PATCH',
  path: '/v1/admin/faq/order',
  may: 'admin',
  right: 'content',
  does: 'Put questions in another order',
  body: orderOf,
  answer: content(done),
})
