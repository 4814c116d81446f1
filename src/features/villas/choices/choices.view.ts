import type { Choices } from './choices.contract.ts'
import type { choiceRows } from './choices.store.ts'

type Rows = Awaited<ReturnType<typeof choiceRows>>

const byName = new Intl.Collator('tr').compare

/** The lists nested as they are chosen from; owners by name. */
export const choicesView = ({ districts, features, counts, categories, ...rows }: Rows): Choices => ({
  towns: rows.towns.map((town) => ({ ...town, districts: districts.filter(({ townId }) => townId === town.id) })),
  types: rows.types,
  featureCategories: categories.map((category) => ({
    ...category,
    features: features.filter(({ categoryId }) => categoryId === category.id),
  })),
  owners: rows.owners.toSorted((one, other) => byName(one.name, other.name)),
  totals: {
    villas: counts[0]?.villas ?? 0,
    active: counts[0]?.active ?? 0,
    towns: rows.towns.length,
    districts: districts.length,
    types: rows.types.length,
    featureCategories: categories.length,
    features: features.length,
    owners: rows.owners.length,
  },
})
