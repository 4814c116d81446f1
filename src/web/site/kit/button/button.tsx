import type { ComponentProps } from 'react'
import { SiteLink } from '../../site-link.tsx'
import style from './button.module.css'

const LOOKS = {
  line: style.line,
  soft: style.soft,
  text: style.text,
  gold: style.gold,
  white: style.white,
  danger: style.danger,
}
const SIZES = { small: style.small, big: style.big }

type Look = { look?: keyof typeof LOOKS; size?: keyof typeof SIZES; wide?: boolean; className?: string }

/** The classes of a button, for what is none: the summary of a fold. */
export const buttonClass = ({ look, size, wide, className }: Look): string =>
  [style.button, look && LOOKS[look], size && SIZES[size], wide && style.wide, className].filter(Boolean).join(' ')

/** Without a `look` it is the one thing to do here. It sends its form only with `type="submit"`. */
export const Button = ({ look, size, wide, className, ...rest }: Look & ComponentProps<'button'>) => (
  <button type="button" {...rest} className={buttonClass({ look, size, wide, className })} />
)

type LinkProps = Look & Omit<ComponentProps<typeof SiteLink>, 'to'> & ({ to: string } | { to?: never; href: string })

/** A link that looks like a button: `to` stays on the site and keeps its language, `href` leads out of it. */
export const ButtonLink = ({ look, size, wide, className, to, ...rest }: LinkProps) => {
  const link = { ...rest, className: buttonClass({ look, size, wide, className }), 'data-button': '' }
  return to === undefined ? <a {...link} /> : <SiteLink {...link} to={to} />
}
