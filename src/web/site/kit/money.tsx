import { createContext, useContext } from 'react'
import { formatMoney } from '../../../kernel/format.ts'
import { type Currency, convert, type Minor, type Rates } from '../../../kernel/money.ts'
import { chosenCurrency } from '../../browser/currency.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import style from './money.module.css'

/** The rates amounts are converted with for display; null when they are not known. */
export const RatesContext = createContext<Rates | null>(null)

type Amount = { amount: Minor; currency: Currency }

/** An amount in its own currency and, when the visitor wants another one, about how much that is. */
export const Money = ({ amount, currency }: Amount) => {
  const language = useLanguage()
  return (
    <>
      <span className={`num ${style.amount}`}>{formatMoney(amount, currency, language)}</span>
      <About amount={amount} currency={currency} />
    </>
  )
}

/** 'yaklaşık 2.284 €': the amount in the visitor's currency; nothing when it already is, or when there is no rate. */
export const About = ({ amount, currency }: Amount) => {
  const say = useSay()
  const language = useLanguage()
  const rates = useContext(RatesContext)
  const wanted = chosenCurrency.use()
  if (!rates || wanted === currency) return null
  return (
    <span className={`num ${style.about}`} data-about>
      {say('money.about', { amount: formatMoney(convert(amount, currency, wanted, rates), wanted, language) })}
    </span>
  )
}
