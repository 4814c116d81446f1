import { ListFilter, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { OccupancyVilla } from '../../../features/occupancy/occupancy.contract.ts'
import { say } from '../../words/dashboard.ts'
import { Legend } from '../dates/legend.tsx'
import { Button } from '../kit/button/button.tsx'
import input from '../kit/fields/input.module.css'
import { useKey } from '../kit/keys/use-key.ts'
import { SearchBox } from '../kit/list/search-box.tsx'
import style from './toolbar.module.css'
import type { useView } from './use-view.ts'

type Props = {
  seen: ReturnType<typeof useView>
  villas: OccupancyVilla[]
  gaps: { villas: number; runs: number } | undefined
}

const STATES = [
  ...(['REQUEST', 'OPTION', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED'] as const),
  ...(['external', 'owner-stay', 'closing', 'maintenance'] as const),
]
const FILTERS = ['q', 'town', 'type', 'owner', 'guests', 'gap'] as const

/** Which villas are seen, what their bars mean, and where so many nights are free. */
export const Filters = ({ seen: { view, set }, villas, gaps }: Props) => {
  const [open, setOpen] = useState(false)
  const gap = useRef<HTMLInputElement>(null)
  useKey(({ key }) => {
    if (key !== 'b') return false
    gap.current?.focus()
    return true
  })
  const choices = {
    town: [...new Set(villas.map(({ town }) => town))],
    type: [...new Set(villas.flatMap(({ types }) => types))],
    owner: [...new Set(villas.map(({ owner }) => owner))],
  }
  return (
    <div className={style.filters} data-open={open || undefined}>
      <SearchBox className={style.search} value={view.q} onSearch={(q) => set({ q })} placeholder={say('occ.search')} />
      <Button className={style.toggle} icon={ListFilter} aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('reservation.filters')}
      </Button>
      {(['town', 'type', 'owner'] as const).map((name) => (
        <select
          key={name}
          className={input.select}
          aria-label={say(`occ.${name}`)}
          value={view[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        >
          <option value="">{say(`occ.every-${name}`)}</option>
          {choices[name]
            .toSorted((one, other) => one.localeCompare(other, 'tr'))
            .map((each) => (
              <option key={each}>{each}</option>
            ))}
        </select>
      ))}
      <label className={style.number}>
        <span className="t3 sm">{say('occ.guests')}</span>
        <input
          className={`${input.text} num`}
          type="number"
          min={1}
          max={50}
          value={view.guests || ''}
          onChange={(event) => set({ guests: event.target.value })}
        />
      </label>
      <label className={style.number}>
        <span className="t3 sm">
          {say('occ.find-gap')} <kbd>B</kbd>
        </span>
        <input
          ref={gap}
          className={`${input.text} num`}
          type="number"
          min={1}
          max={60}
          placeholder={say('occ.nights')}
          value={view.gap || ''}
          onChange={(event) => set({ gap: event.target.value })}
        />
      </label>
      {gaps && (
        <span className="t2 num" role="status">
          {say('occ.gaps', gaps)}
        </span>
      )}
      {FILTERS.some((name) => view[name]) && (
        <Button
          look="quiet"
          size="small"
          icon={X}
          onClick={() => set(Object.fromEntries(FILTERS.map((name) => [name, ''])))}
        >
          {say('act.clear')}
        </Button>
      )}
      <div className={style.legend}>
        <Legend states={STATES} conflict />
      </div>
    </div>
  )
}
