import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { showTown, type TownRow } from '../../../../features/places/desk/towns.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Switch } from '../../kit/fields/switch.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import type { Column } from '../../kit/list/list-table.tsx'
import { actsColumn, column, languagesColumn, pictureColumn } from '../../kit/list/row/columns.tsx'
import { Lines } from '../../kit/list/row/lines.tsx'
import { Signs } from '../../kit/list/row/signs.tsx'
import { districtsOf } from '../../places.ts'
import { villasColumn } from '../villas-column.ts'

export const townColumns = (acts: (row: TownRow) => ReactNode): Column<TownRow>[] => [
  pictureColumn(say('kinds.picture'), ({ picture }) => picture),
  {
    key: 'name',
    head: say('towns.town'),
    opens: true,
    phone: 'head',
    cell: ({ name, slug }) => <Lines below={`/${slug}`}>{name}</Lines>,
    phoneCell: ({ name, county, province }) => <Lines below={`${county}, ${province}`}>{name}</Lines>,
  },
  column('county', say('towns.county'), ({ county, province }) => `${county}, ${province}`, { className: 't2' }),
  {
    key: 'districts',
    head: say('towns.districts'),
    phone: 'line',
    cell: ({ id, districts }) => (
      <Link className="link" to={districtsOf(id)}>
        {say('towns.n-districts', { n: districts })}
      </Link>
    ),
  },
  villasColumn(),
  {
    key: 'popular',
    head: <span className="sr">{say('towns.popular-tag')}</span>,
    cell: ({ popular }) => <Signs of={[popular && POPULAR]} />,
  },
  languagesColumn(({ lead, body }) => [lead, body]),
  {
    key: 'shown',
    head: say('towns.shown'),
    width: 'narrow',
    phone: 'line',
    cell: (row) => <Shown row={row} />,
    phoneCell: (row) => <Shown row={row} named />,
  },
  actsColumn(acts),
]

const POPULAR = { tone: 'k-info', icon: Star, word: say('towns.popular-tag') } as const

/** Whether menus name it: written at once. */
const Shown = ({ row: { id, name, shown }, named }: { row: TownRow; named?: boolean }) => {
  const { send } = useWrite(showTown)
  return (
    <Switch
      on={shown}
      onChange={(on) => void send({ params: { id }, body: { shown: on } })}
      label={named ? say('towns.shown') : <span className="sr">{say('towns.shown-of', { name })}</span>}
    />
  )
}
