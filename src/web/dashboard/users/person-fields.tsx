import type { OwnerKind } from '../../../features/owners/owner.shape.ts'
import { RIGHTS, type Right, type Role } from '../../../kernel/caller.ts'
import type { Outcome } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { TagsField } from '../kit/fields/choice/tags-field.tsx'
import { Field } from '../kit/fields/field.tsx'
import { Switch } from '../kit/fields/switch.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import type { Form } from '../kit/form/use-form.ts'
import { useOutcome } from '../kit/form/use-outcome.ts'
import style from './users.module.css'

export type OwnerChoices = Promise<Outcome<{ id: number; name: string; kind: OwnerKind }[]>>

/** What is typed of a person. */
export type Typed = {
  firstName: string
  lastName: string
  email: string
  phone: string
  rights: Right[]
  ownerIds: number[]
}

type Props = { form: Form & { typed: Typed }; role: Role; owners: OwnerChoices; isOwn?: boolean; emailHelp: string }

/** Who somebody is, and what they may: an ADMIN has rights, an OWNER belongs to owners. */
export const PersonFields = ({ form, role, owners, isOwn = false, emailHelp }: Props) => (
  <>
    <div className={style.pair}>
      <TextField form={form} name="firstName" label={say('users.first-name')} />
      <TextField form={form} name="lastName" label={say('users.last-name')} />
    </div>
    <TextField form={form} name="email" type="email" label={say('users.email')} help={emailHelp} />
    <TextField form={form} name="phone" type="tel" label={say('users.phone')} />
    {role === 'ADMIN' ? <RightSwitches form={form} isOwn={isOwn} /> : <OwnersField form={form} owners={owners} />}
  </>
)

const RightSwitches = ({ form, isOwn }: { form: Props['form']; isOwn: boolean }) => {
  const { rights } = form.typed
  const give = (right: Right, on: boolean) =>
    form.set(
      'rights',
      RIGHTS.filter((each) => (each === right ? on : rights.includes(each))),
    )
  return (
    <fieldset className={style.rights}>
      <legend>{say('users.rights')}</legend>
      {RIGHTS.map((right) => (
        <div key={right}>
          <span className={style.lines}>
            <b>{say(`users.right.${right}`)}</b>
            <span className="t3 sm">{say(`users.right.${right}-means`)}</span>
          </span>
          {isOwn && right === 'users' ? (
            <span className="t3 sm">{say('users.own-right')}</span>
          ) : (
            <Switch
              on={rights.includes(right)}
              onChange={(on) => give(right, on)}
              label={<span className="sr">{say(`users.right.${right}`)}</span>}
            />
          )}
        </div>
      ))}
      <p className="t3 sm">{say('users.rights-help')}</p>
    </fieldset>
  )
}

const OwnersField = ({ form, owners }: Pick<Props, 'form' | 'owners'>) => {
  const { outcome } = useOutcome(owners)
  const choices = outcome?.kind === 'ready' ? outcome.value : []
  return (
    <Field label={say('users.owners')} error={form.fault('ownerIds')} help={say('users.owners-help')}>
      {(wired) => (
        <TagsField
          wired={wired}
          label={say('users.owners')}
          placeholder={say('users.owners-choose')}
          none={say('users.owners-none')}
          choices={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
          values={form.typed.ownerIds.map(String)}
          onChange={(ids) => form.set('ownerIds', ids.map(Number))}
        />
      )}
    </Field>
  )
}
