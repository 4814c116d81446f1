import {
  editRetention,
  getRetention,
  type RetentionSettings,
} from '../../../../features/settings/retention/retention.contract.ts'
import { RETENTION, RETENTION_KEYS } from '../../../../features/settings/retention/retention.shape.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { Field } from '../../kit/fields/field.tsx'
import { NumberField } from '../../kit/fields/number/number-field.tsx'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import { useRecord } from '../../kit/form/record/use-record.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { adminOnly } from '../../staff.ts'
import { SectionScreen, type SheetProps } from '../agency/section-screen.tsx'
import type { Route } from './+types/retention'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { asked: outcomeOf(staffApi(getRetention).then(({ content }) => content)) }
}

/** How long people's data are kept, each between what law wants and what it allows. */
export default function Retention({ loaderData: { asked } }: Route.ComponentProps) {
  return <SectionScreen title={say('menu.settings.retention')} asked={asked} sheet={Sheet} />
}

const labelOf = (name: string): string => say(`retention.${name}` as DashboardWordKey)

const Sheet = ({ base, onStored }: SheetProps<RetentionSettings>) => {
  const { form, discard, ...merge } = useRecord(editRetention, base, (now) => now, {
    onStored,
    said: say('retention.saved'),
    draft: 'draft.settings.retention',
  })
  return (
    <RecordForm form={form} onSave={() => form.send()} discard={discard} merge={{ ...merge, label: labelOf }}>
      <Card title={say('retention.card')}>
        <CardBody className="stack">
          <p className="t2">{say('retention.help')}</p>
          {RETENTION_KEYS.map((name) => {
            const { from, to } = RETENTION[name]
            const help = say('retention.bounds', { from, to, why: say(`retention.${name}-why`) })
            return (
              <Field key={name} label={labelOf(name)} help={help} error={form.fault(name)}>
                {(wired) => (
                  <NumberField
                    {...{ wired, min: from, max: to, step: 1, unit: say('retention.months') }}
                    value={form.typed[name]}
                    onChange={(months) => form.set(name, months ?? from)}
                  />
                )}
              </Field>
            )
          })}
        </CardBody>
      </Card>
    </RecordForm>
  )
}
