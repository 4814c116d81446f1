import { Check, X } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import {
  type Approval,
  decideApproval,
  listApprovals,
} from '../../../../features/reservations/money/approvals/approvals.contract.ts'
import { formatInstant, formatMoney } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import { Card } from '../../kit/page/card.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Empty, Failed, Skeleton } from '../../kit/page/states.tsx'
import { adminOnly } from '../../staff.ts'
import bank from '../bank/bank.module.css'
import { BooksTabs } from '../books-tabs.tsx'
import type { Route } from './+types/approvals'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { known: outcomeOf(staffApi(listApprovals)) }
}

/** Money beside the rules that waits for a second person: who asked, why, how much. */
export default function Approvals({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  const rows = outcome?.kind === 'ready' ? outcome.value.content : []
  return (
    <>
      <PageHead title={say('approvals.title')} />
      <BooksTabs />
      {rows.length === 0 && (
        <Card>
          {!outcome && <Skeleton rows={4} />}
          {outcome?.kind === 'failed' && <Failed onRetry={revalidate} />}
          {outcome?.kind === 'ready' && <Empty title={say('approvals.none')} text={say('approvals.none-text')} />}
        </Card>
      )}
      <div className="stack">
        {rows.map((row) => (
          <Waiting key={row.id} row={row} />
        ))}
      </div>
    </>
  )
}

const Waiting = ({ row }: { row: Approval }) => {
  const { id, reservationId, code, guestName, villa, kind, given, givenCurrency, beside, currency, note, own } = row
  return (
    <Card>
      <div className={bank.stack}>
        <div className={bank.card}>
          <span className={bank.lines}>
            <span>
              <b>{say(`ledger.${kind}`)}</b> ·{' '}
              <Link className="num b" to={`/dashboard/reservations/${reservationId}`}>
                {code}
              </Link>{' '}
              {guestName} · {villa}
            </span>
            <span>{note}</span>
            <span className="t3 sm">
              {say('approvals.asked', {
                who: recordWord('who', row.asker),
                when: formatInstant(row.askedAt, 'tr'),
              })}
            </span>
          </span>
          <span className="nowrap">
            <b className="num">{formatMoney(given, givenCurrency, 'tr')}</b>
            {kind === 'refund' && (
              <span className="t3 sm db">{say('approvals.beside', { sum: formatMoney(beside, currency, 'tr') })}</span>
            )}
          </span>
        </div>
        {own ? <Own id={id} /> : <Decide id={id} />}
      </div>
    </Card>
  )
}

const Own = ({ id }: { id: number }) => {
  const { send, sending } = useWrite(decideApproval, undefined, say('approvals.withdrawn'))
  return (
    <span className={bank.acts}>
      <span className="t3 grow">{say('approvals.own')}</span>
      <Button
        size="small"
        busy={sending}
        disabled={sending}
        onClick={() => send({ params: { id }, body: { decision: 'withdrawn' } })}
      >
        {say('approvals.withdraw')}
      </Button>
    </span>
  )
}

const Decide = ({ id }: { id: number }) => {
  const yes = useWrite(decideApproval, undefined, say('approvals.approved'))
  const no = useWrite(decideApproval, undefined, say('approvals.declined'))
  const sending = yes.sending || no.sending
  return (
    <span className={bank.acts}>
      <Button icon={X} disabled={sending} onClick={() => no.send({ params: { id }, body: { decision: 'declined' } })}>
        {say('approvals.decline')}
      </Button>
      <Button
        look="yes"
        icon={Check}
        disabled={sending}
        onClick={() => yes.send({ params: { id }, body: { decision: 'approved' } })}
      >
        {say('approvals.approve')}
      </Button>
    </span>
  )
}
