import { CircleCheck, CornerUpLeft } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import {
  changeMessage,
  getMessage,
  listAssignees,
  listMessages,
  MESSAGE_STATES,
  type MessageRow,
  markMessage,
  type WholeMessage,
} from '../../../../features/content/messages/messages.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { toast } from '../../../ui/toast.ts'
import { say } from '../../../words/dashboard.ts'
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { searchFilter } from '../../kit/list/filters/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import type { Column } from '../../kit/list/list-table.tsx'
import type { Bulk } from '../../kit/list/select/bulk.ts'
import { Tag } from '../../kit/page/tag.tsx'
import { StateTabs } from '../../kit/tabs/state-tabs.tsx'
import { adminOnly } from '../../staff.ts'
import style from '../inbox.module.css'
import type { Route } from './+types/contact'
import { MessageDrawer, type Person } from './message-drawer.tsx'

export const clientLoader = listLoader(listMessages, adminOnly)

/** What visitors wrote: read, answered by mail, given to somebody, ticked off. */
export default function Contact({ loaderData }: Route.ComponentProps) {
  const [shown, setShown] = useState<{ message: WholeMessage; people: Person[] }>()
  const { revalidate } = useRevalidator()
  const open = async ({ id, readAt }: MessageRow) => {
    const params = { id }
    const message = readAt
      ? staffApi(getMessage, { params })
      : staffApi(markMessage, { params, body: { read: true } }).finally(revalidate)
    const outcome = await outcomeOf(Promise.all([message, staffApi(listAssignees)]))
    if (outcome.kind !== 'ready') return toast('bad', say('list.failed'))
    const [{ content }, people] = outcome.value
    setShown({ message: content, people: people.content })
  }
  return (
    <>
      <ListPage
        title={say('menu.contact')}
        asked={loaderData.list}
        excel={listMessages}
        tabs={(list) => (
          <StateTabs
            label={say('contact.states')}
            states={(['', ...MESSAGE_STATES] as const).map((state) => ({
              state,
              word: say(`contact.state.${state || 'all'}`),
              count: state === 'open' || state === 'unread' ? list?.[state] : undefined,
              hot: state === 'unread',
            }))}
          />
        )}
        filters={[searchFilter(say('contact.search'))]}
        columns={COLUMNS}
        open={(row) => void open(row)}
        card={(row) => (
          <button type="button" className={style.card} onClick={() => void open(row)}>
            <Writer row={row} />
            <span className={style.text}>{row.message}</span>
            <Marks row={row} />
          </button>
        )}
        bulk={BULK}
        muted={({ doneAt }) => doneAt !== null}
        empty={{ title: say('contact.none'), text: say('contact.none-text') }}
      />
      {shown && <MessageDrawer key={shown.message.id} {...shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

/** Ticks off a message as it stands now: note and person in charge stay. */
const tickOff = async ({ id }: MessageRow) => {
  const { note, assigneeId, version } = (await staffApi(getMessage, { params: { id } })).content
  await staffApi(changeMessage, { params: { id }, body: { note, assigneeId, version, done: true } })
}

const BULK: Bulk<MessageRow> = {
  nameOf: ({ name }) => name,
  moves: [
    { key: 'done', word: say('contact.done'), icon: CircleCheck, can: ({ doneAt }) => doneAt === null, each: tickOff },
  ],
}

const Writer = ({ row: { name, createdAt, readAt } }: { row: MessageRow }) => (
  <span className={style.lines}>
    <b>
      {!readAt && <i className={style.dot} role="img" aria-label={say('contact.unread')} />} {name}
    </b>
    <span className="t3 sm num">{formatInstant(createdAt, 'tr')}</span>
  </span>
)

const Marks = ({ row: { doneAt, replies, assignee } }: { row: MessageRow }) => (
  <span className={style.lines}>
    {doneAt && (
      <Tag tone="k-ok" icon={CircleCheck}>
        {say('contact.done')}
      </Tag>
    )}
    {replies > 0 && <Tag icon={CornerUpLeft}>{say('contact.replied')}</Tag>}
    {assignee && <span className="t3 sm">{assignee}</span>}
  </span>
)

const COLUMNS: Column<MessageRow>[] = [
  { key: 'who', head: say('contact.who'), width: 'narrow', opens: true, cell: (row) => <Writer row={row} /> },
  {
    key: 'message',
    head: say('contact.message'),
    width: 'fills',
    cell: ({ message }) => <span className={style.text}>{message}</span>,
  },
  { key: 'state', lesser: 0, head: say('contact.assignee'), width: 'narrow', cell: (row) => <Marks row={row} /> },
]
