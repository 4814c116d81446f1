import { BookOpen, CalendarDays, Crown, Ellipsis, ExternalLink, Eye, EyeOff, Star, Tags } from 'lucide-react'
import { useNavigate } from 'react-router'
import { setActivity, setPopular, setVillaOfMonth } from '../../../features/villas/desk/villa-marks.contract.ts'
import type { AdminVilla } from '../../../features/villas/villas.contract.ts'
import { say } from '../../words/dashboard.ts'
import { type Act, ActMenu } from '../kit/button/act-menu.tsx'
import { IconLink } from '../kit/button/icon-button.tsx'
import { useWrite } from '../kit/form/use-write.ts'
import { RowEnd } from '../kit/list/list-table.tsx'
import { calendarOf, pricesOfVilla, reservationsOf } from '../places.ts'

type Props = { villa: AdminVilla; admin: boolean }

/** What is done with a villa from the list: its page on the site; its reservations for an owner, all else for staff. */
export const VillaRowActs = ({ villa, admin }: Props) => {
  const { id, slug, name, active } = villa
  return (
    <RowEnd>
      {!admin && (
        <IconLink
          icon={CalendarDays}
          to={reservationsOf(id)}
          label={say('villas.reservations-of', { villa: name })}
          title={say('menu.reservations')}
        />
      )}
      {active && (
        <IconLink
          icon={ExternalLink}
          to={`/villa/${slug}`}
          discover="none"
          target="_blank"
          rel="noreferrer"
          label={say('villas.see-villa-on-site', { villa: name })}
          title={say('villas.see-on-site')}
        />
      )}
      {admin && <VillaActs villa={villa} />}
    </RowEnd>
  )
}

/** What staff do with it: its screens, and what guests see of it. */
export const VillaActs = ({ villa }: Pick<Props, 'villa'>) => {
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
