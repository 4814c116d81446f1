import { CalendarCheck, EyeOff, Phone, ReceiptText } from 'lucide-react'
import type { VillaCard } from '../../../../features/search/search.contract.ts'
import { useSay } from '../../../words/use-say.ts'
import { Band } from '../../kit/page/band.tsx'
import { Receipt } from './receipt.tsx'
import style from './why-band.module.css'

/** What the agency promises, beside the price of a stay that can be booked right now, line by line. */
export const WhyBand = ({ example }: { example: VillaCard | null }) => {
  const say = useSay()
  return (
    <Band sand className={example ? style.columns : undefined}>
      <div>
        <h2>{say('why.title')}</h2>
        <ul className={style.reasons}>
          {REASONS.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon className="i" aria-hidden="true" />
              <div>
                <h3>{say(title)}</h3>
                <p>{say(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {example && <Receipt villa={example} />}
    </Band>
  )
}

const REASONS = [
  { Icon: EyeOff, title: 'why.honest', text: 'why.honest.text' },
  { Icon: CalendarCheck, title: 'why.calendar', text: 'why.calendar.text' },
  { Icon: ReceiptText, title: 'why.price', text: 'why.price.text' },
  { Icon: Phone, title: 'why.people', text: 'why.people.text' },
] as const
