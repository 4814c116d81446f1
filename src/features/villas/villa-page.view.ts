import { dayInIstanbul } from '../../kernel/day.ts'
import { type Language, translated } from '../../kernel/language.ts'
import { playerAddress, videoAddress, videoOf } from './film/video.ts'
import { roughPlace } from './villa.ts'
import type { House } from './villa-page.store.ts'
import type { VillaPage } from './villas.contract.ts'

/** What the public page shows of the house itself. The contract strips the rest; the place is rough for everybody. */
export const villaPageView = (
  { villa, features, visits: [visit], ...house }: House,
  language: Language,
): VillaPage => ({
  ...translated(villa, language),
  ...translated(house, language),
  seoTitle: villa.seoTitle[language] ?? '',
  seoDescription: villa.seoDescription[language] ?? '',
  ...roughPlace(villa),
  permitCheckedOn: house.permitState === 'valid' && house.permitCheckedAt ? dayInIstanbul(house.permitCheckedAt) : null,
  video: filmOf(villa.video),
  lastVisit: visit ? translated(visit, language) : null,
  featureCategories: byCategory(translated(features, language)),
})

const filmOf = (address: string): VillaPage['video'] => {
  const video = videoOf(address)
  return video && { page: videoAddress(video), player: playerAddress(video) }
}

type FeatureRow = {
  category: { id: number; name: string }
  feature: VillaPage['featureCategories'][number]['features'][number]
}

const byCategory = (rows: FeatureRow[]): VillaPage['featureCategories'] =>
  [...Map.groupBy(rows, ({ category }) => category.id).values()].map((group) => ({
    name: group[0]?.category.name ?? '',
    features: group.map(({ feature }) => feature),
  }))
