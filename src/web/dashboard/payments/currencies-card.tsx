import {
  type CardSettings,
  putCardCurrencies,
  type Taker,
} from '../../../features/payments/providers/card-settings.contract.ts'
import { type Currency, ISO_CODE, SYMBOL } from '../../../kernel/money.ts'
import { say } from '../../words/dashboard.ts'
import { Field } from '../kit/fields/field.tsx'
import input from '../kit/fields/input.module.css'
import { useWrite } from '../kit/form/use-write.ts'
import { Card, CardBody } from '../kit/page/card.tsx'
import style from './payment-settings.module.css'

/** One row of choices: a change is written at once. */
export const CurrenciesCard = ({ settings }: { settings: CardSettings }) => {
  const { send, sending } = useWrite(putCardCurrencies, undefined, say('cards.saved'))
  const takers = takersOf(settings)
  const choose = (currency: Currency, provider: string) => {
    const taker = takers.find(({ value }) => value === provider)
    if (taker) send({ body: { currencies: [{ currency, provider: taker.value }] } })
  }
  return (
    <Card className={style.whole} title={say('cards.currencies')}>
      <CardBody className={style.currencies}>
        <p className={`${style.whole} t3 sm`}>{say('cards.currencies-note')}</p>
        {settings.currencies.map(({ currency, provider }) => (
          <Field key={currency} label={`${ISO_CODE[currency]} ${SYMBOL[currency]}`}>
            {(wired) => (
              <select
                {...wired}
                className={input.select}
                name={`taker.${currency}`}
                value={provider}
                disabled={sending}
                onChange={(event) => choose(currency, event.target.value)}
              >
                {takers.map(({ value, label, ready }) => (
                  <option key={value} value={value} disabled={!ready && value !== provider}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </CardBody>
    </Card>
  )
}

const takersOf = ({ demo, providers }: CardSettings): { value: Taker; label: string; ready: boolean }[] => [
  { value: 'none', label: say('cards.provider.none'), ready: true },
  ...providers.map(({ name, ready }) => {
    const label = say(`cards.provider.${name}`)
    return { value: name, label: ready ? label : say('cards.not-ready', { name: label }), ready }
  }),
  ...(demo ? [{ value: 'demo' as const, label: say('cards.provider.demo'), ready: true }] : []),
]
