import { useEffect, useState } from 'react'
import { formatMoney } from '../../../../kernel/format.ts'
import { type Currency, type Minor, SYMBOL } from '../../../../kernel/money.ts'
import type { Wired } from './field.tsx'
import style from './input.module.css'
import { parseAmount } from './money-text.ts'

type Props = {
  value: Minor | undefined
  onChange: (amount: Minor | undefined) => void
  currency: Currency
  wired: Wired
}

/** An amount as people write it in Turkish: '17.250,00' or '17250'. */
export const MoneyField = ({ value, onChange, currency, wired }: Props) => {
  const [text, setText] = useState(write(value, currency))
  useEffect(
    () => setText((typed) => (parseAmount(typed) === value ? typed : write(value, currency))),
    [value, currency],
  )
  return (
    <div className={style.unit}>
      <input
        {...wired}
        className={`${style.text} ${style.number}`}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onChange(parseAmount(event.target.value))
        }}
        onBlur={() => setText(write(parseAmount(text), currency) || text)}
      />
      <span>{SYMBOL[currency]}</span>
    </div>
  )
}

const write = (amount: Minor | undefined, currency: Currency): string =>
  amount === undefined ? '' : formatMoney(amount, currency, 'tr').replace(/\u00a0.*$/, '')
