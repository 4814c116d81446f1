import { AtSign, Check, Pause, Play, SendHorizontal } from 'lucide-react'
import { useRevalidator } from 'react-router'
import {
  listNewsletters,
  type NewsletterRow,
  stopNewsletter,
} from '../../../../features/content/newsletter/issues/issues.contract.ts'
import { formatInstant, formatNumber } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { type Column, RowEnd } from '../../kit/list/list-table.tsx'
import { Badge } from '../../kit/page/tag.tsx'
import { useRefresh } from '../../kit/use-refresh.ts'
import { adminOnly } from '../../staff.ts'
import style from '../inbox.module.css'
import type { Route } from './+types/newsletters'

const REFRESH_MS = 10_000

export const clientLoader = listLoader(listNewsletters, adminOnly)

/** The newsletters that were sent, and what became of their mails. */
export default function Newsletters({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { send } = useWrite(stopNewsletter)
  useRefresh(REFRESH_MS, revalidate)
  const turn = (row: NewsletterRow) => {
    const word = row.stoppedAt ? 'go-on' : 'stop'
    const stopped = row.stoppedAt === null
    return (
      row.doneAt === null && (
        <IconButton
          icon={stopped ? Pause : Play}
          label={say(`newsletter.${word}-named`, { name: row.subject.tr })}
          title={say(`newsletter.${word}`)}
          onClick={() => void send({ params: { id: row.id }, body: { stopped } })}
        />
      )
    )
  }
  const acts: Column<NewsletterRow> = {
    key: 'acts',
    head: <span className="sr">{say('newsletter.stop')}</span>,
    width: 'narrow',
    cell: (row) => <RowEnd>{turn(row)}</RowEnd>,
  }
  return (
    <>
      <ListPage
        title={say('newsletter.title')}
        asked={loaderData.list}
        actions={
          <ButtonLink icon={AtSign} to="/dashboard/subscriber">
            {say('newsletter.subscribers')}
          </ButtonLink>
        }
        columns={[...COLUMNS, acts]}
        card={(row) => (
          <div className={style.card}>
            <div className={style.top}>
              <b className={style.lines}>{row.subject.tr}</b>
              {turn(row)}
            </div>
            <div className={style.top}>
              <State row={row} />
              <span className="t3 sm num">{formatInstant(row.startedAt, 'tr')}</span>
            </div>
            <span className="t2 sm num">{say('newsletter.card', counts(row))}</span>
          </div>
        )}
        empty={{ title: say('newsletter.none'), text: say('newsletter.none-text') }}
      />
      <p className="t3 sm">{say('newsletter.note')}</p>
    </>
  )
}

const counts = ({ sent, receivers, failed }: NewsletterRow) => ({ sent, receivers, failed })

const LOOKS = {
  done: { tone: 'k-ok', icon: Check },
  going: { tone: 'k-info', icon: SendHorizontal },
  stopped: { tone: 'k-warn', icon: Pause },
} as const

/** Done once nothing of it waits in the outbox. */
const stateOf = ({ doneAt, stoppedAt, waiting }: NewsletterRow): keyof typeof LOOKS => {
  if (doneAt) return waiting > 0 ? 'going' : 'done'
  return stoppedAt ? 'stopped' : 'going'
}

const State = ({ row }: { row: NewsletterRow }) => (
  <Badge {...LOOKS[stateOf(row)]}>{say(`newsletter.is.${stateOf(row)}`)}</Badge>
)

const figure = (key: 'receivers' | 'sent' | 'failed' | 'dropped', lesser?: number): Column<NewsletterRow> => ({
  ...{ key, head: say(`newsletter.${key}`), className: 'num', right: true, width: 'narrow' },
  ...(lesser !== undefined && { lesser }),
  cell: (row) => (
    <span className={key === 'failed' && row.failed > 0 ? 'danger-t' : ''}>{formatNumber(row[key], 'tr')}</span>
  ),
})

const COLUMNS: Column<NewsletterRow>[] = [
  { key: 'subject', head: say('newsletter.subject'), width: 'fills', cell: ({ subject }) => subject.tr },
  { key: 'state', lesser: 0, head: say('newsletter.state'), width: 'narrow', cell: (row) => <State row={row} /> },
  {
    key: 'at',
    head: say('newsletter.when'),
    className: 'num',
    width: 'narrow',
    cell: ({ startedAt }) => formatInstant(startedAt, 'tr'),
  },
  { key: 'by', head: say('newsletter.by'), width: 'narrow', cell: ({ sentBy }) => sentBy },
  figure('receivers', 3),
  figure('sent', 0),
  figure('failed', 0),
  figure('dropped', 9),
]
