import { EyeOff, Thermometer, WavesLadder } from 'lucide-react'
import type { Pool } from '../../../../../features/villas/villa.shape.ts'
import { formatNumber } from '../../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../../words/use-say.ts'
import { VillaSection } from '../../sections/villa-section.tsx'
import { useMetres } from '../use-metres.ts'
import villaRooms from './villa-rooms.module.css'

/** Each pool with its size, its heating, and whether it can be seen from outside: the question behind 'muhafazakar'. */
export const VillaPools = ({ pools }: { pools: Pool[] }) => {
  const say = useSay()
  if (!pools.length) return null
  return (
    <VillaSection title={say('house.pools', { n: pools.length })}>
      <ul className={villaRooms.tiles}>
        {pools.map((pool, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pools of a villa may be equal
          <PoolTile key={index} pool={pool} />
        ))}
      </ul>
    </VillaSection>
  )
}

const PoolTile = ({ pool }: { pool: Pool }) => {
  const say = useSay()
  const language = useLanguage()
  const metres = useMetres()
  return (
    <li>
      <b>{say(`pool.${pool.kind}`)}</b>
      <span className="num">
        {say('house.poolSize', { width: metres(pool.width), length: metres(pool.length) })} ·{' '}
        {say('house.poolDepth', { depth: metres(pool.depth) })}
      </span>
      <ul className={villaRooms.facts}>
        <li>
          <WavesLadder className="i" aria-hidden />
          {say('pool.area', { n: formatNumber(Math.round(pool.width * pool.length), language) })}
        </li>
        <li>
          <Thermometer className="i" aria-hidden />
          {say(pool.heated ? 'pool.heated' : 'pool.notHeated')}
        </li>
        <li className={pool.screened ? undefined : villaRooms.no}>
          <EyeOff className="i" aria-hidden />
          {say(pool.screened ? 'pool.screened' : 'pool.notScreened')}
        </li>
      </ul>
    </li>
  )
}
