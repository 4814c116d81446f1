import { X } from 'lucide-react'
import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import { VillaStayPicker } from '../villa-calendar.tsx'
import style from './quote-dates.module.css'
import type { QuoteProps } from './use-quote.ts'

/** The villa's calendar as a dialog over the price box; a whole stay closes it. */
export const QuoteDates = ({
  calendar,
  live,
  open,
  onClose,
}: Omit<QuoteProps, 'villa'> & { open: boolean; onClose: () => void }) => {
  const say = useSay()
  return (
    <Sheet open={open} onClose={onClose} label={say('quote.chooseDates')} className="dialog dialog--cal">
      <div className={`dialog__in ${style.dates}`}>
        <header className="dialog__h">
          <h2>{say('quote.chooseDates')}</h2>
          {live.wish.checkIn && (
            <Button look="text" size="small" onClick={() => live.change({ checkIn: undefined, checkOut: undefined })}>
              {say('quote.clear')}
            </Button>
          )}
          <button type="button" className="iconbtn" aria-label={say('part.close')} onClick={onClose}>
            <X className="i" aria-hidden />
          </button>
        </header>
        <VillaStayPicker calendar={calendar} live={live} onDone={onClose} />
      </div>
    </Sheet>
  )
}
