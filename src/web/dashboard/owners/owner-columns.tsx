import { Building2, CircleAlert, CircleCheck, User } from 'lucide-react'
import { Link } from 'react-router'
import type { OwnerRow } from '../../../features/owners/owners.contract.ts'
import { phoneText } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { RowActs } from '../kit/list/row-acts.tsx'
import { Tag } from '../kit/page/tag.tsx'
import { ownerAt } from '../places.ts'
import style from './owners.module.css'

type Acts = { edit: (row: OwnerRow) => void; remove: (row: OwnerRow) => void }

export const ownerColumns = ({ edit, remove }: Acts): Column<OwnerRow>[] => [
  {
    key: 'name',
    head: say('owners.name'),
    width: 'fills',
    cell: (row) => <OwnerName row={row} />,
  },
  {
    key: 'contact',
    head: say('owners.contact'),
    cell: ({ phone, email }) => (
      <span className={style.lines}>
        <span className="num">{phoneText(phone)}</span>
        <span className="t3">{email}</span>
      </span>
    ),
  },
  {
    key: 'numbers',
    head: say('owners.numbers'),
    className: style.roomy,
    cell: ({ taxNo, iban }) => (
      <span className={`${style.lines} num`}>
        <span>{taxNo ?? '–'}</span>
        <span className="t3">{iban ? shortMask(iban) : '–'}</span>
      </span>
    ),
  },
  {
    key: 'commission',
    head: say('owners.commission'),
    className: `num ${style.roomy}`,
    right: true,
    width: 'narrow',
    cell: ({ commission }) => percentText(commission),
  },
  {
    key: 'villas',
    head: say('owners.villas'),
    className: 'num',
    right: true,
    width: 'narrow',
    cell: ({ villas }) => villas,
  },
  {
    key: 'logins',
    head: say('owners.logins'),
    className: 'num',
    right: true,
    width: 'narrow',
    cell: ({ logins }) => logins,
  },
  { key: 'report', head: say('owners.report'), cell: (row) => <Report row={row} /> },
  {
    key: 'acts',
    head: <span className="sr">{say('act.all')}</span>,
    right: true,
    width: 'narrow',
    cell: (row) => (
      <RowActs name={row.name} edit={() => edit(row)} {...(row.villas === 0 && { remove: () => remove(row) })} />
    ),
  },
]

/** 1850 → '%18,5'. */
const percentText = (hundredths: number): string => `%${PERCENT.format(hundredths / 100)}`
const PERCENT = new Intl.NumberFormat('tr', { maximumFractionDigits: 2 })

/** The mask of an IBAN as short as a list wants it: 'TR33 … 26'. */
const shortMask = (mask: string): string => (mask.length > 8 ? `${mask.slice(0, 4)} **** … ${mask.slice(-2)}` : mask)

const OwnerName = ({ row: { id, kind, name } }: { row: OwnerRow }) => (
  <Link className={style.name} to={ownerAt(id)}>
    <b>{name}</b>
    <Tag icon={kind === 'company' ? Building2 : User} iconSize="xs">
      {say(`owners.kind.${kind}`)}
    </Tag>
  </Link>
)

const Report = ({ row: { missing } }: { row: OwnerRow }) =>
  missing.length ? (
    <Tag tone="k-warn" icon={CircleAlert} title={missing.map((field) => say(`owner.lack.${field}`)).join(', ')}>
      {say('owners.n-missing', { n: missing.length })}
    </Tag>
  ) : (
    <Tag tone="k-ok" icon={CircleCheck}>
      {say('owners.complete')}
    </Tag>
  )

/** An owner on a phone. */
export const OwnerCard = ({ row }: { row: OwnerRow }) => (
  <div className={style.card}>
    <span className={`${style.lines} grow`}>
      <OwnerName row={row} />
      <a className="num" href={`tel:${row.phone}`}>
        {phoneText(row.phone)}
      </a>
    </span>
    <span className={style.state}>
      <Report row={row} />
      <span className="t3 sm num">
        {row.villas} {say('owners.villas').toLocaleLowerCase('tr')}
      </span>
    </span>
  </div>
)
