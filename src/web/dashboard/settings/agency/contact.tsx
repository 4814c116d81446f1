import { editContact, getContact } from '../../../../features/settings/agency/agency.contract.ts'
import type { ContactSettings } from '../../../../features/settings/agency/agency.shape.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { MapPointField } from '../../kit/fields/map-point/map-point-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import { useRecord } from '../../kit/form/record/use-record.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import columns from '../../kit/page/columns.module.css'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/contact'
import style from './agency.module.css'
import { agencyLabel, SectionScreen, type SheetProps } from './section-screen.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { asked: outcomeOf(staffApi(getContact).then(({ content }) => content)) }
}

/** How guests reach the agency, and where it is. */
export default function Contact({ loaderData: { asked } }: Route.ComponentProps) {
  return <SectionScreen title={say('agency.contact')} asked={asked} sheet={Sheet} />
}

const Sheet = ({ base, onStored }: SheetProps<ContactSettings>) => {
  const { form, discard, ...merge } = useRecord(editContact, base, (now) => now, {
    onStored,
    said: say('agency.saved'),
    draft: 'draft.settings.contact',
  })
  const { site_latitude: latitude, site_longitude: longitude } = form.typed
  return (
    <RecordForm form={form} onSave={() => form.send()} discard={discard} merge={{ ...merge, label: agencyLabel }}>
      <div className={style.halves}>
        <Card title={say('agency.reach')}>
          <CardBody className="stack">
            <div className={columns.wideTwo}>
              <TextField form={form} name="site_phone" type="tel" label={say('agency.site_phone')} />
              <TextField form={form} name="site_whatsapp" type="tel" label={say('agency.site_whatsapp')} />
            </div>
            <TextField form={form} name="site_email" type="email" label={say('agency.site_email')} />
            <TextField form={form} name="working_hours" label={say('agency.working_hours')} />
          </CardBody>
        </Card>
        <Card title={say('agency.place')}>
          <CardBody className="stack">
            <TextField form={form} name="site_address" label={say('agency.site_address')} />
            <MapPointField
              label={say('agency.map')}
              value={{ latitude, longitude }}
              onChange={(place) => {
                form.set('site_latitude', place.latitude)
                form.set('site_longitude', place.longitude)
              }}
              faults={{ latitude: form.fault('site_latitude'), longitude: form.fault('site_longitude') }}
            />
          </CardBody>
        </Card>
      </div>
    </RecordForm>
  )
}
