import type { Entry } from '../../src/features/search/sentence/names.ts'
import { featureCategories } from '../content/features.ts'
import { towns } from '../content/towns.ts'
import { villaTypes } from '../content/villa-types.ts'

/** What a sentence may name at the demo agency, with the names of all languages. */
export const aVocabulary = (): Entry[] => [
  ...featureCategories
    .flatMap(({ features }) => features)
    .map(({ slug, name }) => ({ kind: 'feature' as const, key: slug, names: Object.values(name) })),
  ...villaTypes.map(({ slug, name }) => ({ kind: 'type' as const, key: slug, names: Object.values(name) })),
  ...towns.flatMap(({ slug, name, districts }) => [
    { kind: 'town' as const, key: slug, names: [name] },
    ...districts.map((each) => ({ kind: 'district' as const, key: each.slug, names: [each.name] })),
  ]),
]
