import { Plus, Send } from 'lucide-react'
import type { VillaPrices } from '../../../../features/pricing/prices/prices.shape.ts'
import { MOST_OPEN } from '../../../../features/proposals/proposal.shape.ts'
import { proposePrices } from '../../../../features/proposals/proposals.contract.ts'
import { type Day, dayInIstanbul } from '../../../../kernel/day.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { DayRange } from '../../kit/fields/day/day-range.tsx'
import { CountField } from '../../kit/fields/number/count-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal, ModalActs } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import columns from '../../kit/page/columns.module.css'
import { ListRow } from '../../villas/editor/sheet/list-row.tsx'
import { Amount } from '../../villas/prices/price-fields.tsx'
import style from './propose.module.css'

type Props = { villa: VillaPrices['villa']; seasons: VillaPrices['seasons']; onClose: () => void }
type Row = { from: Day | ''; until: Day | ''; nightly: number; weekly: number | null; minNights: number | null }

const EMPTY = { until: '' as const, nightly: Number.NaN, weekly: null, minNights: null }

/** Prices that an owner proposes: nights and what they should cost, as many periods as are wanted, and a note. */
export const ProposePrices = ({ villa, seasons, onClose }: Props) => {
  const last = seasons.at(-1)?.until ?? ''
  const begin: Day | '' = last > dayInIstanbul(new Date()) ? last : ''
  const first: { note: string; rows: Row[] } = { note: '', rows: [{ ...EMPTY, from: begin }] }
  const form = useForm(proposePrices, first, {
    done: onClose,
    said: say('propose.sent'),
    draft: `draft.proposal.${villa.id}`,
    body: (typed) => ({ ...typed, villa_id: villa.id }),
  })
  const { rows } = form.typed
  return (
    <Modal
      as="drawer"
      title={say('propose.prices-title', { villa: villa.name })}
      onClose={onClose}
      onSubmit={() => !form.sending && form.send()}
      form={form}
      foot={
        <ModalActs>
          <Button onClick={onClose}>{say('act.cancel')}</Button>
          <Button type="submit" look="main" icon={Send} busy={form.sending} disabled={form.sending}>
            {say('propose.send')}
          </Button>
        </ModalActs>
      }
    >
      <div className="stack">
        <ConflictNote refused={form.refused} />
        <p className="t2">{say('propose.prices-text')}</p>
        {rows.map((row, index) => (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have their place only
            key={index}
            title={say('propose.row', { n: index + 1 })}
            onRemove={() => form.set('rows', rows.toSpliced(index, 1))}
          >
            <div className={style.fields}>
              <DayRange
                labels={{ from: say('prices.from'), until: say('propose.until') }}
                value={row}
                min={dayInIstanbul(new Date())}
                errors={{ from: form.fault(`rows.${index}.from`), until: form.fault(`rows.${index}.until`) }}
                onChange={(range) => form.set('rows', rows.with(index, { ...row, ...range }))}
              />
              <div className={columns.two}>
                <Amount
                  form={form}
                  currency={villa.currency}
                  name={`rows.${index}.nightly`}
                  label={say('prices.show.nightly')}
                />
                <Amount
                  form={form}
                  currency={villa.currency}
                  name={`rows.${index}.weekly`}
                  label={say('prices.show.weekly')}
                  optional
                />
              </div>
              <CountField
                form={form}
                name={`rows.${index}.minNights`}
                label={say('prices.show.minNights')}
                min={1}
                max={100}
              />
            </div>
          </ListRow>
        ))}
        {rows.length < MOST_OPEN.prices && (
          <Button icon={Plus} onClick={() => form.set('rows', [...rows, { ...EMPTY, from: rows.at(-1)?.until ?? '' }])}>
            {say('propose.add-row')}
          </Button>
        )}
        <TextField form={form} name="note" label={say('propose.note')} rows={3} />
      </div>
    </Modal>
  )
}
