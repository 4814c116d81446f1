import '../../../words/load/finding/house.ts'
import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import type { Day } from '../../../../kernel/day.ts'
import type { VillaCalendar } from '../villa-answers.ts'
import { VillaFacts } from './house/villa-facts.tsx'
import { VillaFeatures } from './house/villa-features.tsx'
import { VillaPools } from './house/villa-pools.tsx'
import { VillaRooms } from './house/villa-rooms.tsx'
import { VillaRules } from './house/villa-rules.tsx'
import { VillaAbout } from './villa-about.tsx'
import { VillaPaper } from './villa-paper.tsx'
import { VillaPermit } from './villa-permit.tsx'
import { VillaPrices } from './villa-prices.tsx'

type Props = { part: 'summary' | 'house' | 'rules'; villa: VillaPage; calendar: VillaCalendar; arrival?: Day }

/** What is told of the house, whatever stay is chosen: before the calendar, below it, and at the end. */
export const VillaTold = ({ part, villa, calendar, arrival }: Props) => {
  if (part === 'summary')
    return (
      <>
        <VillaFacts villa={villa} />
        <VillaAbout villa={villa} />
      </>
    )
  if (part === 'rules')
    return (
      <>
        <VillaRules villa={villa} />
        <VillaPermit {...villa} />
        <VillaPaper villa={villa} />
      </>
    )
  return (
    <>
      <VillaPrices calendar={calendar} arrival={arrival} />
      <VillaRooms villa={villa} />
      <VillaPools pools={villa.pools} />
      <VillaFeatures categories={villa.featureCategories} />
    </>
  )
}
