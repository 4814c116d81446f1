import { changeExchange, type Exchange, type RateRow } from '../../../../features/settings/rates/rates.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { useForm } from '../../kit/form/use-form.ts'

export const KEYS = {
  DOLLAR: 'dollar_exchange_rate',
  EURO: 'euro_exchange_rate',
  POUND: 'sterling_exchange_rate',
} as const satisfies Record<RateRow['currency'], string>

/** '41.2385' → '41,2385'. */
export const shown = (rate: string): string => rate.replace('.', ',')

/** The rates as a form: an empty rate follows TCMB. */
export const useRates = ({ rates, auto, roundUp }: Exchange) => {
  const of = (currency: RateRow['currency']) => rates.find((row) => row.currency === currency)
  const typed = (currency: RateRow['currency']) => {
    const row = of(currency)
    return row?.source === 'MANUAL' ? shown(row.rate) : ''
  }
  const margin = (currency: RateRow['currency']) => of(currency)?.margin ?? 0
  const first = {
    dollar_exchange_rate: typed('DOLLAR'),
    euro_exchange_rate: typed('EURO'),
    sterling_exchange_rate: typed('POUND'),
    margins: { DOLLAR: margin('DOLLAR'), EURO: margin('EURO'), POUND: margin('POUND') },
    auto,
    round_up: roundUp,
  }
  return useForm(changeExchange, first, {
    done: () => undefined,
    said: say('exchange.saved'),
    body: (now) => ({
      ...now,
      dollar_exchange_rate: now.dollar_exchange_rate.trim() || null,
      euro_exchange_rate: now.euro_exchange_rate.trim() || null,
      sterling_exchange_rate: now.sterling_exchange_rate.trim() || null,
    }),
    alsoWrong: (now) =>
      Object.fromEntries(
        rates.map(({ currency, official }) => [
          KEYS[currency],
          !now[KEYS[currency]].trim() && official === null && say('exchange.no-official'),
        ]),
      ),
  })
}

export type RatesForm = ReturnType<typeof useRates>
