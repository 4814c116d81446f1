import type { ComponentProps } from 'react'
import { SiteLink } from '../site-link.tsx'
import style from './chip.module.css'

/** The classes of a chip, for a button or a link of another kind. */
export const chipClass = (className = '', on = false): string =>
  [style.chip, on && style.on, className].filter(Boolean).join(' ')

/** A small choice that leads somewhere; `on` = it is the chosen one. */
export const ChipLink = ({ on, className, ...rest }: { on?: boolean } & ComponentProps<typeof SiteLink>) => (
  <SiteLink {...rest} className={chipClass(className, on)} />
)

/** Chips in lines; `scroll` = in one line as wide as the screen. */
export const Chips = ({ scroll, className = '', ...rest }: { scroll?: boolean } & ComponentProps<'div'>) => (
  <div {...rest} className={`${style.chips} ${scroll ? style.scroll : ''} ${className}`} />
)
