import { OctagonAlert } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import { freeRuns } from '../../../features/occupancy/free-nights.ts'
import { type OccupancyVilla, occupancyVillas } from '../../../features/occupancy/occupancy.contract.ts'
import { addDays, type Day, dayInIstanbul, daysBetween } from '../../../kernel/day.ts'
import { outcomeOf, staffApi } from '../../browser/staff-api.ts'
import { say } from '../../words/dashboard.ts'
import type { Bar } from '../dates/bar.ts'
import { ButtonLink } from '../kit/button/button.tsx'
import { useOutcome } from '../kit/form/use-outcome.ts'
import { useKey } from '../kit/keys/use-key.ts'
import { Card } from '../kit/page/card.tsx'
import { Note } from '../kit/page/note.tsx'
import { PageHead } from '../kit/page/page-head.tsx'
import { Empty, Failed, Skeleton } from '../kit/page/states.tsx'
import { useRefresh } from '../kit/use-refresh.ts'
import { TO } from '../places.ts'
import { adminOnly } from '../staff.ts'
import type { Route } from './+types/occupancy'
import { Sheets } from './acts/sheets.tsx'
import { useChanges } from './acts/use-changes.ts'
import { useHands } from './acts/use-hands.ts'
import { isWithin, yearsAround, ZOOMS } from './calendar-span.ts'
import { Filters } from './filters.tsx'
import { PrintSheets } from './grid/print-sheets.tsx'
import { Timeline } from './grid/timeline.tsx'
import { useCursor } from './grid/use-cursor.ts'
import { useScrolled } from './grid/use-scrolled.ts'
import style from './occupancy.module.css'
import { filtered, linesOf } from './rows.ts'
import { Toolbar } from './toolbar.tsx'
import { type Calendars, usePieces } from './use-pieces.ts'
import { useView, type View } from './use-view.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  adminOnly(request)
  return { villas: outcomeOf(staffApi(occupancyVillas).then(({ content }) => content)) }
}

/** Another day or filter in the address asks for no villas. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href && defaultShouldRevalidate

/** Every villa and two years: who holds what, moved and closed by hand. */
export default function Occupancy({ loaderData }: Route.ComponentProps) {
  const { outcome } = useOutcome(loaderData.villas)
  const { revalidate } = useRevalidator()
  if (outcome?.kind === 'ready') return <Calendar villas={outcome.value} />
  return (
    <>
      <PageHead title={say('menu.occupancy')} />
      <Card>{outcome ? <Failed onRetry={revalidate} /> : <Skeleton rows={16} />}</Card>
    </>
  )
}

const REFRESH_MS = 60_000

const Calendar = ({ villas }: { villas: OccupancyVilla[] }) => {
  const seen = useView()
  const { view, note } = seen
  const today = dayInIstanbul(new Date())
  const [years, setYears] = useState(() => yearsAround(view.at < today ? view.at : today))
  const [day, setDay] = useState(view.at)
  const window = useMemo(() => ({ from: day, until: addDays(day, ZOOMS[view.zoom].days) }), [day, view.zoom])
  const { calendars, ensure, refresh } = usePieces()
  useEffect(() => void ensure(addDays(window.from, -21), addDays(window.until, 31)), [ensure, window])
  const again = useCallback(() => void refresh(window.from, window.until), [refresh, window])
  useRefresh(REFRESH_MS, again)

  const { shown, gaps } = useShown(villas, calendars, view, window)
  const { lines, height } = useMemo(() => linesOf(shown), [shown])
  const scrolled = useScrolled(years, view.zoom, {
    start: daysBetween(years.origin, day),
    onDay: (at) => {
      const now = addDays(years.origin, at)
      setDay(now)
      note(now)
    },
  })
  const go = (to: Day) => {
    const there = isWithin(to, years) ? years : yearsAround(to)
    if (there !== years) flushSync(() => setYears(there))
    setDay(to)
    note(to)
    scrolled.toDay(daysBetween(there.origin, to))
  }
  const cursor = useCursor(lines, years)
  const changes = useChanges(refresh)
  const [looking, setLooking] = useState<Bar>()
  const hands = useHands({ years, scrolled, calendars, cursor, changes, look: setLooking })
  const [printing, print] = usePrinting()
  const { ghost } = changes
  useKey(({ key }) => {
    if (key === 't') go(today)
    return key === 't'
  })
  return (
    <div className={style.screen}>
      <Toolbar seen={seen} day={day} go={go} print={print} />
      <Conflicts calendars={calendars} />
      <Filters seen={seen} villas={villas} gaps={gaps} />
      {lines.length === 0 && (
        <Card>
          <Empty title={say('occ.none')} text={say(view.gap ? 'occ.none-gap' : 'occ.none-text')} />
        </Card>
      )}
      <div className={style.grid} hidden={lines.length === 0}>
        <Timeline
          {...{ years, today, lines, height, calendars, scrolled, ghost, window, hands }}
          cursor={cursor.cursor}
          gap={view.gap}
        />
      </div>
      {printing && <PrintSheets {...{ today, lines, calendars, window }} gap={view.gap} />}
      <Hints />
      <Sheets villas={villas} changes={changes} looking={looking} onClose={() => setLooking(undefined)} />
    </div>
  )
}

/** Nights that two want, among the days that were seen: said above all, with the way to end it. */
const Conflicts = ({ calendars }: { calendars: Calendars }) => {
  const count = [...calendars.conflicts.values()].flat().length
  if (count === 0) return null
  return (
    <Note
      tone="k-bad"
      icon={OctagonAlert}
      acts={
        <ButtonLink size="small" to={TO.conflicts}>
          {say('occ.solve')}
        </ButtonLink>
      }
    >
      {say('occ.conflicts', { n: count })}
    </Note>
  )
}

type Window = { from: Day; until: Day }

/** The villas that are shown; while a gap is looked for, only published ones that have it in the days that are seen. */
const useShown = (villas: OccupancyVilla[], calendars: Calendars, view: View, window: Window) => {
  const { town, type, owner, guests, q, gap } = view
  const wanted = useMemo(
    () => filtered(villas, { town, type, owner, guests, q }),
    [villas, town, type, owner, guests, q],
  )
  const free = useMemo(
    () => gap > 0 && new Map(wanted.map(({ id }) => [id, gapsOf(calendars.bars.get(id) ?? [], window, gap)])),
    [wanted, calendars, window, gap],
  )
  return useMemo(() => {
    if (!free) return { shown: wanted, gaps: undefined }
    const shown = wanted.filter(({ id, active }) => active && (free.get(id) ?? 0) > 0)
    return { shown, gaps: { villas: shown.length, runs: shown.reduce((sum, { id }) => sum + (free.get(id) ?? 0), 0) } }
  }, [wanted, free])
}

const gapsOf = (bars: Bar[], window: Window, nights: number): number =>
  freeRuns(bars, window).filter(({ from, until }) => daysBetween(from, until) >= nights).length

const Hints = () => (
  <p className={style.hints}>
    <span className={style.touch}>{say('occ.hint-touch')}</span>
    <span>{say('occ.hint-draw')}</span>
    <span>{say('occ.hint-drag')}</span>
    <span>
      <kbd>Enter</kbd> {say('occ.hint-pick')} <kbd>←</kbd> <kbd>→</kbd> {say('occ.hint-move')} <kbd>⇧</kbd> <kbd>→</kbd>{' '}
      {say('occ.hint-extend')} <kbd>Esc</kbd> {say('occ.hint-drop')}
    </span>
    <span>
      <kbd>Ctrl</kbd> <kbd>Z</kbd> {say('act.undo')}
    </span>
    <span>{say('occ.hint-half')}</span>
  </p>
)

/** On paper all villas of the window are drawn, one below the other. */
const usePrinting = (): [boolean, () => void] => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return [printing, () => print()]
}
