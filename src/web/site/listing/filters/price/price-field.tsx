import { type RefObject, useRef, useState } from 'react'
import { nightCount } from '../../../../../kernel/day.ts'
import { formatNumber } from '../../../../../kernel/format.ts'
import { CURRENCIES, type Currency, SYMBOL } from '../../../../../kernel/money.ts'
import { useLanguage, useSay } from '../../../../words/use-say.ts'
import { Input, Select } from '../../../kit/form/input.tsx'
import { amountOf } from '../../amount.ts'
import type { Wish } from '../../wish.ts'
import type { Facets } from '../use-facets.ts'
import { Histogram } from './histogram.tsx'
import style from './price-field.module.css'

type Props = { wish: Wish; price: Facets['price'] | undefined; currency: Currency; onDone?: () => void }

/**
 * With dates the total of the stay, without them the price of a night: typed ('250 bin') or moved along the prices
 * there are. `onDone` when a price was left, or a handle let go.
 */
export const PriceField = ({ wish, price, currency, onDone }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const [bounds, setBounds] = useState({ min: wish.minPrice, max: wish.maxPrice })
  const min = useRef<HTMLInputElement>(null)
  const max = useRef<HTMLInputElement>(null)
  const n = wish.checkin && wish.checkout ? nightCount({ checkIn: wish.checkin, checkOut: wish.checkout }) : 0
  const text = (amount: number | undefined): string => (amount === undefined ? '' : formatNumber(amount, language))
  const read = () => setBounds({ min: typedIn(min), max: typedIn(max) })
  const move = (end: 'min' | 'max', amount: number | undefined) => {
    const field = end === 'min' ? min : max
    if (field.current) field.current.value = text(amount)
    read()
  }
  return (
    <fieldset>
      <legend>{n ? say('refine.price.stay', { n }) : say('refine.price.night')}</legend>
      <div>
        {price && <Histogram price={price} bounds={bounds} currency={currency} onMove={move} onDone={onDone} />}
        <div className={style.prices}>
          <Amount
            field={min}
            name="minPrice"
            label={say('refine.price.min')}
            value={text(wish.minPrice)}
            {...{ read, onDone }}
          />
          <Amount
            field={max}
            name="maxPrice"
            label={say('refine.price.max')}
            value={text(wish.maxPrice)}
            {...{ read, onDone }}
          />
          <Select name="currency" aria-label={say('currency')} key={currency} defaultValue={currency}>
            {CURRENCIES.map((each) => (
              <option key={each} value={each}>
                {SYMBOL[each]}
              </option>
            ))}
          </Select>
        </div>
      </div>
    </fieldset>
  )
}

const typedIn = (field: RefObject<HTMLInputElement | null>): number | undefined => amountOf(field.current?.value ?? '')

type AmountProps = {
  field: RefObject<HTMLInputElement | null>
  name: string
  label: string
  value: string
  read: () => void
  onDone?: () => void
}

const Amount = ({ field, name, label, value, read, onDone }: AmountProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the kit's field is one
  <label>
    <span>{label}</span>
    <Input
      ref={field}
      className="num"
      inputMode="numeric"
      autoComplete="off"
      maxLength={24}
      name={name}
      defaultValue={value}
      onInput={read}
      onBlur={(event) => {
        if (event.target.value !== value) onDone?.()
      }}
    />
  </label>
)
