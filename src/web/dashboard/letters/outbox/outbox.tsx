import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { LETTER_STATUSES, listOutbox, type OutboxRow } from '../../../../features/letters/outbox/outbox.contract.ts'
import { MAIL_KEYS } from '../../../../features/letters/templates/default-templates.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { choiceFilter, searchFilter, worded } from '../../kit/list/filters/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import type { Column } from '../../kit/list/list-table.tsx'
import { StateTabs } from '../../kit/tabs/state-tabs.tsx'
import { useNow } from '../../kit/use-now.ts'
import { useRefresh } from '../../kit/use-refresh.ts'
import { timeSince } from '../../reservations/time-left.ts'
import { adminOnly } from '../../staff.ts'
import { askLetter, LetterDialog } from '../letter-dialog.tsx'
import { LetterTabs } from '../letter-tabs.tsx'
import { LetterTag } from '../letter-tag.tsx'
import type { Route } from './+types/outbox'
import style from './outbox.module.css'

const REFRESH_MS = 15_000

export const clientLoader = listLoader(listOutbox, adminOnly)

/** Every mail of the product: what went out, what waits, what did not arrive and why. */
export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { any } = useSearch()
  const { revalidate } = useRevalidator()
  useRefresh(REFRESH_MS, revalidate)
  const now = useNow(15_000)
  const [open, setOpen] = useState<{ letter: OutboxRow; asked: ReturnType<typeof askLetter> }>()
  const show = (letter: OutboxRow) => letter.reservationId !== null && setOpen({ letter, asked: askLetter(letter.id) })
  return (
    <>
      <ListPage
        title={say('letters.outbox')}
        asked={loaderData.list}
        tabs={(list) => (
          <>
            <LetterTabs />
            <StateTabs
              name="status"
              label={say('outbox.state')}
              states={(['', ...LETTER_STATUSES] as const).map((state) => ({
                ...{ state, word: state ? say(`letter-status.${state}`) : say('list.all') },
                count: countOf(list?.statusCounts, state),
              }))}
            />
          </>
        )}
        filters={[
          searchFilter(say('outbox.search')),
          choiceFilter('template', say('outbox.letter'), KINDS, { every: say('outbox.any-letter') }),
        ]}
        columns={columnsAt(now)}
        open={show}
        card={(row) => <OutboxCard row={row} now={now} onOpen={() => show(row)} />}
        muted={({ status }) => status === 'dropped'}
        empty={
          any(['status', 'template', 'search'])
            ? { title: say('outbox.no-match'), text: say('outbox.no-match-text') }
            : { title: say('outbox.none'), text: say('outbox.none-text') }
        }
      />
      {open && <LetterDialog {...open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const KINDS = worded(MAIL_KEYS, (key) => recordWord('letter', key))

const countOf = (counts: Record<string, number> | undefined, state: string): number | undefined =>
  counts && (state ? (counts[state] ?? 0) : Object.values(counts).reduce((sum, n) => sum + n, 0))

/** '2 dk önce gönderildi', and for what waits when it is tried again. */
const when = ({ status, sentAt, createdAt, attempts, nextAttemptAt }: OutboxRow, now: number): string => {
  if (sentAt) return say('outbox.sent-ago', { time: timeSince(sentAt, now) })
  if (status === 'waiting' && attempts > 0) return say('outbox.next', { when: formatInstant(nextAttemptAt, 'tr') })
  return say('outbox.written-ago', { time: timeSince(createdAt, now) })
}

const Reservation = ({ reservationId, code }: OutboxRow) =>
  reservationId === null ? (
    <span className="t3">{say('outbox.trial')}</span>
  ) : (
    <Link className="num" to={`/dashboard/reservations/${reservationId}`}>
      {code}
    </Link>
  )

const columnsAt = (now: number): Column<OutboxRow>[] => [
  {
    key: 'letter',
    head: say('outbox.letter'),
    opens: true,
    cell: ({ template }) => recordWord('letter', template),
  },
  { key: 'to', head: say('outbox.to'), width: 'fills', className: 't2', cell: ({ recipient }) => recipient },
  { key: 'reservation', head: say('outbox.reservation'), width: 'narrow', cell: Reservation },
  {
    key: 'state',
    lesser: 0,
    head: say('outbox.state'),
    cell: (row) => (
      <>
        <LetterTag letter={row} />
        {row.status === 'failed' && row.lastError && <span className="danger-t sm db">{row.lastError}</span>}
      </>
    ),
  },
  {
    key: 'when',
    head: say('outbox.when'),
    width: 'narrow',
    right: true,
    className: 't3',
    cell: (row) => <span title={formatInstant(row.sentAt ?? row.createdAt, 'tr')}>{when(row, now)}</span>,
  },
]

const OutboxCard = ({ row, now, onOpen }: { row: OutboxRow; now: number; onOpen: () => void }) => (
  <div className={style.card}>
    <button type="button" className="b" onClick={onOpen}>
      {recordWord('letter', row.template)}
    </button>
    <span className="t2 ell">{row.recipient}</span>
    <span className="row between">
      <LetterTag letter={row} />
      <Reservation {...row} />
    </span>
    <span className="t3 sm">{when(row, now)}</span>
    {row.status === 'failed' && row.lastError && <span className="danger-t sm">{row.lastError}</span>}
  </div>
)
