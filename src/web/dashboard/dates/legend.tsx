import type { BarState } from '../../../features/occupancy/occupancy.shape.ts'
import { say } from '../../words/dashboard.ts'
import { stateWord } from './bar.ts'
import pattern from './bar-patterns.module.css'
import style from './legend.module.css'

/** What each pattern of a calendar means. */
export const Legend = ({ states, conflict = false }: { states: readonly BarState[]; conflict?: boolean }) => (
  <ul className={style.legend} aria-label={say('vcal.legend')}>
    {states.map((state) => (
      <li key={state}>
        <i className={pattern.bar} data-state={state} />
        {stateWord(state)}
      </li>
    ))}
    {conflict && (
      <li>
        <i className={pattern.bar} data-state="conflict" />
        {say('vcal.conflict')}
      </li>
    )}
  </ul>
)
