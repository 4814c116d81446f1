import { CircleCheck, CircleX, Info, Undo2 } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'

type Kind = 'ok' | 'bad' | 'info'
type Toast = { id: number; kind: Kind; text: string; ms: number; undo?: { label: string; run: () => void }; gone?: () => void }

const ICONS = { ok: CircleCheck, bad: CircleX, info: Info } as const
const NONE: readonly Toast[] = []
let toasts: readonly Toast[] = NONE
let nextId = 1
const listeners = new Set<() => void>()

const show = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const drop = (id: number) => show(toasts.filter((each) => each.id !== id))

/** A short message in the corner. */
export const toast = (kind: Kind, text: string): void => show([...toasts, { id: nextId++, kind, text, ms: kind === 'bad' ? 8_000 : 4_000 }])

/** Says what was done and offers to take it back for ten seconds; `finish` runs when nobody did. */
export const offerUndo = (text: string, label: string, undo: () => void, finish: () => void): void =>
  show([...toasts, { id: nextId++, kind: 'info', text, ms: 10_000, undo: { label, run: undo }, gone: finish }])

/** Shows the messages of `toast` and `offerUndo`; one on a page. A popover, because a modal dialog would cover anything else. */
export const Toaster = () => {
  const open = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.hidePopover()
    if (open.length) box.current?.showPopover()
  }, [open])
  return (
    <div ref={box} className="toasts" role="status" aria-live="polite" popover="manual">
      {open.map((each) => (
        <Message key={each.id} {...each} />
      ))}
    </div>
  )
}

const Message = ({ id, kind, text, ms, undo, gone }: Toast) => {
  useEffect(() => {
    const end = () => {
      drop(id)
      gone?.()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('pagehide', end)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', end)
    }
  }, [id, ms, gone])
  const Icon = ICONS[kind]
  if (!undo)
    return (
      <div className={`toast k-${kind}`}>
        <Icon className="i" aria-hidden />
        <span>{text}</span>
      </div>
    )
  return (
    <div className="undo">
      <Info className="i" aria-hidden />
      <span>{text}</span>
      <button
        type="button"
        onClick={() => {
          drop(id)
          undo.run()
        }}
      >
        <Undo2 className="i i--s" aria-hidden />
        {undo.label}
      </button>
    </div>
  )
}
