import type { Staff } from '../../../kernel/caller.ts'
import { type Call, handler } from '../../../platform/http/api.ts'
import { restoreTemplate, saveTemplate, switchTemplate } from './save-template.flow.ts'
import { changeMailTemplate, listMailTemplates, restoreMailTemplate, switchMailTemplate } from './templates.contract.ts'
import { allTemplates } from './templates.store.ts'
import { templateView } from './templates.view.ts'

type Staffed = Call<unknown, Staff>

/** Letters as staff word them. */
export const templatesApi = [
  handler(listMailTemplates, async (_, { db }: Staffed) => ({
    content: (await allTemplates(db)).map(templateView),
  })),
  handler(switchMailTemplate, async ({ body }, call: Staffed) => ({
    content: templateView(await switchTemplate(call, body.id, body.active)),
  })),
  handler(changeMailTemplate, async ({ params, body }, call: Staffed) => ({
    content: templateView(await saveTemplate(call, params.id, body)),
  })),
  handler(restoreMailTemplate, async ({ params, body }, call: Staffed) => ({
    content: templateView(await restoreTemplate(call, params.id, body.version)),
  })),
]
