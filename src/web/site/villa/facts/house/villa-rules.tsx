import { Check, Clock, Users, X } from 'lucide-react'
import type { VillaPage } from '../../../../../features/villas/villas.contract.ts'
import { useSay } from '../../../../words/use-say.ts'
import { VillaSection } from '../../sections/villa-section.tsx'
import villaFeatures from './villa-features.module.css'

const RULES = ['children', 'pets', 'smoking', 'parties'] as const

/** What the house allows, and when guests come and go. */
export const VillaRules = ({ villa }: { villa: VillaPage }) => {
  const say = useSay()
  return (
    <VillaSection id="kurallar" title={say('house.rules')}>
      <ul className={villaFeatures.features}>
        <li>
          <Clock className="i" aria-hidden />
          {say('house.checkIn', { time: villa.checkInTime })}
        </li>
        <li>
          <Clock className="i" aria-hidden />
          {say('house.checkOut', { time: villa.checkOutTime })}
        </li>
        <li>
          <Users className="i" aria-hidden />
          {say('stay.atMost', { n: villa.guests })}
        </li>
        {RULES.map((rule) => (
          <li key={rule} className={villa.rules[rule] ? undefined : villaFeatures.no}>
            {villa.rules[rule] ? <Check className="i" aria-hidden /> : <X className="i" aria-hidden />}
            {say(villa.rules[rule] ? `rule.${rule}.yes` : `rule.${rule}.no`)}
          </li>
        ))}
      </ul>
    </VillaSection>
  )
}
