import { ListFilter, X } from 'lucide-react'
import { useId, useState } from 'react'
import { say } from '../../../words/dashboard.ts'
import { BareDayField } from '../../kit/fields/day/day-field.tsx'
import { Switch } from '../../kit/fields/switch.tsx'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { SearchBox } from '../../kit/list/search-box.tsx'
import type { VillaChoice } from '../../villa-choice.ts'
import { VillaFilter } from '../../villa-filter.tsx'
import { FILTERS, searchFilter } from './reservation-query.ts'

/**
 * Every filter of the reservation list (SPEC §3), kept in the address. On phones all but the search are behind a
 * button.
 */
export const ReservationFilters = ({ villas }: { villas: VillaChoice[] }) => {
  const { get, set } = useSearch()
  const [open, setOpen] = useState(false)
  const more = useId()
  const chosen = BEHIND.filter((name) => get(name)).length
  return (
    <>
      <SearchBox
        value={get('reservation_id') || get('customer_name')}
        onSearch={(text) => set(searchFilter(text))}
        placeholder={say('reservation.search-reservations')}
      />
      <button
        type="button"
        className="btn filter__t"
        aria-expanded={open}
        aria-controls={more}
        onClick={() => setOpen(!open)}
      >
        <ListFilter className="i" aria-hidden />
        {say('reservation.filters')}
        {chosen > 0 && <span className="n-badge num">{chosen}</span>}
      </button>
      <div className="filter__more" id={more}>
        <MoreFilters villas={villas} />
      </div>
    </>
  )
}

const BEHIND = FILTERS.filter((name) => name !== 'reservation_id' && name !== 'customer_name')

const MoreFilters = ({ villas }: { villas: VillaChoice[] }) => {
  const { get, set, any } = useSearch()
  return (
    <>
      <VillaFilter villas={villas} value={get('villa_id')} onChange={(id) => set({ villa_id: id })} />
      <fieldset className="filter__d" aria-label={say('reservation.dates')}>
        <select
          className="sel"
          aria-label={say('reservation.date-type')}
          value={get('datetype') || 'checkin'}
          onChange={(event) => set({ datetype: event.target.value })}
        >
          <option value="checkin">{say('date-type.checkin')}</option>
          <option value="checkout">{say('date-type.checkout')}</option>
          <option value="created">{say('date-type.created')}</option>
        </select>
        <BareDayField value={get('date1')} onChange={(date1) => set({ date1 })} label={say('reservation.date-from')} />
        <span className="t3">–</span>
        <BareDayField
          value={get('date2')}
          onChange={(date2) => set({ date2 })}
          min={get('date1')}
          label={say('reservation.date-until')}
        />
      </fieldset>
      <Switch
        on={get('oldrez') === '1'}
        onChange={(old) => set({ oldrez: old ? '1' : undefined })}
        label={say('reservation.past-reservations')}
      />
      {any(FILTERS) && (
        <button
          type="button"
          className="btn btn--g btn--s"
          onClick={() => set(Object.fromEntries(FILTERS.map((name) => [name, ''])))}
        >
          <X className="i i--xs" aria-hidden />
          {say('act.clear')}
        </button>
      )}
    </>
  )
}
