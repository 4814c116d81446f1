import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Session } from '../../browser/session.ts'
import { toggleTheme } from '../../browser/theme.ts'
import { say } from '../../words/dashboard.ts'
import type { Item } from './item.ts'
import style from './palette.module.css'
import { optionId, PaletteList } from './palette-list.tsx'
import { noteRecent } from './recent.ts'
import { asksForOne } from './said.ts'
import { useItems } from './use-items.ts'

type Props = { session: Session; onClose: () => void; onLogout: () => void }

/** The field, and under it what it finds. The focus stays in the field; the arrows, Home and End mark a line. */
export const PaletteDialog = ({ session, onClose, onLogout }: Props) => {
  const [typed, setTyped] = useState('')
  const { items, waiting, failed } = useItems(typed, session)
  const list = useId()
  const navigate = useNavigate()
  const dialog = useOpen()
  const run = (item: Item) => {
    onClose()
    noteRecent(session.id, item)
    if (item.does === 'theme') toggleTheme()
    else if (item.does === 'logout') onLogout()
    else if (item.to) navigate(item.to)
  }
  const { current, mark, onKeyDown } = useMark(items, run, waiting && asksForOne(typed))
  return (
    // not the browser’s own dialog: that makes the whole page inert, row by row, before it is seen
    <div
      ref={dialog}
      popover="manual"
      role="dialog"
      aria-modal="true"
      aria-label={say('palette.title')}
      className={style.modal}
      data-modal
      onKeyDown={(event) => keepInside(event, onClose)}
    >
      <button type="button" className={style.beside} tabIndex={-1} aria-label={say('act.close')} onClick={onClose} />
      <div className={style.palette}>
        <div className={style.ask}>
          <Search className="i" aria-hidden />
          <input
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={current && optionId(list, current)}
            aria-label={say('palette.ask')}
            placeholder={say('palette.ask')}
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              mark(undefined)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={style.leave} onClick={onClose} aria-label={say('act.close')}>
            <kbd>Esc</kbd>
          </button>
        </div>
        <PaletteList id={list} {...{ items, typed, current }} onMark={mark} onRun={run} />
        <Foot state={stateOf(waiting, failed, items.length)} />
      </div>
    </div>
  )
}

/**
 * The marked line, the first until a key says otherwise. `expects` = one record is asked for and not found yet: Enter
 * then opens it as soon as it is there.
 */
const useMark = (items: readonly Item[], run: (item: Item) => void, expects: boolean) => {
  const [marked, setMarked] = useState<string>()
  const [hurried, setHurried] = useState(false)
  const latest = useRef(run)
  latest.current = run
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === marked),
  )
  const current = items[at]
  useEffect(() => {
    if (hurried && !expects && current) latest.current(current)
  }, [hurried, expects, current])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }
    const step = steps[event.key]
    if (event.key === 'Enter' && expects) setHurried(true)
    else if (event.key === 'Enter' && current) run(current)
    else if (step !== undefined && items.length) setMarked(items[(step + items.length) % items.length]?.key)
    else return
    event.preventDefault()
  }
  const mark = (key: string | undefined) => {
    setMarked(key)
    setHurried(false)
  }
  return { current, mark, onKeyDown }
}

/** Esc closes, and Tab stays between what can be reached in it. */
const keepInside = (event: KeyboardEvent<HTMLElement>, onClose: () => void) => {
  if (event.key !== 'Escape' && event.key !== 'Tab') return
  event.preventDefault()
  event.stopPropagation()
  if (event.key === 'Escape') return onClose()
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button:not([tabindex])')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus()
}

/** Stands above the page while it is mounted, and gives the focus back when it goes. */
const useOpen = () => {
  const dialog = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    dialog.current?.showPopover()
    dialog.current?.querySelector('input')?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return dialog
}

const stateOf = (waiting: boolean, failed: boolean, n: number): string => {
  if (failed) return say('palette.offline')
  return waiting ? say('palette.searching') : say('palette.count', { n })
}

const Foot = ({ state }: { state: string }) => (
  <p className={style.foot}>
    <span role="status">{state}</span>
    <span className={style.keys}>
      <kbd>↑</kbd> <kbd>↓</kbd> {say('palette.key-move')} <kbd>↵</kbd> {say('palette.key-open')}
    </span>
  </p>
)
