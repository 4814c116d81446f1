import { type ReactNode, useEffect, useRef } from 'react'
import { showModalSoon } from './modal-soon.ts'
import style from './popup.module.css'
import { whenLeft } from './when-left.ts'

type Props = {
  id?: string
  open: boolean
  modal: boolean
  onClose: () => void
  label: string
  className?: string
  children: ReactNode
}

/**
 * A layer beside its button, or over the whole screen when `modal`. Escape, a press or the focus outside close it;
 * focus returns to the button.
 */
export const Popup = ({ id, open, modal, onClose, label, className = '', children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    const shut = modal ? showModalSoon(dialog) : showBeside(dialog, () => close.current())
    return () => {
      shut()
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
    }
  }, [open, modal])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog
      id={id}
      ref={ref}
      popover={modal ? 'manual' : undefined}
      className={`${style.popup} ${className}`}
      aria-label={label}
      onCancel={onClose}
      onClick={(event) => {
        if (modal && event.target === event.currentTarget) onClose()
      }}
    >
      {open && children}
    </dialog>
  )
}

/** Shows a layer in the page, until it is left. Answers how to close it. */
const showBeside = (dialog: HTMLDialogElement, leave: () => void): (() => void) => {
  dialog.show()
  dialog.scrollIntoView({ block: 'nearest' }) // below the fold nobody would see it open
  const forget = whenLeft((event) => isWithin(dialog, event), leave)
  return () => {
    forget()
    dialog.close()
  }
}

/** The button that opened the layer closes it itself. */
const isWithin = (dialog: HTMLDialogElement, event: Event): boolean =>
  event.composedPath().includes(dialog) ||
  (event.target instanceof Element &&
    event.target.closest('[aria-expanded]')?.getAttribute('aria-controls') === dialog.id)
