import { Fragment } from 'react'
import { Link } from 'react-router'
import { say } from '../../../words/dashboard.ts'
import { useSearch } from './address/use-search.ts'
import style from './pager.module.css'

type Props = { total: number; skip: number; take: number }

/** Pages of a list as links. Shows the first, the last and two around the current one. */
export const Pager = ({ total, skip, take }: Props) => {
  const { href } = useSearch()
  const pages = Math.max(1, Math.ceil(total / take))
  const current = Math.floor(skip / take)
  const shown = [...new Set([0, current - 1, current, current + 1, pages - 1])].filter(
    (page) => page >= 0 && page < pages,
  )
  const to = (page: number) => href({ skip: page > 0 ? String(page * take) : undefined })
  return (
    <nav className={style.pager} aria-label={say('list.pages')}>
      <span className="num">{total === 0 ? '0' : `${skip + 1}–${Math.min(total, skip + take)} / ${total}`}</span>
      <span className={style.pages}>
        {current > 0 ? (
          <Link to={to(current - 1)}>{say('list.previous')}</Link>
        ) : (
          <span className="t3">{say('list.previous')}</span>
        )}
        {shown.map((page, index) => (
          <Fragment key={page}>
            {index > 0 && page - (shown[index - 1] ?? 0) > 1 && <span className="t3">…</span>}
            <Link to={to(page)} aria-current={page === current ? 'page' : undefined}>
              {page + 1}
            </Link>
          </Fragment>
        ))}
        {current < pages - 1 ? (
          <Link to={to(current + 1)}>{say('list.next')}</Link>
        ) : (
          <span className="t3">{say('list.next')}</span>
        )}
      </span>
      <span className="t3 hide-s">{say('list.page-size', { n: take })}</span>
    </nav>
  )
}
