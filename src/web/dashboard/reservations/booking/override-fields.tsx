import type { Currency } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { CheckField } from '../../kit/fields/choice/check-field.tsx'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { typedIn } from '../../kit/form/typed-fields.ts'
import type { Form } from '../../kit/form/use-form.ts'
import { ReasonField } from '../dialogs/move-dialog.tsx'

type Props = {
  form: Form
  currency: Currency
  /** The form asks for the reason elsewhere. */
  reasoned?: boolean
}

/** Beside the rules, for a reason: a shorter stay, another weekday, an arrival some days ago, a total of our own. */
export const OverrideFields = ({ form, currency, reasoned = false }: Props) => {
  const total = typedIn<number>(form, 'override.total')
  const lifted = typedIn<boolean>(form, 'override.lift') ?? false
  return (
    <>
      <CheckField form={form} name="override.lift" label={say('override.lift')} />
      <MoneyField
        label={say('override.total')}
        help={say('override.total-help')}
        error={form.fault('override.total')}
        value={total ?? undefined}
        onChange={(amount) => form.set('override.total', amount ?? null)}
        currency={currency}
      />
      {!reasoned && (lifted || total !== null) && <ReasonField form={form} />}
    </>
  )
}
