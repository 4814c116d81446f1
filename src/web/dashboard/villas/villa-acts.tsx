import { BookOpen, CalendarDays, Crown, Ellipsis, Eye, EyeOff, Star, Tags } from 'lucide-react'
import { useNavigate } from 'react-router'
import { setActivity, setPopular, setVillaOfMonth } from '../../../features/villas/desk/villa-marks.contract.ts'
import type { AdminVilla } from '../../../features/villas/villas.contract.ts'
import { say } from '../../words/dashboard.ts'
import { type Act, ActMenu } from '../kit/button/act-menu.tsx'
import { useWrite } from '../kit/form/use-write.ts'
import { calendarOf, pricesOfVilla, reservationsOf } from '../places.ts'

/** What staff do with a villa from the list: its screens, and what guests see of it. */
export const VillaActs = ({ villa }: { villa: AdminVilla }) => {
  const { id, name, active, popular, villaOfMonth, permitNo } = villa
  const navigate = useNavigate()
  const activity = useWrite(setActivity)
  const popularity = useWrite(setPopular)
  const month = useWrite(setVillaOfMonth)
  const acts: Act[] = [
    { id: 'calendar', name: say('villa.tab.calendar'), icon: CalendarDays },
    { id: 'reservations', name: say('menu.reservations'), icon: BookOpen },
    { id: 'prices', name: say('villa.tab.prices'), icon: Tags },
    active
      ? { id: 'activity', name: say('villas.take-off'), icon: EyeOff }
      : {
          id: 'activity',
          name: say('villas.publish'),
          icon: Eye,
          ...(!permitNo && { disabled: true, note: say('villas.publish-no-permit') }),
        },
    { id: 'popular', name: say(popular ? 'villas.not-popular' : 'villas.make-popular'), icon: Star },
    { id: 'month', name: say(villaOfMonth ? 'villas.not-of-month' : 'villas.make-of-month'), icon: Crown },
  ]
  const run: Record<string, () => void> = {
    calendar: () => navigate(calendarOf(id)),
    reservations: () => navigate(reservationsOf(id)),
    prices: () => navigate(pricesOfVilla(id)),
    activity: () => void activity.send({ body: { id, active: !active } }),
    popular: () => void popularity.send({ body: { id, popular: !popular } }),
    month: () => void month.send({ body: { id, villaOfMonth: !villaOfMonth } }),
  }
  return (
    <ActMenu
      button={
        <>
          <Ellipsis className="i" aria-hidden />
          <span className="sr">{say('villas.acts-of', { villa: name })}</span>
        </>
      }
      label={say('act.all')}
      acts={acts}
      onAct={(act) => run[act]?.()}
    />
  )
}
