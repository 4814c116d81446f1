import { IdCard, Landmark, Phone } from 'lucide-react'
import type { OwnerRecord } from '../../../../features/owners/owners.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { Field } from '../../kit/fields/field.tsx'
import { NumberField } from '../../kit/fields/number/number-field.tsx'
import { TextField } from '../../kit/fields/text-field.tsx'
import { Card, CardBody } from '../../kit/page/card.tsx'
import columns from '../../kit/page/columns.module.css'
import { NameFields } from './name-fields.tsx'
import type { OwnerForm } from './owner-form.ts'
import { SecretField } from './secret-field.tsx'

type Props = { form: OwnerForm; owner: OwnerRecord }

/** Who it is to the authority. */
export const IdentityCard = ({ form, owner }: Props) => {
  const isCompany = form.typed.kind === 'company'
  return (
    <Card title={say('owner.identity')} icon={IdCard} note={say('owner.sealed')}>
      <CardBody>
        <NameFields form={form} kind={form.typed.kind} />
        <div className={columns.wideTwo}>
          <SecretField
            form={form}
            name="taxNo"
            label={say(isCompany ? 'owner.vkn' : 'owner.tckn')}
            ownerId={owner.id}
            mask={owner.taxNo}
          />
          <TextField form={form} name="taxOffice" label={say('owner.tax-office')} />
        </div>
        <TextField form={form} name="address" label={say('owner.address')} />
      </CardBody>
    </Card>
  )
}

export const ContactCard = ({ form }: Props) => (
  <Card title={say('owner.contact')} icon={Phone}>
    <CardBody>
      <div className={columns.wideTwo}>
        <TextField form={form} name="phone" type="tel" label={say('owner.phone')} />
        <TextField form={form} name="email" type="email" label={say('owner.email')} />
      </div>
      <TextField form={form} name="notes" label={say('owner.notes')} help={say('owner.notes-help')} rows={3} />
    </CardBody>
  </Card>
)

/** Where money goes, and what stays with the agency. */
export const MoneyCard = ({ form, owner }: Props) => (
  <Card title={say('owner.money')} icon={Landmark}>
    <CardBody>
      <div className={columns.wideTwo}>
        <SecretField form={form} name="iban" label={say('owner.iban')} ownerId={owner.id} mask={owner.iban} />
        <Field label={say('owners.commission')} error={form.fault('commission')} help={say('owner.commission-help')}>
          {(wired) => (
            <NumberField
              wired={wired}
              value={form.typed.commission / 100}
              onChange={(percent) => form.set('commission', Math.round((percent ?? 0) * 100))}
              min={0}
              max={100}
              unit="%"
            />
          )}
        </Field>
      </div>
    </CardBody>
  </Card>
)
