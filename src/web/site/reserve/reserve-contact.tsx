import { useSay } from '../../words/use-say.ts'
import { Field, FieldGrid } from '../kit/form/field.tsx'
import { FormGroup } from '../kit/form/form-group.tsx'
import type { ReserveValues } from './reserve-values.ts'

/** Who books, and where the hold and the payment link are sent. */
export const ReserveContact = ({
  values,
  faults,
}: {
  values: ReserveValues | undefined
  faults: Record<string, string>
}) => {
  const say = useSay()
  return (
    <FormGroup title={say('reserve.contact')}>
      <FieldGrid>
        <Field
          wide
          label={say('part.name')}
          name="name"
          autoComplete="name"
          defaultValue={values?.name}
          error={faults.name}
          required
        />
        <Field
          label={say('part.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          placeholder="5XX XXX XX XX"
          hint={say('reserve.phoneHint')}
          defaultValue={values?.phone}
          error={faults.phone}
          required
        />
        <Field
          label={say('part.email')}
          name="email"
          type="email"
          autoComplete="email"
          hint={say('reserve.emailHint')}
          defaultValue={values?.email}
          error={faults.email}
          required
        />
      </FieldGrid>
    </FormGroup>
  )
}
