import { memo, useEffect, useRef } from 'react'
import type { GridRow } from '../../../../../features/pricing/prices/grid/price-grid.contract.ts'
import type { Period, SeasonChange } from '../../../../../features/pricing/prices/season-edit.ts'
import { SYMBOL } from '../../../../../kernel/money.ts'
import { say } from '../../../../words/dashboard.ts'
import { type Cell, cellOf, type Shown, writeValue } from './grid-cells.ts'
import style from './price-grid.module.css'

type Props = {
  row: GridRow
  period: Period
  shown: Shown
  edit: SeasonChange | undefined
  isCursor: boolean
  isSelected: boolean
  /** What is being typed into it; '' begins with what stands there. */
  typing: string | undefined
  onPick: (extend: boolean) => void
  onType: () => void
  onFinish: (text: string, step: 'down' | 'right' | 'stay') => void
  onDrop: () => void
}

/** The price of a villa in a period: as stored, or as typed beside what it was. */
export const GridCell = memo(
  ({ row, period, shown, edit, isCursor, isSelected, typing, onPick, onType, onFinish, onDrop }: Props) => {
    const cell = cellOf(row, period, shown)
    const change = edit?.[shown]
    const value = change === undefined ? cell.low : change
    const states = [
      change !== undefined && style.changed,
      isSelected && style.selected,
      isCursor && style.cursor,
      value === null && shown === 'nightly' && style.none,
    ]
    return (
      <td
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell that is walked through
        role="gridcell"
        tabIndex={isCursor ? 0 : -1}
        data-cursor={isCursor || undefined}
        aria-selected={isSelected}
        className={states.filter(Boolean).join(' ')}
        onMouseDown={(event) => onPick(event.shiftKey)}
        onDoubleClick={onType}
      >
        {typing === undefined ? (
          <Shows cell={cell} change={change} shown={shown} symbol={SYMBOL[row.currency]} />
        ) : (
          <Typing from={typing || writeValue(value, shown)} label={row.name} onFinish={onFinish} onDrop={onDrop} />
        )}
      </td>
    )
  },
  (before, now) =>
    before.row === now.row &&
    before.period === now.period &&
    before.shown === now.shown &&
    before.edit === now.edit &&
    before.isCursor === now.isCursor &&
    before.isSelected === now.isSelected &&
    before.typing === now.typing &&
    !now.isCursor,
)

type ShowsProps = { cell: Cell; change: number | null | undefined; shown: Shown; symbol: string }

const Shows = ({ cell: { low, high, unpriced, beside }, change, shown, symbol }: ShowsProps) => {
  const stored = low === high ? writeValue(low, shown) : `${writeValue(low, shown)}–${writeValue(high, shown)}`
  if (change !== undefined)
    return (
      <>
        <span>{change === null ? say('prices.none') : writeValue(change, shown)}</span>
        {stored && <s>{stored}</s>}
      </>
    )
  if (low === null) return <span>{shown === 'nightly' ? say('prices.none') : '–'}</span>
  return (
    <>
      <span>
        {stored}
        {shown !== 'minNights' && symbol !== SYMBOL.TL && ` ${symbol}`}
      </span>
      <small>
        {shown === 'nightly' && beside.minNights !== null && say('prices.min', { n: beside.minNights })}
        {shown === 'nightly' &&
          beside.weekly !== null &&
          ` · ${say('prices.week-of', { amount: writeValue(beside.weekly, 'weekly') })}`}
        {unpriced > 0 && ` · ${say('prices.n-without', { n: unpriced })}`}
      </small>
    </>
  )
}

type TypingProps = { from: string; label: string; onFinish: Props['onFinish']; onDrop: () => void }

const Typing = ({ from, label, onFinish, onDrop }: TypingProps) => {
  const ref = useRef<HTMLInputElement>(null)
  const dropped = useRef(false)
  useEffect(() => {
    ref.current?.focus()
    if (from.length > 1) ref.current?.select()
  }, [from])
  return (
    <input
      ref={ref}
      className={style.input}
      defaultValue={from}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      onMouseDown={(event) => event.stopPropagation()}
      onBlur={(event) => !dropped.current && onFinish(event.target.value, 'stay')}
      onKeyDown={(event) => {
        event.stopPropagation()
        const step = AFTER[event.key]
        if (event.key === 'Escape') {
          dropped.current = true
          onDrop()
        } else if (step) {
          event.preventDefault()
          dropped.current = true
          onFinish(event.currentTarget.value, step)
          dropped.current = false
        }
      }}
    />
  )
}

const AFTER: Record<string, 'down' | 'right'> = { Enter: 'down', ArrowDown: 'down', Tab: 'right' }
