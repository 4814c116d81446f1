import { useEffect, useState } from 'react'
import { browserApi } from '../../browser/api.ts'
import { type Favourite, favourites } from '../../browser/favourites.ts'
import { compared, MOST_COMPARED } from '../../browser/kept/compared.ts'
import { lastSearch } from '../../browser/kept/last-search.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSay } from '../../words/use-say.ts'
import { CardSkeletons } from '../card/card-skeleton.tsx'
import { Cards } from '../card/cards.tsx'
import { comparePath, compareWishOf } from '../compare/compared-stay.ts'
import { StayForm } from '../compare/stay-form.tsx'
import { Button, ButtonLink } from '../kit/button/button.tsx'
import { Crumbs } from '../kit/page/crumbs.tsx'
import { useDays } from '../use-days.ts'
import style from './favourites.module.css'
import { type LikedStay, likedData } from './liked-data.ts'
import { LikedRow } from './list/liked-row.tsx'
import { priceSince } from './price-since.ts'
import { ShareBox } from './share/share-box.tsx'
import { useOwnVotes } from './share/use-own-votes.ts'

/** The hearts of this device with totals for one's dates; who wants others to judge sends a link. */
export const OwnList = ({ asked }: { asked: LikedStay }) => {
  const say = useSay()
  const hydrated = useHydrated()
  const list = favourites.use()
  const last = lastSearch.use()
  const { ids: _, ...searched } = compareWishOf(new URLSearchParams(last?.query ?? ''))
  const stay = asked.checkin || !hydrated ? asked : searched
  const ids = list.map(({ id }) => id)
  const { found, again } = useLiked(ids, stay)
  const votes = useOwnVotes()
  const refused = found ? found.refused : ''
  return (
    <div className={`wrap ${style.page}`}>
      <Crumbs here={say('liked.title')} />
      <header className={style.head}>
        <h1>{say('liked.title')}</h1>
        <Lead stay={stay} count={list.length} refused={refused} />
        <div className={style.tools}>
          <StayForm to="/favourites" wish={stay} />
          {ids.length > 1 && (
            <ButtonLink
              look="line"
              size="small"
              to={comparePath({ ...stay, ids: ids.slice(0, MOST_COMPARED) })}
              onClick={() => compared.write(list.slice(0, MOST_COMPARED).map(({ id, name }) => ({ id, name })))}
            >
              {say('liked.compare')}
            </ButtonLink>
          )}
        </div>
      </header>
      {hydrated && !ids.length && <None />}
      {ids.length > 0 && !found && (
        <Cards role="status" aria-label={say('part.wait')}>
          <CardSkeletons count={3} />
        </Cards>
      )}
      {found === false && (
        <p role="alert">
          {say('error.network')} <Button onClick={again}>{say('part.again')}</Button>
        </p>
      )}
      {found && ids.length > 0 && (
        <div className={style.columns}>
          <ul className={style.list}>
            {found.villas
              .filter(({ card }) => ids.includes(card.id))
              .map((liked) => (
                <LikedRow
                  key={liked.card.id}
                  {...{ liked, stay }}
                  since={priceSince(list.find(({ id }) => id === liked.card.id)?.since, liked.card.stay, stay.guests)}
                  votes={votes?.villas.find(({ id }) => id === liked.card.id)?.votes}
                  drop={() => favourites.write(favourites.read().filter(({ id }) => id !== liked.card.id))}
                />
              ))}
          </ul>
          <ShareBox ids={ids} stay={stay} />
        </div>
      )}
    </div>
  )
}

const Lead = ({ stay, count, refused }: { stay: LikedStay; count: number; refused: string }) => {
  const say = useSay()
  const days = useDays()
  const { checkin, checkout, guests } = stay
  const parts = [say('count.villas', { n: count })]
  if (checkin && checkout && !refused) parts.push(days.stay(checkin, checkout))
  if (guests) parts.push(say('count.guests', { n: guests }))
  if (!count) return null
  return <p className="lead">{refused || (checkin ? parts.join(', ') : say('liked.undated'))}</p>
}

const None = () => {
  const say = useSay()
  return (
    <div className={style.none}>
      <p>{say('favourites.none')}</p>
      <ButtonLink to="/listing">{say('nav.listing')}</ButtonLink>
    </div>
  )
}

/** What the search says of the liked villas: undefined on its way, false when it can't be had. */
const useLiked = (ids: readonly number[], stay: LikedStay) => {
  const [found, setFound] = useState<Awaited<ReturnType<typeof likedData>> | false>()
  const [tries, setTries] = useState(0)
  const key = JSON.stringify([[...ids].sort(), stay, tries])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what is asked
  useEffect(() => {
    let stale = false
    const told = (answer: typeof found) => {
      if (stale) return
      setFound(answer)
      if (answer) noteFirstTotals(answer.villas, stay.guests)
    }
    likedData(browserApi(), ids, stay).then(told, () => told(false))
    return () => {
      stale = true
    }
  }, [key])
  return { found, again: () => setTries(tries + 1) }
}

/** What a villa liked without dates costs for the first ones it is looked at with: later totals are held against it. */
const noteFirstTotals = (villas: Awaited<ReturnType<typeof likedData>>['villas'], guests = 0): void => {
  const list = favourites.read()
  const next = list.map((each): Favourite => {
    const stay = villas.find(({ card }) => card.id === each.id)?.card.stay
    return each.since || !stay
      ? each
      : { ...each, since: [stay.checkIn, stay.checkOut, guests, stay.total, Date.now()] }
  })
  if (next.some((each, index) => each !== list[index])) favourites.write(next)
}
