import type { ComponentProps } from 'react'
import { addDays, type Day } from '../../../../kernel/day.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { useSite } from '../../site-data.ts'
import style from './quote-picks.module.css'
import type { VillaWish } from './villa-wish.ts'

type Props = { wish: VillaWish; capacity: number }

/** The browser's own date fields. */
export const NativePicks = ({ wish, capacity }: Props) => {
  const say = useSay()
  const { today } = useSite()
  return (
    <div className={style.picks}>
      <label>
        <small>{say('stay.checkIn')}</small>
        <input type="date" name="checkin" defaultValue={wish.checkIn} min={today} required />
      </label>
      <label>
        <small>{say('stay.checkOut')}</small>
        <input type="date" name="checkout" defaultValue={wish.checkOut} min={addDays(today, 1)} required />
      </label>
      <GuestsPick capacity={capacity} name="guests" defaultValue={wish.guests} />
    </div>
  )
}

/** Two buttons that open the calendar. */
export const PressedPicks = ({
  wish,
  capacity,
  onDates,
  onGuests,
}: Props & { onDates: () => void; onGuests: (guests: number) => void }) => {
  const say = useSay()
  const language = useLanguage()
  const button = (label: string, day: Day | undefined) => (
    <button type="button" aria-haspopup="dialog" onClick={onDates}>
      <small>{label}</small>
      <b className="num">{day ? formatDay(day, language, 'shortYear') : say('quote.chooseDay')}</b>
    </button>
  )
  return (
    <div className={style.picks}>
      {button(say('stay.checkIn'), wish.checkIn)}
      {button(say('stay.checkOut'), wish.checkOut)}
      <GuestsPick capacity={capacity} value={wish.guests} onChange={(event) => onGuests(Number(event.target.value))} />
    </div>
  )
}

const GuestsPick = ({ capacity, ...select }: { capacity: number } & ComponentProps<'select'>) => {
  const say = useSay()
  return (
    <label>
      <small>{say('quote.guests')}</small>
      <select {...select}>
        {Array.from({ length: capacity }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {say('count.guests', { n: count })}
          </option>
        ))}
      </select>
    </label>
  )
}
