import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { showTown, type TownRow } from '../../../../features/places/desk/towns.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Switch } from '../../kit/fields/switch.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import { LanguagesThere } from '../../kit/list/languages-there.tsx'
import type { Column } from '../../kit/list/list-table.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import { districtsOf } from '../../places.ts'
import { actsColumn, pictureColumn, villasColumn } from '../columns.tsx'
import style from '../kinds.module.css'
import { Named, Thumbnail } from '../named.tsx'

export const townColumns = (acts: (row: TownRow) => ReactNode): Column<TownRow>[] => [
  pictureColumn(),
  {
    key: 'name',
    head: say('towns.town'),
    opens: true,
    cell: ({ name, slug }) => <Named name={name} below={`/${slug}`} />,
  },
  {
    key: 'county',
    head: say('towns.county'),
    className: 't2',
    cell: ({ county, province }) => `${county}, ${province}`,
  },
  { key: 'districts', head: say('towns.districts'), cell: (row) => <Districts row={row} /> },
  villasColumn(),
  {
    key: 'popular',
    head: <span className="sr">{say('towns.popular-tag')}</span>,
    cell: (row) => <Popular row={row} />,
  },
  { key: 'languages', head: say('texts.languages'), width: 'narrow', cell: (row) => <Languages row={row} /> },
  { key: 'shown', head: say('towns.shown'), width: 'narrow', cell: (row) => <Shown row={row} /> },
  actsColumn(acts),
]

/** A town on a phone. */
export const TownCard = ({ row, children }: { row: TownRow; children: ReactNode }) => (
  <div className={style.card}>
    <Thumbnail path={row.picture} />
    <div className="grow">
      <Named name={row.name} below={`${row.county}, ${row.province}`} />
      <div className={style.under}>
        <Districts row={row} />
        <span className="num">{say('kinds.n-villas', { n: row.villas })}</span>
        <Shown row={row} named />
      </div>
    </div>
    {children}
  </div>
)

const Districts = ({ row: { id, districts } }: { row: TownRow }) => (
  <Link className="link" to={districtsOf(id)}>
    {say('towns.n-districts', { n: districts })}
  </Link>
)

const Popular = ({ row: { popular } }: { row: TownRow }) =>
  popular && (
    <Tag tone="k-info" icon={Star}>
      {say('towns.popular-tag')}
    </Tag>
  )

const Languages = ({ row: { lead, body } }: { row: TownRow }) => <LanguagesThere texts={[lead, body]} />

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
