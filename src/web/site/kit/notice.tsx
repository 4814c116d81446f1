import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const TONES = {
  ok: { className: 'note note--ok', Icon: CircleCheck, role: 'status' },
  info: { className: 'note', Icon: Info, role: 'status' },
  warn: { className: 'note note--warn', Icon: Info, role: 'alert' },
  bad: { className: 'note note--bad', Icon: TriangleAlert, role: 'alert' },
} as const

/**
 * What the person should know before anything else on the page; a refused form gives it the focus when no field is to
 * blame.
 */
export const Notice = ({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) => {
  const { className, Icon, role } = TONES[tone]
  return (
    <div className={`${className} flow__notice`} role={role} tabIndex={-1} data-notice>
      <Icon className="i" aria-hidden />
      <div>{children}</div>
    </div>
  )
}
