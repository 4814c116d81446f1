import type { ReactNode } from 'react'
import { CloseButton } from '../button/icon-button.tsx'
import style from './dialog.module.css'
import { Sheet } from './sheet.tsx'

const SHAPES = { ask: style.ask, calendar: style.calendar, sheet: style.sheet }

type Props = {
  open: boolean
  onClose: () => void
  label: string
  /** A short question, a calendar, or what comes up from below on small screens. */
  shape: keyof typeof SHAPES
  title?: string
  /** Buttons beside the title. */
  tools?: ReactNode
  children: ReactNode
}

/** A modal box in the middle of the screen; with a `title` it has a cross. */
export const Dialog = ({ shape, title, tools, children, ...sheet }: Props) => (
  <Sheet {...sheet} className={`${style.dialog} ${SHAPES[shape]}`}>
    <div className={style.inner}>
      {title && (
        <header className={style.head}>
          <h2>{title}</h2>
          {tools}
          <CloseButton onClose={sheet.onClose} />
        </header>
      )}
      {children}
    </div>
  </Sheet>
)
