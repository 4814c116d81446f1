import { useState } from 'react'
import { setDayPrices } from '../../../../features/pricing/prices/prices.contract.ts'
import type { VillaPrices } from '../../../../features/pricing/prices/prices.shape.ts'
import { addDays, type Day } from '../../../../kernel/day.ts'
import { formatMoney, formatStay } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import { lastNight } from './grid/period-text.ts'
import { Amount, Nights } from './price-fields.tsx'
import { RowsCard } from './rows-card.tsx'

type Run = { id: number; from: Day; until: Day; nightly: number }

/** Nights that have a price of their own, as runs of the same price. */
export const DayPrices = ({ prices, admin }: { prices: VillaPrices; admin: boolean }) => {
  const { villa, dayPrices } = prices
  const [editing, setEditing] = useState<{ run: Run | null }>()
  const { send } = useWrite(setDayPrices, undefined, say('prices.nights-deleted'))
  const runs = runsOf(dayPrices)
  const name = (run: Run) =>
    `${formatStay(run.from, lastNight(run), 'tr')}: ${formatMoney(run.nightly, villa.currency, 'tr')}`
  const remove = ({ from, until }: Run) => void send({ params: { id: villa.id }, body: { from, until, nightly: null } })
  return (
    <>
      <RowsCard
        title={say('prices.nights')}
        empty={say('prices.nights-none')}
        rows={runs}
        name={name}
        columns={[
          {
            key: 'nights',
            head: say('prices.period'),
            className: 'num',
            opens: true,
            width: 'fills',
            cell: (run) => formatStay(run.from, lastNight(run), 'tr'),
          },
          {
            key: 'nightly',
            head: say('prices.show.nightly'),
            className: 'num',
            right: true,
            cell: ({ nightly }) => <b>{formatMoney(nightly, villa.currency, 'tr')}</b>,
          },
        ]}
        write={admin ? { add: () => setEditing({ run: null }), edit: (run) => setEditing({ run }), remove } : null}
      />
      {editing && <NightsEditor prices={prices} run={editing.run} onClose={() => setEditing(undefined)} />}
    </>
  )
}

const NightsEditor = ({
  prices: { villa },
  run,
  onClose,
}: {
  prices: VillaPrices
  run: Run | null
  onClose: () => void
}) => {
  const { from = '', until = '', nightly = null } = run ?? {}
  const form = useForm(setDayPrices, { from, until, nightly }, { done: onClose })
  return (
    <EditorForm
      title={say('prices.nights-edit')}
      form={form}
      onSave={() => form.send({ id: villa.id })}
      onClose={onClose}
    >
      <Nights form={form} />
      <Amount
        form={form}
        name="nightly"
        label={say('prices.show.nightly')}
        currency={villa.currency}
        optional
        help={say('prices.nights-help')}
      />
    </EditorForm>
  )
}

const runsOf = (nights: VillaPrices['dayPrices']): Run[] => {
  const runs: Run[] = []
  for (const { night, nightly } of nights) {
    const last = runs.at(-1)
    if (last?.until === night && last.nightly === nightly) last.until = addDays(night, 1)
    else runs.push({ id: runs.length + 1, from: night, until: addDays(night, 1), nightly })
  }
  return runs
}
