import { changeApprovalLimit } from '../../../../features/reservations/money/approvals/approvals.contract.ts'
import type { Minor } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { MoneyField } from '../../kit/fields/money-field.tsx'
import { sentBy } from '../../kit/form/sent-by.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { Card, CardBody } from '../../kit/page/card.tsx'
import style from './cancellation.module.css'

/** From which amount money beside the rules needs a second person. */
export const LimitCard = ({ limit }: { limit: Minor | null }) => {
  const first: { limit: Minor | null } = { limit }
  const form = useForm(changeApprovalLimit, first, { done: () => undefined, said: say('cancellation.limit-saved') })
  return (
    <Card title={say('cancellation.limit')}>
      <form {...sentBy(() => form.changes > 0 && !form.sending && form.send())}>
        <CardBody className="stack">
          <p className="t2">{say('cancellation.limit-text')}</p>
          <div className={style.limit}>
            <MoneyField
              label={say('cancellation.limit')}
              error={form.fault('limit')}
              value={form.typed.limit ?? undefined}
              onChange={(next) => form.set('limit', next ?? null)}
              currency="TL"
            />
            <Button type="submit" busy={form.sending} disabled={form.changes === 0 || form.sending}>
              {say('act.save')}
            </Button>
          </div>
        </CardBody>
      </form>
    </Card>
  )
}
