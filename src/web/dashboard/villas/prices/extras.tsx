import { useState } from 'react'
import { changeExtra, createExtra, deleteExtra } from '../../../../features/pricing/prices/prices.contract.ts'
import type { VillaPrices } from '../../../../features/pricing/prices/prices.shape.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useRemoval } from '../../kit/list/use-removal.ts'
import { Amount } from './price-fields.tsx'
import { RowsCard } from './rows-card.tsx'

type Extra = VillaPrices['extras'][number]
const CODES = ['pool-heating', 'pet', 'extra-bed', 'transfer', 'cot'] as const
const PER = ['stay', 'night'] as const

/** What a guest may add to a stay, one of a kind. */
export const Extras = ({ prices, admin }: { prices: VillaPrices; admin: boolean }) => {
  const { villa, extras } = prices
  const [editing, setEditing] = useState<{ row: Extra | null }>()
  const price = ({ amount, per }: Extra) =>
    say(`prices.per.${per}`, { amount: formatMoney(amount, villa.currency, 'tr') })
  const name = (row: Extra) => `${row.name.tr}: ${price(row)}`
  const { leaving, remove } = useRemoval(deleteExtra, (row: Extra) =>
    say('prices.extra-deleted', { extra: row.name.tr }),
  )
  return (
    <>
      <RowsCard
        title={say('prices.extras')}
        empty={say('prices.extras-none')}
        rows={extras.filter(({ id }) => !leaving.includes(id))}
        name={name}
        columns={[
          { key: 'name', head: say('prices.extra'), opens: true, width: 'text', cell: (row) => row.name.tr },
          {
            key: 'price',
            head: say('prices.extra-price'),
            className: 'num',
            right: true,
            cell: (row) => <b>{price(row)}</b>,
          },
        ]}
        write={admin ? { add: () => setEditing({ row: null }), edit: (row) => setEditing({ row }), remove } : null}
      />
      {editing && <ExtraEditor prices={prices} row={editing.row} onClose={() => setEditing(undefined)} />}
    </>
  )
}

const ExtraEditor = ({ prices, row, onClose }: { prices: VillaPrices; row: Extra | null; onClose: () => void }) => {
  const { id: villa_id, currency } = prices.villa
  const first = {
    code: row?.code ?? 'pool-heating',
    name: { tr: '', en: '', ru: '', ...row?.name },
    amount: row?.amount ?? Number.NaN,
    per: row?.per ?? 'night',
  }
  const form = useForm<typeof createExtra | typeof changeExtra, typeof first>(row ? changeExtra : createExtra, first, {
    done: onClose,
    body: (typed) => (row ? typed : { ...typed, villa_id }),
  })
  return (
    <EditorForm
      title={say(row ? 'prices.extra-edit' : 'prices.extra-new')}
      form={form}
      onSave={() => form.send(row ? { id: row.id } : undefined)}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="code"
        label={say('prices.extra-kind')}
        options={CODES.map((value) => ({ value, label: say(`prices.extra.${value}`) }))}
      />
      <TranslatedFields form={form} parts={[{ name: 'name', label: say('prices.extra') }]} />
      <Amount form={form} name="amount" label={say('prices.extra-price')} currency={currency} />
      <SelectField
        form={form}
        name="per"
        label={say('prices.extra-per')}
        options={PER.map((value) => ({ value, label: say(`prices.extra-per.${value}`) }))}
      />
    </EditorForm>
  )
}
