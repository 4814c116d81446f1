import {
  Building2,
  CalendarDays,
  Check,
  ChevronRight,
  CircleHelp,
  FileText,
  Lightbulb,
  OctagonAlert,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { StayRow } from '../../../features/overview/overview.contract.ts'
import type { ReservationRow } from '../../../features/reservations/reservations-admin.contract.ts'
import type { AdminVilla } from '../../../features/villas/villas.contract.ts'
import { formatDay, formatMoney } from '../../../kernel/format.ts'
import { CURRENCIES } from '../../../kernel/money.ts'
import { imageUrl } from '../../ui/image-url.ts'
import { say } from '../../words/dashboard.ts'
import { Button, ButtonLink } from '../kit/button/button.tsx'
import rows from '../kit/list/rows.module.css'
import { Card, CardBody } from '../kit/page/card.tsx'
import { Note } from '../kit/page/note.tsx'
import { PageHead } from '../kit/page/page-head.tsx'
import { useNow } from '../kit/use-now.ts'
import { calendarOf, feedsOf, TO } from '../places.ts'
import { MoveDialog } from '../reservations/dialogs/move-dialog.tsx'
import type { MoveTarget, StaffMove } from '../reservations/record/moves.ts'
import { useStaff } from '../staff.ts'
import { stayText } from '../stay-text.ts'
import { roundText } from '../sums.ts'
import { All } from './cards/all.tsx'
import { ArrivalsCard, DeparturesCard } from './cards/arrivals.tsx'
import { OccupancyCard } from './cards/occupancy-card.tsx'
import { OptionsCard } from './cards/options-card.tsx'
import type { Ask, DayView } from './day.ts'
import style from './owner-day.module.css'

const MONTH = 30
const SHOWN_VILLAS = 6

type Props = { day: DayView; guests: ReservationRow[]; villas: AdminVilla[] }

/** An owner's day: requests that wait for a yes, today's people, the next guests, the own villas. Made for a phone. */
export const OwnerDay = ({ day, guests, villas }: Props) => {
  const [asking, setAsking] = useState<{ move: StaffMove; target: MoveTarget } | null>(null)
  const now = useNow(30_000)
  const ask: Ask = (move, target) => setAsking({ move, target })
  return (
    <div className={style.screen}>
      <div className={style.column}>
        <PageHead
          title={say('home.hello', { name: useStaff().user_name.split(' ')[0] ?? '' })}
          note={formatDay(day.today, 'tr', 'full')}
          acts={
            <ButtonLink icon={FileText} to="/dashboard/statement">
              {say('menu.statement')}
            </ButtonLink>
          }
        />
        {day.clashes.map((clash) => (
          <ClashNote key={`${clash.villaId} ${clash.from} ${clash.feed}`} clash={clash} />
        ))}
        {day.requests.map((row) => (
          <RequestCard key={row.id} row={row} ask={ask} />
        ))}
        <Figures day={day} />
        {day.arrivals.length > 0 && <ArrivalsCard rows={day.arrivals} />}
        {day.departures.length > 0 && <DeparturesCard rows={day.departures} />}
        {day.optionsEnding.length > 0 && (
          <OptionsCard rows={day.optionsEnding} count={day.counts.optionsEnding} now={now} />
        )}
        <NextGuests guests={guests} />
      </div>
      <div className={style.column}>
        <OccupancyCard nights={day.occupancy.slice(0, MONTH)} />
        <VillasCard villas={villas} />
        <ProposalsCard n={day.proposals} />
      </div>
      {asking && <MoveDialog move={asking.move} target={asking.target} onClose={() => setAsking(null)} />}
    </div>
  )
}

const RequestCard = ({ row, ask }: { row: StayRow; ask: Ask }) => (
  <Card className={style.request}>
    <CardBody>
      <b className="row gap4">
        <CircleHelp className="i warn-t" aria-hidden />
        {say('home.your-answer')}
      </b>
      <div className="row gap12">
        <Link className="grow" to={`/dashboard/reservations/${row.id}`}>
          <b className="num">
            {stayText(row.checkIn, row.checkOut)}, {say('reservation.nights', { n: row.nights })}
          </b>
          <p className="t2">
            {row.villa} · {say('reservation.n-guests', { n: row.guests })} · {row.guestName}
          </p>
        </Link>
        <div className={rows.amount}>
          <b className="num">{formatMoney(row.total, row.currency, 'tr')}</b>
          <small>{say('reservation.total-short')}</small>
        </div>
      </div>
      <div className={style.answers}>
        <Button size="large" icon={X} onClick={() => ask('decline', row)}>
          {say('move.decline')}
        </Button>
        <Button look="yes" size="large" icon={Check} onClick={() => ask('accept', row)}>
          {say('move.accept')}
        </Button>
      </div>
    </CardBody>
  </Card>
)

const Figures = ({ day }: { day: DayView }) => {
  const month = day.occupancy.slice(0, MONTH)
  const taken = month.reduce((sum, night) => sum + night.taken, 0)
  const all = month.reduce((sum, night) => sum + night.villas, 0)
  const booked = CURRENCIES.flatMap((currency) => day.bookedThisMonth.filter((each) => each.currency === currency))
  return (
    <Card className={style.figures} aria-label={say('home.figures')}>
      <div>
        <span>{say('home.confirmed-this-month')}</span>
        {booked.length === 0 && <b>–</b>}
        {booked.map(({ currency, total }) => (
          <b key={currency} className="num">
            {roundText(total, currency)}
          </b>
        ))}
        <span className="t3">
          {say('home.n-reservations', { n: day.bookedThisMonth.reduce((sum, { count }) => sum + count, 0) })}
        </span>
      </div>
      <div>
        <span>{say('home.in-house-short')}</span>
        <b className="num">{day.inHouse}</b>
        <span className="t3">{say('home.guests-now')}</span>
      </div>
      <div>
        <span>{say('home.next-30')}</span>
        <b className="num">%{all ? Math.round((taken / all) * 100) : 0}</b>
        <span className="t3 num">{say('home.nights-of', { n: taken, all })}</span>
      </div>
    </Card>
  )
}

const NextGuests = ({ guests }: { guests: ReservationRow[] }) => (
  <Card title={say('home.next-guests')} icon={CalendarDays} acts={<All to="/dashboard/reservations" />}>
    {guests.length === 0 && <CardBody className="t3">{say('home.next-guests-empty')}</CardBody>}
    <ul>
      {guests.map((row) => (
        <li key={row.id}>
          <Link className={`${style.row} ${style.guest}`} to={`/dashboard/reservations/${row.id}`}>
            <span className={style.date}>
              <b className="num">{Number(row.checkIn.slice(8))}</b>
              {formatDay(row.checkIn, 'tr', 'short').split(/\s/)[1]}
            </span>
            <span className="grow">
              <b>
                {row.guestName} · {row.villa}
              </b>
              <span className="t2 num db">
                {say('reservation.nights', { n: row.nights })} · {say('reservation.n-guests', { n: row.guests })}
              </span>
            </span>
            <span className={rows.amount}>
              <b className="num">{formatMoney(row.total, row.currency, 'tr')}</b>
              <small>{say('reservation.total-short')}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </Card>
)

const VillasCard = ({ villas }: { villas: AdminVilla[] }) => (
  <Card title={say('home.my-villas')} icon={Building2} count={villas.length} acts={<All to="/dashboard/villas" />}>
    <ul>
      {villas.slice(0, SHOWN_VILLAS).map((villa) => (
        <li key={villa.id}>
          <Link className={`${style.row} ${style.villa}`} to={calendarOf(villa.id)}>
            {villa.thumbnail && <img src={imageUrl(villa.thumbnail, 320)} alt="" loading="lazy" />}
            <span className="grow">
              <b className="db">{villa.name}</b>
              <span className={villa.permitNo ? 't2' : 'danger-t b'}>
                {villa.permitNo ? `${villa.district}, ${villa.town}` : say('villas.no-permit')}
              </span>
            </span>
            <span className="t3 sm hide-s">{say('villa.tab.calendar')}</span>
            <ChevronRight className="i i--s t3" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  </Card>
)

const ProposalsCard = ({ n }: { n: number }) => (
  <Card title={say('proposals.mine')} icon={Lightbulb} acts={<All to={TO.proposals} />}>
    <CardBody className={n ? 't2' : 't3'}>
      {n ? say('proposals.mine-text', { n }) : say('proposals.mine-none')}
    </CardBody>
  </Card>
)

/** Two hold the same nights: the owner is told which calendar it is; the agency settles it with the guest. */
const ClashNote = ({ clash: { villaId, villa, feed, from, until } }: { clash: DayView['clashes'][number] }) => (
  <Note
    tone="k-bad"
    icon={OctagonAlert}
    role="status"
    acts={
      <ButtonLink size="small" to={feedsOf(villaId)}>
        {say('home.clash-look')}
      </ButtonLink>
    }
  >
    <b>{say('home.clash', { villa, dates: stayText(from, until) })}</b> {say('home.clash-text', { feed })}
  </Note>
)
