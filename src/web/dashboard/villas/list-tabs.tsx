import { say } from '../../words/dashboard.ts'
import { Tabs } from '../kit/tabs/tabs.tsx'
import { FEATURES, PRICES, TO } from '../places.ts'
import { useIsAdmin } from '../staff.ts'

/** The views of all villas: the list, and what the agency has beside it. */
export const ListTabs = () => useIsAdmin() && <Tabs label={say('villas.views')} of={VIEWS} />

const VIEWS = [
  { to: TO.villas, word: say('villas.list'), whole: true },
  { to: PRICES, word: say('prices.title') },
  { to: FEATURES, word: say('features.title') },
  { to: TO.owners, word: say('owners.title') },
  { to: TO.permits, word: say('permits.title') },
  { to: TO.proposals, word: say('proposals.title') },
]
