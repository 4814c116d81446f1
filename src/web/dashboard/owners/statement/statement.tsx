import { FileText, HandCoins, Lock, Send, Sheet } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import {
  getStatement,
  listOwnAccounts,
  type Statement,
  sendStatement,
} from '../../../../features/bookkeeping/statement/statement.contract.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import input from '../../kit/fields/input.module.css'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { useWrite } from '../../kit/form/use-write.ts'
import { Card } from '../../kit/page/card.tsx'
import { Crumb, PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import { ownerAt, statementOf } from '../../places.ts'
import { signedIn, useIsAdmin } from '../../staff.ts'
import type { Route } from './+types/statement'
import { AccountCard } from './account-card.tsx'
import { Figures } from './figures.tsx'
import { savePdf, saveStatement } from './save-statement.ts'
import style from './statement.module.css'
import { CloseDialog, PayDialog } from './statement-dialogs.tsx'
import { monthName } from './statement-text.ts'
import { StaysCard } from './stays-card.tsx'

type Known = { statement: Statement; accounts: { id: number; name: string }[] }

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  const isOwner = signedIn(request).user_role === 'OWNER'
  const month = new URL(request.url).searchParams.get('month') ?? undefined
  const all = Promise.all([
    staffApi(getStatement, { params: { id: Number(params.id) }, query: { month } }),
    isOwner ? staffApi(listOwnAccounts) : { content: [] },
  ])
  return {
    known: outcomeOf(
      all.then(([statement, accounts]): Known => ({ statement: statement.content, accounts: accounts.content })),
    ),
  }
}

/** An owner's month: what the stays brought, what was kept and spent, who took the money, what is left. */
export default function StatementPage({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  if (outcome?.kind === 'ready') return <Shown {...outcome.value} />
  return (
    <>
      <PageHead title={say('statement.of-owner')} />
      <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={10} />}</Card>
    </>
  )
}

const Shown = ({ statement, accounts }: Known) => {
  const { owner, month, closed, sums } = statement
  return (
    <>
      {useIsAdmin() && (
        <Crumb to={ownerAt(owner.id)} from={owner.name}>
          {say('statement.of-owner')}
        </Crumb>
      )}
      <PageHead
        title={say('statement.title', { month: monthName(month) })}
        note={owner.name}
        beside={
          closed ? (
            <Tag icon={Lock}>
              {say('statement.closed-on', { day: formatDay(dayInIstanbul(new Date(closed.at)), 'tr') })}
            </Tag>
          ) : (
            <Tag>{say('statement.open')}</Tag>
          )
        }
        acts={<Acts statement={statement} accounts={accounts} />}
        wideActs
      />
      {sums.length === 0 && <StaysCard statement={statement} currency="TL" />}
      {sums.map((each) => (
        <section key={each.currency} className="stack stack--l">
          <Figures statement={statement} sums={each} />
          <div className={style.columns}>
            <StaysCard statement={statement} currency={each.currency} />
            <AccountCard statement={statement} sums={each} />
          </div>
        </section>
      ))}
      <p className={`t3 sm ${style.foot}`}>
        {!closed && `${say('statement.open-note')} `}
        {say('statement.foot')}
      </p>
    </>
  )
}

const Acts = ({ statement, accounts }: Known) => {
  const { owner, month, months, closed, closable } = statement
  const [asks, setAsks] = useState<'pay' | 'close'>()
  const { send, sending } = useWrite(sendStatement, undefined, say('statement.sent'))
  const admin = useIsAdmin()
  const close = () => setAsks(undefined)
  return (
    <>
      {accounts.length > 1 && <AccountChoice accounts={accounts} {...{ owner, month }} />}
      <MonthChoice {...{ owner, month, months }} />
      <Button icon={Sheet} onClick={() => saveStatement(statement)}>
        {say('statement.excel')}
      </Button>
      <Button icon={FileText} onClick={() => savePdf(statement)}>
        {say('statement.pdf')}
      </Button>
      {admin && closed && (
        <Button
          icon={Send}
          busy={sending}
          disabled={!owner.email}
          title={owner.email ? undefined : say('statement.no-email')}
          onClick={() => send({ params: { id: owner.id }, body: { month } })}
        >
          {say('statement.send')}
        </Button>
      )}
      {admin && !closed && (
        <Button icon={Lock} disabled={!closable} title={waitsFor(statement)} onClick={() => setAsks('close')}>
          {say('statement.close')}
        </Button>
      )}
      {admin && (
        <Button look="main" icon={HandCoins} onClick={() => setAsks('pay')}>
          {say('statement.pay')}
        </Button>
      )}
      {asks === 'close' && <CloseDialog statement={statement} onClose={close} />}
      {asks === 'pay' && <PayDialog statement={statement} onClose={close} />}
    </>
  )
}

/** Which month has to be closed before, when that is what is in the way. */
const waitsFor = ({ month, months, closable }: Statement): string | undefined => {
  const first = months.findLast((each) => !each.closed)
  return closable || !first || first.month >= month
    ? undefined
    : say('statement.close-first', { month: monthName(first.month) })
}

const MonthChoice = ({ owner, month, months }: Pick<Statement, 'owner' | 'month' | 'months'>) => {
  const navigate = useNavigate()
  return (
    <select
      className={`${input.select} ${style.select}`}
      aria-label={say('statement.month')}
      value={month}
      onChange={({ target }) => navigate(statementOf(owner.id, target.value))}
    >
      {months.map((each) => (
        <option key={each.month} value={each.month}>
          {monthName(each.month)}
          {each.closed ? ' ✓' : ''}
        </option>
      ))}
    </select>
  )
}

const AccountChoice = ({ accounts, owner, month }: Pick<Known, 'accounts'> & Pick<Statement, 'owner' | 'month'>) => {
  const navigate = useNavigate()
  return (
    <select
      className={`${input.select} ${style.select}`}
      aria-label={say('statement.account')}
      value={owner.id}
      onChange={({ target }) => navigate(statementOf(Number(target.value), month))}
    >
      {accounts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
