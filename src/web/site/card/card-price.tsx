import { formatMoney } from '../../../kernel/format.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { About } from '../kit/money.tsx'
import { useDays } from '../use-days.ts'
import style from './card-price.module.css'
import type { ListedVilla } from './listed/listed-villa.ts'

/**
 * The whole price of the stay with its nights; without dates the lowest nightly price ahead. The same total as
 * everywhere else.
 */
export const CardPrice = ({ villa, dated = false }: { villa: ListedVilla; dated?: boolean }) => {
  const { stay } = villa
  if (stay) return <StayPrice villa={villa} stay={stay} dated={dated} />
  return <FromPrice villa={villa} />
}

type Stay = NonNullable<ListedVilla['stay']>

const StayPrice = ({ villa, stay, dated }: { villa: ListedVilla; stay: Stay; dated: boolean }) => {
  const say = useSay()
  const language = useLanguage()
  const days = useDays()
  const money = (amount: number) => formatMoney(amount, villa.currency, language)
  const nightly = Math.round(stay.total / stay.nights / 100) * 100
  return (
    <>
      <p className={style.price} data-figure>
        {stay.beforeDiscount !== null && (
          <s>
            <span className="sr">{say('card.before')}</span> {money(stay.beforeDiscount)}
          </s>
        )}
        <b>{money(stay.total)}</b>
        <span>{say('card.total', { n: stay.nights })}</span>
        <About amount={stay.total} currency={villa.currency} />
      </p>
      <p className={style.note}>
        {dated && <span className={`${style.dates} num`}>{days.stay(stay.checkIn, stay.checkOut)}</span>}
        {dated && ' · '}
        {say('card.nightly', { amount: money(nightly) })} ·{' '}
        {stay.cleaning > 0 ? say('card.cleaning', { amount: money(stay.cleaning) }) : say('card.cleaning.in')}
        <Permit villa={villa} />
      </p>
    </>
  )
}

const FromPrice = ({ villa }: { villa: ListedVilla }) => {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <p className={style.price} data-figure>
        {villa.fromNightly === null ? (
          <span>{say('card.none')}</span>
        ) : (
          <>
            <span>{say('card.from.a')}</span>
            <b>{formatMoney(villa.fromNightly, villa.currency, language)}</b>
            <span>{say('card.from.b')}</span>
            <About amount={villa.fromNightly} currency={villa.currency} />
          </>
        )}
      </p>
      <p className={style.note}>
        {say('card.choose')}
        <Permit villa={villa} />
      </p>
    </>
  )
}

const Permit = ({ villa }: { villa: ListedVilla }) => {
  const say = useSay()
  if (!villa.permitNo) return null
  return <span className={`${style.permit} num`}>{say('card.permit', { number: villa.permitNo })}</span>
}
