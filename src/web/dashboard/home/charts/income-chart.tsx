import { ArrowDown, ArrowUp, Banknote } from 'lucide-react'
import { useState } from 'react'
import type { EarnedMonth, Income } from '../../../../features/overview/charts/charts.contract.ts'
import { type Currency, SYMBOL } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { roundText } from '../../sums.ts'
import { ChartCard } from './chart-card.tsx'
import { earned, growthOf, monthName, mostOf, scaleEnd, shortMoney, shortNumber, sumOf } from './chart-text.ts'
import style from './charts.module.css'
import { Legend, MonthBars } from './month-bars.tsx'

type Props = { today: string; income: Income[] }
type Sums = Omit<EarnedMonth, 'month'>

/** Totals of the stays of each month beside last year's, in one currency at a time. */
export const IncomeChart = ({ today, income }: Props) => {
  const [chosen, setChosen] = useState<Currency>()
  const { currency, months } = income.find((each) => each.currency === chosen) ?? income[0] ?? NONE
  const year = today.slice(0, 4)
  const all = {
    happened: sumOf(months, ({ happened }) => happened),
    confirmed: sumOf(months, ({ confirmed }) => confirmed),
    lastYear: sumOf(months, ({ lastYear }) => lastYear),
  }
  const text = (amount: number) => roundText(amount, currency)
  const rowOf = (name: string, { happened, confirmed, lastYear }: Sums) => [
    ...[name, text(happened), text(confirmed), text(lastYear)],
  ]
  return (
    <ChartCard
      title={say('charts.income')}
      icon={Banknote}
      note={say('charts.income-note')}
      figure={
        <>
          <b className="num">{shortMoney(all.happened + all.confirmed, currency)}</b>
          <Growth percent={growthOf(months, today)} />
        </>
      }
      empty={months.length === 0 ? say('charts.income-empty') : null}
      figures={{
        heads: [say('charts.month'), say('charts.happened'), say('charts.confirmed'), lastYearOf(year)],
        rows: months.map((each) => rowOf(monthName(each.month), each)),
        sum: rowOf(say('charts.year', { year }), all),
      }}
      foot={<Foot {...{ income, currency, year, setChosen }} />}
    >
      <IncomeBars {...{ months, currency, today }} said={{ sum: text(all.happened + all.confirmed), ...all }} />
    </ChartCard>
  )
}

const NONE: Income = { currency: 'TL', months: [] }
const lastYearOf = (year: string): string => String(Number(year) - 1)

type BarsProps = Income & { today: string; said: { sum: string; lastYear: number } }

const IncomeBars = ({ months, currency, today, said }: BarsProps) => {
  const best = mostOf(months, earned)
  const text = (amount: number) => roundText(amount, currency)
  const most = Math.max(...months.flatMap((each) => [earned(each), each.lastYear]))
  return (
    <MonthBars
      label={say('charts.income-said', {
        ...{ year: today.slice(0, 4), sum: said.sum, lastYear: text(said.lastYear) },
        ...{ month: best ? monthName(best.month) : '', best: best ? text(earned(best)) : '' },
      })}
      today={today}
      end={scaleEnd(most)}
      scale={shortNumber}
      bars={months.map((each) => ({
        ...each,
        tip: say('charts.income-tip', {
          ...{ month: monthName(each.month), happened: text(each.happened) },
          ...{ confirmed: text(each.confirmed), lastYear: text(each.lastYear) },
        }),
      }))}
    />
  )
}

const Growth = ({ percent }: { percent: number | null }) => {
  if (percent === null) return null
  const Icon = percent < 0 ? ArrowDown : ArrowUp
  return (
    <span className={`${style.growth} ${percent < 0 ? style.less : ''} num`} title={say('charts.growth')}>
      <Icon className="i i--xs" aria-hidden />
      {percent < 0 ? '−' : '+'}%{Math.abs(percent)}
      <span className="sr">{say('charts.growth')}</span>
    </span>
  )
}

type FootProps = { income: Income[]; currency: Currency; year: string; setChosen: (currency: Currency) => void }

const Foot = ({ income, currency, year, setChosen }: FootProps) => (
  <div className={style.foot}>
    <Legend
      of={[
        { look: 'happened', name: say('charts.happened') },
        { look: 'confirmed', name: say('charts.confirmed') },
        { look: 'before', name: lastYearOf(year) },
      ]}
    />
    {income.length > 1 && (
      <fieldset className={style.currencies} aria-label={say('charts.currency')}>
        {income.map((each) => (
          <Button
            key={each.currency}
            size="small"
            aria-pressed={each.currency === currency}
            onClick={() => setChosen(each.currency)}
          >
            {SYMBOL[each.currency]}
          </Button>
        ))}
      </fieldset>
    )}
  </div>
)
