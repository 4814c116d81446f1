import { editSender, getSender, type SenderSettings } from '../../../../features/letters/sender/sender.contract.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { type DashboardWordKey, say } from '../../../words/dashboard.ts'
import { TextField } from '../../kit/fields/text-field.tsx'
import { RecordForm } from '../../kit/form/record/record-form.tsx'
import { useRecord } from '../../kit/form/record/use-record.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { adminOnly } from '../../staff.ts'
import agency from '../agency/agency.module.css'
import { SectionScreen, type SheetProps } from '../agency/section-screen.tsx'
import type { Route } from './+types/sender'
import { TrialCard } from './trial-card.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { asked: outcomeOf(staffApi(getSender).then(({ content }) => content)) }
}

/** In whose name mails go out, tried before it is saved. */
export default function Sender({ loaderData: { asked } }: Route.ComponentProps) {
  return <SectionScreen title={say('sender.title')} asked={asked} sheet={Sheet} />
}

const labelOf = (name: string): string => say(`sender.${name}` as DashboardWordKey)

const fieldsOf = ({ given, server, ...fields }: SenderSettings) => fields

const Sheet = ({ base, onStored }: SheetProps<SenderSettings>) => {
  const { form, discard, ...merge } = useRecord(editSender, base, fieldsOf, {
    onStored,
    said: say('sender.saved'),
    draft: 'draft.settings.sender',
  })
  const { given, server } = base
  const { name = '', address = '' } = /^(?:(?<name>.*?)\s*<)?(?<address>[^<>]+)>?$/.exec(given)?.groups ?? {}
  return (
    <RecordForm form={form} onSave={() => form.send()} discard={discard} merge={{ ...merge, label: labelOf }}>
      <div className={agency.halves}>
        <Card title={say('sender.card')}>
          <CardBody className="stack">
            <p className="t2">{say('sender.help', { given })}</p>
            <TextField form={form} name="mail_from_name" label={labelOf('mail_from_name')} placeholder={name} />
            <TextField
              {...{ form, placeholder: address }}
              name="mail_from_address"
              type="email"
              label={labelOf('mail_from_address')}
              help={say('sender.mail_from_address-help')}
            />
            <TextField
              form={form}
              name="mail_reply_to"
              type="email"
              label={labelOf('mail_reply_to')}
              help={say('sender.mail_reply_to-help')}
            />
          </CardBody>
        </Card>
        <TrialCard typed={form.typed} onWrong={() => void form.check()} server={server} />
      </div>
    </RecordForm>
  )
}
