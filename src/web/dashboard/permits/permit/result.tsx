import { CircleCheck, CircleX, Clock, ListChecks } from 'lucide-react'
import type { VillaPermit } from '../../../../features/villas/permits/permits.contract.ts'
import { say } from '../../../words/dashboard.ts'
import { ConflictNote } from '../../kit/form/conflict-note.tsx'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { useCheck } from '../use-check.ts'
import style from './villa-permit.module.css'

const RESULTS = [
  { state: 'valid', icon: CircleCheck, className: 'ok-t' },
  { state: 'waiting', icon: Clock, className: 'warn-t' },
  { state: 'invalid', icon: CircleX, className: 'danger-t' },
] as const

type Props = { villa: VillaPermit['villa']; permit: NonNullable<VillaPermit['permit']> }

/** What the Ministry's page says, noted in one click. */
export const Result = ({ villa, permit: { number, state, checkedAt } }: Props) => {
  const { check, sending, refused } = useCheck(villa)
  return (
    <Card title={say('permit.result')} icon={ListChecks} note={say('permit.result-note')}>
      <CardBody>
        <ConflictNote refused={refused} />
        <div className={style.results}>
          {RESULTS.map(({ state: each, icon: Icon, className }) => (
            <button
              key={each}
              type="button"
              className={style.result}
              aria-pressed={checkedAt !== null && state === each}
              disabled={sending}
              onClick={() => check(each, number)}
            >
              <b className={className}>
                <Icon className="i" aria-hidden /> {say(`permit.state.${each}`)}
              </b>
              <span>{say(`permit.result-${each}`)}</span>
            </button>
          ))}
        </div>
      </CardBody>
    </Card>
  )
}
