import type { PlaceGuide } from '../../../../features/places/places.contract.ts'
import { type Say, useSay } from '../../../words/use-say.ts'
import { Band } from '../../kit/page/band.tsx'
import { LazyAround } from '../../map/around/lazy-around.tsx'
import style from './guide-roads.module.css'

/** The bays around a region, numbered as on its map, and the roads to it. */
export const GuideRoads = ({ guide: { bays, drives }, name }: { guide: PlaceGuide; name: string }) => {
  const say = useSay()
  if (bays.length === 0 && drives.length === 0) return null
  return (
    <div id="koylar">
      <Band sand title={say('guide.bays')} text={say('guide.bays.text', { name })}>
        <div className={style.roads}>
          {bays.length > 0 && (
            <LazyAround
              label={say('guide.map', { name })}
              places={bays.map((bay, index) => ({ ...bay, text: String(index + 1) }))}
            />
          )}
          <div>
            {bays.length > 0 && (
              <ol className={style.bays}>
                {bays.map((bay, index) => (
                  <li key={bay.name}>
                    <i className="num">{index + 1}</i>
                    <span>
                      <b>{bay.name}</b>
                      {bay.note && <span>{bay.note}</span>}
                    </span>
                    {bay.minutes ? <strong className="num">{duration(say, bay.minutes)}</strong> : null}
                  </li>
                ))}
              </ol>
            )}
            {drives.length > 0 && (
              <>
                <h3>{say('guide.drives')}</h3>
                <ul className={style.drives}>
                  {drives.map(({ to, minutes, km }) => (
                    <li key={to}>
                      <span>
                        {to} <small className="num">{say('guide.km', { n: km })}</small>
                      </span>
                      <strong className="num">{duration(say, minutes)}</strong>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
      </Band>
    </div>
  )
}

/** '35 dk', '1 sa 35 dk' */
const duration = (say: Say, minutes: number): string => {
  const [hours, n] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return say('guide.minutes', { n })
  return n === 0 ? say('guide.wholeHours', { hours }) : say('guide.hours', { hours, n })
}
