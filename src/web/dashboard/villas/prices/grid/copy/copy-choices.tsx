import { say } from '../../../../../words/dashboard.ts'
import { Field } from '../../../../kit/fields/field.tsx'
import input from '../../../../kit/fields/input.module.css'
import { NumberField } from '../../../../kit/fields/number/number-field.tsx'
import style from '../price-grid.module.css'

export type CopyRules = {
  percent: number
  step: number
  keepWeekdays: boolean
  existing: 'skip' | 'replace'
  withRules: boolean
}
export const FIRST_RULES: CopyRules = {
  percent: 25,
  step: 5_000,
  keepWeekdays: true,
  existing: 'skip',
  withRules: true,
}

type Props = { rules: CopyRules; onChange: (rules: CopyRules) => void }

/** By how much, rounded how, onto which dates, over what is there. */
export const CopyChoices = ({ rules, onChange }: Props) => {
  const set = (change: Partial<CopyRules>) => onChange({ ...rules, ...change })
  return (
    <div className={style.choices}>
      <Field label={say('prices.copy-percent')}>
        {(wired) => (
          <NumberField
            wired={wired}
            value={rules.percent}
            min={-90}
            max={900}
            unit="%"
            onChange={(percent = 0) => set({ percent })}
          />
        )}
      </Field>
      <Choice
        label={say('prices.copy-step')}
        value={String(rules.step)}
        options={(['5000', '10000', '100'] as const).map((step) => [step, say(`prices.copy-step.${step}`)])}
        onChange={(step) => set({ step: Number(step) })}
      />
      <Choice
        label={say('prices.copy-dates')}
        value={rules.keepWeekdays ? 'week' : 'day'}
        options={(['week', 'day'] as const).map((each) => [each, say(`prices.copy-dates.${each}`)])}
        onChange={(dates) => set({ keepWeekdays: dates === 'week' })}
      />
      <Choice
        label={say('prices.copy-existing')}
        value={rules.existing}
        options={(['skip', 'replace'] as const).map((each) => [each, say(`prices.copy-existing.${each}`)])}
        onChange={(existing) => set({ existing: existing === 'replace' ? 'replace' : 'skip' })}
      />
      <label className={style.rules}>
        <input
          type="checkbox"
          checked={rules.withRules}
          onChange={(event) => set({ withRules: event.target.checked })}
        />
        {say('prices.copy-rules')}
      </label>
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: [value: string, label: string][]
  onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Field label={label}>
    {(wired) => (
      <select {...wired} className={input.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
)
