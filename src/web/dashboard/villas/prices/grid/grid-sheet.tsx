import { useRef, useState } from 'react'
import { type priceGrid, writePrices } from '../../../../../features/pricing/prices/grid/price-grid.contract.ts'
import { addDays, dayInIstanbul } from '../../../../../kernel/day.ts'
import type { AnswerOf } from '../../../../../kernel/endpoint.ts'
import { formatMoney, formatStay } from '../../../../../kernel/format.ts'
import { say } from '../../../../words/dashboard.ts'
import { Button } from '../../../kit/button/button.tsx'
import { UnsavedGuard } from '../../../kit/form/guard/unsaved-guard.tsx'
import { useWrite } from '../../../kit/form/use-write.ts'
import { useSearch } from '../../../kit/list/address/use-search.ts'
import { Pager } from '../../../kit/list/pager.tsx'
import { NeedsNote } from '../../../needs.tsx'
import { useMay } from '../../../staff.ts'
import { cellKey, SHOWN, type Shown, weekOf } from './grid-cells.ts'
import { GridTable } from './grid-table.tsx'
import { GridTools } from './grid-tools.tsx'
import { LastChange, useTakeBack } from './last-change.tsx'
import style from './price-grid.module.css'
import { type Grid, useGrid } from './use-grid.ts'

type List = AnswerOf<typeof priceGrid>

/** What of the address decides which cells there are; what is typed into others could not be seen. */
export const ROWS_BY = ['year', 'skip', 'town', 'search', 'unpriced'] as const

/** The grid with what is typed into it; one save writes all of it, one press takes all of it back. */
export const GridSheet = ({ list }: { list: List }) => {
  const { get } = useSearch()
  const shown: Shown = SHOWN.find((each) => each === get('show')) ?? 'nightly'
  const mayWrite = useMay('prices')
  const grid = useGrid(list.content, list.periods, shown, mayWrite)
  const takeBack = useTakeBack()
  const sent = useRef(grid.edits)
  const { send, sending } = useWrite(
    writePrices,
    ({ content: { change, villas } }) => {
      grid.stored(sent.current)
      if (change) takeBack(change, villas)
    },
    say('prices.saving-done'),
  )
  const save = () => {
    if (grid.edits.size === 0) return
    sent.current = grid.edits
    void send({ body: { changes: changesOf(list, grid) } })
  }
  return (
    <div className={style.sheet}>
      <UnsavedGuard changed={grid.edits.size > 0} leaving={ROWS_BY} />
      <NeedsNote right="prices" />
      {mayWrite && <GridTools grid={grid} shown={shown} />}
      <GridTable grid={grid} rows={list.content} periods={list.periods} shown={shown} onSave={save} />
      <p className={style.status} role="status">
        {grid.faulty ? (
          <b className={style.fault}>{say('prices.faulty', { text: grid.faulty.slice(0, 40) })}</b>
        ) : (
          <Week list={list} grid={grid} />
        )}
      </p>
      <div className={style.foot}>
        {grid.edits.size > 0 ? (
          <div className={style.save}>
            <b>{say('prices.n-changed', { n: grid.edits.size })}</b>
            <span className="t3 sm hide-s">{say('prices.not-saved')}</span>
            <Button onClick={grid.reset}>{say('act.cancel')}</Button>
            <Button look="main" keys="Ctrl S" busy={sending} disabled={sending} onClick={save}>
              {say('act.save')}
            </Button>
          </div>
        ) : (
          <Keys mayWrite={mayWrite} />
        )}
        <LastChange last={list.last} />
        <Pager {...list} />
      </div>
    </div>
  )
}

const changesOf = ({ content, periods }: List, { edits }: Grid) =>
  content.flatMap(({ id }) =>
    periods.flatMap((period) => {
      const change = edits.get(cellKey(id, period))
      return change ? [{ villaId: id, ...period, ...change }] : []
    }),
  )

/** What a week costs where the cursor stands, as typed. */
const Week = ({ list: { content, periods }, grid }: { list: List; grid: Grid }) => {
  const [today] = useState(() => dayInIstanbul(new Date()))
  const [row, period] = [content[grid.cursor.line], periods[grid.cursor.column]]
  if (!row || !period) return null
  const week = weekOf(row, period, grid.edits.get(cellKey(row.id, period)) ?? {}, today)
  if (!week) return <>{say('prices.week-none', { villa: row.name })}</>
  return (
    <>
      {say('prices.week', {
        villa: row.name,
        stay: formatStay(week.from, addDays(week.from, 7), 'tr'),
        total: formatMoney(week.total, row.currency, 'tr'),
      })}
    </>
  )
}

const Keys = ({ mayWrite }: { mayWrite: boolean }) => (
  <p className={style.keys}>
    <span>
      <kbd>←</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>→</kbd> {say('prices.keys-walk')}
    </span>
    {mayWrite && (
      <>
        <span>
          <kbd>Enter</kbd> {say('prices.keys-write')}
        </span>
        <span>
          <kbd>Ctrl V</kbd> {say('prices.keys-paste')}
        </span>
        <span>
          <kbd>Ctrl Z</kbd> {say('prices.keys-undo')}
        </span>
      </>
    )}
  </p>
)
