import { say } from '../../words/dashboard.ts'
import { Tabs } from '../kit/tabs/tabs.tsx'
import { TO } from '../places.ts'

/** What waits to be settled, and what was. */
export const ConflictTabs = () => <Tabs label={say('conflicts.title')} of={VIEWS} />

const VIEWS = [
  { to: TO.conflicts, word: say('conflicts.tab-open'), whole: true },
  { to: TO.settledConflicts, word: say('conflicts.settled') },
]
