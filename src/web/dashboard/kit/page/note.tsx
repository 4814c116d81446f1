import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import style from './note.module.css'
import type { Tone } from './tag.tsx'

type Props = {
  tone: Tone
  icon?: LucideIcon
  /** `alert` says it at once, `status` when there is a pause. */
  role?: 'alert' | 'status'
  className?: string
  /** Buttons behind the text. */
  acts?: ReactNode
  children: ReactNode
}

/** Something to know about what stands below. */
export const Note = ({ tone, icon: Icon, role, className = '', acts, children }: Props) => (
  <div className={`${style.note} ${tone} ${className}`} role={role}>
    {Icon && <Icon className="i" aria-hidden />}
    <p>{children}</p>
    {acts}
  </div>
)
