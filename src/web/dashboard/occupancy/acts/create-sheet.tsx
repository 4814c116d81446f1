import { CalendarPlus, CalendarX, X } from 'lucide-react'
import type { OccupancyVilla } from '../../../../features/occupancy/occupancy.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { notSoldReason, useStayQuote } from '../../stay-quote.ts'
import sheet from '../../villa-calendar/sheet.module.css'
import type { Ghost } from '../ghost.ts'
import { spanText } from '../grid/timeline-row.tsx'

type Props = { ghost: Ghost; villa: OccupancyVilla; onClose: () => void; onBlock: () => void }

export const bookingOf = ({ villaId, from, until }: Ghost): string =>
  `/dashboard/reservations/new?villa=${villaId}&checkin=${from}&checkout=${until}`

/** What can be done with nights that were drawn: their price, an option by phone, or closing them. */
export const CreateSheet = ({ ghost, villa, onClose, onBlock }: Props) => {
  const quote = useStayQuote({ villaId: villa.id, checkIn: ghost.from, checkOut: ghost.until, guests: 2 })
  return (
    <section className={sheet.sheet} aria-live="polite">
      <div className="row between">
        <span>
          <b className="db">
            {villa.name} · <span className="num">{spanText(ghost)}</span>
          </b>
          <span className="t2">
            {quote.kind === 'asking' && say('reservation.quote-asking')}
            {quote.kind === 'refused' && quote.message}
            {quote.kind === 'quote' && quote.quote.why && notSoldReason(quote.quote.why)}
            {quote.kind === 'quote' && quote.quote.price && (
              <b className="num ok-t">{formatMoney(quote.quote.price.total, quote.quote.price.currency, 'tr')}</b>
            )}
          </span>
        </span>
        <IconButton icon={X} size="large" label={say('act.close')} onClick={onClose} />
      </div>
      <div className={sheet.chips}>
        <ButtonLink look="main" icon={CalendarPlus} keys="O" to={bookingOf(ghost)}>
          {say('occ.take-option')}
        </ButtonLink>
        <Button icon={CalendarX} keys="K" busy={ghost.phase === 'asking'} onClick={onBlock}>
          {say('occ.block')}
        </Button>
      </div>
    </section>
  )
}
