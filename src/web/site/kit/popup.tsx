import { type ReactNode, useEffect, useRef } from 'react'

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
export const Popup = ({ id, open, modal, onClose, label, className, children }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    if (modal) dialog.showModal()
    else dialog.show()
    const forget = modal ? () => {} : closeOutside(dialog, () => close.current())
    document.body.classList.toggle('menu-open', modal)
    return () => {
      forget()
      dialog.close()
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
      document.body.classList.remove('menu-open')
    }
  }, [open, modal])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog
      id={id}
      ref={ref}
      className={className}
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

/** The button that opened the layer closes it itself. */
const closeOutside = (dialog: HTMLDialogElement, close: () => void) => {
  const onOutside = (event: Event) => {
    if (!(event.target instanceof Element) || dialog.contains(event.target)) return
    if (event.target.closest('[aria-expanded]')?.getAttribute('aria-controls') !== dialog.id) close()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  document.addEventListener('pointerdown', onOutside)
  document.addEventListener('focusin', onOutside)
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('pointerdown', onOutside)
    document.removeEventListener('focusin', onOutside)
    document.removeEventListener('keydown', onKey)
  }
}
