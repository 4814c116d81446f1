import type { Day } from '../../../../kernel/day.ts'
import type { Currency, Minor } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { DayRange } from '../../kit/fields/day/day-range.tsx'
import { FieldError } from '../../kit/fields/field.tsx'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { typedIn } from '../../kit/form/typed-fields.ts'
import type { Form } from '../../kit/form/use-form.ts'
import style from './villa-prices.module.css'

type Of = { form: Form; name: string; label: string; help?: string }

/** An amount of a form; an empty one is missing, or null where it need not be there. */
export const Amount = ({
  form,
  name,
  label,
  help,
  currency,
  optional,
}: Of & { currency: Currency; optional?: true }) => (
  <MoneyField
    label={label}
    error={form.fault(name)}
    help={help}
    currency={currency}
    value={amountOf(typedIn<Minor>(form, name))}
    onChange={(amount) => form.set(name, amount ?? (optional ? null : Number.NaN))}
  />
)

const amountOf = (typed: Minor | null): Minor | undefined => (typed === null || Number.isNaN(typed) ? undefined : typed)

/** The nights of [from, until): the second day is the first that is not in it. */
export const Nights = ({ form }: { form: Form }) => (
  <DayRange
    labels={{ from: say('prices.from'), until: say('prices.until') }}
    value={{ from: typedIn<Day>(form, 'from') ?? '', until: typedIn<Day>(form, 'until') ?? '' }}
    errors={{ from: form.fault('from'), until: form.fault('until') }}
    onChange={({ from, until }) => {
      form.set('from', from)
      form.set('until', until)
    }}
  />
)

/** ISO weekdays that are allowed; none ticked = every day. */
export const Weekdays = ({ form, name, label }: Of) => {
  const days = typedIn<number[]>(form, name) ?? []
  const fault = form.fault(name)
  return (
    <fieldset className={style.weekdays}>
      <legend>
        {label} <small className="t3">{say('prices.days-help')}</small>
      </legend>
      {ISO_WEEKDAYS.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={days.includes(day)}
            onChange={({ target }) =>
              form.set(name, target.checked ? [...days, day].sort() : days.filter((each) => each !== day))
            }
          />
          {say(WEEKDAYS[day])}
        </label>
      ))}
      {fault && <FieldError>{fault}</FieldError>}
    </fieldset>
  )
}

const ISO_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

export const WEEKDAYS = {
  1: 'prices.day.1',
  2: 'prices.day.2',
  3: 'prices.day.3',
  4: 'prices.day.4',
  5: 'prices.day.5',
  6: 'prices.day.6',
  7: 'prices.day.7',
} as const satisfies Record<number, `prices.day.${number}`>
