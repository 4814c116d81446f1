import { Link } from 'react-router'
import type { GridRow } from '../../../../../features/pricing/prices/grid/price-grid.contract.ts'
import { say } from '../../../../words/dashboard.ts'
import { pricesOfVilla } from '../../../places.ts'
import style from './price-grid.module.css'

/** The head of a villa's line, which opens all its prices. */
export const GridVilla = ({ row: { id, name, town, active, unpricedNights } }: { row: GridRow }) => (
  <th scope="row" className={active ? undefined : style.off}>
    <Link to={pricesOfVilla(id)}>
      <b>{name}</b>
    </Link>
    <small>
      {town}
      {!active && ` · ${say('villas.inactive')}`}
      {unpricedNights > 0 && <em> · {say('prices.n-without', { n: unpricedNights })}</em>}
    </small>
  </th>
)
