import { Check, Download, History, Hourglass, LogOut, SendHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  listNewsletters,
  type NewsletterAudience,
} from '../../../../features/content/newsletter/issues/issues.contract.ts'
import {
  deleteSubscriber,
  listSubscribers,
  SUBSCRIBER_STATES,
  type SubscriberRow,
} from '../../../../features/content/newsletter/newsletter.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { type Column, RowEnd } from '../../kit/list/list-table.tsx'
import type { Bulk } from '../../kit/list/select/bulk.ts'
import { useRemoval } from '../../kit/list/use-removal.ts'
import { Badge } from '../../kit/page/tag.tsx'
import { StateTabs } from '../../kit/tabs/state-tabs.tsx'
import { adminOnly } from '../../staff.ts'
import style from '../inbox.module.css'
import { NewsletterDrawer } from '../newsletter/newsletter-drawer.tsx'
import type { Route } from './+types/subscribers'
import { saveForIys } from './iys-file.ts'

export const clientLoader = listLoader(listSubscribers, adminOnly)

/** Who gets the newsletter, who has not confirmed yet, who has left. */
export default function Subscribers({ loaderData }: Route.ComponentProps) {
  const { leaving, remove } = useRemoval(deleteSubscriber, ({ email }: SubscriberRow) =>
    say('subscribers.deleted', { email }),
  )
  const [audience, setAudience] = useState<NewsletterAudience | null>(null)
  const navigate = useNavigate()
  const write = () =>
    staffApi(listNewsletters, { query: { take: 1 } }).then(
      (answer) => setAudience(answer.audience),
      () => toast('bad', say('form.offline')),
    )
  const away = (row: SubscriberRow) => (
    <IconButton icon={Trash2} label={say('act.delete-named', { name: row.email })} onClick={() => remove(row)} />
  )
  const acts: Column<SubscriberRow> = {
    key: 'acts',
    head: <span className="sr">{say('act.delete')}</span>,
    width: 'narrow',
    cell: (row) => <RowEnd>{away(row)}</RowEnd>,
  }
  return (
    <>
      <ListPage
        title={say('menu.subscriber')}
        asked={loaderData.list}
        excel={listSubscribers}
        leaving={leaving}
        actions={
          <>
            <Button icon={Download} onClick={() => void saveForIys()}>
              {say('subscribers.iys')}
            </Button>
            <ButtonLink icon={History} to={SENT}>
              {say('newsletter.sent-list')}
            </ButtonLink>
            <Button look="main" icon={SendHorizontal} onClick={() => void write()}>
              {say('newsletter.send')}
            </Button>
          </>
        }
        tabs={(list) => (
          <StateTabs
            label={say('menu.subscriber')}
            states={(['', ...SUBSCRIBER_STATES] as const).map((state) => ({
              state,
              word: say(`subscribers.state.${state || 'all'}`),
              count: state === 'confirmed' ? list?.confirmed : undefined,
            }))}
          />
        )}
        columns={[...COLUMNS, acts]}
        card={(row) => (
          <div className={style.card}>
            <div className={style.top}>
              <b className={style.lines}>{row.email}</b>
              {away(row)}
            </div>
            <div className={style.top}>
              <State row={row} />
              <span className="t3 sm num">{formatInstant(row.consentAt, 'tr')}</span>
            </div>
          </div>
        )}
        bulk={BULK}
        muted={({ state }) => state === 'left'}
        empty={{ title: say('subscribers.none'), text: say('subscribers.none-text') }}
      />
      <p className="t3 sm">{say('subscribers.note')}</p>
      {audience && (
        <NewsletterDrawer audience={audience} onClose={() => setAudience(null)} onSent={() => navigate(SENT)} />
      )}
    </>
  )
}

const SENT = '/dashboard/subscriber/newsletters'

const BULK: Bulk<SubscriberRow> = {
  nameOf: ({ email }) => email,
  moves: [
    {
      key: 'delete',
      word: say('act.delete'),
      icon: Trash2,
      asks: (n) => say('bulk.delete-subscribers', { n }),
      each: ({ id }) => staffApi(deleteSubscriber, { params: { id } }),
    },
  ],
}

const LOOKS = {
  confirmed: { tone: 'k-ok', icon: Check },
  waiting: { tone: 'k-warn', icon: Hourglass },
  left: { tone: 'k-mute', icon: LogOut },
} as const

const State = ({ row: { state } }: { row: SubscriberRow }) => (
  <Badge {...LOOKS[state]}>{say(`subscribers.state.${state}`)}</Badge>
)

const COLUMNS: Column<SubscriberRow>[] = [
  { key: 'email', head: say('subscribers.email'), width: 'fills', cell: ({ email }) => email },
  { key: 'state', lesser: 0, head: say('subscribers.status'), width: 'narrow', cell: (row) => <State row={row} /> },
  {
    key: 'at',
    head: say('subscribers.when'),
    className: 'num',
    width: 'narrow',
    cell: ({ consentAt }) => formatInstant(consentAt, 'tr'),
  },
  { key: 'text', head: say('subscribers.text'), className: 'num t3', cell: ({ textVersion }) => textVersion || '–' },
  { key: 'ip', head: say('subscribers.ip'), className: 'num t3', width: 'narrow', cell: ({ ip }) => ip },
]
