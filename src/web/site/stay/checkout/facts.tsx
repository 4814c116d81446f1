import type { ReactNode } from 'react'
import style from './facts.module.css'

/** What a stay is, fact by fact: at most four in a row, or always `two`. */
export const Facts = ({ two = false, children }: { two?: boolean; children: ReactNode }) => (
  <dl className={two ? `${style.facts} ${style.two}` : style.facts}>{children}</dl>
)

export const Fact = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className={className}>{children}</dd>
  </div>
)
