import { METHODS } from '../../../features/reservations/reservation.shape.ts'
import { addDays, dayInIstanbul } from '../../../kernel/day.ts'
import { CURRENCIES, ISO_CODE } from '../../../kernel/money.ts'
import { say } from '../../words/dashboard.ts'
import { useSearch } from '../kit/list/address/use-search.ts'
import { FilterChoice, FilterDays } from '../kit/list/filter-parts.tsx'
import { SearchBox } from '../kit/list/search-box.tsx'
import style from './transactions.module.css'

const KINDS = ['payment', 'refund', 'deposit', 'deposit-return', 'payout'] as const

/** Which movements are shown: of which days, how paid, in which currency, for whom. */
export const TransactionFilters = () => {
  const { get, set } = useSearch()
  return (
    <>
      <SearchBox placeholder={say('transactions.search')} value={get('q')} onSearch={(q) => set({ q })} />
      <FilterDays />
      <FilterChoice
        name="method"
        label={say('money.method')}
        options={METHODS.map((value) => ({ value, label: say(`method.${value}`) }))}
      />
      <FilterChoice
        name="kind"
        label={say('transactions.kind')}
        options={KINDS.map((value) => ({ value, label: say(`ledger.${value}`) }))}
      />
      <FilterChoice
        name="currency"
        label={say('money.currency')}
        options={CURRENCIES.map((value) => ({ value, label: ISO_CODE[value] }))}
      />
      <Ranges />
    </>
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
