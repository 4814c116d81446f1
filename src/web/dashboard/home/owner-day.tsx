import { Building2, CalendarDays, Check, ChevronRight, CircleHelp, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { StayRow } from '../../../features/overview/overview.contract.ts'
import type { ReservationRow } from '../../../features/reservations/reservations-admin.contract.ts'
import type { AdminVilla } from '../../../features/villas/villas.contract.ts'
import { formatDay, formatMoney } from '../../../kernel/format.ts'
import { CURRENCIES } from '../../../kernel/money.ts'
import { imageUrl } from '../../ui/picture.tsx'
import { say } from '../../words/dashboard.ts'
import { useNow } from '../kit/use-now.ts'
import { reservationsOf } from '../places.ts'
import { MoveDialog } from '../reservations/dialogs/move-dialog.tsx'
import type { MoveTarget, StaffMove } from '../reservations/record/moves.ts'
import { useStaff } from '../staff.ts'
import { stayText } from '../stay-text.ts'
import { roundText } from '../sums.ts'
import { ArrivalsCard, DeparturesCard } from './arrivals.tsx'
import type { Ask, DayView } from './day.ts'
import { OccupancyCard } from './occupancy-card.tsx'
import { OptionsCard } from './options-card.tsx'

const MONTH = 30
const SHOWN_VILLAS = 6

type Props = { day: DayView; guests: ReservationRow[]; villas: AdminVilla[] }

/** An owner's day: requests that wait for a yes, today's people, the next guests, the own villas. Made for a phone. */
export const OwnerDay = ({ day, guests, villas }: Props) => {
  const [asking, setAsking] = useState<{ move: StaffMove; target: MoveTarget } | null>(null)
  const now = useNow(30_000)
  const ask: Ask = (move, target) => setAsking({ move, target })
  return (
    <div className="own">
      <div className="own__m">
        <div className="head">
          <h1>
            {say('home.hello', { name: useStaff().user_name.split(' ')[0] ?? '' })}{' '}
            <small>{formatDay(day.today, 'tr', 'full')}</small>
          </h1>
        </div>
        {day.requests.map((row) => (
          <RequestCard key={row.id} row={row} ask={ask} />
        ))}
        <Figures day={day} />
        {day.arrivals.length > 0 && <ArrivalsCard rows={day.arrivals} />}
        {day.departures.length > 0 && <DeparturesCard rows={day.departures} />}
        {day.optionsEnding.length > 0 && <OptionsCard rows={day.optionsEnding} now={now} />}
        <NextGuests guests={guests} />
      </div>
      <div className="own__s">
        <OccupancyCard nights={day.occupancy.slice(0, MONTH)} />
        <VillasCard villas={villas} />
      </div>
      {asking && <MoveDialog move={asking.move} target={asking.target} onClose={() => setAsking(null)} />}
    </div>
  )
}

const RequestCard = ({ row, ask }: { row: StayRow; ask: Ask }) => (
  <section className="card ask">
    <div className="card__b stack">
      <b className="row gap4">
        <CircleHelp className="i warn-t" aria-hidden />
        {say('home.your-answer')}
      </b>
      <div className="row gap12">
        <Link className="grow" to={`/dashboard/reservations/${row.id}`}>
          <b className="num ask__d">
            {stayText(row.checkIn, row.checkOut)}, {say('reservation.nights', { n: row.nights })}
          </b>
          <p className="t2">
            {row.villa} · {say('reservation.n-guests', { n: row.guests })} · {row.guestName}
          </p>
        </Link>
        <div className="li__amt li__amt--keep">
          <b className="num ask__d">{formatMoney(row.total, row.currency, 'tr')}</b>
          <span>{say('reservation.total-short')}</span>
        </div>
      </div>
      <div className="ask__b">
        <button type="button" className="btn btn--l" onClick={() => ask('decline', row)}>
          <X className="i" aria-hidden />
          {say('move.decline')}
        </button>
        <button type="button" className="btn btn--ok btn--l" onClick={() => ask('accept', row)}>
          <Check className="i" aria-hidden />
          {say('move.accept')}
        </button>
      </div>
    </div>
  </section>
)

const Figures = ({ day }: { day: DayView }) => {
  const month = day.occupancy.slice(0, MONTH)
  const taken = month.reduce((sum, night) => sum + night.taken, 0)
  const all = month.reduce((sum, night) => sum + night.villas, 0)
  const booked = CURRENCIES.flatMap((currency) => day.bookedThisMonth.filter((each) => each.currency === currency))
  return (
    <section className="card okpi" aria-label={say('home.figures')}>
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
    </section>
  )
}

const NextGuests = ({ guests }: { guests: ReservationRow[] }) => (
  <section className="card">
    <div className="card__h">
      <h2>
        <CalendarDays className="i" aria-hidden />
        {say('home.next-guests')}
      </h2>
      <div className="acts">
        <Link className="btn btn--s btn--g" to="/dashboard/reservations">
          {say('list.all')} <ChevronRight className="i i--xs" aria-hidden />
        </Link>
      </div>
    </div>
    {guests.length === 0 && <p className="card__b t3">{say('home.next-guests-empty')}</p>}
    <ul>
      {guests.map((row) => (
        <li key={row.id}>
          <Link className="ou" to={`/dashboard/reservations/${row.id}`}>
            <span className="dt">
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
            <span className="li__amt li__amt--keep">
              <b className="num">{formatMoney(row.total, row.currency, 'tr')}</b>
              <span>{say('reservation.total-short')}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

const VillasCard = ({ villas }: { villas: AdminVilla[] }) => (
  <section className="card">
    <div className="card__h">
      <h2>
        <Building2 className="i" aria-hidden />
        {say('home.my-villas')}
      </h2>
      <span className="n-badge num">{villas.length}</span>
      <div className="acts">
        <Link className="btn btn--s btn--g" to="/dashboard/villas">
          {say('list.all')} <ChevronRight className="i i--xs" aria-hidden />
        </Link>
      </div>
    </div>
    <ul>
      {villas.slice(0, SHOWN_VILLAS).map((villa) => (
        <li key={villa.id}>
          <Link className="ov" to={reservationsOf(villa.id)}>
            {villa.thumbnail && <img src={imageUrl(villa.thumbnail, 320)} alt="" loading="lazy" />}
            <span className="grow">
              <b className="db">{villa.name}</b>
              <span className={villa.permitNo ? 't2' : 'danger-t b'}>
                {villa.permitNo ? `${villa.district}, ${villa.town}` : say('villas.no-permit')}
              </span>
            </span>
            <span className="t3 sm hide-s">{say('menu.reservations')}</span>
            <ChevronRight className="i i--s t3" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
