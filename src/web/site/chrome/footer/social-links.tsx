import type { ReactNode } from 'react'
import { useSay } from '../../../words/use-say.ts'
import { useSetting } from '../../site-data.ts'

/** The agency's pages elsewhere; one without an address is left out. */
export const SocialLinks = ({ className }: { className?: string }) => {
  const say = useSay()
  const setting = useSetting()
  const links = NETWORKS.filter(({ key }) => setting(key))
  if (!links.length) return null
  return (
    <nav className={className} aria-label={say('chrome.social')}>
      {links.map(({ key, name, drawing }) => (
        <a key={key} href={setting(key)} title={name} target="_blank" rel="noopener">
          <span className="sr">{name}</span>
          <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
            {drawing}
          </svg>
        </a>
      ))}
    </nav>
  )
}

/** Speech bubble with a receiver: the icon set has no marks of companies. */
export const ChatIcon = () => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 20.3 5.3 16A8.3 8.3 0 1 1 8.4 19L4 20.3Z" />
    <path d="M9 9.5c.2 3 2.5 5.2 5.5 5.5l.9-1.6-1.9-1-.9.8c-.9-.4-1.5-1-1.9-1.9l.8-.9-1-1.9L9 9.5Z" />
  </svg>
)

const NETWORKS: { key: string; name: string; drawing: ReactNode }[] = [
  {
    key: 'instagram_link',
    name: 'Instagram',
    drawing: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="4.5" />
        <circle cx="12" cy="12" r="3.7" />
        <path d="M16.5 7.5v.1" />
      </>
    ),
  },
  {
    key: 'facebook_link',
    name: 'Facebook',
    drawing: (
      <path d="M14 20.5V13h2.7l.4-3H14V8.2c0-.9.4-1.5 1.6-1.5h1.5V4.1c-.6-.1-1.3-.1-2-.1-2.3 0-3.9 1.3-3.9 3.8V10H8.5v3h2.7v7.5" />
    ),
  },
  { key: 'twitter_link', name: 'X', drawing: <path d="M4.5 4.5 19.5 19.5M19 4.5 5 19.5" /> },
  {
    key: 'youtube_link',
    name: 'YouTube',
    drawing: (
      <>
        <rect x="3" y="6" width="18" height="12.5" rx="3.5" />
        <path d="m10.5 9.5 4.5 2.7-4.5 2.7V9.5Z" />
      </>
    ),
  },
]
