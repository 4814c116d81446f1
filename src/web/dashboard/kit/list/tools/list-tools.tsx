import { Columns3, Rows3, Rows4 } from 'lucide-react'
import { say } from '../../../../words/dashboard.ts'
import { ChooseMenu } from '../../button/choose-menu.tsx'
import { IconButton } from '../../button/icon-button.tsx'
import type { Column } from '../list-table.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import { toggleDensity, useDensity } from './density.ts'
import style from './list-tools.module.css'

type Props<Row> = {
  list: string
  columns: readonly Column<Row>[]
  chosen: string[]
  choose: (keys: string[]) => void
}

/** What every list has at the right of its filters: saved views, columns, the height of the rows. */
export const ListTools = <Row,>({ list, columns, chosen, choose }: Props<Row>) => {
  const named = columns.flatMap((column) => {
    const name = columnName(column)
    return name ? [{ id: column.key, name }] : []
  })
  const unnamed = columns.filter((column) => !columnName(column)).map(({ key }) => key)
  const compact = useDensity() === 'compact'
  return (
    <div className={style.tools}>
      <ViewsMenu list={list} />
      <span className={style.table}>
        <ChooseMenu
          button={
            <>
              <Columns3 className="i" aria-hidden />
              <span className="sr--narrow">{say('columns.title')}</span>
            </>
          }
          label={say('columns.title')}
          items={named}
          chosen={chosen}
          onChange={(keys) => keys.length > 0 && choose([...keys, ...unnamed])}
        />
        <IconButton
          icon={compact ? Rows3 : Rows4}
          size="large"
          label={say('list.roomy-rows')}
          aria-pressed={!compact}
          onClick={toggleDensity}
        />
      </span>
    </div>
  )
}

const columnName = <Row,>({ label, head }: Column<Row>): string => label ?? (typeof head === 'string' ? head : '')
