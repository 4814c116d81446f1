import type { ReactNode } from 'react'
import { Link } from 'react-router'
import style from './lines.module.css'

export type LinesProps = {
  children: ReactNode
  below?: ReactNode
  to?: string | undefined /** The first line is not bold. */
  plain?: true
}

/** A cell of two lines, e.g. a name with its code below; with `to` both lead there. */
export const Lines = ({ children, below, to, plain }: LinesProps) => {
  const inner = (
    <>
      {plain ? <span className={style.plain}>{children}</span> : <b>{children}</b>}
      {below && <span>{below}</span>}
    </>
  )
  return to ? (
    <Link className={style.lines} to={to}>
      {inner}
    </Link>
  ) : (
    <span className={style.lines}>{inner}</span>
  )
}
