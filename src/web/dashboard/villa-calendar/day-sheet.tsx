import { ArrowRight, LockOpen, X } from 'lucide-react'
import { daysBetween } from '../../../kernel/day.ts'
import { say } from '../../words/dashboard.ts'
import { type Bar, barName, isStay, stateWord } from '../dates/bar.ts'
import { Button, ButtonLink } from '../kit/button/button.tsx'
import { IconButton } from '../kit/button/icon-button.tsx'
import { stayText } from '../stay-text.ts'
import style from './sheet.module.css'

type Props = { bar: Bar; onClose: () => void; onOpen?: (bar: Bar) => void }

/** Who or what has the night that was tapped, and what can be done about it. */
export const DaySheet = ({ bar, onClose, onOpen }: Props) => (
  <section className={style.sheet} aria-live="polite">
    <div className="row between">
      <span>
        <b className="db">{barName(bar)}</b>
        <span className="t2 num">
          {stateWord(bar.state)} · {stayText(bar.from, bar.until)} ·{' '}
          {say('dates.n-nights', { n: daysBetween(bar.from, bar.until) })}
        </span>
      </span>
      <IconButton icon={X} size="large" label={say('act.close')} onClick={onClose} />
    </div>
    <div className={style.chips}>
      {isStay(bar) && (
        <ButtonLink size="large" icon={ArrowRight} to={`/dashboard/reservations/${bar.id}`}>
          {say('vcal.to-reservation')}
        </ButtonLink>
      )}
      {onOpen && (
        <Button
          size="large"
          icon={LockOpen}
          onClick={() => {
            onClose()
            onOpen(bar)
          }}
        >
          {say('dates.open')}
        </Button>
      )}
      {bar.state === 'external' && <p className="t3 sm">{say('dates.of-feed')}</p>}
    </div>
  </section>
)
