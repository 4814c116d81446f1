import type { ReactNode } from 'react'

/** A part under its name. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="card" aria-label={name}>
    <div className="card__h">
      <h2>{name}</h2>
    </div>
    <div className="card__b stack">{children}</div>
  </section>
)
