import { LANGUAGES } from '../../../../kernel/language.ts'
import { say } from '../../../words/dashboard.ts'
import { KnownGuest } from '../../guests/known-guest.tsx'
import { SelectField } from '../../kit/fields/select-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import type { Form } from '../../kit/form/use-form.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import columns from '../../kit/page/columns.module.css'

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: say(`language.${value}`) }))

/** Who the guest is and how to reach her. Without an e-mail address no mail goes out. */
export const GuestFields = ({ form, phone, email }: { form: Form; phone: string; email: string }) => (
  <Card title={say('reservation.guest')}>
    <CardBody>
      <div className={columns.wideTwo}>
        <TextField form={form} name="name" label={say('reservation.full-name-label')} />
        <TextField form={form} name="phone" label={say('reservation.phone')} type="tel" placeholder="5XX XXX XX XX" />
        <TextField
          form={form}
          name="email"
          label={say('reservation.email')}
          type="email"
          help={say('reservation.email-help')}
        />
        <SelectField form={form} name="language" label={say('reservation.mail-language')} options={LANGUAGE_OPTIONS} />
      </div>
      <KnownGuest
        phone={phone}
        email={email}
        onTake={({ name, contacts }) => {
          form.set('name', name)
          const mail = contacts.find((each) => each.includes('@'))
          if (mail && !email) form.set('email', mail)
          const number = contacts.find((each) => !each.includes('@'))
          if (number && !phone) form.set('phone', number)
        }}
      />
      <TextField form={form} name="note" label={say('reservation.note')} rows={2} />
    </CardBody>
  </Card>
)
