import type { ComponentProps, ReactNode } from 'react'
import style from './check.module.css'

/** A box to tick and what it says, `end` at the end of the line; `className` is of the whole line. */
export const Check = ({ className = '', children, end, ...input }: ComponentProps<'input'> & { end?: ReactNode }) => (
  <label className={`${style.check} ${className}`}>
    <input type="checkbox" {...input} />
    <span className={end ? style.ends : undefined}>
      {children}
      {end}
    </span>
  </label>
)
