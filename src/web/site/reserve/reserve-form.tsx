import { type FormEvent, useRef } from 'react'
import { Form } from 'react-router'
import type { CancellationPolicy, ExtraCode, OfferedExtra, StayPrice } from '../../../features/pricing/pricing.shape.ts'
import type { VillaPage } from '../../../features/villas/villas.contract.ts'
import type { Stay } from '../../../kernel/day.ts'
import { useFaults } from '../../ui/use-faults.ts'
import { useFirstFault } from '../../ui/use-first-fault.ts'
import { useSay } from '../../words/use-say.ts'
import { TextField } from '../kit/form/field.tsx'
import { formGroups } from '../kit/form/form-group.tsx'
import { PayByChoice } from '../stay/checkout/pay-by-choice.tsx'
import type { Unheard } from '../unheard/or-unheard.ts'
import { ReserveConsents } from './reserve-consents.tsx'
import { ReserveContact } from './reserve-contact.tsx'
import { ReserveExtras } from './reserve-extras.tsx'
import { ReserveParty } from './reserve-party.tsx'
import { ReserveSend } from './reserve-send.tsx'
import type { How, Party, ReserveAnswer } from './reserve-values.ts'
import { useTypedText } from './use-typed-text.ts'

type Props = {
  villa: VillaPage
  stay: Stay
  extras: OfferedExtra[]
  party: Party
  chosen: ExtraCode[]
  price: StayPrice | null
  policy: CancellationPolicy | null
  how: How
  cards: boolean
  answer: ReserveAnswer | undefined
  unheard: Unheard | undefined
  requestKey: string
  onChange: (party: Party, extras: ExtraCode[]) => void
}

/**
 * Nine fields and the consents. The total that was seen goes with it: another price is asked for again, never taken.
 */
export const ReserveForm = ({
  villa,
  stay,
  extras,
  party,
  chosen,
  price,
  policy,
  how,
  cards,
  answer,
  unheard,
  requestKey,
  onChange,
}: Props) => {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const values = answer?.values
  const { faults: fields, onInput } = useFaults(answer)
  useFirstFault(form, answer)
  const keepTyped = useTypedText(form)
  const onType = (event: FormEvent) => {
    onInput(event)
    keepTyped()
  }
  const guestsFault = fields.adults ?? fields.children ?? fields.infants
  return (
    <Form method="post" className={formGroups} ref={form} noValidate onInput={onType}>
      <input type="hidden" name="checkIn" value={stay.checkIn} />
      <input type="hidden" name="checkOut" value={stay.checkOut} />
      <input type="hidden" name="total" value={price?.total ?? ''} />
      {how === 'queue' && <input type="hidden" name="behind" value="1" />}
      <input type="hidden" name="key" value={answer?.key ?? requestKey} />
      <ReserveContact values={values} faults={fields} />
      <ReserveParty
        party={party}
        capacity={villa.guests}
        error={guestsFault}
        onChange={(next) => onChange(next, chosen)}
      />
      <ReserveExtras
        extras={extras}
        chosen={chosen}
        currency={villa.currency}
        error={fields.extras}
        onChange={(next) => onChange(party, next)}
      />
      <PayByChoice
        title={say('reserve.payBy')}
        name="payBy"
        chosen={values?.payBy ?? 'card'}
        cards={cards}
        notes={{
          card: say(how === 'ask' ? 'reserve.cardNoteRequest' : 'reserve.cardNote'),
          transfer: say('reserve.transferNote'),
        }}
      />
      <NoteField value={values?.note} error={fields.note} />
      <ReserveConsents values={values} error={fields.acceptContract} />
      <ReserveSend checkIn={stay.checkIn} price={price} policy={policy} how={how} unheard={unheard} />
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
