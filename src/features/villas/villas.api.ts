import { translated } from '../../kernel/language.ts'
import { handler } from '../../platform/http/api.ts'
import { scopeOf } from '../owners/owner-scope.ts'
import { villasToChoose } from './admin-villas.store.ts'
import { houseBySlug } from './villa-page.store.ts'
import { villaPageView } from './villa-page.view.ts'
import { villaTypesOf } from './villa-types.store.ts'
import { allAdminVillas, getVilla, listVillaTypes } from './villas.contract.ts'

export const villasApi = [
  handler(listVillaTypes, async (_, { db, language }) => ({ content: translated(await villaTypesOf(db), language) })),
  handler(getVilla, async ({ params }, { db, language, who }) => ({
    content: villaPageView(await houseBySlug(db, who, params.slug), language),
  })),
  handler(allAdminVillas, async (_, { db, who }) => ({ content: await villasToChoose(db, scopeOf(who)) })),
]
