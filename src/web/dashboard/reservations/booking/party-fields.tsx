import { get } from 'react-hook-form'
import { say } from '../../../words/dashboard.ts'
import { Field } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import type { Form } from '../../kit/form/use-form.ts'
import columns from '../../kit/page/columns.module.css'

export type Party = { adults: number; children: number; infants: number }

const PARTS = ['adults', 'children', 'infants'] as const

/** How many adults, children and infants, in a form that names them so. */
export const PartyFields = ({ form }: { form: Form }) => (
  <div className={columns.three}>
    {PARTS.map((part) => (
      <Field key={part} label={say(`reservation.${part}`)} error={form.fault(part)}>
        {(wired) => (
          <input
            {...wired}
            className={`${input.text} ${input.number}`}
            type="number"
            inputMode="numeric"
            min={part === 'adults' ? 1 : 0}
            max={50}
            value={textOf(get(form.typed, part))}
            onChange={(event) => form.set(part, event.target.valueAsNumber)}
          />
        )}
      </Field>
    ))}
  </div>
)

const textOf = (count: number): number | '' => (Number.isNaN(count) ? '' : count)
