import { Link } from 'react-router'
import { useSearch } from '../list/address/use-search.ts'
import { Count } from '../page/tag.tsx'
import style from './state-tabs.module.css'

type State = { state: string; word: string; count?: number | undefined; hot?: boolean }

type Props = { label: string; states: readonly State[]; name?: string }

/** Which rows of a list are shown, by the `state` (or `name`) of its address; how many wait. */
export const StateTabs = ({ label, states, name = 'state' }: Props) => {
  const { get, href } = useSearch()
  return (
    <nav className={style.states} aria-label={label}>
      {states.map(({ state, word, count, hot }) => (
        <Link
          key={state}
          to={href({ [name]: state })}
          aria-current={state === get(name) ? 'true' : undefined}
          preventScrollReset
        >
          {word}
          {count !== undefined && <Count n={count} hot={hot} />}
        </Link>
      ))}
    </nav>
  )
}
