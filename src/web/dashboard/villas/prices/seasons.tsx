import { useState } from 'react'
import { changeSeason, createSeason, deleteSeason } from '../../../../features/pricing/prices/prices.contract.ts'
import type { VillaPrices } from '../../../../features/pricing/prices/prices.shape.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { formatMoney, formatStay } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { CountField } from '../../kit/fields/number/count-field.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useRemoval } from '../../kit/list/use-removal.ts'
import columns from '../../kit/page/columns.module.css'
import { lastNight } from './grid/period-text.ts'
import { Amount, Nights, WEEKDAYS, Weekdays } from './price-fields.tsx'
import { RowsCard } from './rows-card.tsx'
import { SeasonWeek } from './season-week.tsx'

type Season = VillaPrices['seasons'][number]
type Of = { prices: VillaPrices; admin: boolean }

/** The price periods; those that are over come last. */
export const Seasons = ({ prices, admin }: Of) => {
  const { seasons, villa } = prices
  const [editing, setEditing] = useState<{ row: Season | null }>()
  const name = (row: Season) =>
    `${formatStay(row.from, lastNight(row), 'tr')}: ${formatMoney(row.nightly, villa.currency, 'tr')}`
  const { leaving, remove } = useRemoval(deleteSeason, (row: Season) =>
    say('prices.season-deleted', { season: name(row) }),
  )
  const today = dayInIstanbul(new Date())
  const inTime = seasons.filter(({ until }) => until > today)
  const over = seasons.filter(({ until }) => until <= today).reverse()
  return (
    <>
      <RowsCard
        title={say('prices.seasons')}
        empty={say('prices.seasons-none')}
        rows={[...inTime, ...over].filter(({ id }) => !leaving.includes(id))}
        name={name}
        group={({ from, until }) => {
          const year = from.slice(0, 4)
          return until > today ? { key: year, head: year } : { key: `past-${year}`, head: say('prices.past', { year }) }
        }}
        columns={[
          {
            key: 'nights',
            head: say('prices.period'),
            className: 'num',
            opens: true,
            cell: (row) => formatStay(row.from, lastNight(row), 'tr'),
          },
          {
            key: 'nightly',
            head: say('prices.show.nightly'),
            className: 'num',
            right: true,
            cell: ({ nightly }) => <b>{formatMoney(nightly, villa.currency, 'tr')}</b>,
          },
          {
            key: 'weekly',
            head: say('prices.show.weekly'),
            className: 'num',
            right: true,
            cell: ({ weekly }) => (weekly === null ? '–' : formatMoney(weekly, villa.currency, 'tr')),
          },
          {
            key: 'min',
            head: say('prices.show.minNights'),
            className: 'num',
            right: true,
            cell: ({ minNights }) => minNights,
          },
          { key: 'days', head: say('prices.arrival-days'), cell: ({ arrivalDays }) => daysText(arrivalDays) },
          {
            key: 'cleaning',
            head: say('prices.cleaning'),
            className: 'num',
            cell: (row) => cleaningText(row, villa.currency),
          },
        ]}
        write={admin ? { add: () => setEditing({ row: null }), edit: (row) => setEditing({ row }), remove } : null}
      />
      {editing && <SeasonEditor prices={prices} row={editing.row} onClose={() => setEditing(undefined)} />}
    </>
  )
}

const daysText = (days: number[]): string =>
  days.length === 0 || days.length === 7
    ? say('prices.every-day')
    : days.map((day) => (isWeekday(day) ? say(WEEKDAYS[day]) : '')).join(', ')
const isWeekday = (day: number): day is keyof typeof WEEKDAYS => day in WEEKDAYS

const cleaningText = (
  { cleaningFee, cleaningBelowNights }: Season,
  currency: VillaPrices['villa']['currency'],
): string =>
  cleaningFee > 0 && cleaningBelowNights > 0
    ? say('prices.cleaning-below', { n: cleaningBelowNights, amount: formatMoney(cleaningFee, currency, 'tr') })
    : '–'

const SeasonEditor = ({ prices, row, onClose }: { prices: VillaPrices; row: Season | null; onClose: () => void }) => {
  const { id: villa_id, currency } = prices.villa
  const last = prices.seasons.at(-1)
  const { id: _, ...first } = row ?? { ...EMPTY, ...(last && { from: last.until, minNights: last.minNights }) }
  const form = useForm<typeof createSeason | typeof changeSeason, typeof first>(
    row ? changeSeason : createSeason,
    first,
    {
      done: onClose,
      draft: `draft.season.${row?.id ?? `new.${villa_id}`}`,
      body: (typed) => (row ? typed : { ...typed, villa_id }),
    },
  )
  const money = { form, currency }
  return (
    <EditorForm
      title={say(row ? 'prices.season-edit' : 'prices.season-new')}
      form={form}
      onSave={() => form.send(row ? { id: row.id } : undefined)}
      onClose={onClose}
    >
      <Nights form={form} />
      <div className={columns.two}>
        <Amount {...money} name="nightly" label={say('prices.show.nightly')} />
        <Amount {...money} name="weekly" label={say('prices.show.weekly')} optional help={say('prices.weekly-help')} />
      </div>
      <SeasonWeek prices={prices} draft={form.typed} own={row?.id ?? null} />
      <CountField form={form} name="minNights" label={say('prices.show.minNights')} min={1} max={100} />
      <Weekdays form={form} name="arrivalDays" label={say('prices.arrival-days')} />
      <Weekdays form={form} name="departureDays" label={say('prices.departure-days')} />
      <div className={columns.two}>
        <CountField form={form} name="cleaningBelowNights" label={say('prices.cleaning-nights')} min={0} max={100} />
        <Amount {...money} name="cleaningFee" label={say('prices.cleaning')} />
      </div>
      <CountField
        form={form}
        name="prepaymentPercent"
        label={say('prices.prepayment-own')}
        min={0}
        max={100}
        unit="%"
      />
    </EditorForm>
  )
}

const EMPTY = {
  id: null,
  from: '',
  until: '',
  nightly: Number.NaN,
  weekly: null as number | null,
  minNights: 5,
  arrivalDays: [] as number[],
  departureDays: [] as number[],
  cleaningBelowNights: 0,
  cleaningFee: 0,
  prepaymentPercent: null as number | null,
}
