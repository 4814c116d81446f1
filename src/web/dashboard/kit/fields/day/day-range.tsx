import type { Day } from '../../../../../kernel/day.ts'
import columns from '../../page/columns.module.css'
import { DayField } from './day-field.tsx'

export type Range = { from: Day | ''; until: Day | '' }

type Props = {
  labels: { from: string; until: string }
  value: Range
  onChange: (range: Range) => void
  errors?: { from?: string; until?: string }
  /** The first day that may be chosen. */
  min?: Day
}

/** Two days; of the second only those from the first on can be picked. */
export const DayRange = ({ labels, value: { from, until }, onChange, errors = {}, min }: Props) => (
  <div className={columns.two}>
    <DayField
      label={labels.from}
      error={errors.from}
      value={from}
      min={min}
      onChange={(day) => onChange({ from: day, until })}
    />
    <DayField
      label={labels.until}
      error={errors.until}
      value={until}
      min={from || min}
      onChange={(day) => onChange({ from, until: day })}
    />
  </div>
)
