import { useHydrated } from '../../ui/use-hydrated.ts'
import { useSay } from '../../words/use-say.ts'
import { CopyButton } from '../kit/button/copy-button.tsx'
import { useDays } from '../use-days.ts'
import style from './compare.module.css'
import type { Column } from './compare-rows.ts'
import type { CompareWish } from './compared-stay.ts'
import { StayForm } from './stay-form.tsx'

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
          <StayForm to="/compare" wish={wish} ids={wish.ids} />
        </div>
      )}
    </header>
  )
}
