import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import style from './card.module.css'
import { Count } from './tag.tsx'

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  icon?: LucideIcon
  count?: number
  /** The count is something that waits. */
  hot?: boolean
  /** A word beside the title, where there is room for it. */
  note?: ReactNode
  /** What stands at the right of the head. */
  acts?: ReactNode
  /** What it holds ends at its round corners. */
  clip?: boolean
}

/** A sheet of a screen, with or without a head. */
export const Card = ({
  title,
  icon: Icon,
  count,
  hot,
  note,
  acts,
  clip,
  className = '',
  children,
  ...section
}: Props) => (
  <section className={`${style.card} ${clip ? style.clip : ''} ${className}`} {...section}>
    {title && (
      <div className={style.head}>
        <h2>
          {Icon && <Icon className="i" aria-hidden />}
          {title}
        </h2>
        {count !== undefined && <Count n={count} hot={hot} />}
        {note && <span className={style.note}>{note}</span>}
        {acts && <div className={style.acts}>{acts}</div>}
      </div>
    )}
    {children}
  </section>
)

/** What stands in a card with its distance to the edge, one below the other. */
export const CardBody = ({ className = '', ...body }: ComponentProps<'div'>) => (
  <div className={`${style.body} ${className}`} {...body} />
)
