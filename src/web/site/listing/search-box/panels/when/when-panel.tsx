import { lazy, Suspense, useMemo, useState } from 'react'
import { formatDay, formatMoney, formatNumber } from '../../../../../../kernel/format.ts'
import type { Language } from '../../../../../../kernel/language.ts'
import { type Currency, SYMBOL } from '../../../../../../kernel/money.ts'
import { chosenCurrency } from '../../../../../browser/currency.ts'
import { useLanguage, useSay } from '../../../../../words/use-say.ts'
import { chipClass } from '../../../../kit/chip.tsx'
import { Select } from '../../../../kit/form/input.tsx'
import { Spinner } from '../../../../kit/spinner.tsx'
import { useSite } from '../../../../site-data.ts'
import { useDays } from '../../../../use-days.ts'
import type { Asked } from '../asked.ts'
import { tintsOf } from './tints.ts'
import { type Ahead, useAhead, useWeeks, type Week } from './use-ahead.ts'
import style from './when-panel.module.css'

const StayPicker = lazy(() =>
  import('../../../../stay/picker/stay-picker.tsx').then((module) => ({ default: module.StayPicker })),
)

const WAYS = ['weeks', 'days', 'weekends'] as const
const FLEXIBLE = [0, 1, 3, 7]

type Props = { asked: Asked; onChange: (change: Partial<Asked>) => void }

/** Three ways to a time: a month and one of its weeks, the calendar, a weekend. */
export const WhenPanel = ({ asked, onChange }: Props) => {
  const say = useSay()
  const [way, setWay] = useState<(typeof WAYS)[number]>(asked.checkin ? 'days' : 'weeks')
  const currency = chosenCurrency.use()
  const ahead = useAhead(asked, currency)
  return (
    <>
      <fieldset className={style.ways}>
        <legend className="sr">{say('sheet.when')}</legend>
        {WAYS.map((each) => (
          <button key={each} type="button" aria-pressed={each === way} onClick={() => setWay(each)}>
            {say(`sheet.when.${each}`)}
          </button>
        ))}
      </fieldset>
      {way === 'days' ? (
        <Calendar {...{ asked, onChange, ahead, currency }} />
      ) : (
        <Months key={way} nights={way === 'weeks' ? 7 : 2} {...{ asked, onChange, ahead, currency }} />
      )}
      <fieldset className={style.flexible}>
        <legend className="sr">{say('sheet.when.flexible')}</legend>
        {FLEXIBLE.map((n) => (
          <button
            key={n}
            type="button"
            className={chipClass('', asked.flexible === n)}
            aria-pressed={asked.flexible === n}
            onClick={() => onChange({ flexible: n })}
          >
            {n ? say('sheet.when.days.n', { n }) : say('sheet.when.exact')}
          </button>
        ))}
      </fieldset>
    </>
  )
}

type PartProps = Props & { ahead: Ahead | null; currency: Currency }

const Months = ({ asked, onChange, ahead, currency, nights }: PartProps & { nights: 2 | 7 }) => {
  const say = useSay()
  const language = useLanguage()
  const { today } = useSite()
  const [month, setMonth] = useState<string | null>(asked.checkin?.slice(0, 7) ?? null)
  const weeks = useWeeks(asked, currency, month, nights)
  const months = ahead?.months.slice(0, 12) ?? monthsFrom(today)
  const name = month && formatDay(`${month}-01`, language, 'month')
  return (
    <>
      <p className={style.ask}>{say('sheet.when.month')}</p>
      <div className={style.months}>
        {months.map((each) => (
          <button
            key={each.month}
            type="button"
            aria-pressed={each.month === month}
            disabled={ahead !== null && each.least === null}
            onClick={() => setMonth(each.month)}
          >
            <b>{monthAlone(each.month, language)}</b>
            {ahead && (
              <small className="num">
                {each.least === null
                  ? say('sheet.when.full')
                  : say('sheet.when.from', { price: formatMoney(each.least * 100, currency, language) })}
              </small>
            )}
            {ahead && <meter min={0} max={100} value={each.free} aria-hidden="true" />}
          </button>
        ))}
      </div>
      {name && (
        <p className={style.ask} role="status">
          {weeks?.length === 0 || weeks?.every(({ free }) => !free)
            ? say('sheet.when.none')
            : say(nights === 7 ? 'sheet.when.week' : 'sheet.when.weekend', { month: name })}
        </p>
      )}
      {month && !weeks && <Spinner label={say('part.wait')} />}
      {weeks && <Weeks {...{ weeks, asked, onChange, currency }} />}
    </>
  )
}

/** Twelve months in a row need no year. */
const monthAlone = (month: string, language: Language): string =>
  formatDay(`${month}-01`, language, 'month').replace(/\s?\d{4}.*$/, '')

const monthsFrom = (today: string): Ahead['months'] =>
  Array.from({ length: 12 }, (_, index) => {
    const at = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + index
    const month = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    return { month, least: null, free: 0 }
  })

const Weeks = ({ weeks, asked, onChange, currency }: Props & { weeks: Week[]; currency: Currency }) => {
  const say = useSay()
  const days = useDays()
  const language = useLanguage()
  const best = Math.min(...weeks.flatMap(({ least }) => least ?? []))
  return (
    <div className={style.weeks}>
      {weeks.map(({ checkin, checkout, free, least }) => (
        <button
          key={checkin}
          type="button"
          disabled={!free}
          aria-pressed={asked.checkin === checkin && asked.checkout === checkout}
          onClick={() => onChange({ checkin, checkout })}
        >
          <span>
            <b className="num">{days.stay(checkin, checkout, 'day')}</b>
            <small className="num">
              {say('sheet.when.free', { n: free })}
              {least === best && <em> · {say('sheet.when.best')}</em>}
            </small>
          </span>
          {least !== null && (
            <strong className="num">
              {formatMoney(least * 100, currency, language)}
              <small>{say('sheet.when.least')}</small>
            </strong>
          )}
        </button>
      ))}
    </div>
  )
}

const Calendar = ({ asked, onChange, ahead, currency }: PartProps) => {
  const say = useSay()
  const language = useLanguage()
  const { today } = useSite()
  const [month, setMonth] = useState('')
  const isPlaced = asked.town.length + asked.district.length > 0
  const tints = ahead && isPlaced ? tintsOf(ahead) : undefined
  const rules = useMemo(() => ({ today, gapMinNights: 0, gapLeavesOneEdge: false }), [today])
  return (
    <div className={style.calendar}>
      <Select
        className={style.jump}
        aria-label={say('sheet.when.jump')}
        value={month}
        onChange={(event) => setMonth(event.target.value)}
      >
        <option value="">{say('sheet.when.jump')}</option>
        {monthsFrom(today).map((each) => (
          <option key={each.month} value={each.month}>
            {formatDay(`${each.month}-01`, language, 'month')}
          </option>
        ))}
      </Select>
      {tints && <p className="small">{say('sheet.when.note', { currency: SYMBOL[currency] })}</p>}
      <Suspense fallback={<Spinner label={say('part.wait')} />}>
        <StayPicker
          key={month}
          value={{ checkIn: asked.checkin, checkOut: asked.checkout }}
          onChange={({ checkIn, checkOut }) => onChange({ checkin: checkIn, checkout: checkOut })}
          months={2}
          from={month ? `${month}-01` : undefined}
          rules={rules}
          guide={(day) => {
            const known = tints?.get(day)
            return known && { tint: known.tint, text: known.price === null ? null : inThousands(known.price, language) }
          }}
        />
      </Suspense>
      {tints && (
        <ul className={style.legend}>
          {(['low', 'middle', 'high', 'full'] as const).map((tint) => (
            <li key={tint} data-tint={tint}>
              {say(`sheet.tint.${tint}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const inThousands = (price: number, language: Parameters<typeof formatNumber>[1]): string =>
  formatNumber(price / 1000, language, price < 100_000 ? 1 : 0)
