import type { ReactNode } from 'react'
import { SiteLink } from '../../site-link.tsx'
import style from './band.module.css'

type HeadProps = { title: string; text?: string; link?: { to: string; text: string }; className?: string }

/** A plain sentence as a heading, a way to more on the right. */
export const BandHead = ({ title, text, link, className = '' }: HeadProps) => (
  <div className={`${style.head} ${className}`}>
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
)

type Props = Partial<HeadProps> & { sand?: boolean; children: ReactNode }

/** A band of a page as wide as the screen, with or without a heading; `className` is of what stands in it. */
export const Band = ({ title, text, link, sand, className = '', children }: Props) => (
  <section className={sand ? `${style.band} ${style.sand}` : style.band} data-sand={sand}>
    <div className={`wrap ${className}`}>
      {title && <BandHead {...{ title, text, link }} />}
      {children}
    </div>
  </section>
)
