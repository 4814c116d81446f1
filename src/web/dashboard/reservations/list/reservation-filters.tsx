import { ListFilter, X } from 'lucide-react'
import { useId, useState } from 'react'
import { LACKS } from '../../../../features/reservations/reservation.shape.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { BareDayField } from '../../kit/fields/day/day-field.tsx'
import input from '../../kit/fields/input.module.css'
import { Switch } from '../../kit/fields/switch.tsx'
import { useSearch } from '../../kit/list/address/use-search.ts'
import { SearchBox } from '../../kit/list/search-box.tsx'
import { Count } from '../../kit/page/tag.tsx'
import { useIsAdmin } from '../../staff.ts'
import type { VillaChoice } from '../../villa-choice.ts'
import { VillaFilter } from '../../villa-filter.tsx'
import style from './reservation-filters.module.css'
import { FILTERS, searchFilter } from './reservation-query.ts'

/**
 * Every filter of the reservation list, kept in the address. On phones all but the search are behind a
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
        className={style.search}
        value={get('reservation_id') || get('customer_name')}
        onSearch={(text) => set(searchFilter(text))}
        placeholder={say('reservation.search-reservations')}
      />
      <Button
        className={style.toggle}
        icon={ListFilter}
        aria-expanded={open}
        aria-controls={more}
        onClick={() => setOpen(!open)}
      >
        {say('reservation.filters')}
        {chosen > 0 && <Count n={chosen} />}
      </Button>
      <div className={style.more} id={more}>
        <MoreFilters villas={villas} />
      </div>
    </>
  )
}

const BEHIND = FILTERS.filter((name) => name !== 'reservation_id' && name !== 'customer_name')

const MoreFilters = ({ villas }: { villas: VillaChoice[] }) => {
  const { get, set, any } = useSearch()
  const admin = useIsAdmin()
  return (
    <>
      <VillaFilter villas={villas} value={get('villa_id')} onChange={(id) => set({ villa_id: id })} />
      <fieldset className={style.dates} aria-label={say('reservation.dates')}>
        <select
          className={input.select}
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
      {admin && (
        <select
          className={`${input.select} ${style.lacks}`}
          aria-label={say('lacks.title')}
          value={get('lacks')}
          onChange={({ target }) => set({ lacks: target.value })}
        >
          <option value="">{say('lacks.all')}</option>
          {LACKS.map((lack) => (
            <option key={lack} value={lack}>
              {say(`lacks.${lack}`)}
            </option>
          ))}
        </select>
      )}
      <Switch
        on={get('oldrez') === '1'}
        onChange={(old) => set({ oldrez: old ? '1' : undefined })}
        label={say('reservation.past-reservations')}
      />
      {any(FILTERS) && (
        <Button
          look="quiet"
          size="small"
          icon={X}
          onClick={() => set(Object.fromEntries(FILTERS.map((name) => [name, ''])))}
        >
          {say('act.clear')}
        </Button>
      )}
    </>
  )
}
