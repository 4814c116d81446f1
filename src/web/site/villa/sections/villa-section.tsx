import type { ReactNode } from 'react'
import style from './villa-section.module.css'

type Props = { id?: string; title?: string; first?: boolean; children: ReactNode }

/** A part of the villa page below its heading; all but the `first` have a line above them, wherever they stand. */
export const VillaSection = ({ id, title, first, children }: Props) => (
  <section className={first ? `${style.section} ${style.first}` : style.section} id={id}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
)
