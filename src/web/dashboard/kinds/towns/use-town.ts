import {
  changeTown,
  createTown,
  type TownInput,
  type TownRow,
} from '../../../../features/places/desk/towns.contract.ts'
import { useForm } from '../../kit/form/use-form.ts'

const NO_TEXT = { tr: '', en: '', ru: '' }

const EMPTY: TownInput = {
  ...{ name: '', slug: '', province: '', provinceCode: '', county: '', countyCode: '', picture: '' },
  ...{ lead: NO_TEXT, body: NO_TEXT, faq: [], bays: [], latitude: null, longitude: null, popular: false, shown: true },
}

/** What an editor may change of a row, with all languages. */
const typedOf = ({ id: _, position: __, villas: ___, districts: ____, ...row }: TownRow): TownInput => ({
  ...row,
  lead: { ...NO_TEXT, ...row.lead },
  body: { ...NO_TEXT, ...row.body },
  faq: row.faq.map(({ question, answer }) => ({
    question: { ...NO_TEXT, ...question },
    answer: { ...NO_TEXT, ...answer },
  })),
})

/** The form of a new region, or of one that is there. */
export const useTown = (row: TownRow | null, onClose: () => void) =>
  useForm(row ? changeTown : createTown, row ? typedOf(row) : EMPTY, {
    done: onClose,
    draft: `draft.town.${row?.id ?? 'new'}`,
  })
export type TownForm = ReturnType<typeof useTown>
