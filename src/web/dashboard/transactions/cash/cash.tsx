import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Drawer, getTill } from '../../../../features/bookkeeping/cash/cash.contract.ts'
import { type Flow, listTransactions } from '../../../../features/reservations/money/till/till.contract.ts'
import { type Day, dayInIstanbul } from '../../../../kernel/day.ts'
import { formatInstant, formatMoney } from '../../../../kernel/format.ts'
import { ISO_CODE } from '../../../../kernel/money.ts'
import { outcomeOf, staffApi } from '../../../browser/staff-api.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { Button } from '../../kit/button/button.tsx'
import { BareDayField } from '../../kit/fields/day/day-field.tsx'
import { useOutcome } from '../../kit/form/use-outcome.ts'
import { useSearch } from '../../kit/list/address/use-search.ts'
import table from '../../kit/list/table.module.css'
import { Card } from '../../kit/page/card.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Failed, Skeleton } from '../../kit/page/states.tsx'
import { adminOnly } from '../../staff.ts'
import { BooksTabs } from '../books-tabs.tsx'
import { DayTill } from '../day-till.tsx'
import type { Route } from './+types/cash'
import style from './cash.module.css'
import { CountDialog } from './count-dialog.tsx'

type Known = { day: Day; drawers: Drawer[]; flows: Flow[] }

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  const day = new URL(request.url).searchParams.get('day') || dayInIstanbul(new Date())
  const all = Promise.all([
    staffApi(getTill, { query: { day } }),
    staffApi(listTransactions, { query: { date1: day, date2: day, take: 1 } }),
  ])
  return { known: outcomeOf(all.then(([till, { flows }]): Known => ({ ...till.content, flows }))) }
}

/** The till of a day: what should be in it, what was counted, and what moved by all ways to pay. */
export default function Cash({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.known)
  const { revalidate } = useRevalidator()
  const { get, set } = useSearch()
  const day = get('day') || dayInIstanbul(new Date())
  return (
    <>
      <PageHead
        title={say('cash.title')}
        acts={<BareDayField label={say('cash.day')} value={day} onChange={(next) => set({ day: next })} />}
      />
      <BooksTabs />
      {outcome?.kind === 'ready' ? (
        <Shown {...outcome.value} />
      ) : (
        <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={6} />}</Card>
      )}
    </>
  )
}

const Shown = ({ day, drawers, flows }: Known) => {
  const [counting, setCounting] = useState<Drawer>()
  return (
    <div className={style.screen}>
      <div className={style.drawers}>
        {drawers.map((drawer) => (
          <DrawerCard key={drawer.currency} drawer={drawer} onCount={() => setCounting(drawer)} />
        ))}
      </div>
      <DayTill flows={flows} />
      {counting && <CountDialog day={day} drawer={counting} onClose={() => setCounting(undefined)} />}
    </div>
  )
}

const DrawerCard = ({ drawer, onCount }: { drawer: Drawer; onCount: () => void }) => {
  const { currency, before, came, went, expected, counts } = drawer
  const money = (amount: number) => formatMoney(amount, currency, 'tr')
  return (
    <Card
      clip
      title={`${say('cash.drawer')} ${ISO_CODE[currency]}`}
      acts={
        <Button look="main" icon={Calculator} onClick={onCount}>
          {say('cash.count')}
        </Button>
      }
    >
      <table className={`${table.table} ${table.flat}`}>
        <tbody>
          <Line word={say('cash.before')} sum={money(before)} />
          <Line word={say('cash.came')} sum={money(came)} />
          <Line word={say('cash.went')} sum={money(0 - went)} />
          {counts.map(({ id, counted, expected: should, who, at, reason }) => (
            <Line
              key={id}
              word={`${say('cash.counted')} · ${money(counted)}`}
              note={[recordWord('who', who), formatInstant(at, 'tr'), reason].filter(Boolean).join(' · ')}
              sum={counted === should ? say('cash.even') : money(counted - should)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{say('cash.expected')}</td>
            <td className={`${table.right} num`}>{money(expected)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

const Line = ({ word, note, sum }: { word: string; note?: string; sum: string }) => (
  <tr>
    <td className={table.wrap}>
      {word}
      {note && <span className="t3 sm db">{note}</span>}
    </td>
    <td className={`${table.right} num`}>{sum}</td>
  </tr>
)
