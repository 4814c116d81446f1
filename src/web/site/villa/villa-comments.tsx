import { useState } from 'react'
import type { Comment, villaComments } from '../../../features/content/content.contract.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import { formatDay, formatNumber } from '../../../kernel/format.ts'
import { useBrand } from '../../brand.ts'
import { lazyCall } from '../../browser/lazy-call.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { Stars } from '../card/rating/stars.tsx'
import { Button } from '../kit/button/button.tsx'
import { FieldError } from '../kit/form/field.tsx'
import { Section } from '../kit/page/section.tsx'
import type { VillaRating } from './villa-answers.ts'
import style from './villa-comments.module.css'

type Props = { comments: AnswerOf<typeof villaComments>; rating: VillaRating; slug: string }

const moreComments = lazyCall(() =>
  import('../../../features/content/content.contract.ts').then((of) => of.villaComments),
)

/** What guests wrote, newest first; further ones are fetched as they are asked for. */
export const VillaComments = ({ comments, rating, slug }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const hydrated = useHydrated()
  const [list, setList] = useState(comments.content)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const more = async () => {
    setState('loading')
    try {
      const next = await moreComments({ params: { slug }, query: { skip: list.length, take: 20 } })
      setList([...list, ...next.content])
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  const title = rating
    ? say('villa.commentsHead', { average: formatNumber(rating.average, language, 1), n: rating.count })
    : say('villa.commentsTitle')
  return (
    <Section id="yorumlar" title={title}>
      {list.length === 0 && <p className="small">{say('villa.noComments')}</p>}
      <div className={style.comments}>
        {list.map((comment) => (
          <CommentArticle key={comment.id} comment={comment} />
        ))}
      </div>
      {state === 'failed' && <FieldError>{say('error.network')}</FieldError>}
      {hydrated && list.length < comments.total && (
        <Button look="line" size="small" className={style.more} disabled={state === 'loading'} onClick={more}>
          {say('villa.moreComments', { n: comments.total })}
        </Button>
      )}
    </Section>
  )
}

const CommentArticle = ({ comment }: { comment: Comment }) => {
  const language = useLanguage()
  const { name } = useBrand()
  return (
    <article>
      <b>
        {comment.author} <span className="tiny">· {formatDay(`${comment.stayMonth}-01`, language, 'month')}</span>
      </b>
      <Stars rating={comment.rating} />
      <p>{comment.text}</p>
      {comment.answer && (
        <blockquote>
          <b>{name}</b>
          <p>{comment.answer}</p>
        </blockquote>
      )}
    </article>
  )
}
