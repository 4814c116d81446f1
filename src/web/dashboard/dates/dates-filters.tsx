import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import { blockKind } from '../../../features/availability/calendar.shape.ts'
import { DATES_STATUSES } from '../../../features/availability/dates/dates.contract.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { BareDayField } from '../kit/fields/day/day-field.tsx'
import input from '../kit/fields/input.module.css'
import { useSearch } from '../kit/list/address/use-search.ts'
import type { VillaChoice } from '../villa-choice.ts'
import { VillaFilter } from '../villa-filter.tsx'
import style from './dates.module.css'

const FILTERS = ['status', 'kind', 'villa_id', 'started_at', 'finished_at', 'created_at'] as const
const DAYS = [
  ['started_at', 'dates.begins'],
  ['finished_at', 'dates.ends'],
  ['created_at', 'dates.written-on'],
] as const

/** Every filter of the list, kept in the address. */
export const DatesFilters = ({ villas }: { villas: VillaChoice[] }) => {
  const { get, set, any } = useSearch()
  const [open, setOpen] = useState(false)
  return (
    <>
      <VillaFilter slash villas={villas} value={get('villa_id')} onChange={(id) => set({ villa_id: id })} />
      <select
        className={`${input.select} ${style.few}`}
        aria-label={say('dates.status')}
        value={get('status') || 'current'}
        onChange={(event) => set({ status: event.target.value })}
      >
        {DATES_STATUSES.map((status) => (
          <option key={status} value={status}>
            {say(`dates.status.${status}`)}
          </option>
        ))}
      </select>
      <select
        className={`${input.select} ${style.few}`}
        aria-label={say('dates.kind')}
        value={get('kind')}
        onChange={(event) => set({ kind: event.target.value })}
      >
        <option value="">{say('dates.all-kinds')}</option>
        {blockKind.options.map((kind) => (
          <option key={kind} value={kind}>
            {say(`block.${kind}`)}
          </option>
        ))}
      </select>
      <Button className={style.toggle} icon={ListFilter} aria-expanded={open} onClick={() => setOpen(!open)}>
        {say('reservation.filters')}
      </Button>
      {DAYS.map(([name, word]) => (
        <span key={name} className={style.day} data-open={open || undefined}>
          <span className="t3 sm" aria-hidden>
            {say(word)}
          </span>
          <BareDayField label={say(word)} value={get(name).slice(0, 10)} onChange={(day) => set({ [name]: day })} />
        </span>
      ))}
      {any(FILTERS) && (
        <Button
          look="quiet"
          size="small"
          icon={X}
          onClick={() => set(Object.fromEntries(FILTERS.map((name) => [name, ''])))}
        >
          {say('act.clear')}
        </Button>
      )}
    </>
  )
}
