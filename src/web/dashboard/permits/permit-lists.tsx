import { Link } from 'react-router'
import type { PermitList } from '../../../features/villas/permits/permits.contract.ts'
import { say } from '../../words/dashboard.ts'
import tabs from '../kit/page/tabs.module.css'
import style from './permits.module.css'

/** In the order of how much they hurry; what the contract lists first needs no name in the address. */
const LISTS = [
  'look',
  'missing',
  'invalid',
  'ending',
  'doubled',
  'waiting',
  'old-check',
  'all',
] as const satisfies PermitList[]

type Props = {
  counts: Record<PermitList, number> | undefined
  list: string
  href: (list: string | undefined) => string
}

/** What permits ask for, and how many villas each asks. */
export const PermitLists = ({ counts, list, href }: Props) => (
  <nav className={style.lists} aria-label={say('permits.lists')}>
    {LISTS.map((each) => (
      <Link
        key={each}
        to={href(each === 'look' ? undefined : each)}
        aria-current={(list || 'look') === each ? 'page' : undefined}
        preventScrollReset
      >
        {say(`permits.list.${each}`)} {counts && <span className={`${tabs.count} num`}>{counts[each]}</span>}
      </Link>
    ))}
  </nav>
)
