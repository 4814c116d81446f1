import { ChevronRight, LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useBrand } from '../../brand.ts'
import type { Session } from '../../browser/session.ts'
import type { Outcome } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import { keysTo } from '../places.ts'
import { Logo } from './logo.tsx'
import { type Entry, type Group, isCurrent, menuOf } from './menu.ts'
import style from './sidebar.module.css'

export type Counts = { reservationCount: number; contactCount: number }
type CountState = Outcome<Counts> | undefined

type Props = { session: Session; counts: CountState; open: boolean; onLogout: () => void }

/** The menu of a role: groups open one at a time, the current place is marked, counts show above 0. */
export const Sidebar = ({ session, counts, open, onLogout }: Props) => {
  const { pathname } = useLocation()
  const items = menuOf(session.user_role, session.user_rights)
  const here = items.find(
    (item): item is Group => 'entries' in item && item.entries.some(({ to }) => isCurrent(to, pathname)),
  )?.word
  const [openGroup, setOpenGroup] = useState(here)
  useEffect(() => setOpenGroup((group) => here ?? group), [here])
  return (
    <aside className={`${style.side} ${open ? style.open : ''}`} id="menu" aria-label={say('shell.menu')}>
      <div className={style.inside}>
        <Link className={style.logo} to="/" reloadDocument title={say('shell.to-site')}>
          <Logo />
          <span>{useBrand().name}</span>
        </Link>
        <nav aria-label={say('shell.menu')}>
          <ul>
            {items.map((item) =>
              'entries' in item ? (
                <GroupItem
                  key={item.word}
                  group={item}
                  counts={counts}
                  path={pathname}
                  open={openGroup === item.word}
                  onToggle={() => setOpenGroup((group) => (group === item.word ? undefined : item.word))}
                />
              ) : (
                <li key={item.to}>
                  <EntryLink entry={item} counts={counts} path={pathname} />
                </li>
              ),
            )}
          </ul>
          {counts?.kind === 'failed' && <p className={style.failed}>{say('list.failed-text')}</p>}
        </nav>
        <div className={style.foot}>
          <button type="button" className={style.entry} title={say('shell.logout')} onClick={onLogout}>
            <LogOut className="i" aria-hidden />
            <span className={style.word}>{say('shell.logout')}</span>
          </button>
        </div>
      </div>
    </aside>
  )
}

const GroupItem = ({
  group,
  counts,
  path,
  open,
  onToggle,
}: {
  group: Group
  counts: CountState
  path: string
  open: boolean
  onToggle: () => void
}) => {
  const Icon = group.icon
  return (
    <li>
      <button type="button" className={style.entry} aria-expanded={open} title={say(group.word)} onClick={onToggle}>
        <Icon className="i" aria-hidden />
        <span className={style.word}>{say(group.word)}</span>
        {group.count && <Badge count={group.count} counts={counts} />}
        <ChevronRight className={`i i--xs ${style.arrow}`} aria-hidden />
      </button>
      <div className={style.group}>
        <ul>
          {group.entries.map((entry) => (
            <li key={entry.to}>
              <EntryLink entry={entry} counts={counts} path={path} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

const EntryLink = ({ entry, counts, path }: { entry: Entry; counts: CountState; path: string }) => {
  const Icon = entry.icon
  return (
    <Link
      className={style.entry}
      to={entry.to}
      title={[say(entry.word), keysTo(entry.to)].filter(Boolean).join(' · ')}
      aria-current={isCurrent(entry.to, path) ? 'page' : undefined}
    >
      {Icon && <Icon className="i" aria-hidden />}
      <span className={style.word}>{say(entry.word)}</span>
      {entry.count && <Badge count={entry.count} counts={counts} />}
    </Link>
  )
}

const Badge = ({ count, counts }: { count: keyof Counts; counts: CountState }) => {
  if (!counts) return <span className={`spin ${style.counting}`} role="status" aria-label={say('shell.loading')} />
  const n = counts.kind === 'ready' ? counts.value[count] : 0
  return n > 0 ? (
    <span className={`${style.count} num`} data-count>
      {n}
      <span className="sr">
        {' '}
        {say(count === 'reservationCount' ? 'shell.waiting-requests' : 'shell.unread-messages')}
      </span>
    </span>
  ) : null
}
