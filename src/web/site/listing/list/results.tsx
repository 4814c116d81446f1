import { formatNumber } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { CardSkeletons } from '../../card/card-skeleton.tsx'
import { Cards } from '../../card/cards.tsx'
import { VillaCard } from '../../card/villa-card.tsx'
import type { SearchAnswer } from '../search-answer.ts'
import { addressOf, type Wish } from '../wish.ts'
import { FailedSearch, NoVillas } from './lazy-no-villas.tsx'
import { More } from './more.tsx'

type Props = { wish: Wish; next: Wish | null; answer: SearchAnswer; to?: string }

/** The villas of a list: cards, skeletons while another search runs, more of them, or an honest nothing. */
export const Results = ({ wish, next, answer, to = '/listing' }: Props) => {
  const say = useSay()
  const growing = next !== null && isMore(wish, next)
  if (next && !growing)
    return (
      <Cards role="status" aria-label={say('part.wait')}>
        <CardSkeletons count={Math.min(6, answer.content.length || 6)} />
      </Cards>
    )
  if (answer.fault !== null) return <FailedSearch sentence={answer.fault} to={to} />
  if (!answer.content.length) return <NoVillas wish={wish} why={answer.why} suggestions={answer.suggestions} to={to} />
  return (
    <div>
      <Cards aria-busy={growing}>
        {answer.content.map((villa, index) => (
          <VillaCard key={villa.id} villa={villa} who={wish} priority={index === 0} dated={wish.flexible > 0} />
        ))}
        {growing && <CardSkeletons count={3} />}
      </Cards>
      <Seen wish={wish} answer={answer} to={to} />
    </div>
  )
}

const isMore = (wish: Wish, next: Wish): boolean =>
  addressOf('', { ...next, take: wish.take }) === addressOf('', wish) && next.take > wish.take

const Seen = ({ wish, answer, to }: { wish: Wish; answer: SearchAnswer; to: string }) => {
  const say = useSay()
  const language = useLanguage()
  const seen = wish.skip + answer.content.length
  if (seen >= answer.total && wish.skip === 0) return null
  return (
    <More wish={wish} to={to} left={seen < answer.total}>
      <p className="small num">
        {say('part.seen', { total: formatNumber(answer.total, language), seen: formatNumber(seen, language) })}
      </p>
      <progress value={seen} max={answer.total} aria-hidden="true" />
    </More>
  )
}
