import { FileBadge } from 'lucide-react'
import { PERMIT_KINDS, type PermitKind } from '../../../../features/villas/permits/permit.shape.ts'
import { isPermitNumber } from '../../../../features/villas/permits/permit-number.ts'
import { changePermit, type VillaPermit } from '../../../../features/villas/permits/permits.contract.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { type DashboardWordKey, say, sayFault } from '../../../words/dashboard.ts'
import { BareDayField } from '../../kit/fields/day/day-field.tsx'
import { Field } from '../../kit/fields/field.tsx'
import { CountField } from '../../kit/fields/number/count-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import { useRecord } from '../../kit/form/record/use-record.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import columns from '../../kit/page/columns.module.css'

type Props = { base: VillaPermit; onStored: (now: VillaPermit) => void }

const NOTHING = {
  ...{ number: '', kind: 'home' as PermitKind, validUntil: null as string | null, holder: '', address: '' },
  ...{ rooms: null as number | null, beds: null as number | null, document: '', version: 0 },
}

const fieldsOf = ({ permit }: VillaPermit) => {
  const { number, kind, validUntil, holder, address, rooms, beds, document, version } = permit ?? NOTHING
  return { number, kind, validUntil, holder, address, rooms, beds, document, version }
}

const LABELS: Record<string, DashboardWordKey> = {
  ...{ number: 'permit.number', kind: 'permit.kind', holder: 'permit.holder', address: 'permit.address' },
  ...{ rooms: 'permit.rooms', beds: 'permit.beds', validUntil: 'permit.until', document: 'permit.document' },
}
const labelOf = (name: string): string => say(LABELS[name] ?? 'permit.paper')

/** What is on the paper. */
export const PermitSheet = ({ base, onStored }: Props) => {
  const { villa } = base
  const { form, discard, ...merge } = useRecord(changePermit, base, fieldsOf, {
    onStored,
    draft: `draft.permit.${villa.id}`,
    alsoWrong: (typed) => ({
      number: typed.number !== '' && !isPermitNumber(typed.kind, typed.number) && sayFault({ code: 'permit-no' }),
    }),
  })
  const isTooSmall = form.typed.beds !== null && form.typed.beds < villa.guests
  const isPast = (form.typed.validUntil ?? '9999') < dayInIstanbul(new Date())
  return (
    <RecordForm
      form={form}
      onSave={() => form.send({ villa_id: villa.id })}
      discard={discard}
      merge={{ ...merge, label: labelOf }}
    >
      <Card title={say('permit.paper')} icon={FileBadge}>
        <CardBody>
          <div className={columns.wideTwo}>
            <TextField form={form} name="number" label={say('permit.number')} help={say('permit.number-help')} />
            <SelectField
              form={form}
              name="kind"
              label={say('permit.kind')}
              options={PERMIT_KINDS.map((value) => ({ value, label: say(`permit.kind.${value}`) }))}
            />
          </div>
          <div className={columns.wideTwo}>
            <TextField
              form={form}
              name="holder"
              label={say('permit.holder')}
              help={say('permit.holder-same', { owner: villa.owner.name })}
            />
            <TextField form={form} name="address" label={say('permit.address')} />
          </div>
          <div className={columns.wideTwo}>
            <CountField form={form} name="rooms" label={say('permit.rooms')} min={0} max={200} />
            <CountField
              form={form}
              name="beds"
              label={say('permit.beds')}
              help={isTooSmall ? say('permit.fewer-beds', { guests: villa.guests }) : undefined}
              min={0}
              max={200}
            />
          </div>
          <div className={columns.wideTwo}>
            <Field
              label={say('permit.until')}
              help={say(isPast ? 'permit.until-past' : 'permit.until-help')}
              error={form.fault('validUntil')}
            >
              {() => (
                <BareDayField
                  label={say('permit.until')}
                  value={form.typed.validUntil ?? ''}
                  onChange={(day) => form.set('validUntil', day || null)}
                />
              )}
            </Field>
            <TextField form={form} name="document" label={say('permit.document')} help={say('permit.document-help')} />
          </div>
        </CardBody>
      </Card>
    </RecordForm>
  )
}
