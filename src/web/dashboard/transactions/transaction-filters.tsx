import { METHODS } from '../../../features/reservations/reservation.shape.ts'
import { addDays, type Day, dayInIstanbul } from '../../../kernel/day.ts'
import { CURRENCIES, ISO_CODE } from '../../../kernel/money.ts'
import { type DashboardWordKey, say } from '../../words/dashboard.ts'
import { BareDayField } from '../kit/fields/day/day-field.tsx'
import input from '../kit/fields/input.module.css'
import { useSearch } from '../kit/list/address/use-search.ts'
import { SearchBox } from '../kit/list/search-box.tsx'
import style from './transactions.module.css'

const KINDS = ['payment', 'refund', 'deposit', 'deposit-return', 'payout'] as const

/** Which movements are shown: of which days, how paid, in which currency, for whom. */
export const TransactionFilters = () => {
  const { get, set } = useSearch()
  return (
    <>
      <SearchBox placeholder={say('transactions.search')} value={get('q')} onSearch={(q) => set({ q })} />
      <span className={style.days}>
        <BareDayField
          label={say('transactions.from')}
          value={get('date1') as Day | ''}
          onChange={(date1) => set({ date1 })}
        />
        <BareDayField
          label={say('transactions.until')}
          value={get('date2') as Day | ''}
          onChange={(date2) => set({ date2 })}
        />
      </span>
      <Choice
        name="method"
        label="money.method"
        options={METHODS.map((value) => ({ value, label: say(`method.${value}`) }))}
      />
      <Choice
        name="kind"
        label="transactions.kind"
        options={KINDS.map((value) => ({ value, label: say(`ledger.${value}`) }))}
      />
      <Choice
        name="currency"
        label="money.currency"
        options={CURRENCIES.map((value) => ({ value, label: ISO_CODE[value] }))}
      />
      <Ranges />
    </>
  )
}

type Option = { value: string; label: string }

const Choice = ({ name, label, options }: { name: string; label: DashboardWordKey; options: Option[] }) => {
  const { get, set } = useSearch()
  return (
    <select
      className={`${input.select} ${style.choice}`}
      aria-label={say(label)}
      value={get(name)}
      onChange={({ target }) => set({ [name]: target.value })}
    >
      <option value="">{say(label)}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** The days that are asked for every evening and every month. */
const Ranges = () => {
  const { get, set } = useSearch()
  const today = dayInIstanbul(new Date())
  const ranges = {
    today: [today, today],
    yesterday: [addDays(today, -1), addDays(today, -1)],
    month: [`${today.slice(0, 8)}01`, today],
  } as const
  return (
    <span className={style.ranges}>
      {(Object.keys(ranges) as (keyof typeof ranges)[]).map((name) => {
        const [date1, date2] = ranges[name]
        const on = get('date1') === date1 && get('date2') === date2
        return (
          <button
            key={name}
            type="button"
            className={style.range}
            aria-pressed={on}
            onClick={() => set(on ? { date1: undefined, date2: undefined } : { date1, date2 })}
          >
            {say(`transactions.${name}`)}
          </button>
        )
      })}
    </span>
  )
}
