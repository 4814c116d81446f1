import { type CSSProperties, useEffect, useState } from 'react'
import type { PlaceGuide } from '../../../../features/places/places.contract.ts'
import type { PriceOfMonth } from '../../../../features/search/months/months.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { lazyCall } from '../../../browser/lazy-call.ts'
import { useLanguage, useSay } from '../../../words/use-say.ts'
import { Band } from '../../kit/page/band.tsx'
import { addressOf, wishOf } from '../../listing/wish.ts'
import { SiteLink } from '../../site-link.tsx'
import style from './guide-months.module.css'

const askMonths = lazyCall(() =>
  import('../../../../features/search/months/months.contract.ts').then((of) => of.searchMonths),
)

type Props = { slug: string; name: string; months: PlaceGuide['months'] }

/** The year of a region: how warm day and sea are, and the cheapest week that is free in each month. */
export const GuideMonths = ({ slug, name, months }: Props) => {
  const say = useSay()
  const language = useLanguage()
  const prices = usePrices(slug)
  const monthName = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  return (
    <Band title={say('guide.months', { name })} text={say(prices ? 'guide.months.text' : 'guide.months.bare')}>
      <ol className={style.year}>
        {months.map(({ air, sea }, at) => {
          const short = monthName.format(new Date(Date.UTC(2028, at, 1)))
          return (
            <li key={short}>
              <b>{short}</b>
              <span className={style.bars} style={{ '--air': air, '--sea': sea } as CSSProperties}>
                <i />
              </span>
              <span className="num">{say('guide.air', { n: air })}</span>
              <span className={`num ${style.sea}`}>{say('guide.sea', { n: sea })}</span>
              {prices && <Price slug={slug} short={short} price={prices.get(at + 1)} />}
            </li>
          )
        })}
      </ol>
    </Band>
  )
}

const Price = ({ slug, short, price }: { slug: string; short: string; price: PriceOfMonth | undefined }) => {
  const say = useSay()
  const language = useLanguage()
  if (!price?.week) return <span className={style.full}>{say('guide.full')}</span>
  const { checkin, checkout, least } = price.week
  const wish = { ...wishOf(new URLSearchParams()), checkin, checkout, guests: 2 }
  const amount = formatMoney(least * 100, 'TL', language)
  return (
    <SiteLink
      className={`num ${style.price}`}
      to={addressOf(`/${slug}`, wish)}
      aria-label={say('guide.week', { month: short, total: amount })}
    >
      {amount}
    </SiteLink>
  )
}

/** By the number of the month; null until they are known, and when nobody answers: the warmth is told alone. */
const usePrices = (slug: string): Map<number, PriceOfMonth> | null => {
  const [prices, setPrices] = useState<Map<number, PriceOfMonth> | null>(null)
  useEffect(() => {
    let isWanted = true
    askMonths({ query: { town: slug } }).then(
      ({ content }) => isWanted && setPrices(new Map(content.map((each) => [Number(each.month.slice(5)), each]))),
      () => isWanted && setPrices(null),
    )
    return () => {
      isWanted = false
    }
  }, [slug])
  return prices
}
