import { Building2, CalendarRange, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { isChangeable, isTooEarly } from '../../../../features/reservations/life/reservation-moves.ts'
import { holdsNights } from '../../../../features/reservations/life/reservation-status.ts'
import type { AdminReservation } from '../../../../features/reservations/reservations-admin.contract.ts'
import { dayInIstanbul } from '../../../../kernel/day.ts'
import { formatInstant } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { type Act, ActMenu } from '../../kit/button/act-menu.tsx'
import { Button } from '../../kit/button/button.tsx'
import { useKey } from '../../kit/keys/use-key.ts'
import { PageHead } from '../../kit/page/page-head.tsx'
import { useNow } from '../../kit/use-now.ts'
import { useIsAdmin } from '../../staff.ts'
import { CancelDialog } from '../dialogs/cancel-dialog.tsx'
import { DatesDrawer } from '../dialogs/dates-drawer.tsx'
import { MoveDialog } from '../dialogs/move-dialog.tsx'
import { VillaDialog } from '../dialogs/villa-dialog.tsx'
import { CheckInDialog } from '../money/check-in-dialog.tsx'
import { CompleteDialog } from '../money/complete-dialog.tsx'
import type { HandKind } from '../money/entry-form.ts'
import { PaymentTag, StatusChip } from '../status.tsx'
import { timeLeft, urgency } from '../time-left.ts'
import { keyLabel, MOVE_LOOK, orderedMoves, type StaffMove } from './moves.ts'
import style from './reservation-head.module.css'

/** Code, status and time left, and the moves that can be made now: the main one, the next one, the rest in a menu. */
type Props = { reservation: AdminReservation; missing: number; onMoney: (kind: HandKind) => void }

export const ReservationHead = ({ reservation, missing, onMoney }: Props) => {
  const [asking, setAsking] = useState<StaffMove | 'dates' | 'villa' | null>(null)
  const admin = useIsAdmin()
  const close = () => setAsking(null)
  const moves = orderedMoves(reservation)
  const changeable = admin && isChangeable(reservation.status)
  const prompt = moves.filter((move) => !isEarly(move, reservation) && !MOVE_LOOK[move].hidden)
  const [main, next] = prompt
  const rest = moves.filter((move) => move !== main && move !== next)
  useKey(({ key }) => {
    if (key === 'p' && admin) {
      onMoney('payment')
      return true
    }
    const choice = key === 't' && changeable ? 'dates' : moves.find((move) => MOVE_LOOK[move].key === key)
    if (choice) setAsking(choice)
    return choice !== undefined
  })
  return (
    <>
      <PageHead
        wideActs
        title={reservation.code}
        beside={
          <>
            <StatusChip status={reservation.status} queued={reservation.queued} large />
            <Countdown expiresAt={reservation.expiresAt} />
            <PaymentTag payment={reservation.payment} />
          </>
        }
        acts={
          <>
            {(rest.length > 0 || (changeable && next)) && (
              <MoreMenu moves={rest} reservation={reservation} changeable={changeable} onChoose={setAsking} />
            )}
            {changeable && (
              <Button className="hide-s" icon={CalendarRange} keys="T" onClick={() => setAsking('dates')}>
                {say('reservation.dates-short')}
              </Button>
            )}
            {next && (
              <MoveButton
                move={next}
                look={MOVE_LOOK[next].danger ? 'no' : undefined}
                onClick={() => setAsking(next)}
              />
            )}
            {main && (
              <MoveButton move={main} look={MOVE_LOOK[main].danger ? 'no' : 'main'} onClick={() => setAsking(main)} />
            )}
          </>
        }
      />
      {asking === 'dates' && <DatesDrawer reservation={reservation} onClose={close} />}
      {asking === 'villa' && <VillaDialog reservation={reservation} onClose={close} />}
      {asking === 'cancel' && <CancelDialog reservation={reservation} onClose={close} />}
      {asking === 'check-in' && <CheckInDialog reservation={reservation} missing={missing} onClose={close} />}
      {asking === 'complete' && (
        <CompleteDialog
          reservation={reservation}
          onClose={close}
          onMoney={(kind) => {
            close()
            onMoney(kind)
          }}
        />
      )}
      {asking && !OWN_DIALOG.has(asking) && (
        <MoveDialog move={asking as StaffMove} target={reservation} onClose={close} />
      )}
    </>
  )
}

const OWN_DIALOG: ReadonlySet<string> = new Set(['dates', 'villa', 'cancel', 'check-in', 'complete'])

const Countdown = ({ expiresAt }: { expiresAt: string | null }) => {
  const now = useNow(15_000)
  if (!expiresAt) return null
  return (
    <span className={urgency(expiresAt, now) === 'calm' ? 't2' : style.ending} role="timer">
      <b className="num">{timeLeft(expiresAt, now)}</b> {say('reservation.left')} · {formatInstant(expiresAt, 'tr')}
    </span>
  )
}

const MoveButton = ({ move, look, onClick }: { move: StaffMove; look?: 'main' | 'no'; onClick: () => void }) => {
  const { icon, key } = MOVE_LOOK[move]
  return (
    <Button look={look} icon={icon} keys={key && keyLabel(key)} onClick={onClick}>
      {say(`move.${move}`)}
    </Button>
  )
}

type MenuProps = {
  moves: StaffMove[]
  reservation: AdminReservation
  changeable: boolean
  onChoose: (choice: StaffMove | 'dates' | 'villa') => void
}

/** Everything else that can be done, the change of dates first. */
const MoreMenu = ({ moves, reservation, changeable, onChoose }: MenuProps) => (
  <ActMenu
    button={
      <>
        <Ellipsis className="i" aria-hidden />
        {say('act.more')}
      </>
    }
    label={say('act.all')}
    acts={[
      ...(changeable ? [DATES] : []),
      ...(changeable && holdsNights(reservation.status) ? [VILLA] : []),
      ...moves.map((move) => actOf(move, reservation)),
    ]}
    onAct={(id) => onChoose(id as StaffMove | 'dates' | 'villa')}
  />
)

const DATES: Act = { id: 'dates', name: say('reservation.change-dates'), icon: CalendarRange, keys: 'T' }

const VILLA: Act = { id: 'villa', name: say('villa-change.title'), icon: Building2 }

const actOf = (move: StaffMove, reservation: AdminReservation): Act => {
  const { icon, danger } = MOVE_LOOK[move]
  const early = isEarly(move, reservation)
  return {
    id: move,
    name: `${say(`move.${move}`)}${move === 'cancel' ? '…' : ''}`,
    icon,
    danger,
    disabled: early,
    note: early
      ? say(move === 'complete' ? 'reservation.move-on-departure' : 'reservation.move-on-arrival')
      : undefined,
  }
}

const isEarly = (move: StaffMove, stay: Pick<AdminReservation, 'checkIn' | 'checkOut'>): boolean =>
  isTooEarly(move, stay, dayInIstanbul(new Date()))
