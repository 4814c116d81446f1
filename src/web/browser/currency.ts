import { CURRENCIES, type Currency } from '../../kernel/money.ts'
import { stored } from './stored.ts'

const isCurrency = (text: string): text is Currency => CURRENCIES.some((currency) => currency === text)

/** The currency the visitor wants to see amounts in; TL when never chosen. */
export const chosenCurrency = stored<Currency>(
  'happyvillalari.currency',
  'TL',
  (text) => (isCurrency(text) ? text : 'TL'),
  String,
)
