import type { ReactNode } from 'react'
import { SiteLink } from '../site-link.tsx'

type Props = { title: string; text?: string; link?: { to: string; text: string }; sand?: boolean; children: ReactNode }

/** A band of the page: a plain sentence as its heading, a way to more on the right. */
export const Band = ({ title, text, link, sand = false, children }: Props) => (
  <section className={sand ? 'band band--sand' : 'band'}>
    <div className="wrap">
      <div className="head">
        <div>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {link && (
          <SiteLink className="link" to={link.to}>
            {link.text}
          </SiteLink>
        )}
      </div>
      {children}
    </div>
  </section>
)
