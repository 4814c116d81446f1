import type { VillaCard } from '../../../features/search/search.contract.ts'
import { Picture } from '../../ui/picture.tsx'
import { useSay } from '../../words/use-say.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { GapRow, GapRows } from '../listing/gaps/gap-row.tsx'
import { SiteLink } from '../site-link.tsx'
import style from './gaps-band.module.css'

const SHOWN = 4

/** Nights left between two bookings, and beside them how an option works. */
export const GapsBand = ({ villas, picture }: { villas: readonly VillaCard[]; picture?: string }) => {
  const say = useSay()
  if (!villas.length) return null
  return (
    <section className="band">
      <div className={`wrap ${style.columns}`}>
        <div>
          <div className="head">
            <div>
              <h2>{say('gaps.title')}</h2>
              <p>{say('gaps.text')}</p>
            </div>
            <SiteLink className="link" to="/short-stays">
              {say('gaps.all')}
            </SiteLink>
          </div>
          <GapRows>
            {villas.slice(0, SHOWN).map((villa) => (
              <GapRow key={`${villa.id}${villa.stay?.checkIn}`} villa={villa} />
            ))}
          </GapRows>
        </div>
        <aside className={style.offer}>
          {picture && (
            <Picture path={picture} width={1600} height={1067} alt="" sizes="(min-width: 1024px) 480px, 92vw" />
          )}
          <div>
            <h3>{say('month.option')}</h3>
            <p className="small">{say('month.option.text')}</p>
            <ButtonLink look="soft" size="small" to="/website/howrent">
              {say('nav.howrent')}
            </ButtonLink>
          </div>
        </aside>
      </div>
    </section>
  )
}
