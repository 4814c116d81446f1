import { Ban, CircleCheck, Hourglass, Mail } from 'lucide-react'
import type { Person } from '../../../features/owners/people/people.contract.ts'
import { RIGHTS } from '../../../kernel/caller.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { RowActs } from '../kit/list/row-acts.tsx'
import { Badge } from '../kit/page/tag.tsx'
import style from './users.module.css'

export const personColumns = (own: number, edit: (row: Person) => void): Column<Person>[] => [
  { key: 'who', head: say('users.who'), width: 'fills', opens: true, cell: (row) => <Who row={row} own={own} /> },
  { key: 'role', head: say('users.role'), width: 'narrow', cell: ({ role }) => say(`users.role.${role}`) },
  { key: 'rights', head: say('users.rights'), className: style.roomy, cell: (row) => <Scope row={row} /> },
  {
    key: 'login',
    head: say('users.last-login'),
    className: 'num',
    width: 'narrow',
    cell: (row) => <LastLogin row={row} />,
  },
  { key: 'state', head: say('users.state'), width: 'narrow', cell: (row) => <State row={row} /> },
  {
    key: 'acts',
    head: <span className="sr">{say('act.all')}</span>,
    right: true,
    width: 'narrow',
    cell: (row) => <RowActs name={row.name} edit={() => edit(row)} />,
  },
]

const Who = ({ row: { id, name, email, firstName, lastName }, own }: { row: Person; own: number }) => (
  <span className={style.who}>
    <span className={style.initials} aria-hidden>
      {firstName.slice(0, 1)}
      {lastName.slice(0, 1)}
    </span>
    <span className={style.lines}>
      <span>
        <b>{name}</b> {id === own && <span className="t3 sm">({say('users.you')})</span>}
      </span>
      <span className="t3">{email}</span>
    </span>
  </span>
)

/** What an ADMIN may beyond the desk; whose villas an OWNER sees. */
const Scope = ({ row: { role, rights, owners } }: { row: Person }) => {
  if (role === 'OWNER')
    return <span className="t2">{owners.map(({ name }) => name).join(', ') || say('users.no-owners')}</span>
  if (rights.length === RIGHTS.length) return say('users.all-rights')
  const names = RIGHTS.filter((right) => rights.includes(right)).map((right) => say(`users.right.${right}`))
  return <span className="t2">{names.join(', ') || say('users.no-rights')}</span>
}

const LastLogin = ({ row: { lastLoginAt } }: { row: Person }) =>
  lastLoginAt ? formatInstant(lastLoginAt, 'tr') : <span className="t3">{say('users.never')}</span>

const State = ({ row: { active, invited } }: { row: Person }) => {
  if (!active)
    return (
      <Badge tone="k-mute" icon={Ban}>
        {say('users.off')}
      </Badge>
    )
  if (!invited)
    return (
      <Badge tone="k-ok" icon={CircleCheck}>
        {say('users.active')}
      </Badge>
    )
  return (
    <Badge tone="k-warn" icon={invited === 'open' ? Mail : Hourglass}>
      {say(`users.invited.${invited}`)}
    </Badge>
  )
}

/** Somebody on a phone. */
export const PersonCard = ({ row, own, onOpen }: { row: Person; own: number; onOpen: () => void }) => (
  <button type="button" className={style.card} onClick={onOpen}>
    <Who row={row} own={own} />
    <State row={row} />
    <span className={`t3 sm ${style.below}`}>
      {say(`users.role.${row.role}`)} · <LastLogin row={row} />
    </span>
  </button>
)
