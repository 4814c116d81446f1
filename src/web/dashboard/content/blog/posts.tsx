import { Clock, FileText, Globe, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { deletePost, listPosts, POST_STATES, type PostRow } from '../../../../features/content/blog/posts.contract.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { StateTabs } from '../../inbox/state-tabs.tsx'
import { actsColumn, pictureColumn } from '../../kinds/columns.tsx'
import kinds from '../../kinds/kinds.module.css'
import { Named, Thumbnail } from '../../kinds/named.tsx'
import { ButtonLink } from '../../kit/button/button.tsx'
import { queryFrom } from '../../kit/list/address/query-from.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { LanguagesThere } from '../../kit/list/languages-there.tsx'
import { ListPage } from '../../kit/list/list-page.tsx'
import { RowActs } from '../../kit/list/row-acts.tsx'
import { SearchBox } from '../../kit/list/search-box.tsx'
import { useRemoval } from '../../kit/list/use-removal.ts'
import { Badge } from '../../kit/page/tag.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/posts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const query = queryFrom(listPosts, new URL(request.url).searchParams)
  return { list: outcomeOf(staffApi(listPosts, { query })) }
}

/** The posts of the blog: drafts, those to come, those that are out. */
export default function Posts({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { get, set } = useSearch()
  const { leaving, remove } = useRemoval(deletePost, ({ title }: PostRow) => say('blog.deleted', { title: title.tr }))
  const open = ({ id }: { id: number }) => navigate(`/dashboard/blog/${id}`)
  const add = (
    <ButtonLink look="main" icon={Plus} to="/dashboard/blog/new">
      {say('blog.new')}
    </ButtonLink>
  )
  const languages = ({ title, lead, body }: PostRow) => <LanguagesThere texts={[title, lead, body]} />
  const acts = (row: PostRow) => <RowActs name={row.title.tr} edit={() => open(row)} remove={() => remove(row)} />
  return (
    <ListPage
      title={say('menu.blog')}
      asked={loaderData.list}
      leaving={leaving}
      actions={add}
      searches
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
      filter={
        <SearchBox value={get('search')} onSearch={(search) => set({ search })} placeholder={say('blog.search')} />
      }
      columns={[
        pictureColumn(),
        {
          key: 'title',
          head: say('blog.title'),
          opens: true,
          width: 'fills',
          cell: ({ title, slug }) => <Named name={title.tr} below={`/blog/${slug}`} />,
        },
        { key: 'category', head: say('blog.category'), className: 't2', cell: ({ category }) => category.tr },
        { key: 'author', head: say('blog.author'), className: 't2', cell: ({ author }) => author },
        { key: 'state', lesser: 0, head: say('blog.status'), width: 'narrow', cell: (row) => <PostState {...row} /> },
        { key: 'languages', head: say('texts.languages'), width: 'narrow', cell: languages },
        actsColumn(acts),
      ]}
      open={open}
      card={(row) => (
        <div className={kinds.card}>
          <Thumbnail path={row.picture} />
          <div className="grow">
            <Named name={row.title.tr} below={row.author} />
            <div className={kinds.under}>
              <PostState {...row} /> {languages(row)}
            </div>
          </div>
          {acts(row)}
        </div>
      )}
      className={kinds.table}
      empty={{ title: say('blog.none'), text: say('blog.none-text'), action: add }}
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
