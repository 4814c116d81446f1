import { Link } from 'react-router'
import type { OwnAccount } from '../../../features/accounts/own/own.contract.ts'
import { requireSecondStep } from '../../../features/owners/people/people.contract.ts'
import type { Outcome } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { Switch } from '../kit/fields/switch.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { useWrite } from '../kit/form/use-write.ts'
import { Card } from '../kit/page/card.tsx'
import style from './users.module.css'

type Props = { required: boolean; own: Promise<Outcome<OwnAccount>> }

/** Whether the agency demands the second step of every ADMIN; only who has it may begin with that. */
export const DemandSecondStep = ({ required, own }: Props) => {
  const { outcome } = useOutcome(own)
  const demand = useWrite(requireSecondStep, undefined, say('second.demanded'))
  if (outcome?.kind !== 'ready') return null
  const may = required || outcome.value.secondStep.since !== null
  return (
    <Card className={style.demand}>
      <span className={style.lines}>
        <b>{say('second.demand')}</b>
        <span className="t3 sm">{say('second.demand-text')}</span>
      </span>
      {may ? (
        <Switch
          on={required}
          onChange={(on) => void demand.send({ body: { required: on } })}
          label={<span className="sr">{say('second.demand')}</span>}
        />
      ) : (
        <Link className="link sm" to="/dashboard/account">
          {say('second.demand-first')}
        </Link>
      )}
    </Card>
  )
}
