import { Link } from 'react-router'
import { useSearch } from '../kit/list/address/use-search.ts'
import { Count } from '../kit/page/tag.tsx'
import style from './inbox.module.css'

type State = { state: string; word: string; count?: number | undefined; hot?: boolean }

/** Which rows of a list are shown, by the `state` of its address; how many wait. */
export const StateTabs = ({ label, states }: { label: string; states: State[] }) => {
  const { get, href } = useSearch()
  return (
    <nav className={style.states} aria-label={label}>
      {states.map(({ state, word, count, hot }) => (
        <Link key={state} to={href({ state })} aria-current={state === get('state') ? 'true' : undefined}>
          {word}
          {count !== undefined && <Count n={count} hot={hot} />}
        </Link>
      ))}
    </nav>
  )
}
