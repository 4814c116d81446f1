import { Ban, CircleCheck, Hourglass, Mail, ShieldAlert, ShieldCheck } from 'lucide-react'
import type { Person } from '../../../features/owners/people/people.contract.ts'
import { RIGHTS } from '../../../kernel/caller.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import type { Column } from '../kit/list/list-table.tsx'
import { actsColumn } from '../kit/list/row/columns.tsx'
import { RowActs } from '../kit/list/row-acts.tsx'
import { Badge } from '../kit/page/tag.tsx'
import style from './users.module.css'

type Seen = { own: number; required: boolean }

export const personColumns = ({ own, required }: Seen, edit: (row: Person) => void): Column<Person>[] => [
  {
    key: 'who',
    head: say('users.who'),
    width: 'fills',
    opens: true,
    cell: (row) => <Who row={row} own={own} required={required} />,
  },
  { key: 'role', head: say('users.role'), width: 'narrow', cell: ({ role }) => say(`users.role.${role}`) },
  { key: 'rights', head: say('users.rights'), className: style.roomy, cell: (row) => <Scope row={row} /> },
  {
    key: 'login',
    head: say('users.last-login'),
    className: 'num',
    width: 'narrow',
    cell: (row) => <LastLogin row={row} />,
  },
  { key: 'state', lesser: 0, head: say('users.state'), width: 'narrow', cell: (row) => <State row={row} /> },
  actsColumn((row) => <RowActs name={row.name} edit={() => edit(row)} />),
]

const Who = ({ row, own, required }: { row: Person } & Seen) => (
  <span className={style.who}>
    <span className={style.initials} aria-hidden>
      {row.firstName.slice(0, 1)}
      {row.lastName.slice(0, 1)}
    </span>
    <span className={style.lines}>
      <span>
        <b>{row.name}</b> {row.id === own && <span className="t3 sm">({say('users.you')})</span>}{' '}
        <SecondStep row={row} required={required} />
      </span>
      <span className="t3">{row.email}</span>
    </span>
  </span>
)

/** Whose login asks for a code; whose should and does not yet. */
const SecondStep = ({ row: { role, twoSteps, active }, required }: { row: Person; required: boolean }) => {
  const lacks = !twoSteps && required && active && role === 'ADMIN'
  if (!twoSteps && !lacks) return null
  const Icon = lacks ? ShieldAlert : ShieldCheck
  const word = say(lacks ? 'second.lacks' : 'second.has')
  return (
    <span title={word} className={lacks ? 'warn-t' : 'ok-t'}>
      <Icon className="i i--s" aria-hidden />
      <span className="sr">{word}</span>
    </span>
  )
}

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
export const PersonCard = ({ row, onOpen, ...seen }: { row: Person; onOpen: () => void } & Seen) => (
  <button type="button" className={style.card} onClick={onOpen}>
    <Who row={row} {...seen} />
    <State row={row} />
    <span className={`t3 sm ${style.below}`}>
      {say(`users.role.${row.role}`)} · <LastLogin row={row} />
    </span>
  </button>
)
