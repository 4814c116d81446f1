import type { PaymentMethod } from '../../../../features/reservations/reservation.shape.ts'
import type { Day } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { type Currency, ISO_CODE } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import check from '../../kit/fields/check.module.css'
import { DayField } from '../../kit/fields/day/day-field.tsx'
import { Field } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { NumberField } from '../../kit/fields/number/number-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { typedIn } from '../../kit/form/typed-fields.ts'
import type { Form } from '../../kit/form/use-form.ts'
import columns from '../../kit/page/columns.module.css'
import { CurrencyChoice } from './currency-choice.tsx'
import { isCash, needsReason, type TypedEntry, worthOf } from './entry-form.ts'
import style from './money.module.css'
import { useBanks } from './use-banks.ts'
import { useTodaysRate } from './use-todays-rate.ts'

const METHODS = ['cash', 'pos', 'transfer', 'card'] as const satisfies PaymentMethod[]
/** What an owner may take of a guest, or give back, in place of the agency. */
const BY_OWNER: ReadonlySet<string> = new Set(['payment', 'refund'])

type Props = { form: Form; at: string; own: Currency }

/** One entry of money: how it was given, how much in which currency, when, where, and what for. */
export const EntryFields = ({ form, at, own }: Props) => {
  const entry = typedIn<TypedEntry>(form, at)
  if (!entry) return null
  const set = (name: keyof TypedEntry, value: unknown) => form.set(`${at}.${name}`, value)
  return (
    <>
      {isCash(entry.kind) && (
        <MethodChoice form={form} at={at} method={entry.method} byOwner={BY_OWNER.has(entry.kind)} />
      )}
      <AmountField form={form} at={at} entry={entry} own={own} />
      {isCash(entry.kind) && (
        <div className={columns.wideTwo}>
          <DayField
            label={say('money.value-date')}
            value={entry.valueDate}
            onChange={(day: Day | '') => set('valueDate', day)}
            error={form.fault(`${at}.valueDate`)}
          />
          {entry.method === 'transfer' && <BankField form={form} at={at} entry={entry} />}
        </div>
      )}
      <TextField
        form={form}
        name={`${at}.note`}
        rows={2}
        required={needsReason(entry.kind)}
        label={say(needsReason(entry.kind) ? 'reservation.reason' : 'reservation.note')}
        help={say('money.note-help')}
      />
    </>
  )
}

type MethodProps = { form: Form; at: string; method: PaymentMethod | null; byOwner?: boolean }

export const MethodChoice = ({ form, at, method, byOwner = false }: MethodProps) => (
  <fieldset className={style.methods} aria-label={say('money.method')}>
    {[...METHODS, ...(byOwner ? (['owner'] as const) : [])].map((each) => (
      <label key={each} className={check.check}>
        <input
          type="radio"
          name={`${at}.method`}
          checked={method === each}
          onChange={() => form.set(`${at}.method`, each)}
        />
        {say(`method.${each}`)}
      </label>
    ))}
  </fieldset>
)

const AmountField = ({ form, at, entry, own }: Props & { entry: TypedEntry }) => {
  const worth = worthOf(entry, own)
  const foreign = entry.currency !== own
  useTodaysRate(form, at, { entry, own })
  return (
    <div className={columns.wideTwo}>
      <MoneyField
        label={say('reservation.amount')}
        required
        error={form.fault(`${at}.given`)}
        value={entry.given}
        onChange={(given) => form.set(`${at}.given`, given)}
        currency={entry.currency}
        beside={isCash(entry.kind) && <CurrencyChoice form={form} name={`${at}.currency`} />}
      />
      {foreign && (
        <Field
          label={say('money.rate', { currency: ISO_CODE[entry.currency] })}
          required
          error={form.fault(`${at}.rate`)}
          help={worth === undefined ? undefined : `= ${formatMoney(worth, own, 'tr')}`}
        >
          {(wired) => (
            <NumberField
              wired={wired}
              min={0}
              max={10_000}
              step={0.0001}
              unit={ISO_CODE[own]}
              value={entry.rate ?? undefined}
              onChange={(rate) => form.set(`${at}.rate`, rate ?? null)}
            />
          )}
        </Field>
      )}
    </div>
  )
}

/** Which account a transfer came to; those of its currency first. */
const BankField = ({ form, at, entry }: { form: Form; at: string; entry: TypedEntry }) => {
  const banks = useBanks()
  const ofCurrency = (currency: Currency) => Number(currency !== entry.currency)
  const sorted = [...banks].sort((one, other) => ofCurrency(one.currency) - ofCurrency(other.currency))
  return (
    <Field label={say('money.bank')} error={form.fault(`${at}.bankId`)}>
      {(wired) => (
        <select
          {...wired}
          className={input.select}
          value={entry.bankId ?? ''}
          onChange={({ target }) => form.set(`${at}.bankId`, target.value ? Number(target.value) : null)}
        >
          <option value="">{say('money.bank-unknown')}</option>
          {sorted.map(({ id, name, currency, iban }) => (
            <option key={id} value={id}>
              {name} {ISO_CODE[currency]} ·· {iban.slice(-4)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
