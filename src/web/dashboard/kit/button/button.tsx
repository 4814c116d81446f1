import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import style from './button.module.css'

const LOOKS = {
  main: style.main,
  yes: style.yes,
  no: style.no,
  danger: style.danger,
  quiet: style.quiet,
  whatsapp: style.whatsapp,
}
const SIZES = { small: style.small, large: style.large }

type Own = {
  look?: keyof typeof LOOKS
  size?: keyof typeof SIZES
  icon?: LucideIcon
  /** The keys that press it. */
  keys?: string
  className?: string
  children: ReactNode
}

/** A button with its icon and its keys; `busy` while what it began is on the way. */
export const Button = ({
  look,
  size,
  icon,
  keys,
  className,
  children,
  busy,
  ...button
}: Own & ComponentProps<'button'> & { busy?: boolean }) => (
  <button type="button" className={buttonClass({ look, size, className })} {...button}>
    {busy ? <span className="spin" aria-hidden /> : <Sign icon={icon} size={size} />}
    {children}
    {keys && <kbd aria-hidden>{keys}</kbd>}
  </button>
)

/** A link that looks like a button. */
export const ButtonLink = ({
  look,
  size,
  icon,
  keys,
  className,
  children,
  ...link
}: Own & ComponentProps<typeof Link>) => (
  <Link className={buttonClass({ look, size, className })} {...link}>
    <Sign icon={icon} size={size} />
    {children}
    {keys && <kbd aria-hidden>{keys}</kbd>}
  </Link>
)

/** The classes of a button, for what is pressed and is neither a button nor a link. */
export const buttonClass = ({ look, size, className }: Pick<Own, 'look' | 'size' | 'className'> = {}): string =>
  [style.button, size && SIZES[size], look && LOOKS[look], className].filter(Boolean).join(' ')

const Sign = ({ icon: Icon, size }: Pick<Own, 'icon' | 'size'>) =>
  Icon && <Icon className={size === 'small' ? 'i i--xs' : 'i'} aria-hidden />
