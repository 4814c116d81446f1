import { Bath, BedDouble } from 'lucide-react'
import type { VillaPage } from '../../../../../features/villas/villas.contract.ts'
import { imageUrl } from '../../../../ui/image-url.ts'
import { useSay } from '../../../../words/use-say.ts'
import { Picture } from '../../../kit/picture/picture.tsx'
import { VillaSection } from '../../sections/villa-section.tsx'
import photos from './room-photos.module.css'
import style from './villa-rooms.module.css'

/** Who sleeps where: the rooms as they look, and each bedroom with its beds. */
export const VillaRooms = ({ villa }: { villa: VillaPage }) => {
  const say = useSay()
  return (
    <VillaSection id="odalar" title={say('house.rooms')}>
      <RoomPhotos villa={villa} />
      <ul className={style.tiles}>
        {villa.rooms.map((room, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rooms of a villa may have one name
          <li key={index}>
            <b>{room.name}</b>
            <ul className={style.facts}>
              {(['double', 'single', 'bunk'] as const).map(
                (kind) =>
                  room.beds[kind] > 0 && (
                    <li key={kind}>
                      <BedDouble className="i" aria-hidden />
                      {say(`bed.${kind}`, { n: room.beds[kind] })}
                    </li>
                  ),
              )}
              {room.enSuite && (
                <li>
                  <Bath className="i" aria-hidden />
                  {say('room.enSuite')}
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
      <p className="tiny">{say('house.areaTotal', { n: villa.area })}</p>
    </VillaSection>
  )
}

const INSIDE = new Set<string | null>(['bedroom', 'bathroom', 'living', 'kitchen'])
const MOST = 6

/** Photos of the rooms; each opens the tour there (data-photo, read by the page). */
const RoomPhotos = ({ villa }: { villa: VillaPage }) => {
  const say = useSay()
  const inside = villa.photos.map((photo, index) => ({ photo, index })).filter(({ photo }) => INSIDE.has(photo.room))
  if (!inside.length) return null
  return (
    <ul className={photos.photos}>
      {inside.slice(0, MOST).map(({ photo, index }) => (
        <li key={photo.path}>
          <a href={imageUrl(photo.path, 1920)} data-photo={index}>
            <Picture {...photo} sizes="(min-width: 640px) 33vw, 60vw" />
            <b>{photo.caption || say(`shows.${photo.room ?? 'other'}`)}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}
