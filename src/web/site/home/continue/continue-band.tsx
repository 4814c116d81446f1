import '../../../words/load/finding/favourites.ts'
import { lastSearch } from '../../../browser/kept/last-search.ts'
import { forgetRecent, recentlySeen } from '../../../browser/kept/recent.ts'
import { useSay } from '../../../words/use-say.ts'
import { compareWishOf } from '../../compare/compared-stay.ts'
import { Button } from '../../kit/button/button.tsx'
import { Band } from '../../kit/page/band.tsx'
import { Picture } from '../../kit/picture/picture.tsx'
import { useSite } from '../../site-data.ts'
import { SiteLink } from '../../site-link.tsx'
import { useDays } from '../../use-days.ts'
import style from './continue-band.module.css'

/** The last search while its dates lie ahead, and the villas this device looked at last. */
export const ContinueBand = () => {
  const say = useSay()
  const { today } = useSite()
  const seen = recentlySeen.use()
  const last = lastSearch.use()
  const search = last && last.until > today ? last : null
  if (!seen.length && !search) return null
  return (
    <Band title={say('liked.continue')}>
      {search && <LastSearch path={search.path} query={search.query} />}
      {seen.length > 0 && (
        <>
          <h3 className={style.title}>{say('liked.continue.seen')}</h3>
          <ul className={style.seen} data-recently>
            {seen.map(({ id, slug, name, thumbnail }) => (
              <li key={id}>
                <SiteLink to={`/villa/${slug}`}>
                  <Picture path={thumbnail} width={320} height={240} alt="" sizes="160px" />
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button look="text" size="small" onClick={forgetRecent}>
        {say('liked.continue.clear')}
      </Button>
    </Band>
  )
}

const LastSearch = ({ path, query }: { path: string; query: string }) => {
  const say = useSay()
  const days = useDays()
  const { checkin, checkout, guests } = compareWishOf(new URLSearchParams(query))
  if (!checkin || !checkout) return null
  return (
    <p>
      {say('liked.continue.search')}:{' '}
      <SiteLink className="link" to={`${path}?${query}`}>
        {days.stay(checkin, checkout)}
        {guests ? `, ${say('count.guests', { n: guests })}` : ''}
      </SiteLink>
    </p>
  )
}
