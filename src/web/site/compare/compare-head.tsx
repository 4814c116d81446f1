import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSay } from '../../words/use-say.ts'
import { Button } from '../kit/button/button.tsx'
import { CopyButton } from '../kit/button/copy-button.tsx'
import { Field } from '../kit/form/field.tsx'
import { useSite } from '../site-data.ts'
import { useSitePath } from '../site-link.tsx'
import { useDays } from '../use-days.ts'
import style from './compare.module.css'
import type { Column } from './compare-rows.ts'
import type { CompareWish } from './compared-stay.ts'

type Props = { wish: CompareWish; columns: readonly Column[]; refused: string }

/** What is compared, for which stay; another stay; the address to send. */
export const CompareHead = ({ wish, columns, refused }: Props) => {
  const say = useSay()
  const days = useDays()
  const hydrated = useHydrated()
  const { checkin, checkout, guests } = wish
  const nights = columns.find(({ stay }) => stay)?.stay?.nights
  return (
    <header className={style.head}>
      <h1>{columns.length ? say('compare.h1', { n: columns.length }) : say('compare.title')}</h1>
      <p className="lead">
        {checkin && checkout && !refused
          ? [days.stay(checkin, checkout), guests && say('count.guests', { n: guests })].filter(Boolean).join(', ')
          : refused || say('compare.undated')}
        {nights ? `. ${say('compare.total.note', { n: nights })}` : ''}
      </p>
      {columns.length > 0 && (
        <div className={style.tools}>
          {hydrated && (
            <CopyButton text={window.location.href} label={say('compare.share')} done={say('compare.shared')} />
          )}
          <OtherStay wish={wish} />
        </div>
      )}
    </header>
  )
}

const OtherStay = ({ wish: { ids, checkin, checkout, guests } }: { wish: CompareWish }) => {
  const say = useSay()
  const path = useSitePath()
  const { today } = useSite()
  return (
    <details className={style.stay}>
      <summary>{say('compare.dates')}</summary>
      <form action={path('/compare')} method="get">
        <input type="hidden" name="ids" value={ids.join(',')} />
        <Field label={say('compare.checkin')} type="date" name="checkin" min={today} defaultValue={checkin} required />
        <Field
          {...{ label: say('compare.checkout'), type: 'date', name: 'checkout', min: today, defaultValue: checkout }}
          required
        />
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
