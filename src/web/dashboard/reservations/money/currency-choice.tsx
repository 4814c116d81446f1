import { CURRENCIES, type Currency, ISO_CODE } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import input from '../../kit/fields/input.module.css'
import type { Form } from '../../kit/form/use-form.ts'

type Props = { form: Form; name: string; currencies?: readonly Currency[] }

/** In which currency money came or went, beside its amount. */
export const CurrencyChoice = ({ form, name, currencies = CURRENCIES }: Props) => (
  <select className={input.select} aria-label={say('money.currency')} {...form.control(name)}>
    {currencies.map((each) => (
      <option key={each} value={each}>
        {ISO_CODE[each]}
      </option>
    ))}
  </select>
)
