import { CircleCheck } from 'lucide-react'
import type { MissingOfKind } from '../../../../features/overview/missing/missing.contract.ts'
import { WHENS } from '../../../../features/overview/missing/missing-kinds.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { Skeleton } from '../../kit/page/states.tsx'
import { OptionRow } from '../cards/options-card.tsx'
import { RequestRow } from '../cards/request-row.tsx'
import type { Ask, DayView } from '../day.ts'
import style from './missing.module.css'
import { type Acted, MissingKind } from './missing-kind.tsx'

type Props = {
  kinds: MissingOfKind[] | undefined
  failed: boolean
  onRetry: () => void
  day: DayView
  now: number
  ask: Ask
}

/** All that is missing today, the most urgent first: each kind with its one way to put it right. */
export const MissingList = ({ kinds, failed, onRetry, day, now, ask }: Props) => {
  const acted = (kind: MissingOfKind['kind']): Acted | undefined => {
    if (kind === 'answer')
      return {
        rows: day.requests.map((row) => <RequestRow key={row.id} row={row} now={now} ask={ask} />),
        count: day.counts.requests,
      }
    if (kind !== 'prepayment') return undefined
    return {
      rows: day.optionsEnding.map((row) => <OptionRow key={row.id} row={row} now={now} ask={ask} />),
      count: day.counts.optionsEnding,
    }
  }
  return (
    <div className={style.list}>
      <div className={style.title}>
        <h2>{say('missing.title')}</h2>
        {kinds && kinds.length > 0 && (
          <span className="t2 num">{say('missing.left', { n: kinds.reduce((sum, { count }) => sum + count, 0) })}</span>
        )}
      </div>
      {failed && (
        <p className={style.empty} role="alert">
          {say('missing.failed')}{' '}
          <Button size="small" onClick={onRetry}>
            {say('act.retry')}
          </Button>
        </p>
      )}
      {!kinds && !failed && <Skeleton rows={8} />}
      {kinds?.length === 0 && (
        <p className={`${style.empty} k-ok`}>
          <CircleCheck className="i" aria-hidden /> {say('missing.none')}
        </p>
      )}
      {WHENS.map((when) => {
        const of = (kinds ?? []).filter((kind) => kind.when === when)
        return (
          of.length > 0 && (
            <div key={when}>
              <p className={style.group}>{say(`missing.${when}`)}</p>
              {of.map((kind) => (
                <MissingKind key={kind.kind} kind={kind} now={now} acted={acted(kind.kind)} />
              ))}
            </div>
          )
        )
      })}
    </div>
  )
}
