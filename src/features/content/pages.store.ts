import { eq } from 'drizzle-orm'
import { found } from '../../kernel/refusal.ts'
import type { Db } from '../../platform/database/db.ts'
import { statement } from '../../platform/database/statement.ts'
import { COUNTED_LATER, townQuestions, townsFrom } from '../places/places.store.ts'
import { agencyFrom, ratesFrom, ratesQuestion, settingsQuestion } from '../settings/settings.store.ts'
import { PUBLIC_KEYS } from '../settings/site-settings.ts'
import { villaTypesQuestion } from '../villas/villa-types.store.ts'
import { sitePage } from './content.table.ts'

/** A page of the agency; its body is Markdown. Refuses 'not-found'. */
export const sitePageByKey = async (db: Db, key: string) => {
  const [row] = await db.select().from(sitePage).where(eq(sitePage.key, key))
  return found(row)
}

const siteParts = statement('site_data', () => ({
  types: villaTypesQuestion(COUNTED_LATER),
  settings: settingsQuestion(PUBLIC_KEYS),
  rates: ratesQuestion(),
  ...townQuestions(COUNTED_LATER),
}))

/** What header and footer of every page are made of, in every language; no villas of towns and types are counted. */
export const siteDataOf = async (db: Db) => {
  const answered = await siteParts(db)
  return {
    villaTypes: answered.types,
    towns: townsFrom(answered),
    settings: agencyFrom(answered.settings),
    rates: ratesFrom(answered),
  }
}
