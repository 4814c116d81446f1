import { Eye, EyeOff, type LucideIcon, MessageCircle, Waves, Zap } from 'lucide-react'
import type { VillaPage } from '../../../../../features/villas/villas.contract.ts'
import { formatDay, formatDistance } from '../../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../../words/use-say.ts'
import { VillaSection } from '../../sections/villa-section.tsx'
import { useMetres } from '../use-metres.ts'
import style from './villa-facts.module.css'

/** What everybody asks first, in one line; below it the sea, whether the pool can be seen, and how it is booked. */
export const VillaFacts = ({ villa }: { villa: VillaPage }) => {
  const say = useSay()
  const language = useLanguage()
  const metres = useMetres()
  const [pool] = villa.pools
  const privacy = privacyOf(villa)
  const booked = villa.live ? 'option' : 'request'
  return (
    <VillaSection id="ozet" first>
      <p className={style.line}>
        <span>{say('house.guests', { n: villa.guests })}</span>
        <span>{say('house.bedrooms', { n: villa.bedrooms })}</span>
        <span>{say('house.bathrooms', { n: villa.bathrooms })}</span>
        <span>
          {pool
            ? say('house.poolSize', { width: metres(pool.width), length: metres(pool.length) })
            : say('house.area', { n: villa.area })}
        </span>
      </p>
      <ul className={style.proofs}>
        <Proof
          Icon={Waves}
          title={say('house.sea', { distance: formatDistance(villa.distances.sea, language) })}
          text={`${villa.district.name}, ${villa.town.name}`}
        />
        {privacy && (
          <Proof
            Icon={privacy === 'open' ? Eye : EyeOff}
            title={say(`house.${privacy}`)}
            text={say(`house.${privacy}Text`)}
          />
        )}
        <Proof
          Icon={villa.live ? Zap : MessageCircle}
          title={say(`house.${booked}`)}
          text={say(`house.${booked}Text`)}
        />
      </ul>
      {villa.lastVisit && <Seen {...villa.lastVisit} />}
    </VillaSection>
  )
}

/** Somebody was there: when, who, and what was looked at. */
const Seen = ({ day, visitor, note }: NonNullable<VillaPage['lastVisit']>) => {
  const say = useSay()
  const language = useLanguage()
  return (
    <p className={style.seen}>
      <i aria-hidden>{visitor.slice(0, 1)}</i>
      <span>
        <b>{say('house.seen', { day: formatDay(day, language), visitor })}</b> {note}
      </span>
    </p>
  )
}

const Proof = ({ Icon, title, text }: { Icon: LucideIcon; title: string; text: string }) => (
  <li>
    <Icon className="i" aria-hidden />
    <p>
      <b>{title}</b>
      <span>{text}</span>
    </p>
  </li>
)

/** Can the pools be seen from outside? Undefined where there is none. */
const privacyOf = ({ pools }: VillaPage): 'screened' | 'partly' | 'open' | undefined => {
  const screened = pools.filter((pool) => pool.screened).length
  if (!pools.length) return undefined
  if (screened === pools.length) return 'screened'
  return screened ? 'partly' : 'open'
}
