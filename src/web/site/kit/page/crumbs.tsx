import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { SiteLink } from '../../site-link.tsx'
import style from './crumbs.module.css'

type Props = { here: string; way?: readonly { to: string; name: string }[]; className?: string }

/** Where the page is: the home page, the `way` to here, and here. */
export const Crumbs = ({ here, way = [], className = '' }: Props) => {
  const say = useSay()
  return (
    <nav className={`${style.crumbs} ${className}`} aria-label={say('crumbs')}>
      {[{ to: '/', name: say('nav.home') }, ...way].map(({ to, name }) => (
        <Fragment key={to}>
          <SiteLink to={to}>{name}</SiteLink>
          <ChevronRight className="i" aria-hidden="true" />
        </Fragment>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  )
}
