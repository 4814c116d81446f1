import type { ReactNode } from 'react'
import nextSteps from './next-steps.module.css'

type Props = { icon: ReactNode; done?: boolean; title: string; children?: ReactNode; end?: ReactNode }

/** One line of what has happened and what comes next. */
export const StepItem = ({ icon, done, title, children, end }: Props) => (
  <li className={done ? nextSteps.done : undefined}>
    {icon}
    <p>
      <b>{title}</b>
      {children && (
        <>
          <br />
          <span className="small">{children}</span>
        </>
      )}
    </p>
    {end}
  </li>
)
