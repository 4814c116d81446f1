import { Check } from 'lucide-react'
import { formatDistance, formatMoney, formatNumber } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { About } from '../../kit/money.tsx'
import type { Column, Row, RowKey } from '../compare-rows.ts'
import type { CompareWish } from '../compared-stay.ts'
import style from './compare-table.module.css'

type Props = { row: Row; column: Column; index: number; wish: CompareWish }

/** What one villa has in a row, and a tick with a word where that is the best of it. */
export const CompareCell = ({ row, column, index, wish }: Props) => {
  const value = useValue({ row, column, index, wish })
  const say = useSay()
  const isBest = row.best.includes(index)
  const word = WORD[row.key]
  return (
    <>
      <span className={row.key === 'total' ? `num ${style.total}` : undefined}>
        {isBest && !word && <Check className="i" aria-hidden="true" />} {value}
      </span>
      {row.key === 'total' && column.stay && <About amount={column.stay.total} currency={column.currency} />}
      {isBest && word && (
        <span className={style.word}>
          <Check className="i" aria-hidden="true" /> {say(`compare.best.${word}`)}
        </span>
      )}
      <More {...{ row, column, index }} />
    </>
  )
}

/** The word beside a tick; where the value is a word itself ('Görünmez') it needs none. */
const WORD: Partial<Record<RowKey, 'least' | 'near' | 'most'>> = {
  ...{ total: 'least', deposit: 'least', sea: 'near', centre: 'near', airport: 'near' },
  ...{ ensuites: 'most', area: 'most', rating: 'most' },
}

/** By how much a total is above the lowest one. */
const More = ({ row, column: { stay, currency }, index }: Pick<Props, 'row' | 'column' | 'index'>) => {
  const say = useSay()
  const language = useLanguage()
  const [best] = row.best
  if (row.key !== 'total' || best === undefined || row.best.includes(index) || !stay) return null
  const least = row.values[best]
  if (typeof least !== 'number') return null
  return (
    <small className={style.more}>
      {say('compare.more', { amount: formatMoney(stay.total - least, currency, language) })}
    </small>
  )
}

const useValue = ({ row: { key, values }, column, index, wish }: Props): string => {
  const say = useSay()
  const language = useLanguage()
  const value = values[index]
  const { stay, currency } = column
  const money = (amount: number) => formatMoney(amount, currency, language)
  if (value === null || value === undefined) {
    if (key === 'total' && (wish.guests ?? 0) > column.guests) return say('compare.small')
    return key === 'total' ? say('compare.taken') : '–'
  }
  switch (key) {
    case 'total':
    case 'prepayment':
    case 'deposit':
      return money(Number(value))
    case 'person':
      return stay ? money(roundToUnit(stay.total / stay.nights / (wish.guests ?? column.guests))) : '–'
    case 'sea':
    case 'centre':
    case 'airport':
      return formatDistance(Number(value), language)
    case 'pool':
      return `${value}\u00a0m`
    case 'screened':
      return say(value ? 'compare.screened.yes' : 'compare.screened.no')
    case 'rating':
      return `${formatNumber(Number(value), language, 1)} (${column.rating?.count ?? 0})`
    case 'area':
      return `${value}\u00a0m²`
    default:
      return typeof value === 'boolean' ? say(value ? 'compare.yes' : 'compare.no') : String(value)
  }
}

const roundToUnit = (amount: number): number => Math.round(amount / 100) * 100
