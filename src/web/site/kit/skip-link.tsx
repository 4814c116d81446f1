import type { ReactNode } from 'react'
import style from './skip-link.module.css'

/** For keyboards: leads past what comes first; seen only with the focus. */
export const SkipLink = ({ to, children }: { to: `#${string}`; children: ReactNode }) => (
  <a className={style.skip} href={to} data-skip>
    {children}
  </a>
)
