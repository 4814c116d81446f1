import { useBrand } from '../../brand.ts'
import { imageUrl } from '../../ui/image-url.ts'
import { SiteLink } from '../site-link.tsx'
import style from './logo.module.css'

/** The mark and the name; it leads home. */
export const Logo = ({ className = '' }: { className?: string }) => (
  <SiteLink className={`${style.logo} ${className}`} to="/">
    <Mark />
    <span>{useBrand().name}</span>
  </SiteLink>
)

/** The same where it leads nowhere. */
export const LogoText = ({ className }: { className?: string }) => (
  <span className={`${style.logo} ${className}`}>
    <Mark />
    {useBrand().name}
  </span>
)

const Mark = () => {
  const { logo } = useBrand()
  return logo ? <img src={imageUrl(logo, 128)} alt="" /> : <Sun />
}

const Sun = () => (
  <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
    <path d="M10.5 21a9.5 9.5 0 0 1 19 0Z" fill="#c8a24a" />
    <path d={WAVES} stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
  </svg>
)

const WAVES =
  'M4 25.5c3.2 0 3.2 2.2 6.4 2.2s3.2-2.2 6.4-2.2 3.2 2.2 6.4 2.2 3.2-2.2 6.4-2.2 3.2 2.2 6.4 2.2M9 32c2.8 0 2.8 2 5.5 2s2.8-2 5.5-2 2.8 2 5.5 2 2.8-2 5.5-2'
