import { Link } from 'react-router'
import type { GuestRow } from '../../../features/guests/record/guests.contract.ts'
import { formatDay, phoneText } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { guestAt } from '../places.ts'
import { sumsOf } from '../sums.ts'
import { GuestTags } from './guest-tags.tsx'
import style from './guests.module.css'

export const guestColumns: Column<GuestRow>[] = [
  { key: 'name', head: say('guests.name'), width: 'fills', cell: (row) => <GuestName row={row} /> },
  { key: 'contact', head: say('guests.contact'), cell: ({ contacts }) => <Contacts contacts={contacts} /> },
  {
    key: 'stays',
    head: say('guests.stays'),
    className: 'num',
    right: true,
    width: 'narrow',
    cell: ({ stays }) => stays,
  },
  { key: 'total', head: say('guests.total'), className: 'num', right: true, cell: (row) => totalsText(row) },
  {
    key: 'last',
    head: say('guests.last'),
    className: 'num',
    cell: ({ lastStay }) => (lastStay ? formatDay(lastStay, 'tr', 'shortYear') : '–'),
  },
]

/** '87.500 ₺ + 1.200 €'; '–' where nobody has stayed. */
export const totalsText = ({ totals }: GuestRow): string =>
  sumsOf(totals.map(({ currency, total }) => ({ currency, amount: total }))) || '–'

const GuestName = ({ row }: { row: GuestRow }) => (
  <Link className={style.name} to={guestAt(row.id)}>
    <b>{row.name}</b>
    <GuestTags guest={row} />
  </Link>
)

const Contacts = ({ contacts }: Pick<GuestRow, 'contacts'>) => (
  <span className={style.lines}>
    {contacts.slice(0, 2).map((each) => (
      <span key={each} className={each.includes('@') ? 't3' : 'num'}>
        {phoneText(each)}
      </span>
    ))}
  </span>
)

/** A guest on a phone. */
export const GuestRowCard = ({ row }: { row: GuestRow }) => (
  <div className={style.card}>
    <span className={`${style.lines} grow`}>
      <GuestName row={row} />
      <Contacts contacts={row.contacts} />
    </span>
    <span className={`${style.lines} num`}>
      <b>{totalsText(row)}</b>
      <span className="t3">{say('guests.n-stays', { n: row.stays })}</span>
    </span>
  </div>
)
