import { ChevronDown } from 'lucide-react'
import { say } from '../../../words/dashboard.ts'
import style from './rest.module.css'

type Props = { shown: number; came: number; count: number; onAll: () => void }

/** The rows that a card does not show: those that came are one press away; of what did not come it tells how many. */
export const Rest = ({ shown, came, count, onAll }: Props) => (
  <>
    {shown < came && (
      <button type="button" className={style.more} onClick={onAll}>
        {say('home.n-more', { n: came - shown })} <ChevronDown className="i i--xs" aria-hidden />
      </button>
    )}
    {shown >= came && came < count && <p className={style.later}>{say('home.first-of', { n: came, all: count })}</p>}
  </>
)
