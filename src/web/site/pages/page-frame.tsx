import type { ReactNode } from 'react'
import { Crumbs } from '../kit/page/crumbs.tsx'
import style from './page-frame.module.css'

type Props = { title: string; lead?: string; crumb?: { to: string; name: string }; children: ReactNode; wide?: boolean }

/** The frame of an information page: where it is, its title and lead, and a column that is good to read. */
export const PageFrame = ({ title, lead, crumb, children, wide }: Props) => (
  <div className={style.page} data-page>
    <div className={wide ? 'wrap' : style.column}>
      <Crumbs way={crumb && [crumb]} here={title} />
      <h1 className={style.title}>{title}</h1>
      {lead && <p className={`lead ${style.lead}`}>{lead}</p>}
      {children}
    </div>
  </div>
)
