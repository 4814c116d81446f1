import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import {
  COMMENT_STATES,
  type DeskComment,
  deleteComment,
  listDeskComments,
  setCommentActivity,
} from '../../../../features/content/comments/comments-desk.contract.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import type { Column } from '../../kit/list/list-table.tsx'
import { RowActs } from '../../kit/list/row-acts.tsx'
import type { Bulk } from '../../kit/list/select/bulk.ts'
import { useRemoval } from '../../kit/list/use-removal.ts'
import { StateTabs } from '../../kit/tabs/state-tabs.tsx'
import { adminOnly } from '../../staff.ts'
import style from '../inbox.module.css'
import type { Route } from './+types/comments'
import { CommentDrawer } from './comment-drawer.tsx'
import { CommentState, CommentThemes, Where } from './comment-parts.tsx'

export const clientLoader = listLoader(listDeskComments, adminOnly)

/** What guests wrote about villas: let through, hidden, answered. */
export default function Comments({ loaderData }: Route.ComponentProps) {
  const [shown, setShown] = useState<DeskComment>()
  const { leaving, remove } = useRemoval(deleteComment, ({ author }: DeskComment) =>
    say('comments.deleted', { author }),
  )
  const acts: Column<DeskComment> = {
    key: 'acts',
    head: <span className="sr">{say('act.edit')}</span>,
    width: 'narrow',
    cell: (row) => <RowActs name={row.author} edit={() => setShown(row)} remove={() => remove(row)} />,
  }
  return (
    <>
      <ListPage
        title={say('menu.comments')}
        asked={loaderData.list}
        excel={listDeskComments}
        leaving={leaving}
        tabs={(list) => (
          <StateTabs
            label={say('comments.states')}
            states={(['', ...COMMENT_STATES] as const).map((state) => ({
              state,
              word: say(`comments.state.${state || 'all'}`),
              count: state === 'waiting' || state === 'unanswered' ? list?.[state] : undefined,
              hot: state === 'waiting',
            }))}
          />
        )}
        columns={[...COLUMNS, acts]}
        open={setShown}
        card={(row) => (
          <button type="button" className={style.card} onClick={() => setShown(row)}>
            <Where row={row} />
            <span className={style.text}>{row.text}</span>
            <CommentThemes themes={row.themes} />
            <CommentState row={row} />
          </button>
        )}
        bulk={BULK}
        muted={({ state }) => state === 'hidden'}
        empty={{ title: say('comments.none'), text: say('comments.none-text') }}
      />
      {shown && <CommentDrawer key={shown.id} comment={shown} remove={remove} onClose={() => setShown(undefined)} />}
    </>
  )
}

const show = (active: boolean) => (row: DeskComment) =>
  staffApi(setCommentActivity, { params: { id: row.id }, body: { active } })

const BULK: Bulk<DeskComment> = {
  nameOf: ({ author }) => author,
  moves: [
    { key: 'show', word: say('comments.publish'), icon: Eye, can: ({ state }) => state !== 'shown', each: show(true) },
    {
      key: 'hide',
      word: say('comments.hide'),
      icon: EyeOff,
      can: ({ state }) => state !== 'hidden',
      each: show(false),
    },
  ],
}

const COLUMNS: Column<DeskComment>[] = [
  { key: 'villa', head: say('comments.villa'), width: 'narrow', opens: true, cell: (row) => <Where row={row} /> },
  {
    key: 'text',
    head: say('comments.comment'),
    width: 'fills',
    cell: ({ text, themes }) => (
      <span className={style.lines}>
        <span className={style.text}>{text}</span>
        <CommentThemes themes={themes} />
      </span>
    ),
  },
  { key: 'state', lesser: 0, head: say('comments.status'), width: 'narrow', cell: (row) => <CommentState row={row} /> },
]
