/** A film of a villa where its agency put it: which of the two houses plays it, and its number there. */
export type Video = { host: 'youtube' | 'vimeo'; id: string }

const YOUTUBE = /^(?:www\.|m\.)?youtube\.com$/
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_ID = /^\d{6,12}$/

/** The video that an address leads to, as people copy it (short links, shorts, players); null for any other. */
export const videoOf = (address: string): Video | null => {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, pathname, searchParams } = new URL(address)
  if (protocol !== 'https:') return null
  const parts = pathname.split('/').filter(Boolean)
  const last = parts.at(-1) ?? ''
  if (hostname === 'youtu.be') return checked('youtube', last, YOUTUBE_ID)
  if (YOUTUBE.test(hostname)) return checked('youtube', searchParams.get('v') ?? last, YOUTUBE_ID)
  if (/^(?:www\.|player\.)?vimeo\.com$/.test(hostname))
    return checked('vimeo', parts.find((part) => VIMEO_ID.test(part)) ?? '', VIMEO_ID)
  return null
}

const checked = (host: Video['host'], id: string, shape: RegExp): Video | null => (shape.test(id) ? { host, id } : null)

/** The page of a video at its host. */
export const videoAddress = ({ host, id }: Video): string =>
  host === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`

/** Where its player comes from: the origins that a page of ours may frame. */
export const PLAYERS = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' } as const

/** The player of a video, without cookies before it is played. */
export const playerAddress = ({ host, id }: Video): string =>
  host === 'youtube'
    ? `${PLAYERS.youtube}/embed/${id}?autoplay=1&rel=0`
    : `${PLAYERS.vimeo}/video/${id}?autoplay=1&dnt=1`
