import { editSocial, getSocial } from '../../../../features/settings/agency/agency.contract.ts'
import type { SocialSettings } from '../../../../features/settings/agency/agency.shape.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { TextField } from '../../kit/fields/text-field.tsx'
import { faultsIn } from '../../kit/form/contract-fields.ts'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import { useRecord } from '../../kit/form/record/use-record.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { adminOnly } from '../../staff.ts'
import type { Route } from './+types/social'
import { agencyLabel, SectionScreen, type SheetProps } from './section-screen.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { asked: outcomeOf(staffApi(getSocial).then(({ content }) => content)) }
}

/** The agency's pages elsewhere. */
export default function Social({ loaderData: { asked } }: Route.ComponentProps) {
  return <SectionScreen title={say('agency.social')} asked={asked} sheet={Sheet} />
}

const HOSTS = {
  facebook_link: 'facebook.com',
  instagram_link: 'instagram.com',
  twitter_link: 'x.com',
  youtube_link: 'youtube.com',
} as const
const LINKS = ['instagram_link', 'facebook_link', 'youtube_link', 'twitter_link'] as const

const Sheet = ({ base, onStored }: SheetProps<SocialSettings>) => {
  const { form, discard, ...merge } = useRecord(editSocial, base, (now) => now, {
    onStored,
    said: say('agency.saved'),
    draft: 'draft.settings.social',
    alsoWrong: (typed) => {
      const faults = faultsIn(editSocial, typed)
      return Object.fromEntries(
        LINKS.map((name) => [name, faults[name] && say('agency.link-wrong', { host: HOSTS[name] })]),
      )
    },
  })
  return (
    <RecordForm form={form} onSave={() => form.send()} discard={discard} merge={{ ...merge, label: agencyLabel }}>
      <Card title={say('agency.links')}>
        <CardBody className="stack">
          <p className="t2">{say('agency.links-help')}</p>
          {LINKS.map((name) => (
            <TextField
              key={name}
              form={form}
              name={name}
              label={say(`agency.${name}`)}
              placeholder={`https://www.${HOSTS[name]}/…`}
            />
          ))}
        </CardBody>
      </Card>
    </RecordForm>
  )
}
