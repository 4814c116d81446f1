import { Check, ChevronDown } from 'lucide-react'
import { CURRENCIES, type Currency, SYMBOL } from '../../../../../kernel/money.ts'
import { chosenCurrency } from '../../../../browser/currency.ts'
import type { SiteWordKey } from '../../../../words/use-say.ts'
import { useSay } from '../../../../words/use-say.ts'
import { iconButtonClass } from '../../../kit/button/icon-button.tsx'
import { DropMenu } from '../../../kit/layer/drop-menu.tsx'
import style from './currency-menu.module.css'

/** How a currency is called in full. */
export const CURRENCY_WORD = {
  TL: 'currency.TL',
  DOLLAR: 'currency.DOLLAR',
  EURO: 'currency.EURO',
  POUND: 'currency.POUND',
} as const satisfies Record<Currency, SiteWordKey>
export const CURRENCY_SHORT = { TL: 'TL', DOLLAR: 'USD', EURO: 'EUR', POUND: 'GBP' } as const satisfies Record<
  Currency,
  string
>

/** Chooses the currency amounts are also shown in. */
export const CurrencyMenu = () => {
  const say = useSay()
  const chosen = chosenCurrency.use()
  return (
    <DropMenu
      end
      summaryClass={iconButtonClass()}
      summary={
        <>
          <span className="sr">{say('currency')}: </span>
          {SYMBOL[chosen]} {CURRENCY_SHORT[chosen]} <ChevronDown className={`i ${style.chevron}`} aria-hidden="true" />
        </>
      }
    >
      {CURRENCIES.map((currency) => (
        <button
          type="button"
          key={currency}
          aria-pressed={currency === chosen}
          onClick={(event) => choose(currency, event.currentTarget)}
        >
          <span>
            {SYMBOL[currency]} {say(CURRENCY_WORD[currency])}
          </span>
          {currency === chosen && <Check className="i" aria-hidden="true" />}
        </button>
      ))}
    </DropMenu>
  )
}

const choose = (currency: Currency, button: HTMLElement) => {
  chosenCurrency.write(currency)
  const menu = button.closest('details')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}
