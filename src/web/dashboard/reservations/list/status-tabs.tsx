import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { RESERVATION_STATUSES } from '../../../../features/reservations/reservation.shape.ts'
import { say } from '../../../words/dashboard.ts'
import tabs from '../../kit/page/tabs.module.css'

type Props = {
  counts: Record<string, number> | undefined
  status: string
  href: (status: string | undefined) => string
}

/** The statuses as tabs with the number of reservations in each; the chosen one is scrolled into view. */
export const StatusTabs = ({ counts, status, href }: Props) => {
  const bar = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another status is another tab to show
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab && bar.current) bar.current.scrollLeft = tab.offsetLeft - bar.current.offsetLeft - 24
  }, [status])
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <nav className={tabs.tabs} aria-label={say('reservation.status')} ref={bar}>
      <Link to={href(undefined)} aria-current={status === '' ? 'page' : undefined} preventScrollReset>
        {say('list.all')} {counts && <span className={`${tabs.count} num`}>{all}</span>}
      </Link>
      {RESERVATION_STATUSES.map((each) => (
        <Link key={each} to={href(each)} aria-current={status === each ? 'page' : undefined} preventScrollReset>
          {say(`status.${each}`)}{' '}
          {counts && (
            <span className={`${tabs.count} num ${each === 'REQUEST' && counts[each] ? tabs.hot : ''}`}>
              {counts[each] ?? 0}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
