import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Statement } from '../../../../features/bookkeeping/statement/statement.contract.ts'
import type { StatementLine } from '../../../../features/bookkeeping/statement/statement.shape.ts'
import { formatMoney } from '../../../../kernel/format.ts'
import type { Currency } from '../../../../kernel/money.ts'
import { say } from '../../../words/dashboard.ts'
import table from '../../kit/list/table.module.css'
import { Card, CardBody } from '../../kit/page/card.tsx'
import { stayText } from '../../stay-text.ts'
import style from './statement.module.css'
import { monthName, staysByVilla, tookThemselves } from './statement-text.ts'

type Props = { statement: Statement; currency: Currency }

/** What each stay of the month brought: gross, commission, who took the money, and what is the owner's of it. */
export const StaysCard = ({ statement, currency }: Props) => {
  const villas = staysByVilla(statement, currency)
  const all = villas.flat()
  return (
    <Card clip title={say('statement.stays')} count={all.length}>
      {all.length === 0 && <CardBody className="t3">{say('statement.no-stays')}</CardBody>}
      {all.length > 0 && (
        <table className={`${table.table} ${table.flat}`}>
          <thead>
            <tr>
              <th>{say('statement.stay')}</th>
              <th className={style.wide}>{say('statement.guest')}</th>
              <th className={`${table.right} ${style.wide}`}>{say('statement.nights')}</th>
              <th className={table.right}>{say('statement.gross-short')}</th>
              <th className={`${table.right} ${style.wide}`}>{say('statement.commission')}</th>
              <th className={style.wide}>{say('statement.who')}</th>
              <th className={table.right}>{say('statement.net')}</th>
            </tr>
          </thead>
          <tbody>
            {villas.map((stays) => (
              <Fragment key={stays[0]?.villaId}>
                {stays.map((stay) => (
                  <StayRow key={stay.reservationId} stay={stay} took={tookThemselves(statement, stay)} />
                ))}
                {villas.length > 1 && <SumRow name={stays[0]?.villa ?? ''} stays={stays} currency={currency} />}
              </Fragment>
            ))}
          </tbody>
          <tfoot>
            <SumRow
              name={say('statement.total', { month: monthName(statement.month) })}
              stays={all}
              {...{ currency }}
            />
          </tfoot>
        </table>
      )}
    </Card>
  )
}

const StayRow = ({ stay, took }: { stay: StatementLine; took: number }) => {
  const { reservationId, code, guest, villa, checkIn, checkOut, nights, currency, gross, commission, amount } = stay
  const money = (sum: number) => formatMoney(sum, currency, 'tr')
  const who = took === 0 ? say('statement.by-agency') : say('statement.by-owner', { sum: money(took) })
  return (
    <tr>
      <td className={table.wrap}>
        <Link className="num b" to={`/dashboard/reservations/${reservationId}`}>
          {stayText(checkIn, checkOut)}
        </Link>
        <span className="t3 sm db">
          {villa} · <span className="num">{code}</span>
          {stay.ended && ` · ${say('statement.ended')}`}
        </span>
        <span className={`t3 sm ${style.narrow}`}>
          {guest} · {say('reservation.nights', { n: nights })} · {who}
        </span>
      </td>
      <td className={style.wide}>{guest}</td>
      <td className={`${table.right} num ${style.wide}`}>{nights}</td>
      <td className={`${table.right} num`}>
        {money(gross)}
        <span className={`t3 sm ${style.narrow}`}>−{money(commission)}</span>
      </td>
      <td className={`${table.right} num ${style.wide}`}>−{money(commission)}</td>
      <td className={`${style.wide} ${took === 0 ? 't2' : ''}`}>{who}</td>
      <td className={`${table.right} num b`}>{money(amount)}</td>
    </tr>
  )
}

const SumRow = ({ name, stays, currency }: { name: string; stays: StatementLine[]; currency: Currency }) => {
  const sum = (of: (stay: StatementLine) => number) => stays.reduce((all, stay) => all + of(stay), 0)
  const money = (of: 'gross' | 'commission' | 'amount') =>
    formatMoney(
      sum((stay) => stay[of]),
      currency,
      'tr',
    )
  return (
    <tr className={style.sum}>
      <td className={table.wrap}>{name}</td>
      <td className={style.wide} />
      <td className={`${table.right} num ${style.wide}`}>{sum(({ nights }) => nights)}</td>
      <td className={`${table.right} num`}>{money('gross')}</td>
      <td className={`${table.right} num ${style.wide}`}>−{money('commission')}</td>
      <td className={style.wide} />
      <td className={`${table.right} num`}>{money('amount')}</td>
    </tr>
  )
}
