import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import { VillaFacts } from './house/villa-facts.tsx'
import { VillaFeatures } from './house/villa-features.tsx'
import { VillaPools } from './house/villa-pools.tsx'
import { VillaRooms } from './house/villa-rooms.tsx'
import { VillaRules } from './house/villa-rules.tsx'
import { VillaAbout } from './villa-about.tsx'
import { VillaDistances } from './villa-distances.tsx'

/** All that is told of the house itself, whatever stay is chosen. */
export const VillaHouse = ({ villa }: { villa: VillaPage }) => (
  <>
    <VillaFacts villa={villa} />
    <VillaAbout villa={villa} />
    <VillaFeatures categories={villa.featureCategories} />
    <VillaPools pools={villa.pools} />
    <VillaRooms villa={villa} />
    <VillaRules villa={villa} />
    <VillaDistances villa={villa} />
  </>
)
