import { Bath, BedDouble, type LucideIcon, Maximize, Users, WavesLadder } from 'lucide-react'
import type { VillaPage } from '../../../../../features/villas/villas.contract.ts'
import { useSay } from '../../../../words/use-say.ts'
import { Section } from '../../../kit/page/section.tsx'
import { useMetres } from '../use-metres.ts'
import style from './villa-facts.module.css'

/** The four things everybody asks first. */
export const VillaFacts = ({ villa }: { villa: VillaPage }) => {
  const say = useSay()
  const metres = useMetres()
  const [pool] = villa.pools
  const ensuites = villa.rooms.filter((room) => room.enSuite).length
  return (
    <Section>
      <ul className={style.facts}>
        <Fact Icon={Users} title={say('villa.guests', { n: villa.guests })} note={say('villa.infantsCount')} />
        <Fact
          Icon={BedDouble}
          title={say('villa.bedrooms', { n: villa.bedrooms })}
          note={say('villa.beds', { n: bedsOf(villa) })}
        />
        <Fact
          Icon={Bath}
          title={say('villa.bathrooms', { n: villa.bathrooms })}
          note={ensuites > 0 && say('villa.ensuites', { n: ensuites })}
        />
        {pool ? (
          <Fact
            Icon={WavesLadder}
            title={say('villa.poolSize', { width: metres(pool.width), length: metres(pool.length) })}
            note={say('villa.poolDepth', { depth: metres(pool.depth) })}
          />
        ) : (
          <Fact Icon={Maximize} title={say('villa.area', { n: villa.area })} />
        )}
      </ul>
    </Section>
  )
}

const Fact = ({ Icon, title, note }: { Icon: LucideIcon; title: string; note?: string | false }) => (
  <li>
    <Icon className="i" aria-hidden />
    <p>
      <b>{title}</b>
      {note && <span>{note}</span>}
    </p>
  </li>
)

const bedsOf = ({ rooms }: VillaPage): number =>
  rooms.reduce((sum, { beds }) => sum + beds.double + beds.single + beds.bunk, 0)
