import type { ReactNode } from 'react'
import style from './skeleton.module.css'

/** A place where something is on its way; `className` gives its size, a line of text without one. */
export const Skeleton = ({ className = '', children }: { className?: string; children?: ReactNode }) => (
  <div className={`${style.skeleton} ${className}`}>{children}</div>
)
