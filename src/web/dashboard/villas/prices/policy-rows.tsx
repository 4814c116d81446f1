import type { CancellationPolicy } from '../../../../features/pricing/pricing.shape.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { CountField } from '../../kit/fields/number/count-field.tsx'
import { typedIn } from '../../kit/form/typed-fields.ts'
import type { Form } from '../../kit/form/use-form.ts'
import style from './villa-prices.module.css'

const MOST = 8

/** The grace hours and the rows of days and percents of a cancellation policy, the field 'policy' of a form. */
export const PolicyRows = ({ form }: { form: Form }) => {
  const policy = typedIn<CancellationPolicy>(form, 'policy')
  if (!policy) return null
  const { rows } = policy
  const setRows = (next: typeof rows) => form.set('policy', { ...policy, rows: next })
  return (
    <>
      <CountField form={form} name="policy.graceHours" label={say('prices.grace-hours')} min={0} max={168} />
      <CountField form={form} name="policy.graceDaysAhead" label={say('prices.grace-days')} min={0} max={365} />
      {rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have their place only
        <div key={index} className={style.row}>
          <CountField
            form={form}
            name={`policy.rows.${index}.daysBefore`}
            label={say('prices.policy-days')}
            min={0}
            max={365}
          />
          <CountField
            form={form}
            name={`policy.rows.${index}.keptPercent`}
            label={say('prices.policy-kept')}
            min={0}
            max={100}
            unit="%"
          />
          {rows.length > 1 && (
            <Button size="small" onClick={() => setRows(rows.filter((__, other) => other !== index))}>
              {say('act.delete')}
            </Button>
          )}
        </div>
      ))}
      {rows.length < MOST && (
        <Button
          size="small"
          onClick={() => setRows([{ daysBefore: (rows[0]?.daysBefore ?? 0) + 15, keptPercent: 0 }, ...rows])}
        >
          {say('prices.policy-add')}
        </Button>
      )}
      {form.fault('policy') && <p className={style.fault}>{say('prices.policy-wrong')}</p>}
    </>
  )
}
