import { changeTerms } from '../../../../features/pricing/prices/prices.contract.ts'
import type { VillaPrices } from '../../../../features/pricing/prices/prices.shape.ts'
import { DEFAULT_POLICY } from '../../../../features/reservations/money/cancellation.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { CountField } from '../../kit/fields/number/count-field.tsx'
import { Switch } from '../../kit/fields/switch.tsx'
import { UnsavedGuard } from '../../kit/form/guard/unsaved-guard.tsx'
import { useNewest } from '../../kit/form/merge/use-newest.ts'
import { sentBy } from '../../kit/form/sent-by.ts'
import { typedIn } from '../../kit/form/typed-fields.ts'
import { type Form, useForm } from '../../kit/form/use-form.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { PolicyRows } from './policy-rows.tsx'
import { Amount } from './price-fields.tsx'
import style from './villa-prices.module.css'

type Terms = VillaPrices['terms']

/** What is typed otherwise than it is stored: somebody else may change the rest meanwhile. */
const changedIn = (stored: Terms, typed: Terms): Partial<Terms> =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(stored, name)),
    ),
  )

/** What holds whatever the season: guests, pre-payment, deposit, gaps, commission, and when money comes back. */
export const TermsCard = ({ prices: { villa, terms } }: { prices: VillaPrices }) => {
  const form = useForm(changeTerms, terms, { done: () => undefined, body: (typed) => changedIn(terms, typed) })
  useNewest(form, terms)
  return (
    <Card title={say('prices.terms')}>
      <UnsavedGuard changed={form.changes > 0} />
      <form {...sentBy(() => form.changes > 0 && !form.sending && form.send({ id: villa.id }))}>
        <CardBody className={style.terms}>
          <CountField form={form} name="baseGuests" label={say('prices.base-guests')} min={1} max={villa.guests} />
          <Amount form={form} name="extraGuestNightly" label={say('prices.extra-guest')} currency={villa.currency} />
          <CountField
            form={form}
            name="prepaymentPercent"
            label={say('prices.prepayment')}
            min={0}
            max={100}
            unit="%"
          />
          <Amount form={form} name="damageDeposit" label={say('prices.deposit')} currency={villa.currency} />
          <CountField
            form={form}
            name="gapMinNights"
            label={say('prices.gap')}
            min={1}
            max={100}
            help={say('prices.gap-help')}
          />
          <CountField form={form} name="commissionPercent" label={say('prices.commission')} min={0} max={60} unit="%" />
          <Switch
            on={typedIn<boolean>(form, 'gapLeavesOneEdge') ?? false}
            onChange={(on) => form.set('gapLeavesOneEdge', on)}
            label={say('prices.gap-edge')}
          />
          <Policy form={form} />
          <Button type="submit" look="main" busy={form.sending} disabled={form.changes === 0 || form.sending}>
            {form.changes > 0 ? say('prices.save-n', { n: form.changes }) : say('act.save')}
          </Button>
        </CardBody>
      </form>
    </Card>
  )
}

/** The villa's own rows of days and percents, or those of the agency. */
const Policy = ({ form }: { form: Form }) => {
  const own = typedIn<typeof DEFAULT_POLICY>(form, 'policy')
  return (
    <fieldset className={style.policy}>
      <legend>{say('prices.policy')}</legend>
      <Switch
        on={own !== null}
        onChange={(on) => form.set('policy', on ? DEFAULT_POLICY : null)}
        label={say('prices.policy-own')}
      />
      {own && <PolicyRows form={form} />}
    </fieldset>
  )
}
