import { useSay } from '../../words/use-say.ts'
import { Button } from '../kit/button/button.tsx'
import { Field } from '../kit/form/field.tsx'
import { useSite } from '../site-data.ts'
import { useSitePath } from '../site-link.tsx'
import type { CompareWish } from './compared-stay.ts'
import style from './stay-form.module.css'

type Props = { to: string; wish: Omit<CompareWish, 'ids'>; ids?: readonly number[] }

/** Another stay for the same villas; it stands in the address, so it works without JavaScript. */
export const StayForm = ({ to, wish: { checkin, checkout, guests }, ids }: Props) => {
  const say = useSay()
  const path = useSitePath()
  const { today } = useSite()
  const day = { type: 'date', min: today, required: true }
  return (
    <details className={style.stay}>
      <summary>{say(checkin ? 'compare.dates' : 'compare.dates.choose')}</summary>
      <form action={path(to)} method="get" key={`${checkin}${checkout}${guests}`}>
        {ids && <input type="hidden" name="ids" value={ids.join(',')} />}
        <Field label={say('compare.checkin')} name="checkin" defaultValue={checkin} {...day} />
        <Field label={say('compare.checkout')} name="checkout" defaultValue={checkout} {...day} />
        <Field
          {...{ label: say('compare.guests'), type: 'number', name: 'guests', min: 1, max: 50 }}
          defaultValue={guests}
          inputMode="numeric"
        />
        <Button type="submit">{say('compare.go')}</Button>
      </form>
    </details>
  )
}
