import { CircleCheck, CircleX, Info, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Toaster as Sonner, toast, useSonner } from 'sonner'
import { type Message, showWith, type ToasterProps } from './toast.ts'

const ICONS = { ok: CircleCheck, bad: CircleX, info: Info } as const
const SECONDS = { ok: 4, bad: 8, info: 4 } as const
const UNDO_SECONDS = 10

/** The messages on the page, in a popover: a modal dialog would cover anything else. */
export const ToastBox = ({ label, close, position }: ToasterProps) => {
  const box = useRef<HTMLDivElement>(null)
  const { toasts } = useSonner()
  useEffect(() => showWith({ show: (message) => showMessage(message, close), takeErrorsAway }), [close])
  useEffect(() => {
    if (toasts.length === 0) return
    box.current?.hidePopover()
    box.current?.showPopover() // shown last, it lies above a dialog opened since
  }, [toasts])
  return (
    <div ref={box} className="toasts" popover="manual">
      <Sonner position={position} containerAriaLabel={label} />
    </div>
  )
}

const showMessage = (message: Message, close: string): void => {
  const { undo } = message
  if (!undo) {
    showPlain(message, close)
    return
  }
  const end = endsOnce(undo.finish)
  const take = (id: string | number) => {
    end.cancel()
    undo.run()
    toast.dismiss(id)
  }
  toast.custom((id) => <UndoToast text={message.text} label={undo.label} onUndo={() => take(id)} />, {
    duration: UNDO_SECONDS * 1_000,
    onAutoClose: end.now,
    onDismiss: end.now,
  })
}

type Standing = { id: string | number; kind: Message['kind'] }
const standing = new Map<string, Standing>()

/**
 * Said again while it stands there it is the same message; once it leaves, another one: who leaves can't be called
 * back. The library numbers what is new: a number of ours could be that of an offer to undo.
 */
const showPlain = (message: Message, close: string): void => {
  const { kind, text } = message
  const same = standing.get(text)
  const gone = () => standing.get(text)?.id === id && standing.delete(text)
  const leave = () => {
    gone()
    toast.dismiss(id)
  }
  const render = () => <PlainToast {...message} close={close} onClose={leave} />
  const until = { duration: SECONDS[kind] * 1_000, onAutoClose: gone, onDismiss: gone }
  const id = toast.custom(render, { ...until, ...(same && { id: same.id }) })
  standing.set(text, { id, kind })
}

const takeErrorsAway = (): void => {
  for (const [text, { id, kind }] of standing) {
    if (kind !== 'bad') continue
    standing.delete(text)
    toast.custom(() => <span />, { id }) // its words go at once: while it fades the next ones may come
    toast.dismiss(id)
  }
}

/** Runs `finish` once: when told, or when the page is left. */
const endsOnce = (finish: () => void) => {
  const leaving = new AbortController()
  const now = () => {
    if (leaving.signal.aborted) return
    leaving.abort()
    finish()
  }
  addEventListener('pagehide', now, { signal: leaving.signal })
  return { now, cancel: () => leaving.abort() }
}

const PlainToast = ({ kind, text, close, onClose }: Message & { close: string; onClose: () => void }) => {
  const Icon = ICONS[kind]
  return (
    <div className={`toast k-${kind}`}>
      <Icon className="i" aria-hidden />
      <span>{text}</span>
      <button type="button" className="toast__x" aria-label={close} onClick={onClose}>
        <X className="i i--s" aria-hidden />
      </button>
    </div>
  )
}

const UndoToast = ({ text, label, onUndo }: { text: string; label: string; onUndo: () => void }) => (
  <div className="undo">
    <Info className="i" aria-hidden />
    <span>{text}</span>
    <button type="button" onClick={onUndo}>
      <Undo2 className="i i--s" aria-hidden />
      {label}
    </button>
  </div>
)
