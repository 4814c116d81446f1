import { Refusal } from '../../../kernel/refusal.ts'
import { handler } from '../../../platform/http/api.ts'
import { phoneNumber } from '../../../platform/phone.ts'
import * as calls from './agency.contract.ts'
import { readSection } from './agency.store.ts'
import { FIRST_CONTACT, FIRST_SITE, FIRST_SOCIAL } from './agency.ts'
import { editSection } from './edit-section.flow.ts'

/** What the agency says of itself, section by section. */
export const agencyApi = [
  handler(calls.getSite, async (_, { db }) => ({ content: await readSection(db, FIRST_SITE) })),
  handler(calls.editSite, async ({ body }, call) => {
    const { notice_from: from, notice_to: to } = body
    if (from && to && to < from) throw new Refusal('malformed', {}, { notice_to: { code: 'wrong-order' } })
    return { content: await editSection(call, FIRST_SITE, body) }
  }),
  handler(calls.getContact, async (_, { db }) => ({ content: await readSection(db, FIRST_CONTACT) })),
  handler(calls.editContact, async ({ body }, call) => {
    for (const field of ['site_phone', 'site_whatsapp'] as const) if (body[field]) phoneNumber(body[field], field)
    return { content: await editSection(call, FIRST_CONTACT, body) }
  }),
  handler(calls.getSocial, async (_, { db }) => ({ content: await readSection(db, FIRST_SOCIAL) })),
  handler(calls.editSocial, async ({ body }, call) => ({ content: await editSection(call, FIRST_SOCIAL, body) })),
]
