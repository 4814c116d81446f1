import { Clock, FileText, Globe, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { deletePost, listPosts, POST_STATES, type PostRow } from '../../../../features/content/blog/posts.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import { listLoader } from '../../kit/list/address/asked-rows.ts'
import { searchFilter } from '../../kit/list/filters/filter.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { actsColumn, languagesColumn, pictureColumn } from '../../kit/list/row/columns.tsx'
import { Lines } from '../../kit/list/row/lines.tsx'
import { RowActs } from '../../kit/list/row-acts.tsx'
import { useRemoval } from '../../kit/list/use-removal.ts'
import { Badge } from '../../kit/page/tag.tsx'
import { StateTabs } from '../../kit/tabs/state-tabs.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/posts'

export const clientLoader = listLoader(listPosts, adminOnly)

/** The posts of the blog: drafts, those to come, those that are out. */
export default function Posts({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { leaving, remove } = useRemoval(deletePost, ({ title }: PostRow) => say('blog.deleted', { title: title.tr }))
  const open = ({ id }: { id: number }) => navigate(`/dashboard/blog/${id}`)
  const add = (
    <ButtonLink look="main" icon={Plus} to="/dashboard/blog/new">
      {say('blog.new')}
    </ButtonLink>
  )
  const acts = (row: PostRow) => <RowActs name={row.title.tr} edit={() => open(row)} remove={() => remove(row)} />
  return (
    <ListPage
      title={say('menu.blog')}
      asked={loaderData.list}
      leaving={leaving}
      add={add}
      tabs={(list) => (
        <StateTabs
          label={say('blog.states')}
          states={(['', ...POST_STATES] as const).map((state) => ({
            state,
            word: say(`blog.state.${state || 'all'}`),
            count: state === 'draft' || state === 'scheduled' ? list?.[state] : undefined,
          }))}
        />
      )}
      filters={[searchFilter(say('blog.search'))]}
      columns={[
        pictureColumn(say('kinds.picture'), ({ picture }: PostRow) => picture),
        {
          key: 'title',
          head: say('blog.title'),
          opens: true,
          width: 'fills',
          phone: 'head',
          cell: ({ title, slug }) => <Lines below={`/blog/${slug}`}>{title.tr}</Lines>,
          phoneCell: ({ title, author }) => <Lines below={author}>{title.tr}</Lines>,
        },
        { key: 'category', head: say('blog.category'), className: 't2', cell: ({ category }) => category.tr },
        { key: 'author', head: say('blog.author'), className: 't2', cell: ({ author }) => author },
        {
          key: 'state',
          lesser: 0,
          head: say('blog.status'),
          width: 'narrow',
          phone: 'line',
          cell: (row) => <PostState {...row} />,
        },
        languagesColumn(({ title, lead, body }: PostRow) => [title, lead, body], 'line'),
        actsColumn(acts),
      ]}
      open={open}
      empty={{ title: say('blog.none'), text: say('blog.none-text') }}
    />
  )
}

const LOOKS = {
  draft: { tone: 'k-mute', icon: FileText },
  scheduled: { tone: 'k-warn', icon: Clock },
  out: { tone: 'k-ok', icon: Globe },
} as const

/** Where a post stands, and since or from when. */
export const PostState = ({ state, publishedAt }: Pick<PostRow, 'state' | 'publishedAt'>) => (
  <Badge {...LOOKS[state]}>
    {say(`blog.state.${state}`)}
    {publishedAt && ` · ${formatInstant(publishedAt, 'tr')}`}
  </Badge>
)
