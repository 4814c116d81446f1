import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../button/button.tsx'
import { ChoiceField } from '../../fields/choice/choice-field.tsx'
import { BareDayField } from '../../fields/day/day-field.tsx'
import input from '../../fields/input.module.css'
import { Switch } from '../../fields/switch.tsx'
import { useSearch } from '../address/use-search.ts'
import { SearchBox } from '../search-box.tsx'
import { dayIn, type Filter } from './filter.ts'
import style from './list-filters.module.css'

/** The filters of a list in a row, kept in the address; on phones those that fold wait behind a button. */
export const ListFilters = ({ of }: { of: readonly Filter[] }) => {
  const { get, set } = useSearch()
  const [open, setOpen] = useState(false)
  const folding = of.filter(({ folds }) => folds)
  const used = folding.filter(({ name }) => get(name)).length
  const narrowing = of.filter(({ name, order }) => !order && get(name)).map(({ name }) => name)
  return (
    <>
      {of.map((filter) => (
        <span key={filter.name} className={style.filter} data-is={filter.is} data-folds={filter.folds && !open}>
          <OneFilter filter={filter} value={get(filter.name)} change={(value) => set({ [filter.name]: value })} />
        </span>
      ))}
      {folding.length > 0 && (
        <Button className={style.toggle} icon={ListFilter} aria-expanded={open} onClick={() => setOpen(!open)}>
          {say('reservation.filters')} {used > 0 && <b className="num">{used}</b>}
        </Button>
      )}
      {narrowing.length > 0 && (
        <Button
          look="quiet"
          size="small"
          icon={X}
          onClick={() => set(Object.fromEntries(narrowing.map((name) => [name, ''])))}
        >
          {say('act.clear')}
        </Button>
      )}
    </>
  )
}

type OneProps = { filter: Filter; value: string; change: (value: string) => void }

const OneFilter = ({ filter, value, change }: OneProps) => {
  const { label } = filter
  if (filter.is === 'search') return <SearchBox placeholder={label} value={value} onSearch={change} />
  if (filter.is === 'switch')
    return <Switch on={value === 'true'} onChange={(on) => change(on ? 'true' : '')} label={label} />
  if (filter.is === 'day')
    return (
      <>
        <span className="t3 sm" aria-hidden>
          {label}
        </span>
        <BareDayField label={label} value={dayIn(value)} onChange={change} />
      </>
    )
  const { every, options } = filter
  if (filter.is === 'typed')
    return (
      <ChoiceField
        className={style.typed}
        slash
        label={label}
        choices={[{ value: '', label: every ?? '' }, ...options]}
        value={value}
        onChange={change}
        placeholder={every ?? ''}
        none={filter.none}
      />
    )
  return (
    <select
      className={input.select}
      aria-label={label}
      value={value || (every === undefined ? options[0]?.value : '')}
      onChange={({ target }) => change(target.value)}
    >
      {every !== undefined && <option value="">{every}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
