import { handler } from '../../../platform/http/api.ts'
import { scopeOf } from '../../owners/owner-scope.ts'
import { asGiven } from '../owned.store.ts'
import { listChoices } from './choices.contract.ts'
import { choiceRows } from './choices.store.ts'
import { choicesView } from './choices.view.ts'

export const choicesApi = [
  handler(listChoices, async (_, { db, who }) => ({
    content: choicesView(await choiceRows(db, { owners: asGiven(scopeOf(who)) })),
  })),
]
