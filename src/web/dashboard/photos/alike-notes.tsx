import { useState } from 'react'
import type { VillaPhoto } from '../../../features/villas/photos/photos.contract.ts'
import { imageUrl } from '../../ui/image-url.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import style from './alike-notes.module.css'

type Props = { photos: VillaPhoto[]; onRemove: (photo: VillaPhoto) => void }

/** Photos that look nearly the same, side by side, until somebody decides. */
export const AlikeNotes = ({ photos, onRemove }: Props) => {
  const [kept, setKept] = useState<string[]>([])
  return pairsOf(photos)
    .filter(([older, newer]) => !kept.includes(nameOf(older, newer)))
    .slice(0, 3)
    .map(([older, newer]) => (
      <div key={nameOf(older, newer)} className={`${style.note} k-warn`} role="status">
        <span className={style.pair}>
          {[older, newer].map((photo) => (
            <img key={photo.id} src={imageUrl(photo.path, 256)} alt={photo.alt.tr} width={108} height={72} />
          ))}
        </span>
        <p>
          <b>{say('photos.alike-note', { older: photos.indexOf(older) + 1, newer: photos.indexOf(newer) + 1 })}</b>{' '}
          {sharper(photos, older, newer)}
        </p>
        <span className="row row--wrap gap4">
          <Button size="small" onClick={() => setKept((names) => [...names, nameOf(older, newer)])}>
            {say('photos.keep-both')}
          </Button>
          {[older, newer].map((photo) => (
            <Button key={photo.id} size="small" look="quiet" onClick={() => onRemove(photo)}>
              {say('photos.remove-nth', { n: photos.indexOf(photo) + 1 })}
            </Button>
          ))}
        </span>
      </div>
    ))
}

const nameOf = (older: VillaPhoto, newer: VillaPhoto): string => `${older.id}:${newer.id}`

const pairsOf = (photos: VillaPhoto[]): [VillaPhoto, VillaPhoto][] =>
  photos.flatMap((newer) =>
    photos
      .filter((older) => older.id < newer.id && newer.alike.includes(older.id))
      .map((older): [VillaPhoto, VillaPhoto] => [older, newer]),
  )

/** Which of the two is larger; nothing when they are of one size. */
const sharper = (photos: VillaPhoto[], one: VillaPhoto, other: VillaPhoto): string => {
  if (one.width === other.width) return ''
  const [large, small] = one.width > other.width ? [one, other] : [other, one]
  return say('photos.alike-sharper', { n: photos.indexOf(large) + 1, sharper: large.width, other: small.width })
}
