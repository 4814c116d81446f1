import { eq, sql } from 'drizzle-orm'
import { translated } from '../../../kernel/language.ts'
import type { Db } from '../../../platform/database/db.ts'
import { ask } from '../../../platform/database/statement.ts'
import { villaType } from '../../villas/villas.table.ts'
import { homeContent } from '../content.table.ts'
import type { HomeContent } from './home.contract.ts'
import { HOME_SECTIONS } from './home.shape.ts'

const NOTHING = { tr: '', en: '', ru: '' }

/** The home page as long as nobody has chosen anything. */
const FIRST: HomeContent = {
  ...{ heroTitle: NOTHING, heroLead: NOTHING, heroPicture: '', heroFocus: '50% 50%', villaTypeIds: [], version: 0 },
  sections: [...HOME_SECTIONS],
}

const { heroTitle, heroLead, heroPicture, heroFocus, villaTypeIds, sections, version } = homeContent
const COLUMNS = { heroTitle, heroLead, heroPicture, heroFocus, villaTypeIds, sections, version }

/** The one row, when somebody has chosen. */
export const homeContentQuestion = () => ask.select(COLUMNS).from(homeContent)

type Row = ReturnType<typeof homeContentQuestion>['_']['result'][number]

/** What was chosen; a section that a former version knew is left out. */
export const homeContentFrom = ([row]: Row[]): HomeContent =>
  row
    ? {
        ...row,
        heroTitle: { ...NOTHING, ...row.heroTitle },
        heroLead: { ...NOTHING, ...row.heroLead },
        sections: HOME_SECTIONS.filter((each) => row.sections.includes(each)).sort(
          (a, b) => row.sections.indexOf(a) - row.sections.indexOf(b),
        ),
      }
    : FIRST

export const readHomeContent = async (db: Db): Promise<HomeContent> =>
  homeContentFrom(await db.select(COLUMNS).from(homeContent))

/** Who edits it does so one after the other, also while there is no row. */
export const lockHomeContent = (tx: Db) => tx.execute(sql`LOCK TABLE home_content IN SHARE ROW EXCLUSIVE MODE`)

export const writeHomeContent = async (tx: Db, row: HomeContent): Promise<void> => {
  await tx
    .insert(homeContent)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: homeContent.id, set: row, setWhere: eq(homeContent.id, 1) })
}

/** Every villa type by its Turkish name, in its order. */
export const typesToChoose = async (db: Db) =>
  (await db.select({ id: villaType.id, name: villaType.name }).from(villaType).orderBy(villaType.position)).map((row) =>
    translated(row, 'tr'),
  )
