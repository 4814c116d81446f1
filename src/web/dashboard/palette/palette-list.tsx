import { Building2, CalendarDays, FileText, History, type LucideIcon, Search, User, Zap } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { say } from '../../words/dashboard.ts'
import type { Item, Kind } from './item.ts'
import style from './palette.module.css'

const ICONS: Record<Kind, LucideIcon> = {
  recent: History,
  action: Zap,
  page: FileText,
  villa: Building2,
  reservation: CalendarDays,
  guest: User,
  search: Search,
}

export const optionId = (list: string, { key }: Item): string => `${list}-${key.replace(/[^\w-]/g, '-')}`

type Props = {
  id: string
  items: Item[]
  typed: string
  current: Item | undefined
  onMark: (key: string) => void
  onRun: (item: Item) => void
}

/** The lines, those of a kind under one head. */
export const PaletteList = ({ id, items, typed, current, onMark, onRun }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const marked = current?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked line comes into sight when it changes
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    <div ref={list} id={id} className={style.list} role="listbox" aria-label={say('palette.results')}>
      {groupsOf(items, typed.trim() === '').map(({ kind, lines }) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in a group of its own kind
        <div key={kind} role="group" aria-label={say(`palette.group.${kind}`)}>
          <p className={style.kind} aria-hidden>
            {say(`palette.group.${kind}`)}
          </p>
          {lines.map((item) => (
            <Line
              key={item.key}
              id={optionId(id, item)}
              kind={item.kind}
              {...{ item, onMark, onRun }}
              on={item.key === marked}
            />
          ))}
        </div>
      ))}
      {items.length === 0 && <p className={style.none}>{say('palette.none', { text: typed.trim() })}</p>}
    </div>
  )
}

type LineProps = Pick<Props, 'onMark' | 'onRun'> & { id: string; kind: Kind; item: Item; on: boolean }

/** The keys are those of the field, which keeps the focus. */
const Line = ({ id, kind, item, on, onMark, onRun }: LineProps) => {
  const Icon = ICONS[kind]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={id}
      role="option"
      aria-selected={on}
      className={style.line}
      onPointerMove={() => on || onMark(item.key)}
      onClick={() => onRun(item)}
    >
      <Icon className="i" aria-hidden />
      <b>{item.title}</b>
      {item.note && <span>{item.note}</span>}
      <kbd aria-hidden>↵</kbd>
    </div>
  )
}

/** Before anything is typed, what does not act was opened lately. */
const groupsOf = (items: readonly Item[], recent: boolean): { kind: Kind; lines: Item[] }[] => {
  const groups = new Map<Kind, Item[]>()
  for (const item of items) {
    const kind = recent && item.kind !== 'action' ? 'recent' : item.kind
    groups.set(kind, [...(groups.get(kind) ?? []), item])
  }
  return [...groups].map(([kind, lines]) => ({ kind, lines }))
}
