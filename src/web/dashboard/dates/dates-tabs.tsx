import { say } from '../../words/dashboard.ts'
import { Tabs } from '../kit/tabs/tabs.tsx'
import { ALL_FEEDS, TO } from '../places.ts'
import { useIsAdmin } from '../staff.ts'

/** What is closed, and the foreign calendars that close it. */
export const DatesTabs = () => useIsAdmin() && <Tabs label={say('menu.external')} of={VIEWS} />

const VIEWS = [
  { to: TO.dates, word: say('dates.list'), whole: true },
  { to: ALL_FEEDS, word: say('feeds.all') },
]
