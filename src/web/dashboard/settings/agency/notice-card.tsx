import type { SiteSettings } from '../../../../features/settings/agency/agency.shape.ts'
import { say } from '../../../words/dashboard.ts'
import { DayField } from '../../kit/fields/day/day-field.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TranslatedFields } from '../../kit/fields/translated-fields.tsx'
import type { Form } from '../../kit/form/use-form.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import columns from '../../kit/page/columns.module.css'

const TONES = (['calm', 'warning'] as const).map((value) => ({ value, label: say(`agency.tone-${value}`) }))

/** What every visitor is told for some days. */
export const NoticeCard = ({ form, typed }: { form: Form; typed: SiteSettings }) => (
  <Card title={say('agency.notice')}>
    <CardBody className="stack">
      <p className="t2">{say('agency.notice-help')}</p>
      <TranslatedFields
        form={form}
        parts={[{ name: 'notice_text', label: say('agency.notice_text'), rows: 2, optional: true }]}
      />
      <div className={columns.wideTwo}>
        <DayField
          optional
          label={say('agency.notice_from')}
          value={typed.notice_from}
          onChange={(day) => form.set('notice_from', day)}
          error={form.fault('notice_from')}
        />
        <DayField
          optional
          label={say('agency.notice_to')}
          value={typed.notice_to}
          min={typed.notice_from}
          onChange={(day) => form.set('notice_to', day)}
          error={form.fault('notice_to')}
        />
      </div>
      <SelectField form={form} name="notice_tone" label={say('agency.notice_tone')} options={TONES} />
    </CardBody>
  </Card>
)
