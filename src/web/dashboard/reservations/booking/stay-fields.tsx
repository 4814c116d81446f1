import { say } from '../../../words/dashboard.ts'
import { ChoiceField } from '../../kit/fields/choice/choice-field.tsx'
import { Field } from '../../kit/fields/field.tsx'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { type VillaChoice, villaChoice } from '../../villa-choice.ts'
import { PartyFields } from './party-fields.tsx'
import { StayDays } from './stay-days.tsx'
import type { Booking } from './use-booking.ts'

type Props = Pick<Booking, 'form' | 'unsold'> & { villas: VillaChoice[] | undefined }

/** Which villa, which days, how many people. */
export const StayFields = ({ form, unsold, villas }: Props) => (
  <Card title={say('reservation.stay')}>
    <CardBody>
      <Field label={say('reservation.villa')} required error={form.fault('villaId')}>
        {(wired) => (
          <ChoiceField
            wired={wired}
            choices={villas?.map(villaChoice) ?? []}
            value={form.typed.villaId}
            onChange={(villaId) => form.set('villaId', villaId)}
            placeholder={say(villas ? 'reservation.choose-villa' : 'list.loading')}
            none={say('reservation.no-villa-found')}
          />
        )}
      </Field>
      <StayDays
        form={form}
        unsold={unsold}
        labels={{ from: say('reservation.check-in'), until: say('reservation.check-out') }}
      />
      <PartyFields form={form} />
    </CardBody>
  </Card>
)
