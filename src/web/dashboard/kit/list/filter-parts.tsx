import type { Day } from '../../../../kernel/day.ts'
import { say } from '../../../words/dashboard.ts'
import { BareDayField } from '../fields/day/day-field.tsx'
import input from '../fields/input.module.css'
import { useSearch } from './address/use-search.ts'
import style from './filter-parts.module.css'

type Props = { name: string; label: string; options: { value: string; label: string }[] }

/** A list narrowed by one of some values, kept in the address under `name`; nothing chosen = all. */
export const FilterChoice = ({ name, label, options }: Props) => {
  const { get, set } = useSearch()
  return (
    <select
      className={`${input.select} ${style.choice}`}
      aria-label={label}
      value={get(name)}
      onChange={({ target }) => set({ [name]: target.value })}
    >
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** A list narrowed to days, kept in the address as date1 and date2, both inclusive. */
export const FilterDays = () => {
  const { get, set } = useSearch()
  return (
    <span className={style.days}>
      <BareDayField label={say('filter.from')} value={get('date1') as Day | ''} onChange={(date1) => set({ date1 })} />
      <BareDayField label={say('filter.until')} value={get('date2') as Day | ''} onChange={(date2) => set({ date2 })} />
    </span>
  )
}
