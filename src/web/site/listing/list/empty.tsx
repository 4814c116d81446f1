import type { ReactNode } from 'react'
import { Actions } from '../../kit/page/actions.tsx'
import style from './empty.module.css'

type Props = {
  title: string
  /** Why, and what is near. */
  lines: readonly string[]
  /** The buttons that lead on. */
  ways: ReactNode
  failed?: boolean
  children?: ReactNode
}

/** A list without anything in it: why so, what is near, and the ways on. */
export const Empty = ({ title, lines, ways, failed = false, children }: Props) => (
  <div className={style.empty} role={failed ? 'alert' : undefined}>
    <div>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line} className="lead">
          {line}
        </p>
      ))}
    </div>
    {children}
    <Actions>{ways}</Actions>
  </div>
)
