import type { Pin } from '../../../../features/search/search.contract.ts'
import { nightCount } from '../../../../kernel/day.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import type { PinTexts } from './pins-layer.ts'

/** What pins say: the whole price of the stay; without dates, which villa it is. */
export const usePinTexts = (nights: number): PinTexts => {
  const say = useSay()
  const language = useLanguage()
  const money = ({ total, currency }: Pin) => (total === null ? '' : formatMoney(total, currency, language))
  return {
    price: (pin) => money(pin) || pin.name,
    label: (pin) => (pin.total === null ? pin.name : say('map.pin', { name: pin.name, n: nights, amount: money(pin) })),
    many: (pins) => say('map.many', { n: pins.length }),
    manyLabel: (pins) => {
      const [lowest] = pins.filter(({ total }) => total !== null).toSorted((a, b) => (a.total ?? 0) - (b.total ?? 0))
      const isOneMoney = pins.every(({ currency }) => currency === pins[0]?.currency)
      return lowest && isOneMoney
        ? say('map.many.from', { n: pins.length, amount: money(lowest) })
        : say('map.many.near', { n: pins.length })
    },
  }
}

export const nightsOfWish = ({ checkin, checkout }: { checkin?: string; checkout?: string }): number =>
  checkin && checkout ? nightCount({ checkIn: checkin, checkOut: checkout }) : 0
