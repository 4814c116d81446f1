import { isRouteErrorResponse } from 'react-router'
import { isOffline } from '../browser/is-offline.ts'
import { useSay } from '../words/use-say.ts'
import { SiteLink } from './site-link.tsx'

/** What went wrong, and the nearest things that work. */
export const PageFault = ({ error }: { error: unknown }) => {
  const say = useSay()
  return (
    <div className="wrap fault">
      <div className="fault__t">
        {kindOf(error) !== 'offline' && (
          <p className="fault__code num" aria-hidden="true">
            {isMissing(error) ? '404' : '500'}
          </p>
        )}
        <h1>{say(faultWord(error, 'title'))}</h1>
        <p className="lead">{say(faultWord(error, 'text'))}</p>
        <p className="fault__ways">
          {!isMissing(error) && (
            <button type="button" className="btn" onClick={() => location.reload()}>
              {say('again')}
            </button>
          )}
          <SiteLink className={isMissing(error) ? 'btn' : 'btn btn--line'} to="/listing">
            {say('missing.villas')}
          </SiteLink>
          <SiteLink className="btn btn--line" to="/">
            {say('missing.home')}
          </SiteLink>
        </p>
      </div>
      <img
        className="fault__photo"
        src="/pictures/hero-tall-800.webp"
        width={800}
        height={1067}
        alt=""
        loading="lazy"
      />
    </div>
  )
}

/** The word for a page that does not exist, for one that broke, or for a lost connection. */
export const faultWord = (error: unknown, part: 'title' | 'text') => `${kindOf(error)}.${part}` as const

const kindOf = (error: unknown) => (isMissing(error) ? 'missing' : isOffline(error) ? 'offline' : 'broken')

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404
