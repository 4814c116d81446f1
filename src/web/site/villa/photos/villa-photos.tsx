import type { MouseEvent } from 'react'
import type { VillaPage } from '../../../../features/villas/villas.contract.ts'
import { imageUrl } from '../../../ui/image-url.ts'
import { useSay } from '../../../words/use-say.ts'
import { Heart } from '../../card/heart/heart.tsx'
import { later } from '../../kit/later/later.tsx'
import { Picture } from '../../kit/picture/picture.tsx'
import { PhotoLinks } from './links/photo-links.tsx'
import { ShareButton } from './share-button.tsx'
import type { Tour } from './use-tour.ts'
import style from './villa-photos.module.css'

const PhotoTour = later(() => import('./photo-tour.tsx').then((module) => module.PhotoTour))

const ON_THE_WALL = 5

/**
 * Five photos on the wall (on phones a row to swipe), all of them in the tour. Without JavaScript a photo opens by
 * itself.
 */
export const VillaPhotos = ({ villa, tour }: { villa: VillaPage; tour: Tour }) => {
  const say = useSay()
  const { photos } = villa
  const [first] = photos
  if (!first) return null
  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    tour.open(index)
  }
  return (
    <div className={style.photos}>
      <div className={photos.length < ON_THE_WALL ? `${style.wall} ${style.few}` : style.wall}>
        {photos.slice(0, ON_THE_WALL).map((photo, index) => (
          <a
            key={photo.path}
            href={imageUrl(photo.path, 1920)}
            onClick={show(index)}
            style={photo.blur ? { backgroundImage: `url("${photo.blur}")` } : undefined}
            aria-label={say('photos.open', { alt: photo.alt })}
          >
            <Picture
              {...photo}
              sizes={index ? '(min-width: 900px) 25vw, 100vw' : '(min-width: 900px) 50vw, 100vw'}
              priority={index === 0}
            />
          </a>
        ))}
      </div>
      <PhotoLinks villa={villa} onPhoto={show} />
      <ShareButton name={villa.name} narrow="sr--narrow" look="white" className={`${style.share} with-js`} />
      <Heart id={villa.id} slug={villa.slug} name={villa.name} thumbnail={first.path} className={style.heart} />
      {tour.at !== null && <PhotoTour photos={photos} tour={{ ...tour, at: tour.at }} />}
    </div>
  )
}
