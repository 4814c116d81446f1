import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VillaPhoto } from '../../../features/villas/photos/photos.contract.ts'
import { imageUrl } from '../../ui/image-url.ts'
import { say } from '../../words/dashboard.ts'
import { LanguagesThere } from '../kit/list/languages-there.tsx'
import { Badge } from '../kit/page/tag.tsx'
import style from './photos.module.css'

type Props = { photo: VillaPhoto; index: number /** The handle and the menu. */; handle?: ReactNode; acts?: ReactNode }

/** A photo with its place, its room and what is said of it. */
export const PhotoTile = ({ photo, index, handle, acts }: Props) => (
  <>
    <span className={style.frame} style={photo.blur ? { backgroundImage: `url(${photo.blur})` } : undefined}>
      <img
        src={imageUrl(photo.path, 640)}
        srcSet={`${imageUrl(photo.path, 320)} 320w, ${imageUrl(photo.path, 640)} 640w`}
        sizes="(min-width: 768px) 240px, 50vw"
        alt={photo.alt.tr}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        draggable={false}
      />
      <span className={`${style.place} num`}>{index + 1}</span>
      {index === 0 && <span className={style.cover}>{say('photos.cover')}</span>}
      {photo.alike.length > 0 && (
        <span className={style.alike}>
          <Badge tone="k-warn" icon={Copy}>
            {say('photos.alike')}
          </Badge>
        </span>
      )}
    </span>
    <span className={style.about}>
      {handle}
      <span className="grow">
        <b className="ell">{photo.caption.tr || roomOf(photo) || photo.alt.tr}</b>
        <span className={`t2 sm ${style.under}`}>
          {photo.caption.tr && <span className="ell">{roomOf(photo)}</span>}
          <LanguagesThere texts={[photo.alt, ...(photo.caption.tr ? [photo.caption] : [])]} />
        </span>
      </span>
      {acts}
    </span>
  </>
)

const roomOf = ({ room }: Pick<VillaPhoto, 'room'>): string => (room ? say(`photos.room.${room}`) : '')

/** What a photo is called where it has no name of its own. */
export const photoName = ({ caption, room }: VillaPhoto, index: number): string => {
  const what = caption.tr || roomOf({ room })
  return what ? say('photos.named', { n: index + 1, what }) : say('photos.nth', { n: index + 1 })
}
