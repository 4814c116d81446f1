import type { ReactNode } from 'react'
import style from './lines.module.css'

/** A price line by line. */
export const Lines = ({ children }: { children: ReactNode }) => <dl className={style.lines}>{children}</dl>

const LOOK = { less: style.less, total: style.total, part: style.part, apart: style.apart }

type Props = { name: ReactNode; value: ReactNode; as?: keyof typeof LOOK }

/** One of them: what makes it less, the total, a part of the total, or what is apart from it (the deposit). */
export const Line = ({ name, value, as }: Props) => (
  <div className={as && LOOK[as]}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
