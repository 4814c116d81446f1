import { useRef } from 'react'
import { Form } from 'react-router'
import type { ExtraCode } from '../../../features/pricing/price-plan.ts'
import type { StayPrice } from '../../../features/pricing/stay-price.ts'
import type { VillaPage } from '../../../features/villas/villas.contract.ts'
import type { Stay } from '../../../kernel/day.ts'
import { useSay } from '../../words/use-say.ts'
import { TextField } from '../stay/field.tsx'
import { useFocusFirstFault } from '../stay/focus-first-fault.ts'
import { useFaults } from '../stay/use-faults.ts'
import { ReserveConsents } from './reserve-consents.tsx'
import { ReserveContact } from './reserve-contact.tsx'
import { ReserveExtras } from './reserve-extras.tsx'
import { ReserveParty } from './reserve-party.tsx'
import { ReservePayBy } from './reserve-pay-by.tsx'
import { ReserveSend } from './reserve-send.tsx'
import type { Extra, Party, ReserveAnswer } from './reserve-values.ts'

type Props = {
  villa: VillaPage
  stay: Stay
  extras: Extra[]
  party: Party
  chosen: ExtraCode[]
  price: StayPrice | null
  answer: ReserveAnswer | undefined
  requestKey: string
  onChange: (party: Party, extras: ExtraCode[]) => void
}

/** Nine fields and the consents. The total that was seen goes with it: another price is asked for again, never taken. */
export const ReserveForm = ({ villa, stay, extras, party, chosen, price, answer, requestKey, onChange }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const values = answer?.values
  const { faults: fields, onInput } = useFaults(answer)
  useFocusFirstFault(form, answer)
  const guestsFault = fields.adults ?? fields.children ?? fields.infants
  return (
    <Form method="post" className="form" ref={form} noValidate onInput={onInput}>
      <input type="hidden" name="checkIn" value={stay.checkIn} />
      <input type="hidden" name="checkOut" value={stay.checkOut} />
      <input type="hidden" name="total" value={price?.total ?? ''} />
      <input type="hidden" name="key" value={answer?.key ?? requestKey} />
      <ReserveContact values={values} faults={fields} />
      <ReserveParty party={party} capacity={villa.guests} error={guestsFault} onChange={(next) => onChange(next, chosen)} />
      <ReserveExtras
        extras={extras}
        chosen={chosen}
        currency={villa.currency}
        error={fields.extras}
        onChange={(next) => onChange(party, next)}
      />
      <ReservePayBy chosen={values?.payBy ?? 'card'} live={villa.live} />
      <NoteField value={values?.note} error={fields.note} />
      <ReserveConsents values={values} error={fields.acceptContract} />
      <ReserveSend checkIn={stay.checkIn} price={price} live={villa.live} />
    </Form>
  )
}

const NoteField = ({ value, error }: { value: string | undefined; error: string | undefined }) => {
  const say = useSay()
  return (
    <TextField
      label={say('reserve.note')}
      name="note"
      optional
      maxLength={1000}
      placeholder={say('reserve.notePlaceholder')}
      defaultValue={value}
      error={error}
    />
  )
}
