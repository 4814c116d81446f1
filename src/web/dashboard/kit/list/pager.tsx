import { Link } from 'react-router'

type Props = {
  total: number
  skip: number
  take: number
  href: (skip: number) => string
  words: { previous: string; next: string; label: string; size: string }
}

/** Pages of a list as links. Shows the first, the last and two around the current one. */
export const Pager = ({ total, skip, take, href, words }: Props) => {
  const pages = Math.max(1, Math.ceil(total / take))
  const current = Math.floor(skip / take)
  const shown = [...new Set([0, current - 1, current, current + 1, pages - 1])].filter(
    (page) => page >= 0 && page < pages,
  )
  return (
    <nav className="pager" aria-label={words.label}>
      <span className="num">{total === 0 ? '0' : `${skip + 1}–${Math.min(total, skip + take)} / ${total}`}</span>
      <span className="pp">
        {current > 0 ? (
          <Link to={href((current - 1) * take)}>{words.previous}</Link>
        ) : (
          <span className="t3">{words.previous}</span>
        )}
        {shown.map((page, index) => (
          <span key={page} className="row gap4">
            {index > 0 && page - (shown[index - 1] ?? 0) > 1 && <span className="t3">…</span>}
            <Link to={href(page * take)} aria-current={page === current ? 'page' : undefined}>
              {page + 1}
            </Link>
          </span>
        ))}
        {current < pages - 1 ? (
          <Link to={href((current + 1) * take)}>{words.next}</Link>
        ) : (
          <span className="t3">{words.next}</span>
        )}
      </span>
      <span className="t3 hide-s">{words.size}</span>
    </nav>
  )
}
