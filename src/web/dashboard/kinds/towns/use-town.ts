import {
  changeTown,
  createTown,
  type TownInput,
  type TownRow,
} from '../../../../features/places/desk/towns.contract.ts'
import { NO_GUIDE } from '../../../../features/places/places.shape.ts'
import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { useForm } from '../../kit/form/use-form.ts'

const NO_TEXT = { tr: '', en: '', ru: '' }

const EMPTY: TownInput = {
  ...{ name: '', slug: '', province: '', provinceCode: '', county: '', countyCode: '', picture: '' },
  ...{
    lead: NO_TEXT,
    body: NO_TEXT,
    faq: [],
    bays: [],
    guide: NO_GUIDE,
    latitude: null,
    longitude: null,
    popular: false,
    shown: true,
  },
}

/** What an editor may change of a row, with all languages. */
export const typedOf = ({ id: _, position: __, villas: ___, districts: ____, ...row }: TownRow) => ({
  ...row,
  lead: { ...NO_TEXT, ...row.lead },
  body: { ...NO_TEXT, ...row.body },
  bays: row.bays.map(({ note, minutes, ...bay }) => ({
    ...bay,
    note: { ...NO_TEXT, ...note },
    minutes: minutes ?? null,
  })),
  guide: {
    ...row.guide,
    suits: row.guide.suits.map((text) => ({ ...NO_TEXT, ...text })),
    minds: row.guide.minds.map((text) => ({ ...NO_TEXT, ...text })),
    drives: row.guide.drives.map(({ to, ...road }) => ({ ...road, to: { ...NO_TEXT, ...to } })),
  },
  faq: row.faq.map(({ question, answer }) => ({
    question: { ...NO_TEXT, ...question },
    answer: { ...NO_TEXT, ...answer },
  })),
})

/** The form of a new region, or of one that is there. */
export const useTown = (row: TownRow | null, onClose: () => void) =>
  useForm<typeof changeTown | typeof createTown, TownInput>(row ? changeTown : createTown, row ? typedOf(row) : EMPTY, {
    done: onClose,
    draft: `draft.town.${row?.id ?? 'new'}`,
  })
export type TownForm = ReturnType<typeof useTown>

const LABELS: Record<string, DashboardWordKey> = {
  name: 'kinds.name',
  slug: 'kinds.slug',
  picture: 'kinds.picture',
  lead: 'kinds.lead',
  body: 'kinds.body',
  shown: 'towns.show',
  popular: 'towns.popular',
}

/** What a field of the editor is called: 'body.en' → 'Metin (EN)'. */
export const townLabel = (name: string): string => {
  const [field = '', language] = name.split('.')
  const word = LABELS[field]
  return [word ? say(word) : field, language && `(${language.toUpperCase()})`].filter(Boolean).join(' ')
}
