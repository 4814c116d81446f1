import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSay } from '../../words/use-say.ts'
import { SiteLink } from '../site-link.tsx'

type Props = { title: string; lead?: string; crumb?: { to: string; name: string }; children: ReactNode; wide?: boolean }

/** The frame of an information page: where it is, its title and lead, and a column that is good to read. */
export const PageFrame = ({ title, lead, crumb, children, wide }: Props) => {
  const say = useSay()
  return (
    <div className="page">
      <div className={wide ? 'wrap' : 'art'}>
        <nav className="crumbs" aria-label={say('crumbs')}>
          <SiteLink to="/">{say('nav.home')}</SiteLink>
          <ChevronRight className="i" aria-hidden />
          {crumb && (
            <>
              <SiteLink to={crumb.to}>{crumb.name}</SiteLink>
              <ChevronRight className="i" aria-hidden />
            </>
          )}
          <span aria-current="page">{title}</span>
        </nav>
        <h1 className="page__title">{title}</h1>
        {lead && <p className="lead page__lead">{lead}</p>}
        {children}
      </div>
    </div>
  )
}
