import type { PaymentMethod } from '../../../../features/reservations/reservation.shape.ts'
import type { Day } from '../../../../kernel/day.ts'
import type { Currency, Minor } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { DayField } from '../../kit/fields/day/day-field.tsx'
import { Field } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import type { Form } from '../../kit/form/use-form.ts'
import columns from '../../kit/page/columns.module.css'
import { CurrencyChoice } from './currency-choice.tsx'
import { useBanks } from './use-banks.ts'

type Typed = {
  amount: Minor | undefined
  currency: Currency
  method: PaymentMethod
  valueDate: Day | ''
  bankId: number | null
}

const METHODS = ['transfer', 'cash', 'pos', 'card'] as const

/** An amount in one currency with how it went, when and from which account. */
export const PlainEntryFields = ({ form, currencies }: { form: Form; currencies: readonly Currency[] }) => {
  const typed = form.typed as Typed
  const banks = useBanks().filter(({ currency }) => currency === typed.currency)
  return (
    <>
      <div className={columns.wideTwo}>
        <MoneyField
          label={say('reservation.amount')}
          required
          error={form.fault('amount')}
          value={typed.amount}
          onChange={(amount) => form.set('amount', amount)}
          currency={typed.currency}
          beside={currencies.length > 1 && <CurrencyChoice form={form} name="currency" currencies={currencies} />}
        />
        <Field label={say('money.method')} required error={form.fault('method')}>
          {(wired) => (
            <select {...wired} {...form.control('method')} className={input.select}>
              {METHODS.map((each) => (
                <option key={each} value={each}>
                  {say(`method.${each}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={columns.wideTwo}>
        <DayField
          label={say('money.value-date')}
          value={typed.valueDate}
          onChange={(day: Day | '') => form.set('valueDate', day)}
          error={form.fault('valueDate')}
        />
        {typed.method === 'transfer' && (
          <Field label={say('money.bank')} error={form.fault('bankId')}>
            {(wired) => (
              <select
                {...wired}
                className={input.select}
                value={typed.bankId ?? ''}
                onChange={({ target }) => form.set('bankId', target.value ? Number(target.value) : null)}
              >
                <option value="">{say('money.bank-unknown')}</option>
                {banks.map(({ id, name, iban }) => (
                  <option key={id} value={id}>
                    {name} ·· {iban.slice(-4)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <TextField form={form} name="note" rows={2} label={say('reservation.note')} help={say('money.note-help')} />
    </>
  )
}
