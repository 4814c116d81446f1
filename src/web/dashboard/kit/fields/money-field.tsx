import { type ReactNode, useEffect, useState } from 'react'
import { formatMoney } from '../../../../kernel/format.ts'
import { type Currency, type Minor, SYMBOL } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { Field } from './field.tsx'
import style from './input.module.css'
import { parseAmount } from './money-text.ts'

type Typed = {
  value: Minor | undefined
  onChange: (amount: Minor | undefined) => void
  currency: Currency
}
type Props = Typed & {
  label: ReactNode
  required?: boolean
  error?: string
  help?: ReactNode
  /** Stands beside the amount: the choice of its currency. */
  beside?: ReactNode
}

/**
 * An amount as people write it in Turkish, with its label above: '17.250,00' or '17250'. A text that is no amount stays
 * there with the reason below; it counts as none, and no form is sent while it stands (`sentBy`).
 */
export const MoneyField = ({ value, onChange, currency, error, beside, ...field }: Props) => {
  const { text, type, leave, unread, wrong } = useTypedAmount({ value, onChange, currency })
  return (
    <Field {...field} error={wrong ?? error}>
      {(wired) => (
        <span className={beside ? style.beside : undefined}>
          <span className={style.unit}>
            <input
              {...wired}
              className={`${style.text} ${style.number}`}
              data-unread={unread || undefined}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
              onKeyDown={(event) => {
                if (event.key === 'Enter') leave()
              }}
            />
            <span>{SYMBOL[currency]}</span>
          </span>
          {beside}
        </span>
      )}
    </Field>
  )
}

/** What is typed, told at once, and what is wrong with it once it was left. */
const useTypedAmount = ({ value, onChange, currency }: Typed) => {
  const [text, setText] = useState(write(value, currency))
  const [left, setLeft] = useState(true)
  const amount = parseAmount(text)
  const unread = amount === undefined && text.trim() !== ''
  useEffect(
    () => setText((typed) => (parseAmount(typed) === value ? typed : write(value, currency))),
    [value, currency],
  )
  const type = (next: string) => {
    setText(next)
    setLeft(false)
    onChange(parseAmount(next))
  }
  const leave = () => {
    if (!unread) setText(write(amount, currency))
    setLeft(true)
  }
  return {
    text,
    type,
    leave,
    unread,
    wrong: left && unread ? say('amount.unreadable', { text: text.trim() }) : undefined,
  }
}

const write = (amount: Minor | undefined, currency: Currency): string =>
  amount === undefined ? '' : formatMoney(amount, currency, 'tr').replace(/\u00a0.*$/, '')
