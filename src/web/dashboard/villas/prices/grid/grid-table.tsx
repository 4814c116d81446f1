import type { GridRow } from '../../../../../features/pricing/prices/grid/price-grid.contract.ts'
import type { Period } from '../../../../../features/pricing/prices/season-edit.ts'
import { formatStay } from '../../../../../kernel/format.ts'
import { say } from '../../../../words/dashboard.ts'
import { GridCell } from './grid-cell.tsx'
import { cellKey, type Shown } from './grid-cells.ts'
import { GridVilla } from './grid-villa.tsx'
import { lastNight } from './period-text.ts'
import style from './price-grid.module.css'
import type { Grid } from './use-grid.ts'
import { useGridKeys } from './use-grid-keys.ts'

type Props = { grid: Grid; rows: GridRow[]; periods: Period[]; shown: Shown; onSave: () => void }

/** Villas against the periods of a year: one cell has the cursor, arrows walk, typing writes, Ctrl+V pastes. */
export const GridTable = ({ grid, rows, periods, shown, onSave }: Props) => {
  const { table, typing, begin, drop, finish, onKey, pick } = useGridKeys(grid, periods.length, onSave)
  const { cursor, area } = grid
  return (
    <div className={style.scroll}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked through
        role="grid"
        aria-label={say('prices.grid')}
        className={style.grid}
        onKeyDown={onKey}
        onPaste={(event) => {
          if (typing !== undefined) return
          event.preventDefault()
          grid.paste(event.clipboardData.getData('text/plain'))
        }}
      >
        <thead>
          <tr>
            <th scope="col">{say('reservation.villa')}</th>
            {periods.map((period) => (
              <th key={period.from} scope="col" className="num">
                {formatStay(period.from, lastNight(period), 'tr')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={row.id}>
              <GridVilla row={row} />
              {periods.map((period, column) => {
                const isCursor = cursor.line === line && cursor.column === column
                return (
                  <GridCell
                    key={period.from}
                    row={row}
                    period={period}
                    shown={shown}
                    edit={grid.edits.get(cellKey(row.id, period))}
                    isCursor={isCursor}
                    isSelected={area.top <= line && line <= area.bottom && area.left <= column && column <= area.right}
                    typing={isCursor ? typing : undefined}
                    onPick={(extend) => pick({ line, column }, extend)}
                    onType={begin}
                    onFinish={finish}
                    onDrop={drop}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
