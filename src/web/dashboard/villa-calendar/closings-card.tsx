import { CalendarX } from 'lucide-react'
import { daysBetween } from '../../../kernel/day.ts'
import { say } from '../../words/dashboard.ts'
import { type Bar, stateWord } from '../dates/bar.ts'
import { Button } from '../kit/button/button.tsx'
import { Card, CardBody } from '../kit/page/card.tsx'
import { useIsAdmin } from '../staff.ts'
import { stayText } from '../stay-text.ts'
import style from './villa-calendar.module.css'

/** What whoever looks has closed and may open again. */
export const ClosingsCard = ({ bars, onOpen }: { bars: Bar[]; onOpen: (bar: Bar) => void }) => (
  <Card title={say(useIsAdmin() ? 'vcal.closings' : 'vcal.yours')} icon={CalendarX} count={bars.length}>
    {bars.length === 0 && <CardBody className="t3">{say('vcal.none-closed')}</CardBody>}
    <ul>
      {bars.map((bar) => (
        <li key={bar.key} className={style.closing}>
          <span className="grow">
            <b className="num db">
              {stayText(bar.from, bar.until)}, {say('dates.n-nights', { n: daysBetween(bar.from, bar.until) })}
            </b>
            <span className="t2">
              {stateWord(bar.state)}
              {bar.note && ` · ${bar.note}`}
            </span>
          </span>
          <Button
            aria-label={say('dates.open-named', { name: stayText(bar.from, bar.until) })}
            onClick={() => onOpen(bar)}
          >
            {say('vcal.open')}
          </Button>
        </li>
      ))}
    </ul>
  </Card>
)
