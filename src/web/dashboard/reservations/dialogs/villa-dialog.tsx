import { Building2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { changeReservationVilla } from '../../../../features/reservations/life/changes.contract.ts'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { allAdminVillas } from '../../../../features/villas/villas.contract.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import check from '../../kit/fields/check.module.css'
import { ChoiceField } from '../../kit/fields/choice/choice-field.tsx'
import { Field } from '../../kit/fields/field.tsx'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Modal } from '../../kit/form/modal.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useStayQuote } from '../../stay-quote.ts'
import { type VillaChoice, villaChoice } from '../../villa-choice.ts'
import { DialogFoot } from './dialog-foot.tsx'
import { DialogTitle, doneWord, ReasonField } from './move-dialog.tsx'

const PRICES = ['kept', 'new'] as const
type Typed = { villaId: string; price: (typeof PRICES)[number]; reason: string }

/** The same nights in another villa: at the price that stands, or at that villa's, which is shown before. */
export const VillaDialog = ({ reservation, onClose }: { reservation: AdminReservation; onClose: () => void }) => {
  const { id, currency, total, checkIn, checkOut, guests } = reservation
  const villas = useVillas(reservation.villaId)
  const form = useForm(changeReservationVilla, { villaId: '', price: 'kept', reason: '' } as Typed, {
    done: onClose,
    said: doneWord('villa-changed', reservation),
    body: (typed) => ({ ...typed, villaId: Number(typed.villaId) || Number.NaN }),
  })
  const { villaId, price } = form.typed
  const quote = useStayQuote({ villaId: Number(villaId) || undefined, checkIn, checkOut, guests, lift: true })
  const there = quote.kind === 'quote' ? quote.quote.price : null
  const sums = { kept: total, new: there?.total }
  return (
    <Modal
      title={<DialogTitle word={say('villa-change.title')} target={reservation} />}
      onClose={onClose}
      onSubmit={() => form.send({ id }, { total: sums[price] })}
      form={form}
      foot={<DialogFoot icon={Building2} word={say('villa-change.title')} sending={form.sending} onClose={onClose} />}
    >
      <ConflictNote refused={form.refused} />
      <p className="t2">{say('villa-change.text')}</p>
      <Field label={say('reservation.villa')} required error={form.fault('villaId')}>
        {(wired) => (
          <ChoiceField
            wired={wired}
            choices={villas?.map(villaChoice) ?? []}
            value={villaId}
            onChange={(next) => form.set('villaId', next)}
            placeholder={say(villas ? 'reservation.choose-villa' : 'list.loading')}
            none={say('reservation.no-villa-found')}
          />
        )}
      </Field>
      <fieldset className="stack stack--s" aria-label={say('reservation.price')}>
        {PRICES.map((each) => {
          const sum = sums[each]
          return (
            <label key={each} className={check.check}>
              <input type="radio" name="price" checked={price === each} onChange={() => form.set('price', each)} />
              <span>
                {say(`villa-change.${each}`)}{' '}
                <b className="num">{sum === undefined ? '' : formatMoney(sum, there?.currency ?? currency, 'tr')}</b>
              </span>
            </label>
          )
        })}
      </fieldset>
      <ReasonField form={form} />
    </Modal>
  )
}

/** Every other villa that is rented; undefined while they are not known. */
const useVillas = (but: number): VillaChoice[] | undefined => {
  const [villas, setVillas] = useState<VillaChoice[]>()
  useEffect(() => {
    let wanted = true
    void outcomeOf(staffApi(allAdminVillas)).then((outcome) => {
      if (wanted && outcome.kind === 'ready') setVillas(outcome.value.content.filter(({ id }) => id !== but))
    })
    return () => {
      wanted = false
    }
  }, [but])
  return villas
}
