import type { Choices } from '../../../../../features/villas/choices/choices.contract.ts'
import type { Outcome } from '../../../../browser/staff-api.ts'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../../kit/button/button.tsx'
import input from '../../../kit/fields/input.module.css'
import { useOutcome } from '../../../kit/form/use-outcome.ts'
import { useSearch } from '../../../kit/list/address/use-search.ts'
import { SearchBox } from '../../../kit/list/search-box.tsx'
import { SHOWN } from './grid-cells.ts'
import style from './price-grid.module.css'
import { UnpricedNights } from './unpriced-nights.tsx'

type Props = {
  year: number
  towns: Promise<Outcome<Choices['towns']>>
  unpriced: { nights: number; villas: number } | undefined
}

/** Which year, which villas, which part of a price; all of it lives in the address. */
export const GridFilters = ({ year, towns, unpriced }: Props) => {
  const { get, set } = useSearch()
  const known = useOutcome(towns).outcome
  const isOpen = get('unpriced') === '1'
  const setOpen = (open: boolean) => set({ unpriced: open ? '1' : '' })
  return (
    <div className={style.filters}>
      <fieldset className={style.years} aria-label={say('prices.year')}>
        {[year - 1, year, year + 1].map((each) => (
          <Button key={each} size="small" aria-pressed={each === year} onClick={() => set({ year: String(each) })}>
            {each}
          </Button>
        ))}
      </fieldset>
      <select
        className={input.select}
        aria-label={say('prices.show')}
        value={get('show') || 'nightly'}
        onChange={(event) => set({ show: event.target.value })}
      >
        {SHOWN.map((each) => (
          <option key={each} value={each}>
            {say(`prices.show.${each}`)}
          </option>
        ))}
      </select>
      <select
        className={input.select}
        aria-label={say('prices.town')}
        value={get('town')}
        onChange={(event) => set({ town: event.target.value })}
      >
        <option value="">{say('prices.every-town')}</option>
        {known?.kind === 'ready' &&
          known.value.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
      <SearchBox placeholder={say('prices.search')} value={get('search')} onSearch={(search) => set({ search })} />
      {unpriced && unpriced.nights > 0 && (
        <Button size="small" look="no" onClick={() => setOpen(true)}>
          {say('prices.unpriced', { n: unpriced.nights, villas: unpriced.villas })}
        </Button>
      )}
      {isOpen && <UnpricedNights onClose={() => setOpen(false)} />}
    </div>
  )
}
