import { say } from '../../words/dashboard.ts'
import { Tabs } from '../kit/tabs/tabs.tsx'
import { useIsAdmin } from '../staff.ts'

/** The screens of one villa, as the ends of their addresses. */
const SCREENS = [
  { end: '', word: say('villa.tab.house'), admin: true },
  { end: '/calendar', word: say('villa.tab.calendar') },
  { end: '/feeds', word: say('villa.tab.feeds') },
  { end: '/prices', word: say('villa.tab.prices') },
  { end: '/photos', word: say('villa.tab.photos') },
  { end: '/permit', word: say('permit.tab'), admin: true },
  { end: '/visits', word: say('visits.tab'), admin: true },
]

/** The screens of one villa, as tabs. */
export const VillaTabs = ({ villaId }: { villaId: number }) => {
  const isAdmin = useIsAdmin()
  const mine = SCREENS.filter(({ admin }) => isAdmin || !admin)
  const views = mine.map(({ end, word }) => ({ to: `/dashboard/villas/${villaId}${end}`, word, whole: true }))
  return <Tabs label={say('villa.tabs')} of={views} />
}
