import { useSay } from '../../words/use-say.ts'
import { comparePath } from '../compare/compared-stay.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { Notice } from '../kit/note/note.tsx'
import { Crumbs } from '../kit/page/crumbs.tsx'
import { useDays } from '../use-days.ts'
import type { Route } from './+types/favourites'
import style from './favourites.module.css'
import { LikedRow } from './list/liked-row.tsx'
import { VoteForm } from './list/vote-form.tsx'

type Props = { token: string; shared: Route.ComponentProps['loaderData']['shared'] }

/** A list that somebody sent: only read, and judged by a first name. */
export const SharedPage = ({ token, shared }: Props) => {
  const say = useSay()
  const days = useDays()
  if (!shared)
    return (
      <div className={`wrap ${style.page}`}>
        <h1>{say('liked.shared')}</h1>
        <Notice tone="warn">{say('liked.ended')}</Notice>
        <ButtonLink to="/listing">{say('nav.listing')}</ButtonLink>
      </div>
    )
  const { stay, villas, list, refused } = shared
  const { checkin, checkout, guests } = stay
  const shown = checkin && checkout && !refused ? stay : { ...(guests && { guests }) }
  const parts = [
    say('count.villas', { n: villas.length }),
    ...(checkin && checkout ? [days.stay(checkin, checkout)] : []),
    ...(guests ? [say('count.guests', { n: guests })] : []),
  ]
  return (
    <div className={`wrap ${style.page}`}>
      <Crumbs here={say('liked.shared')} />
      <header className={style.head}>
        <h1>{say('liked.shared')}</h1>
        <p className="lead">{parts.join(', ')}</p>
        <p>{say('liked.how')}</p>
        {villas.length > 1 && (
          <ButtonLink look="line" size="small" to={comparePath({ ...shown, ids: villas.slice(0, 4).map(idOf) })}>
            {say('liked.compare')}
          </ButtonLink>
        )}
      </header>
      <ul className={style.list}>
        {villas.map((liked) => (
          <LikedRow
            key={liked.card.id}
            {...{ liked, stay: shown }}
            votes={list.villas.find(({ id }) => id === liked.card.id)?.votes}
          >
            <VoteForm villa={liked.card} token={token} />
          </LikedRow>
        ))}
      </ul>
    </div>
  )
}

const idOf = ({ card }: { card: { id: number } }): number => card.id
