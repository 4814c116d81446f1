import { useSay } from '../../../words/use-say.ts'
import { Button } from '../../kit/button/button.tsx'
import { Dialog } from '../../kit/layer/dialog.tsx'
import { VillaStayPicker } from '../calendar/villa-stay-picker.tsx'
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
    <Dialog
      shape="calendar"
      open={open}
      onClose={onClose}
      label={say('quote.chooseDates')}
      title={say('quote.chooseDates')}
      tools={
        live.wish.checkIn && (
          <Button look="text" size="small" onClick={() => live.change({ checkIn: undefined, checkOut: undefined })}>
            {say('quote.clear')}
          </Button>
        )
      }
    >
      <div className={style.dates}>
        <VillaStayPicker calendar={calendar} live={live} onDone={onClose} />
      </div>
    </Dialog>
  )
}
