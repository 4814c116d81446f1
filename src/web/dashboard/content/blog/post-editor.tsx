import { ExternalLink, Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { getPost, type PostRecord } from '../../../../features/content/blog/posts.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { HistoryLink } from '../../audit/history-link.tsx'
import { ButtonLink } from '../../kit/button/button.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { Crumb, PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { adminOnly, signedIn } from '../../staff.ts'
import type { Route } from './+types/post-editor'
import { CoverCard, LanguagesCard, PublishCard, SearchCard } from './post-cards.tsx'
import style from './post-editor.module.css'
import { usePostForm } from './post-form.ts'
import { PostState } from './posts.tsx'

type Known = { id: string; post: PostRecord | null }

export const clientLoader = ({ request, params: { id } }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const author = signedIn(request).user_name
  const post =
    id === 'new'
      ? Promise.resolve(null)
      : staffApi(getPost, { params: { id: Number(id) } }).then(({ content }) => content)
  return { author, id, asked: outcomeOf(post.then((post): Known => ({ id, post }))) }
}

/** A post of the blog: its text in three languages with the preview beside, when it appears, its cover. */
export default function PostEditor({ loaderData: { asked, author, id } }: Route.ComponentProps) {
  const { outcome } = useOutcome(asked)
  const { revalidate } = useRevalidator()
  if (outcome?.kind === 'ready' && outcome.value.id === id)
    return <Editor key={id} loaded={outcome.value.post} author={author} />
  return (
    <>
      <Crumb to="/dashboard/blog" from={say('menu.blog')}>
        {say('blog.body')}
      </Crumb>
      <PageHead title={say('blog.body')} />
      <Card>{outcome?.kind === 'failed' ? <Failed onRetry={revalidate} /> : <Skeleton rows={12} />}</Card>
    </>
  )
}

const Editor = ({ loaded, author }: { loaded: PostRecord | null; author: string }) => {
  const [base, setBase] = useState(loaded)
  const { form, discard, ...merge } = usePostForm(base, author, setBase)
  const navigate = useNavigate()
  // once nothing is unsaved any more: the guard of the form would hold up whoever leaves before
  const added = !loaded && form.changes === 0 && base?.id
  useEffect(() => {
    if (added) void navigate(`/dashboard/blog/${added}`, { replace: true })
  }, [added, navigate])
  return (
    <>
      <Crumb to="/dashboard/blog" from={say('menu.blog')}>
        {base?.title.tr ?? say('blog.new')}
      </Crumb>
      <PageHead
        title={form.typed.title.tr || say('blog.new')}
        beside={base && <PostState {...base} />}
        acts={base && <Look base={base} />}
      />
      <RecordForm form={form} onSave={() => form.send()} discard={discard} merge={{ ...merge, label: labelOf }}>
        <div className={style.screen}>
          <Card>
            <CardBody>
              <TranslatedFields
                form={form}
                parts={[
                  { name: 'title', label: say('blog.title') },
                  { name: 'category', label: say('blog.category') },
                  { name: 'lead', label: say('blog.lead'), rows: 2 },
                  { name: 'body', label: say('blog.body'), rows: 24, markdown: true },
                ]}
              />
            </CardBody>
          </Card>
          <div className="stack">
            <PublishCard form={form} base={base} />
            <CoverCard form={form} />
            <SearchCard form={form} base={base} />
            <LanguagesCard form={form} />
            {base && <HistoryLink of="blog_post" record={base.id} />}
          </div>
        </div>
      </RecordForm>
    </>
  )
}

const Look = ({ base }: { base: PostRecord }) =>
  base.state === 'out' ? (
    <ButtonLink icon={ExternalLink} to={`/blog/${base.slug}`} target="_blank" rel="noreferrer">
      {say('blog.see')}
    </ButtonLink>
  ) : (
    <ButtonLink
      icon={Eye}
      to={`/blog/${base.id}/preview`}
      target="_blank"
      rel="noreferrer"
      title={say('blog.preview-saved')}
    >
      {say('blog.preview')}
    </ButtonLink>
  )

const WORDS: Record<string, DashboardWordKey> = {
  ...{
    title: 'blog.title',
    lead: 'blog.lead',
    body: 'blog.body',
    category: 'blog.category',
    picture: 'blog.cover',
    focus: 'focus.label',
  },
  ...{ author: 'blog.author', slug: 'blog.slug', when: 'blog.publish', day: 'blog.day', clock: 'blog.clock' },
  ...{ seoTitle: 'blog.seo-title', seoDescription: 'blog.seo-description' },
}

/** 'title.tr' → 'Başlık TR' */
const labelOf = (path: string): string => {
  const [name = '', language = ''] = path.split('.')
  const word = WORDS[name]
  return word ? `${say(word)} ${language.toUpperCase()}`.trim() : path
}
