import { say } from '../../../words/dashboard.ts'
import { Tabs } from '../../kit/tabs/tabs.tsx'
import { DISTRICTS, TOWNS } from '../../places.ts'

/** The regions, and the districts in them. */
export const TownTabs = () => <Tabs label={say('towns.views')} of={VIEWS} />

const VIEWS = [
  { to: TOWNS, word: say('towns.towns'), whole: true },
  { to: DISTRICTS, word: say('towns.districts') },
]
