import { ChartColumn, type LucideIcon, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { say } from '../../../words/dashboard.ts'
import { IconButton } from '../../kit/button/icon-button.tsx'
import table from '../../kit/list/table.module.css'
import { Card, CardBody } from '../../kit/page/card.tsx'
import style from './charts.module.css'

/** The same figures in rows: heads, rows whose first cell names them, and a sum. */
export type Figures = { heads: string[]; rows: string[][]; sum?: string[] }

type Props = {
  title: string
  icon: LucideIcon
  note: string
  /** What stands at the right of the head, before the button. */
  figure?: ReactNode
  /** What is said instead, when there is nothing to draw. */
  empty: string | null
  figures: Figures
  /** What stands below, under chart and table alike. */
  foot?: ReactNode
  children: ReactNode
}

/** A chart with its title and a button that shows the same as a table. */
export const ChartCard = ({ title, icon, note, figure, empty, figures, foot, children }: Props) => {
  const [asTable, setAsTable] = useState(false)
  const label = say(asTable ? 'charts.as-chart' : 'charts.as-table', { title })
  const button = <IconButton icon={asTable ? ChartColumn : Table2} label={label} onClick={() => setAsTable(!asTable)} />
  return (
    <Card
      title={title}
      icon={icon}
      acts={
        empty === null && (
          <>
            {figure}
            {button}
          </>
        )
      }
    >
      <CardBody>
        <p className="t3 sm">{note}</p>
        {empty !== null && <p className="t3">{empty}</p>}
        {empty === null && (asTable ? <FiguresTable caption={title} {...figures} /> : children)}
        {empty === null && foot}
      </CardBody>
    </Card>
  )
}

const FiguresTable = ({ caption, heads, rows, sum }: Figures & { caption: string }) => (
  <div className={style.figures}>
    <table className={`${table.table} ${table.flat} num`}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row[0]} row={row} />
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <Row row={sum} />
        </tfoot>
      )}
    </table>
  </div>
)

const Row = ({ row: [name, ...cells] }: { row: string[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {cells.map((cell, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
      <td key={at}>{cell}</td>
    ))}
  </tr>
)
