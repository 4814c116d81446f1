import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import style from './tag.module.css'

/** The tones are in `styles/dashboard/tones.css`. */
export type Tone = `k-${string}`

type Props = { tone: Tone; icon: LucideIcon; children: ReactNode }

/** A state on a ground of its colour: icon and word. */
export const Badge = ({ tone, icon: Icon, large, children }: Props & { large?: boolean }) => (
  <span className={`${style.badge} ${large ? style.large : ''} ${tone}`} data-badge>
    <Icon className="i" aria-hidden />
    {children}
  </span>
)

type TagProps = Omit<Props, 'tone' | 'icon'> & { tone?: Tone; icon?: LucideIcon; iconSize?: 's' | 'xs'; title?: string }

/** A state without a ground: icon and word in its colour. */
export const Tag = ({ tone = 'k-mute', icon: Icon, iconSize = 's', title, children }: TagProps) => (
  <span className={`${style.tag} ${tone}`} title={title}>
    {Icon && <Icon className={`i i--${iconSize}`} aria-hidden />}
    {children}
  </span>
)

/** How many; `hot` while they wait for somebody. */
export const Count = ({ n, hot }: { n: number; hot?: boolean }) => (
  <span className={`${style.count} num ${hot && n > 0 ? style.hot : ''}`}>{n}</span>
)
