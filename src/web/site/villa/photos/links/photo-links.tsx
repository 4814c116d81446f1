import { Images, PlayCircle, Ruler } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import type { VillaPage } from '../../../../../features/villas/villas.contract.ts'
import { imageUrl } from '../../../../ui/image-url.ts'
import { useSay } from '../../../../words/use-say.ts'
import { ButtonLink } from '../../../kit/button/button.tsx'
import { later } from '../../../kit/later/later.tsx'
import style from './photo-links.module.css'

const Film = later(() => import('./film.tsx').then((module) => module.Film))

type Props = { villa: VillaPage; onPhoto: (index: number) => (event: MouseEvent) => void }

/** Over the photos: the film of the house, its plan, and how many photos there are. */
export const PhotoLinks = ({ villa: { name, video, photos }, onPhoto }: Props) => {
  const say = useSay()
  const [playing, setPlaying] = useState(false)
  const [first] = photos
  const plan = photos.findIndex(({ room }) => room === 'plan')
  const play = (event: MouseEvent) => {
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <div className={style.links}>
      {video && (
        <ButtonLink look="white" size="small" href={video.page} onClick={play}>
          <PlayCircle className="i" aria-hidden />
          <span className="sr--narrow">{say('photos.video')}</span>
        </ButtonLink>
      )}
      {plan >= 0 && (
        <ButtonLink look="white" size="small" href={imageUrl(photos[plan]?.path ?? '', 1920)} onClick={onPhoto(plan)}>
          <Ruler className="i" aria-hidden />
          <span className="sr--narrow">{say('photos.plan')}</span>
        </ButtonLink>
      )}
      {first && (
        <ButtonLink look="white" size="small" href={imageUrl(first.path, 1920)} onClick={onPhoto(0)}>
          <Images className="i" aria-hidden />
          {say('photos.count', { n: photos.length })}
        </ButtonLink>
      )}
      {video && playing && <Film name={name} {...video} onClose={() => setPlaying(false)} />}
    </div>
  )
}
