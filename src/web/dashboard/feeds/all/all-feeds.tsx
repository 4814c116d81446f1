import { Link, useNavigate } from 'react-router'
import { type FeedView, listAllFeeds } from '../../../../features/availability/feeds/feeds.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { DatesTabs } from '../../dates/dates-tabs.tsx'
import { Switch } from '../../kit/fields/switch.tsx'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import type { Column } from '../../kit/list/list-table.tsx'
import { useNow } from '../../kit/use-now.ts'
import { feedsOf } from '../../places.ts'
import { timeSince } from '../../reservations/time-left.ts'
import { adminOnly } from '../../staff.ts'
import { FeedHealthBadge } from '../feed-row.tsx'
import { errorText } from '../feed-words.ts'
import type { Route } from './+types/all-feeds'
import style from './all-feeds.module.css'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const trouble = new URL(request.url).searchParams.get('trouble') === 'true'
  const asked = staffApi(listAllFeeds, { query: { trouble: trouble ? 'true' : 'false' } })
  return {
    list: outcomeOf(
      asked.then(({ content: { feeds, total } }) => ({
        content: feeds,
        total: trouble ? feeds.length : total,
        skip: 0,
        take: feeds.length,
      })),
    ),
  }
}

/** The foreign calendars of every villa, those that somebody must look at first. */
export default function AllFeeds({ loaderData: { list } }: Route.ComponentProps) {
  const { get, set } = useSearch()
  const now = useNow(60_000)
  const navigate = useNavigate()
  const trouble = get('trouble') === 'true'
  return (
    <ListPage
      title={say('menu.external')}
      asked={list}
      whole
      tabs={() => <DatesTabs />}
      filter={
        <Switch on={trouble} onChange={(on) => set({ trouble: on ? 'true' : '' })} label={say('feeds.only-trouble')} />
      }
      columns={columns(now)}
      open={({ villaId }) => navigate(feedsOf(villaId))}
      card={(feed) => (
        <div className={style.card}>
          <Villa feed={feed} />
          <span className="row gap4">
            {feed.name} <FeedHealthBadge feed={feed} />
          </span>
          <Why feed={feed} />
        </div>
      )}
      empty={{ title: say('feeds.none-of-all'), text: say(trouble ? 'feeds.no-trouble' : 'feeds.none-of-all-text') }}
    />
  )
}

const columns = (now: number): Column<FeedView>[] => [
  { key: 'villa', head: say('reservation.villa'), cell: (feed) => <Villa feed={feed} /> },
  {
    key: 'name',
    head: say('feeds.calendar'),
    cell: ({ name, address }) => (
      <span className={style.lines}>
        {name}
        <span className="t3 num">{address}</span>
      </span>
    ),
  },
  { key: 'health', lesser: 0, head: say('reservation.status'), cell: (feed) => <FeedHealthBadge feed={feed} /> },
  {
    key: 'read',
    head: say('feeds.last-read'),
    className: 'num',
    cell: ({ readAt }) => (readAt ? timeSince(readAt, now) : say('feeds.never')),
  },
  { key: 'nights', head: say('feeds.nights'), className: 'num', right: true, cell: ({ nights }) => nights },
  { key: 'why', head: say('feeds.why'), width: 'fills', cell: (feed) => <Why feed={feed} /> },
]

const Villa = ({ feed: { villa, villaId } }: { feed: FeedView }) => (
  <Link to={feedsOf(villaId)}>
    <b>{villa}</b>
  </Link>
)

const Why = ({ feed: { error, quarantine, missing } }: { feed: FeedView }) => (
  <span className="t2">
    {error && errorText(error)} {quarantine && say('feeds.in-quarantine')}{' '}
    {missing > 0 && !quarantine && say('feeds.missing', { n: missing })}
  </span>
)
