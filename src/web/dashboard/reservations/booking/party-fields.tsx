import { say } from '../../../words/dashboard.ts'
import { Field } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import columns from '../../kit/page/columns.module.css'

export type Party = { adults: number; children: number; infants: number }

const PARTS = ['adults', 'children', 'infants'] as const

/** How many adults, children and infants. */
export const PartyFields = ({
  party,
  onChange,
  errors,
}: {
  party: Party
  onChange: (party: Party) => void
  errors: Record<string, string>
}) => (
  <div className={columns.three}>
    {PARTS.map((part) => (
      <Field key={part} label={say(`reservation.${part}`)} error={errors[part]}>
        {(wired) => (
          <input
            {...wired}
            className={`${input.text} ${input.number}`}
            type="number"
            inputMode="numeric"
            min={part === 'adults' ? 1 : 0}
            max={50}
            value={Number.isNaN(party[part]) ? '' : party[part]}
            onChange={(event) => onChange({ ...party, [part]: event.target.valueAsNumber })}
          />
        )}
      </Field>
    ))}
  </div>
)
