import { ChevronRight, History } from 'lucide-react'
import { lastSearch } from '../../../../browser/kept/last-search.ts'
import { useSay } from '../../../../words/use-say.ts'
import { useSite } from '../../../site-data.ts'
import type { Wish } from '../../wish.ts'
import { useAskedText } from '../asked-text.ts'
import style from './last-row.module.css'
import { lastWish } from './last-search.ts'

/** The last search of this device, until its dates are past; it can be forgotten. */
export const LastSearch = ({ onTake }: { onTake: (wish: Wish) => void }) => {
  const { today } = useSite()
  const wish = lastWish(lastSearch.use(), today)
  return wish && <Row wish={wish} onTake={onTake} />
}

const Row = ({ wish, onTake }: { wish: Wish; onTake: (wish: Wish) => void }) => {
  const say = useSay()
  const { where, when, who } = useAskedText(wish)
  return (
    <div className={style.last}>
      <button type="button" className={style.take} onClick={() => onTake(wish)}>
        <History className="i" aria-hidden="true" />
        <span>
          <b className="num">{[where, wish.checkin && when].filter(Boolean).join(', ')}</b>
          <small>{[wish.guests && who, say('sheet.last')].filter(Boolean).join(' · ')}</small>
        </span>
        <ChevronRight className="i" aria-hidden="true" />
      </button>
      <button type="button" className={style.forget} onClick={() => lastSearch.write(null)}>
        {say('sheet.forget')}
      </button>
    </div>
  )
}
