import { say } from '../../../words/dashboard.ts'
import { Field, inputClass } from '../../kit/fields/field.tsx'

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
  <div className="grid3 grid3--3">
    {PARTS.map((part) => (
      <Field key={part} label={say(`reservation.${part}`)} error={errors[part]}>
        {(wired) => (
          <input
            {...wired}
            className={inputClass(wired, 'in--num')}
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
