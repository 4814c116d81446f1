import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { addDays, type Day, dayInIstanbul } from '../../../kernel/day.ts'
import { formatDay } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { IconButton } from '../kit/button/icon-button.tsx'
import { BareDayField } from '../kit/fields/day/day-field.tsx'
import { PageHead } from '../kit/page/page-head.tsx'
import { ZOOM_NAMES, ZOOMS } from './calendar-span.ts'
import style from './toolbar.module.css'
import type { useView } from './use-view.ts'

type Props = { seen: ReturnType<typeof useView>; day: Day; go: (day: Day) => void; print: () => void }

/** Which days are seen: forwards, backwards, today, any day; how many at once; on paper. */
export const Toolbar = ({ seen: { view, set }, day, go, print }: Props) => {
  const { days } = ZOOMS[view.zoom]
  const page = Math.max(1, Math.round(days / 2))
  return (
    <PageHead
      title={say('menu.occupancy')}
      beside={
        <div className={style.days}>
          <IconButton icon={ChevronLeft} label={say('occ.earlier')} onClick={() => go(addDays(day, -page))} />
          <Button size="small" keys="T" onClick={() => go(dayInIstanbul(new Date()))}>
            {say('day.today')}
          </Button>
          <IconButton icon={ChevronRight} label={say('occ.later')} onClick={() => go(addDays(day, page))} />
          <b className={`num ${style.span}`}>
            {formatDay(day, 'tr', 'day')} – {formatDay(addDays(day, days - 1), 'tr')}
          </b>
          <span className={style.jump}>
            <BareDayField label={say('occ.jump')} value="" onChange={(to) => to && go(to)} />
          </span>
        </div>
      }
      acts={
        <>
          <fieldset className={style.zooms} aria-label={say('occ.zoom')}>
            {ZOOM_NAMES.map((zoom) => (
              <button key={zoom} type="button" aria-pressed={zoom === view.zoom} onClick={() => set({ zoom, at: day })}>
                {say(`occ.zoom.${zoom}`)}
              </button>
            ))}
          </fieldset>
          <Button className="hide-s" icon={Printer} onClick={print}>
            {say('occ.print')}
          </Button>
        </>
      }
    />
  )
}
