import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { UNSAFE_PortalProvider as Overlays } from 'react-aria/PortalProvider'
import { useFirstFault } from '../../../ui/use-first-fault.ts'
import { say } from '../../../words/dashboard.ts'
import { IconButton } from '../button/icon-button.tsx'
import style from './modal.module.css'
import { sentBy } from './sent-by.ts'

type Props = {
  title: ReactNode
  onClose: () => void
  /** A dialog stands in the middle (a sheet from below on phones), a drawer at the right edge. */
  as?: 'dialog' | 'drawer'
  wide?: boolean
  children: ReactNode
  /** Buttons at the foot. */
  foot?: ReactNode
  /** When given, the body and the foot are one form. Ctrl/⌘ Enter and Ctrl/⌘ S send it. */
  onSubmit?: () => void
  /** The form's state: after each try and each refusal the focus goes to the first field with an error. */
  form?: Tried
}

type Tried = { tries?: number; refused: unknown }

/** What gets the focus: the first control of the body, else the main button. */
const FIRST = `.${style.body} :is(input, select, textarea):not([disabled]), .${style.foot} [type=submit]`

/** A modal dialog or drawer, open while it is mounted. The browser keeps the focus inside and gives it back. */
export const Modal = ({ title, onClose, as = 'dialog', wide, children, foot, onSubmit, form }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A layout effect: the browser gives the focus back only while the dialog is still in the page.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    dialog?.querySelector<HTMLElement>(FIRST)?.focus()
    return () => dialog?.close()
  }, [])
  const inside = (
    <>
      <div className={style.body}>{children}</div>
      {foot && <div className={style.foot}>{foot}</div>}
    </>
  )
  return (
    <dialog
      ref={ref}
      className={`${style.modal} ${as === 'drawer' ? style.aside : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={`${as === 'drawer' ? style.drawer : style.dialog} ${wide ? style.wide : ''}`}>
        <div className={style.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon={X} size="large" label={say('act.close')} onClick={onClose} />
        </div>
        {/* lists and menus inside open above the dialog, which covers the rest of the page */}
        <Overlays getContainer={() => ref.current}>
          {onSubmit ? <ModalForm {...{ onSubmit, form }}>{inside}</ModalForm> : inside}
        </Overlays>
      </div>
    </dialog>
  )
}

/** The buttons of a foot: at its right, the last one does it. On phones they share its width. */
export const ModalActs = ({ children }: { children: ReactNode }) => <div className={style.acts}>{children}</div>

const ModalForm = ({ onSubmit, form, children }: Required<Pick<Props, 'onSubmit' | 'children'>> & { form?: Tried }) => {
  const ref = useRef<HTMLFormElement>(null)
  useFirstFault(ref, form?.tries)
  useFirstFault(ref, form?.refused)
  return (
    <form ref={ref} className={style.form} {...sentBy(onSubmit)}>
      {children}
    </form>
  )
}
