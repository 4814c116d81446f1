import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { leaves } from '../../kit/form/typed-fields.ts'
import type { Section } from '../../kit/page/section-links.tsx'
import type { HouseForm } from './use-house.ts'

/** The sections of the editor in their order, each with the fields that stand in it. */
export const SECTIONS = {
  genel: { title: 'house.general', fields: ['name', 'slug', 'code', 'ownerId', 'currency', 'typeIds', 'live'] },
  metinler: { title: 'house.texts', fields: ['headline', 'description', 'video', 'seoTitle', 'seoDescription'] },
  konum: { title: 'house.place', fields: ['townId', 'districtId', 'latitude', 'longitude', 'address'] },
  odalar: { title: 'house.capacity', fields: ['guests', 'bedrooms', 'bathrooms', 'area', 'rooms'] },
  havuzlar: { title: 'house.pools', fields: ['pools'] },
  mesafeler: { title: 'house.distances', fields: ['distances'] },
  konaklama: {
    title: 'house.stay',
    fields: ['checkInTime', 'checkOutTime', 'rules', 'greeterName', 'greeterPhone'],
  },
  ozellikler: { title: 'house.features', fields: [] },
} as const satisfies Record<string, { title: DashboardWordKey; fields: readonly string[] }>

export type SectionId = keyof typeof SECTIONS

/** The links to the sections, with how many fields of each are wrong. */
export const sectionsOf = (form: HouseForm): Section[] => {
  const wrong = [...Object.keys(leaves(form.typed)), ...Object.keys(form.typed)].filter((name) =>
    form.fault(name as 'name'),
  )
  return Object.entries(SECTIONS).map(([id, { title, fields }]) => ({
    id,
    title: say(title),
    faults: new Set(wrong.filter((name) => fields.some((field) => field === name.split('.')[0]))).size,
  }))
}
