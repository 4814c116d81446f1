import { useId } from 'react'
import { nightCount } from '../../../../kernel/day.ts'
import { CURRENCIES, SYMBOL } from '../../../../kernel/money.ts'
import { chosenCurrency } from '../../../browser/currency.ts'
import { useSay } from '../../../words/use-say.ts'
import { Input, Select } from '../../kit/form/input.tsx'
import type { Wish } from '../wish.ts'
import style from './filter-fields.module.css'

const BEDROOMS = [2, 3, 4, 5]
const FLEXIBLE = [0, 1, 3, 7]

/** With dates the total of the stay, without them the price of a night. `onDone` when a price was typed and left. */
export const PriceField = ({ wish, onDone }: { wish: Wish; onDone?: () => void }) => {
  const say = useSay()
  const id = useId()
  const chosen = chosenCurrency.use()
  const currency = wish.currency ?? chosen
  const n = wish.checkin && wish.checkout ? nightCount({ checkIn: wish.checkin, checkOut: wish.checkout }) : 0
  return (
    <fieldset>
      <legend>{n ? say('filter.price.stay', { n }) : say('filter.price.night')}</legend>
      <div className={style.prices}>
        <Amount id={`${id}min`} name="minPrice" label={say('filter.price.min')} value={wish.minPrice} onDone={onDone} />
        <Amount id={`${id}max`} name="maxPrice" label={say('filter.price.max')} value={wish.maxPrice} onDone={onDone} />
        <Select name="currency" aria-label={say('currency')} key={currency} defaultValue={currency}>
          {CURRENCIES.map((each) => (
            <option key={each} value={each}>
              {SYMBOL[each]}
            </option>
          ))}
        </Select>
      </div>
    </fieldset>
  )
}

type AmountProps = { id: string; name: string; label: string; value?: number; onDone?: () => void }

const Amount = ({ id, name, label, value, onDone }: AmountProps) => (
  <div>
    <label htmlFor={id}>{label}</label>
    <Input
      id={id}
      className="num"
      type="number"
      inputMode="numeric"
      name={name}
      min={0}
      step={1}
      defaultValue={value}
      onBlur={(event) => {
        if (event.target.value !== String(value ?? '')) onDone?.()
      }}
    />
  </div>
)

export const BedroomField = ({ wish }: { wish: Wish }) => {
  const say = useSay()
  return (
    <fieldset>
      <legend>{say('filter.bedroom')}</legend>
      <div className={style.options}>
        <Option name="bedrooms" value="" text={say('filter.any')} checked={!wish.bedrooms} />
        {BEDROOMS.map((n) => (
          <Option key={n} name="bedrooms" value={n} text={`${n}+`} checked={wish.bedrooms === n} />
        ))}
      </div>
    </fieldset>
  )
}

/** How many days the arrival may move. */
export const FlexibleField = ({ wish }: { wish: Wish }) => {
  const say = useSay()
  return (
    <fieldset>
      <legend>{say('filter.flexibility')}</legend>
      <div className={`${style.options} ${style.four}`}>
        {FLEXIBLE.map((n) => (
          <Option
            key={n}
            name="flexible"
            value={n || ''}
            text={n ? `± ${n}` : say('filter.exact')}
            checked={wish.flexible === n}
          />
        ))}
      </div>
    </fieldset>
  )
}

const Option = ({
  name,
  value,
  text,
  checked,
}: {
  name: string
  value: number | string
  text: string
  checked: boolean
}) => (
  <label>
    <input className="sr" type="radio" name={name} value={value} defaultChecked={checked} />
    <span className="num">{text}</span>
  </label>
)
