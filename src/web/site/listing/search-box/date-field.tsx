import { X } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { type Day, nightCount } from '../../../../kernel/day.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useSay } from '../../../words/use-say.ts'
import { CloseButton } from '../../kit/button/icon-button.tsx'
import { Popup } from '../../kit/layer/popup.tsx'
import { useMedia } from '../../kit/layer/use-media.ts'
import { Spinner } from '../../kit/spinner.tsx'
import { useSite } from '../../site-data.ts'
import { useDays } from '../../use-days.ts'
import style from './date-field.module.css'
import boxStyle from './search-box.module.css'

type Dates = { checkIn?: Day; checkOut?: Day }

const StayPicker = lazy(() =>
  import('../../stay/picker/stay-picker.tsx').then((module) => ({ default: module.StayPicker })),
)

/** The dates of a search: one button that opens the calendar, and without JavaScript two native fields. */
export const DateField = (dates: Dates) => (
  <>
    <noscript>{import.meta.env.SSR && <NativeDates {...dates} />}</noscript>
    <PickedDates {...dates} />
  </>
)

const NativeDates = ({ checkIn, checkOut }: Dates) => {
  const say = useSay()
  const { today } = useSite()
  const id = useId()
  return (
    <div className={`${boxStyle.field} ${boxStyle.wide} ${boxStyle.native}`}>
      <div>
        <label htmlFor={`${id}in`}>{say('search.checkin')}</label>
        <input id={`${id}in`} type="date" name="checkin" min={today} defaultValue={checkIn} />
      </div>
      <div>
        <label htmlFor={`${id}out`}>{say('search.checkout')}</label>
        <input id={`${id}out`} type="date" name="checkout" min={today} defaultValue={checkOut} />
      </div>
    </div>
  )
}

const PickedDates = (given: Dates) => {
  const say = useSay()
  const id = useId()
  const [dates, setDates] = useState<Dates>(given)
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  const choose = (next: Dates) => {
    setDates(next)
    if (next.checkIn && next.checkOut) setOpen(false)
  }
  return (
    <div className={`${boxStyle.dates} with-js`}>
      <button
        type="button"
        className={`${boxStyle.field} ${boxStyle.wide}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <b>{say('search.dates')}</b>
        <ChosenDates {...dates} />
      </button>
      {dates.checkIn && dates.checkOut && (
        <button
          type="button"
          className={boxStyle.clear}
          aria-label={say('search.dates.clear')}
          onClick={() => setDates({})}
        >
          <X className="i" aria-hidden="true" />
        </button>
      )}
      {hydrated && (
        <>
          <input type="hidden" name="checkin" value={dates.checkIn ?? ''} />
          <input type="hidden" name="checkout" value={dates.checkOut ?? ''} />
        </>
      )}
      <DatePopup id={id} open={open} dates={dates} onChange={choose} onClose={() => setOpen(false)} />
    </div>
  )
}

const ChosenDates = ({ checkIn, checkOut }: Dates) => {
  const say = useSay()
  const days = useDays()
  if (checkIn && checkOut)
    return (
      <span className="num">
        {days.stay(checkIn, checkOut)}, {say('count.nights', { n: nightCount({ checkIn, checkOut }) })}
      </span>
    )
  if (checkIn) return <span className="num">{days.day(checkIn, 'short')} – …</span>
  return <span className={boxStyle.empty}>{say('search.dates.choose')}</span>
}

type PopupProps = { id: string; open: boolean; dates: Dates; onChange: (dates: Dates) => void; onClose: () => void }

const DatePopup = ({ id, open, dates, onChange, onClose }: PopupProps) => {
  const say = useSay()
  const { today } = useSite()
  const wide = useMedia('(min-width: 900px)')
  return (
    <Popup id={id} open={open} modal={!wide} onClose={onClose} label={say('search.dates')} className={style.popup}>
      <div className={style.head}>
        <b>{say('search.dates.choose')}</b>
        <CloseButton onClose={onClose} />
      </div>
      <Suspense
        fallback={
          <p className={style.wait}>
            <Spinner label={say('part.wait')} />
          </p>
        }
      >
        <StayPicker
          value={dates}
          onChange={onChange}
          months={2}
          rules={{ today, gapMinNights: 0, gapLeavesOneEdge: false }}
        />
      </Suspense>
    </Popup>
  )
}
