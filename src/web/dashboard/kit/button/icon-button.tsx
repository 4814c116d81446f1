import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import style from './icon-button.module.css'

type Own = {
  icon: LucideIcon
  /** What it does, in words: for readers of screens, and on hovering unless `title` says it shorter. */
  label: string
  title?: string
  size?: 'large'
  look?: 'whatsapp'
  /** The icon itself one step smaller or larger. */
  iconSize?: 's' | 'l'
  className?: string
}

/** A button that is only an icon. */
export const IconButton = ({ icon, label, title, size, look, iconSize, className, ...button }: Own & ButtonProps) => (
  <button
    type="button"
    className={classOf({ size, look, className })}
    aria-label={label}
    title={title ?? label}
    {...button}
  >
    <Sign icon={icon} iconSize={iconSize} />
  </button>
)

/** A link that is only an icon. */
export const IconLink = ({ icon, label, title, size, look, iconSize, className, ...link }: Own & LinkProps) => (
  <Link className={classOf({ size, look, className })} aria-label={label} title={title ?? label} {...link}>
    <Sign icon={icon} iconSize={iconSize} />
  </Link>
)

type ButtonProps = Omit<ComponentProps<'button'>, keyof Own>
type LinkProps = Omit<ComponentProps<typeof Link>, keyof Own>

const classOf = ({ size, look, className }: Pick<Own, 'size' | 'look' | 'className'>): string =>
  [style.icon, size && style.large, look && style.whatsapp, className].filter(Boolean).join(' ')

const Sign = ({ icon: Icon, iconSize }: Pick<Own, 'icon' | 'iconSize'>) => (
  <Icon className={iconSize ? `i i--${iconSize}` : 'i'} aria-hidden />
)
