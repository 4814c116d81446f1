import { Ban, CircleCheck, LogOut, MailX, Send } from 'lucide-react'
import { setUserActivity } from '../../../features/accounts/accounts.contract.ts'
import {
  changeUser,
  endUserSessions,
  type Person,
  sendUserLink,
  withdrawInvitation,
} from '../../../features/owners/people/people.contract.ts'
import { formatInstant } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { HistoryLink } from '../audit/history-link.tsx'
import { Button } from '../kit/button/button.tsx'
import { EditorForm } from '../kit/form/editor-form.tsx'
import { MergeNote } from '../kit/form/merge/merge-note.tsx'
import { useMerge } from '../kit/form/merge/use-merge.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useWrite } from '../kit/form/use-write.ts'
import { type OwnerChoices, PersonFields, type Typed } from './person-fields.tsx'
import { SecondStepOf } from './second-step-of.tsx'
import style from './users.module.css'

const fieldsOf = ({ firstName, lastName, email, phone, rights, owners, version }: Person) => ({
  ...{ firstName, lastName, email, phone, rights, version },
  ownerIds: owners.map(({ id }) => id),
})

const LABELS = {
  firstName: 'users.first-name',
  lastName: 'users.last-name',
  email: 'users.email',
  phone: 'users.phone',
  rights: 'users.rights',
  ownerIds: 'users.owners',
} as const satisfies Record<keyof Typed, string>
const labelOf = (name: string): string => say(LABELS[name.split('.')[0] as keyof Typed] ?? 'users.account')

type Props = { person: Person; isOwn: boolean; owners: OwnerChoices; onClose: () => void }

/** Somebody who may sign in: who they are, what they may, and what can be done with the account. */
export const PersonDrawer = ({ person, isOwn, owners, onClose }: Props) => {
  const first = fieldsOf(person)
  const form = useForm(changeUser, first, { done: onClose })
  const merge = useMerge(form, first, fieldsOf)
  const help = person.invited ? 'users.email-invited-help' : 'users.email-help'
  return (
    <EditorForm title={person.name} form={form} onSave={() => form.send({ id: person.id })} onClose={onClose}>
      <p className="t3 sm num">
        {say(`users.role.${person.role}`)} · {say('users.since', { date: formatInstant(person.createdAt, 'tr') })}
      </p>
      <MergeNote {...merge} label={labelOf} />
      <PersonFields form={form} role={person.role} owners={owners} isOwn={isOwn} emailHelp={say(help)} />
      {person.twoSteps && !isOwn && <SecondStepOf id={person.id} onDone={onClose} />}
      <AccountActs person={person} isOwn={isOwn} onDone={onClose} />
      <HistoryLink of="account" record={person.id} />
    </EditorForm>
  )
}

type ActsProps = { person: Person; isOwn: boolean; onDone: () => void }

const AccountActs = ({ person: { id, active, invited, sessions }, isOwn, onDone }: ActsProps) => {
  const link = useWrite(sendUserLink, onDone, say(invited ? 'users.invited' : 'users.sent'))
  const withdraw = useWrite(withdrawInvitation, onDone, say('users.withdrawn'))
  const end = useWrite(endUserSessions, onDone, say('users.sessions-ended'))
  const activity = useWrite(setUserActivity, onDone)
  const params = { id }
  return (
    <div className={style.acts}>
      {(active || invited) && (
        <Button icon={Send} busy={link.sending} onClick={() => void link.send({ params })}>
          {say(invited ? 'users.send-again' : 'users.send-reset')}
        </Button>
      )}
      {active && invited && (
        <Button look="danger" icon={MailX} busy={withdraw.sending} onClick={() => void withdraw.send({ params })}>
          {say('users.withdraw')}
        </Button>
      )}
      {!isOwn && sessions > 0 && (
        <Button icon={LogOut} busy={end.sending} onClick={() => void end.send({ params })}>
          {say('users.end-sessions', { n: sessions })}
        </Button>
      )}
      {!isOwn && !invited && (
        <Button
          look={active ? 'danger' : undefined}
          icon={active ? Ban : CircleCheck}
          busy={activity.sending}
          onClick={() => void activity.send({ body: { id, active: !active } })}
        >
          {say(active ? 'users.switch-off' : 'users.switch-on')}
        </Button>
      )}
    </div>
  )
}
