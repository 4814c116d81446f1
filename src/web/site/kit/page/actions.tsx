import type { ReactNode } from 'react'
import style from './actions.module.css'

/** Buttons and links beside each other. */
export const Actions = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`${style.actions} ${className}`}>{children}</div>
)
