import '../../../words/load/finding/guide.ts'
import type { PlaceGuide } from '../../../../features/places/places.contract.ts'
import type { Place } from '../place.ts'
import { type BestVilla, GuideDistricts } from './guide-districts.tsx'
import { GuideMonths } from './guide-months.tsx'
import { GuideRoads } from './guide-roads.tsx'
import { GuideSuits } from './guide-suits.tsx'

type Props = { place: Place; guide: PlaceGuide; best: readonly BestVilla[] }

/** What somebody asks who does not know the region yet. */
export const TownGuide = ({ place: { slug, name, districts }, guide, best }: Props) => (
  <>
    <GuideSuits guide={guide} />
    <GuideRoads guide={guide} name={name} />
    {guide.months.length > 0 && <GuideMonths slug={slug} name={name} months={guide.months} />}
    <GuideDistricts slug={slug} districts={districts} best={best} />
  </>
)
