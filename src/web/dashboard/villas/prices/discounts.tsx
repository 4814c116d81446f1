import { useState } from 'react'
import { changeDiscount, createDiscount, deleteDiscount } from '../../../../features/pricing/prices/prices.contract.ts'
import type { VillaPrices } from '../../../../features/pricing/prices/prices.shape.ts'
import { formatStay } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { CountField } from '../../kit/fields/number/count-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { EditorForm } from '../../kit/form/editor-form.tsx'
import { typedIn } from '../../kit/form/typed-fields.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useRemoval } from '../../kit/list/use-removal.ts'
import columns from '../../kit/page/columns.module.css'
import { lastNight } from './grid/period-text.ts'
import { Nights } from './price-fields.tsx'
import { RowsCard } from './rows-card.tsx'

type Discount = VillaPrices['discounts'][number]
const KINDS = ['length', 'early', 'last-minute', 'coupon'] as const

/** Discounts and coupons of the villa; those of the whole agency are only shown. */
export const Discounts = ({ prices, admin }: { prices: VillaPrices; admin: boolean }) => {
  const [editing, setEditing] = useState<{ row: Discount | null }>()
  const name = (row: Discount) => `${whatOf(row)}: %${row.percent}`
  const { leaving, remove } = useRemoval(deleteDiscount, (row: Discount) =>
    say('prices.discount-deleted', { discount: name(row) }),
  )
  return (
    <>
      <RowsCard
        title={say('prices.discounts')}
        empty={say('prices.discounts-none')}
        rows={prices.discounts.filter(({ id }) => !leaving.includes(id))}
        name={name}
        columns={[
          { key: 'what', head: say('prices.discount'), opens: true, width: 'text', cell: whatOf },
          {
            key: 'percent',
            head: say('prices.percent'),
            className: 'num',
            right: true,
            cell: ({ percent }) => <b>%{percent}</b>,
          },
          {
            key: 'nights',
            head: say('prices.discount-arrivals'),
            className: 'num',
            cell: (row) => formatStay(row.from, lastNight(row), 'tr'),
          },
          {
            key: 'where',
            head: say('prices.discount-where'),
            cell: ({ everywhere }) => say(everywhere ? 'prices.discount-all' : 'prices.discount-here'),
          },
        ]}
        write={
          admin
            ? {
                add: () => setEditing({ row: null }),
                edit: (row) => setEditing({ row }),
                remove,
                fixed: ({ everywhere }) => everywhere,
              }
            : null
        }
      />
      {editing && <DiscountEditor villaId={prices.villa.id} row={editing.row} onClose={() => setEditing(undefined)} />}
    </>
  )
}

const whatOf = ({ kind, threshold, coupon }: Discount): string =>
  say(`prices.discount.${kind}`, { n: threshold, coupon: coupon ?? '' })

const DiscountEditor = ({ villaId, row, onClose }: { villaId: number; row: Discount | null; onClose: () => void }) => {
  const { kind = 'length', percent = 10, threshold = 7, from = '', until = '', coupon = '' } = row ?? {}
  const first = { kind, percent, threshold, from, until, coupon: coupon ?? '' }
  const form = useForm<typeof createDiscount | typeof changeDiscount, typeof first>(
    row ? changeDiscount : createDiscount,
    first,
    {
      done: onClose,
      body: (typed) => {
        const discount = { ...typed, coupon: typed.kind === 'coupon' ? typed.coupon.toUpperCase() : null }
        return row ? discount : { ...discount, villa_id: villaId }
      },
    },
  )
  const chosen = typedIn<Discount['kind']>(form, 'kind') ?? 'length'
  return (
    <EditorForm
      title={say(row ? 'prices.discount-edit' : 'prices.discount-new')}
      form={form}
      onSave={() => form.send(row ? { id: row.id } : undefined)}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="kind"
        label={say('prices.discount')}
        options={KINDS.map((value) => ({ value, label: say(`prices.discount-kind.${value}`) }))}
      />
      {chosen === 'coupon' && <TextField form={form} name="coupon" label={say('prices.coupon')} required />}
      <div className={columns.two}>
        <CountField form={form} name="percent" label={say('prices.percent')} min={1} max={90} unit="%" />
        <CountField form={form} name="threshold" label={say(`prices.threshold.${chosen}`)} min={0} max={730} />
      </div>
      <Nights form={form} />
    </EditorForm>
  )
}
