import type { VillaCard } from '../../../features/search/search.contract.ts'
import { addDays } from '../../../kernel/day.ts'
import { useSay } from '../../words/use-say.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { Band, BandHead } from '../kit/page/band.tsx'
import { Picture } from '../kit/picture/picture.tsx'
import { GapRow, GapRows } from '../listing/gaps/gap-row.tsx'
import { useSite } from '../site-data.ts'
import style from './gaps-band.module.css'

const SHOWN = 4

/** Nights left between two bookings, and beside them how an option works. */
export const GapsBand = ({ villas, picture }: { villas: readonly VillaCard[]; picture?: string }) => {
  const say = useSay()
  const { today } = useSite()
  const [first] = villas
  if (!first) return null
  const isSoon = first.stay && first.stay.checkIn <= addDays(today, 7)
  return (
    <Band className={style.columns}>
      <div>
        <BandHead
          title={say(isSoon ? 'soon.title' : 'gaps.title')}
          text={say('gaps.text')}
          link={{ to: '/short-stays', text: say('gaps.all') }}
        />
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
    </Band>
  )
}
