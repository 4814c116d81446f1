import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import style from './note.module.css'

type Tone = 'ok' | 'info' | 'warn' | 'bad'

const LOOKS: Record<Tone, string | undefined> = { ok: style.ok, info: '', warn: style.warn, bad: style.bad }

/** The classes of a note, for what is one only at times. */
export const noteClass = (tone: Tone, className = ''): string => `${style.note} ${LOOKS[tone]} ${className}`

/** Something beside the way that should be read; its icon and text are its children. */
export const Note = ({ tone = 'info', className, ...rest }: { tone?: Tone } & ComponentProps<'p'>) => (
  <p {...rest} className={noteClass(tone, className)} />
)

const ICONS = { ok: CircleCheck, info: Info, warn: Info, bad: TriangleAlert }

/**
 * What the person should know before anything else on the page; a refused form gives it the focus when no field is to
 * blame.
 */
export const Notice = ({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) => {
  const Icon = ICONS[tone]
  const role = tone === 'warn' || tone === 'bad' ? 'alert' : 'status'
  return (
    <div className={noteClass(tone, style.notice)} role={role} tabIndex={-1} data-notice>
      {icon || <Icon className="i" aria-hidden />}
      <div>{children}</div>
    </div>
  )
}
