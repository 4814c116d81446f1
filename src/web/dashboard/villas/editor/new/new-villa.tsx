import { useNavigate, useRevalidator } from 'react-router'
import { createVilla } from '../../../../../features/pricing/new-villa.contract.ts'
import type { Choices } from '../../../../../features/villas/choices/choices.contract.ts'
import { CURRENCIES, SYMBOL } from '../../../../../kernel/money.ts'
import type { Outcome } from '../../../../browser/staff-api.ts'
import { say } from '../../../../words/dashboard.ts'
import { RowChoice } from '../../../kit/fields/choice/row-choice.tsx'
import { CountField } from '../../../kit/fields/number/count-field.tsx'
import { SelectField } from '../../../kit/fields/select-field.tsx'
import { TextField } from '../../../kit/fields/text-field.tsx'
import { EditorForm } from '../../../kit/form/editor-form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { useOutcome } from '../../../kit/form/use-outcome.ts'
import { Failed, Skeleton } from '../../../kit/page/states.tsx'
import { houseOf } from '../../../places.ts'

/** What a villa begins with; the rest is written in its editor, which opens then. */
export const NewVilla = ({
  choices,
  onClose,
}: {
  choices: Promise<Outcome<{ content: Choices }>>
  onClose: () => void
}) => {
  const { outcome } = useOutcome(choices)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const form = useForm(createVilla, EMPTY, {
    done: ({ content }) => navigate(houseOf(content.id)),
    draft: 'draft.villa.new',
  })
  return (
    <EditorForm title={say('house.new')} form={form} onSave={() => form.send()} onClose={onClose}>
      {!outcome && <Skeleton rows={6} />}
      {outcome?.kind === 'failed' && <Failed onRetry={revalidate} />}
      {outcome?.kind === 'ready' && <Fields form={form} choices={outcome.value.content} />}
    </EditorForm>
  )
}

const NOBODY = null as unknown as number
const EMPTY = {
  name: '',
  ownerId: NOBODY,
  townId: NOBODY,
  districtId: NOBODY,
  guests: 8,
  bedrooms: 4,
  bathrooms: 4,
  currency: 'TL' as (typeof CURRENCIES)[number],
}

type Form = ReturnType<typeof useForm<typeof createVilla, typeof EMPTY>>

const Fields = ({ form, choices }: { form: Form; choices: Choices }) => {
  const { townId } = form.typed
  const choice = { placeholder: say('house.choose') }
  return (
    <>
      <TextField form={form} name="name" label={say('house.name')} />
      <RowChoice
        form={form}
        name="ownerId"
        label={say('villas.owner')}
        rows={choices.owners}
        none={say('house.no-owner')}
        {...choice}
      />
      <RowChoice
        form={form}
        name="townId"
        label={say('house.town')}
        rows={choices.towns}
        none={say('house.no-town')}
        onChoose={() => form.set('districtId', NOBODY)}
        {...choice}
      />
      <RowChoice
        key={townId}
        form={form}
        name="districtId"
        label={say('house.district')}
        rows={choices.towns.find(({ id }) => id === townId)?.districts ?? []}
        none={say('house.no-district')}
        {...choice}
      />
      {(['guests', 'bedrooms', 'bathrooms'] as const).map((name) => (
        <CountField key={name} form={form} name={name} label={say(`house.${name}`)} min={0} max={50} />
      ))}
      <SelectField
        form={form}
        name="currency"
        label={say('house.currency')}
        options={CURRENCIES.map((value) => ({ value, label: `${SYMBOL[value]} ${value}` }))}
      />
    </>
  )
}
