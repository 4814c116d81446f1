import { useState } from 'react'
import { formatMoney } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { Dialog } from '../../kit/layer/dialog.tsx'
import { useDays } from '../../use-days.ts'
import { QuoteBox } from './quote-box.tsx'
import style from './quote-dock.module.css'
import type { QuoteBoxProps } from './use-quote.ts'
import { wishQuery } from './villa-wish.ts'

/** The bottom bar of phones: the total and the way on; the price opens the whole box as a sheet. */
export const QuoteDock = ({ villa, calendar, live, instalments }: QuoteBoxProps) => {
  const say = useSay()
  const language = useLanguage()
  const days = useDays()
  const [open, setOpen] = useState(false)
  const price = live.state === 'failed' ? null : live.quote?.price
  const { checkIn, checkOut } = live.wish
  const refused = !price && checkIn && checkOut && live.state !== 'loading'
  const lowest = Math.min(...calendar.seasons.map(({ nightly }) => nightly))
  const from = Number.isFinite(lowest) ? formatMoney(lowest, calendar.currency, language) : say('quote.noPrices')
  const without = refused ? say('quote.dockNo') : from
  return (
    <>
      <div className={price ? style.dock : `${style.dock} with-js`} data-dock>
        <button type="button" className={style.price} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <b>{price ? formatMoney(price.total, price.currency, language) : without}</b>
          <small className="num">
            {checkIn && checkOut
              ? `${days.stay(checkIn, checkOut)}, ${say(refused ? 'quote.dockWhy' : 'quote.dockTotal')}`
              : say('quote.dockFrom')}
          </small>
        </button>
        {price ? (
          <ButtonLink to={`/villa/${villa.slug}/reserve?${wishQuery(live.wish)}`}>
            {say(live.quote?.live ? 'quote.send' : 'quote.requestShort')}
          </ButtonLink>
        ) : (
          <Button onClick={() => setOpen(true)}>{say(refused ? 'quote.change' : 'quote.calculate')}</Button>
        )}
      </div>
      <Dialog shape="sheet" open={open} onClose={() => setOpen(false)} label={say('quote.label')} title={villa.name}>
        <QuoteBox villa={villa} calendar={calendar} live={live} instalments={instalments} />
      </Dialog>
    </>
  )
}
