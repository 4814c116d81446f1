import { Pencil, RefreshCw } from 'lucide-react'
import type { Exchange, RateRow } from '../../../../features/settings/rates/rates.contract.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { ISO_CODE, SYMBOL } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { FieldError } from '../../kit/fields/field.tsx'
import input from '../../kit/fields/input.module.css'
import { NumberField } from '../../kit/fields/number/number-field.tsx'
import { Card } from '../../kit/page/card.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import style from './exchange.module.css'
import { Sparkline } from './sparkline.tsx'
import { KEYS, type RatesForm, shown } from './use-rates.ts'

type Props = { exchange: Exchange; form: RatesForm }

/** A currency a row: what TCMB says, what is typed, the margin, what is used and how it went. */
export const RatesTable = ({ exchange: { rates }, form }: Props) => (
  <Card clip>
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">{say('exchange.currency')}</th>
          <th scope="col">{say('exchange.official')}</th>
          <th scope="col">{say('exchange.manual')}</th>
          <th scope="col">{say('exchange.margin')}</th>
          <th scope="col">{say('exchange.used')}</th>
          <th scope="col" className={style.wide}>
            {say('exchange.history')}
          </th>
          <th scope="col">{say('exchange.source')}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map((row) => (
          <Row key={row.currency} row={row} form={form} />
        ))}
      </tbody>
    </table>
  </Card>
)

const Row = ({ row, form }: { row: RateRow; form: RatesForm }) => {
  const { currency, official, officialDay, rate } = row
  const name = say(`exchange.${currency}`)
  const fault = form.fault(KEYS[currency])
  return (
    <tr>
      <th scope="row">
        <span className={style.currency}>
          <b className={style.symbol}>{SYMBOL[currency]}</b>
          <span>
            <b>{name}</b>
            <small className="t3">
              {currency} · {ISO_CODE[currency]}
            </small>
          </span>
        </span>
      </th>
      <td data-label={say('exchange.official')} className="num">
        {official ? shown(official) : '–'}
        {officialDay && <small className="t3 db">{formatDay(officialDay, 'tr', 'short')}</small>}
      </td>
      <td data-label={say('exchange.manual')}>
        <input
          {...form.control(KEYS[currency])}
          className={`${input.text} ${style.typed} num`}
          inputMode="decimal"
          autoComplete="off"
          placeholder={say('exchange.automatic')}
          aria-label={say('exchange.manual-of', { currency: name })}
          aria-invalid={fault ? true : undefined}
        />
        {fault && <FieldError>{fault}</FieldError>}
      </td>
      <td data-label={say('exchange.margin')} className={style.margin}>
        <span className="sr" id={`margin-${currency}-label`}>
          {say('exchange.margin-of', { currency: name })}
        </span>
        <NumberField
          wired={{ id: `margin-${currency}` }}
          min={0}
          max={20}
          step={0.1}
          unit="%"
          value={form.typed.margins[currency] / 100}
          onChange={(percent) => form.set(`margins.${currency}`, Math.round((percent ?? 0) * 100))}
        />
      </td>
      <td data-label={say('exchange.used')} className={`num ${style.used}`}>
        {shown(rate)}
      </td>
      <td className={style.wide}>
        <Sparkline row={row} name={name} />
      </td>
      <td data-label={say('exchange.source')}>
        <Source row={row} />
      </td>
    </tr>
  )
}

const Source = ({ row: { source, day, stale } }: { row: RateRow }) => {
  if (!day) return <Tag tone="k-warn">{say('exchange.never')}</Tag>
  const isOfficial = source === 'TCMB'
  return (
    <Tag tone={stale ? 'k-warn' : 'k-ok'} icon={isOfficial ? RefreshCw : Pencil}>
      {say(isOfficial ? 'exchange.from-tcmb' : 'exchange.by-hand', { day: formatDay(day, 'tr', 'short') })}
    </Tag>
  )
}
