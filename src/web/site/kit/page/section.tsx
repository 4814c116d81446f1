import type { ReactNode } from 'react'
import style from './section.module.css'

type Props = { id?: string; title?: string; children: ReactNode }

/** A part of a long page below its heading, a line above it. A last sentence stands a little below what it is about. */
export const Section = ({ id, title, children }: Props) => (
  <section className={style.section} id={id}>
    {title && <h2>{title}</h2>}
    {children}
  </section>
)
