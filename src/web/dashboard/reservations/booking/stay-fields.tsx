import { say } from '../../../words/dashboard.ts'
import { ChoiceField } from '../../kit/fields/choice/choice-field.tsx'
import { DayField } from '../../kit/fields/day/day-field.tsx'
import { Field } from '../../kit/fields/field.tsx'
import { Card, CardBody } from '../../kit/page/card.tsx'
import columns from '../../kit/page/columns.module.css'
import { type VillaChoice, villaChoice } from '../../villa-choice.ts'
import type { NewDraft } from './new-draft.ts'
import { PartyFields } from './party-fields.tsx'

type Props = {
  draft: NewDraft
  villas: VillaChoice[] | undefined
  onChange: (part: Partial<NewDraft>) => void
  errors: Record<string, string>
}

/** Which villa, which days, how many people. */
export const StayFields = ({ draft, villas, onChange, errors }: Props) => (
  <Card title={say('reservation.stay')}>
    <CardBody>
      <Field label={say('reservation.villa')} required error={errors.villaId}>
        {(wired) => (
          <ChoiceField
            wired={wired}
            choices={villas?.map(villaChoice) ?? []}
            value={draft.villaId}
            onChange={(villaId) => onChange({ villaId })}
            placeholder={say(villas ? 'reservation.choose-villa' : 'list.loading')}
            none={say('reservation.no-villa-found')}
          />
        )}
      </Field>
      <div className={columns.two}>
        <DayField
          label={say('reservation.check-in')}
          error={errors.checkIn}
          value={draft.stay.checkIn}
          onChange={(checkIn) => onChange({ stay: { ...draft.stay, checkIn } })}
        />
        <DayField
          label={say('reservation.check-out')}
          error={errors.checkOut}
          value={draft.stay.checkOut}
          min={draft.stay.checkIn}
          onChange={(checkOut) => onChange({ stay: { ...draft.stay, checkOut } })}
        />
      </div>
      <PartyFields party={draft.party} onChange={(party) => onChange({ party })} errors={errors} />
    </CardBody>
  </Card>
)
