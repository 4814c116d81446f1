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
  useEffect(() => showWith((message) => showMessage(message, close)), [close])
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
  const { kind, undo } = message
  if (!undo) {
    const render = (id: string | number) => <PlainToast {...message} close={close} onClose={() => toast.dismiss(id)} />
    toast.custom(render, { id: message.text, duration: SECONDS[kind] * 1_000 }) // said twice it stands there once
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
