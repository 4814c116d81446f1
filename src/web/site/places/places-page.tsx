import type { ReactNode } from 'react'
import { Crumbs } from '../kit/page/crumbs.tsx'
import style from './places-page.module.css'

type Props = { crumb: string; title: string; lead: string; children: ReactNode }

/** A page that lists something: where it is, its title and what there is to know first. */
export const PlacesPage = ({ crumb, title, lead, children }: Props) => (
  <div className={`wrap ${style.page}`}>
    <Crumbs here={crumb} />
    <header className={style.head}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </header>
    {children}
  </div>
)
