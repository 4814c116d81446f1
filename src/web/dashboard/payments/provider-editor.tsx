import { MOST_INSTALMENTS, PROVIDERS } from '../../../features/payments/providers/card-account.shape.ts'
import { type ProviderView, putCardAccount } from '../../../features/payments/providers/card-settings.contract.ts'
import { say } from '../../words/dashboard.ts'
import { Field } from '../kit/fields/field.tsx'
import input from '../kit/fields/input.module.css'
import { TextField } from '../kit/fields/text-field.tsx'
import { EditorForm } from '../kit/form/editor-form.tsx'
import { useForm } from '../kit/form/use-form.ts'

const INSTALMENTS = [1, 2, 3, 6, 9, MOST_INSTALMENTS]

type Typed = { test: boolean; account: Record<string, string>; secrets: Record<string, string>; instalments: number }

/** Writes an account; what is secret is typed anew or stays as it is. */
export const ProviderEditor = ({ provider, onClose }: { provider: ProviderView; onClose: () => void }) => {
  const { name, test, instalments } = provider
  const kind = PROVIDERS[name]
  const blank: Typed = {
    test,
    account: Object.fromEntries(kind.account.map((field) => [field, provider.account[field] ?? ''])),
    secrets: Object.fromEntries(kind.secrets.map((field) => [field, ''])),
    instalments,
  }
  const form = useForm(putCardAccount, blank, { done: onClose, said: say('cards.saved') })
  return (
    <EditorForm
      title={say(`cards.provider.${name}`)}
      form={form}
      onSave={() => form.send({ provider: name })}
      onClose={onClose}
    >
      <Choice
        name="test"
        label={say('cards.mode')}
        value={form.typed.test ? 'test' : 'live'}
        options={(['test', 'live'] as const).map((mode) => ({ value: mode, label: say(`cards.mode.${mode}`) }))}
        onChoose={(mode) => form.set('test', mode === 'test')}
      />
      {kind.account.map((field) => (
        <TextField
          key={field}
          form={form}
          name={`account.${field}`}
          label={say(`cards.field.${field}`)}
          required={field !== 'host' || !form.typed.test}
          {...(field === 'host' && { help: say('cards.host-help') })}
        />
      ))}
      <p className="t2 sm">{say('cards.secrets-note')}</p>
      {kind.secrets.map((field) => (
        <TextField
          key={field}
          form={form}
          name={`secrets.${field}`}
          label={say(`cards.field.${field}`)}
          required={!provider.secrets[field]}
          {...(provider.secrets[field] && { placeholder: say('cards.secret-keep') })}
        />
      ))}
      <Choice
        name="instalments"
        label={say('cards.instalments')}
        help={say('cards.instalments-note')}
        value={String(form.typed.instalments)}
        options={INSTALMENTS.map((n) => ({
          value: String(n),
          label: n > 1 ? say('cards.instalments.up-to', { n }) : say('cards.instalments.none'),
        }))}
        onChoose={(n) => form.set('instalments', Number(n))}
      />
    </EditorForm>
  )
}

type ChoiceProps = {
  name: string
  label: string
  help?: string
  value: string
  options: { value: string; label: string }[]
  onChoose: (value: string) => void
}

const Choice = ({ name, label, help, value, options, onChoose }: ChoiceProps) => (
  <Field label={label} {...(help && { help })}>
    {(wired) => (
      <select
        {...wired}
        className={input.select}
        name={name}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
