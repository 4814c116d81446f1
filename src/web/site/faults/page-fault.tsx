import { isRouteErrorResponse } from 'react-router'
import { isOffline } from '../../browser/is-offline.ts'
import { useSay } from '../../words/use-say.ts'
import { Button, ButtonLink } from '../kit/button/button.tsx'
import style from './page-fault.module.css'

/** What went wrong, and the nearest things that work. */
export const PageFault = ({ error }: { error: unknown }) => {
  const say = useSay()
  return (
    <div className={`wrap ${style.fault}`}>
      <div className={style.text}>
        {kindOf(error) !== 'offline' && (
          <p className={`${style.code} num`} aria-hidden="true">
            {isMissing(error) ? '404' : '500'}
          </p>
        )}
        <h1>{say(faultWord(error, 'title'))}</h1>
        <p className="lead">{say(faultWord(error, 'text'))}</p>
        <p className={style.ways}>
          {!isMissing(error) && <Button onClick={() => location.reload()}>{say('part.again')}</Button>}
          <ButtonLink look={isMissing(error) ? undefined : 'line'} to="/listing">
            {say('missing.villas')}
          </ButtonLink>
          <ButtonLink look="line" to="/">
            {say('missing.home')}
          </ButtonLink>
        </p>
      </div>
      <img className={style.photo} src="/pictures/hero-tall-800.webp" width={800} height={1067} alt="" loading="lazy" />
    </div>
  )
}

/** The words for a page that does not exist, for one that broke, or for a lost connection. */
const WORDS = {
  missing: { title: 'missing.title', text: 'missing.text' },
  offline: { title: 'offline.title', text: 'offline.text' },
  broken: { title: 'broken.title', text: 'broken.text' },
} as const

export const faultWord = (error: unknown, part: 'title' | 'text') => WORDS[kindOf(error)][part]

const kindOf = (error: unknown): keyof typeof WORDS => {
  if (isMissing(error)) return 'missing'
  return isOffline(error) ? 'offline' : 'broken'
}

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404
