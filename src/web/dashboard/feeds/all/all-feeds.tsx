import { useNavigate } from 'react-router'
import { type FeedView, listAllFeeds } from '../../../../features/availability/feeds/feeds.contract.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { DatesTabs } from '../../dates/dates-tabs.tsx'
import { asOnePage } from '../../kit/list/address/asked-rows.ts'
import { switchFilter } from '../../kit/list/filters/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import type { Column } from '../../kit/list/list-table.tsx'
import { countColumn, noteColumn } from '../../kit/list/row/columns.tsx'
import { Lines } from '../../kit/list/row/lines.tsx'
import { useNow } from '../../kit/use-now.ts'
import { feedsOf } from '../../places.ts'
import { timeSince } from '../../reservations/time-left.ts'
import { adminOnly } from '../../staff.ts'
import { FeedHealthBadge } from '../feed-row.tsx'
import { errorText } from '../feed-words.ts'
import type { Route } from './+types/all-feeds'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const trouble = new URL(request.url).searchParams.get('trouble') === 'true' ? 'true' : 'false'
  const asked = staffApi(listAllFeeds, { query: { trouble } })
  return { list: asOnePage(asked.then(({ content }) => ({ content: content.feeds }))) }
}

/** The foreign calendars of every villa, those that somebody must look at first. */
export default function AllFeeds({ loaderData: { list } }: Route.ComponentProps) {
  const now = useNow(60_000)
  const navigate = useNavigate()
  return (
    <ListPage
      title={say('menu.external')}
      asked={list}
      whole
      tabs={() => <DatesTabs />}
      filters={[switchFilter('trouble', say('feeds.only-trouble'))]}
      columns={columns(now)}
      open={({ villaId }) => navigate(feedsOf(villaId))}
      empty={{
        ...{ title: say('feeds.none-of-all'), text: say('feeds.none-of-all-text') },
        none: { title: say('feeds.none-of-all'), text: say('feeds.no-trouble') },
      }}
    />
  )
}

const columns = (now: number): Column<FeedView>[] => [
  {
    key: 'villa',
    head: say('reservation.villa'),
    phone: 'head',
    cell: ({ villa, villaId }) => <Lines to={feedsOf(villaId)}>{villa}</Lines>,
  },
  {
    key: 'name',
    head: say('feeds.calendar'),
    phone: 'head',
    cell: ({ name, address }) => (
      <Lines plain below={address}>
        {name}
      </Lines>
    ),
  },
  {
    key: 'health',
    lesser: 0,
    head: say('reservation.status'),
    phone: 'end',
    cell: (feed) => <FeedHealthBadge feed={feed} />,
  },
  {
    key: 'read',
    head: say('feeds.last-read'),
    className: 'num',
    phone: 'line',
    cell: ({ readAt }) => (readAt ? timeSince(readAt, now) : say('feeds.never')),
  },
  countColumn('nights', say('feeds.nights'), { of: ({ nights }: FeedView) => nights }),
  noteColumn('why', say('feeds.why'), ({ error, quarantine, missing }) =>
    [
      error && errorText(error),
      quarantine && say('feeds.in-quarantine'),
      missing > 0 && !quarantine && say('feeds.missing', { n: missing }),
    ]
      .filter(Boolean)
      .join(' '),
  ),
]
