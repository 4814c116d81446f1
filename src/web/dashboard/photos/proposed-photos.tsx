import { Send } from 'lucide-react'
import { useState } from 'react'
import { proposePhotos, proposePicture } from '../../../features/proposals/proposals.contract.ts'
import type { VillaPhoto } from '../../../features/villas/photos/photos.contract.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { UnsavedGuard } from '../kit/form/guard/unsaved-guard.tsx'
import { useWrite } from '../kit/form/use-write.ts'
import { Card } from '../kit/page/card.tsx'
import { Note } from '../kit/page/note.tsx'
import { Empty } from '../kit/page/states.tsx'
import { WaitingNote } from '../proposals/propose/waiting-note.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { photoName } from './photo-tile.tsx'
import { DropArea } from './uploads/drop-area.tsx'
import { Uploads } from './uploads/uploads.tsx'
import { useUploads } from './uploads/use-uploads.ts'

/** The photos of an owner's villa: new ones, removals and another order are proposed, and done once staff approve. */
export const ProposedPhotos = ({ villaId, stored }: { villaId: number; stored: VillaPhoto[] }) => {
  const [wished, setWished] = useState<number[]>()
  const [sent, setSent] = useState(0)
  const told = () => setSent((n) => n + 1)
  const { uploads, add, again, forget, busy } = useUploads(villaId, told, proposePicture)
  const [removing, setRemoving] = useState('')
  const removal = useWrite(proposePhotos, told, say('propose.removal-sent', { name: removing }))
  const order = useWrite(
    proposePhotos,
    () => {
      setWished(undefined)
      told()
    },
    say('propose.sent'),
  )
  const ids = stored.map(({ id }) => id)
  const photos = wished ? wished.flatMap((id) => stored.filter((photo) => photo.id === id)) : stored
  const moved = wished !== undefined && String(wished) !== String(ids)
  return (
    <>
      <UnsavedGuard changed={busy || moved} />
      <WaitingNote villaId={villaId} again={sent} />
      <p className="t2">{say('propose.photos-text')}</p>
      <DropArea onFiles={add} />
      {uploads.length > 0 && <Uploads uploads={uploads} onAgain={again} onForget={forget} />}
      {moved && (
        <Note
          tone="k-warn"
          role="status"
          acts={
            <>
              <Button size="small" onClick={() => setWished(undefined)}>
                {say('act.cancel')}
              </Button>
              <Button
                size="small"
                look="main"
                icon={Send}
                busy={order.sending}
                onClick={() => order.send({ body: { villa_id: villaId, changes: [orderWish(ids, wished)] } })}
              >
                {say('propose.send-order')}
              </Button>
            </>
          }
        >
          {say('propose.order-changed')}
        </Note>
      )}
      {photos.length ? (
        <PhotoGrid
          photos={photos}
          removeWord="propose.remove"
          onSort={(sorted) => setWished(sorted.map(({ id }) => id))}
          onRemove={(photo) => {
            setRemoving(photoName(photo, photos.indexOf(photo)))
            void removal.send({ body: { villa_id: villaId, changes: [{ what: 'remove', photoId: photo.id }] } })
          }}
        />
      ) : (
        <Card>
          <Empty title={say('photos.none')} text={say('photos.none-owner')} />
        </Card>
      )}
    </>
  )
}

/** A photo put first, the others as they were, is another cover; all else is another order. */
const orderWish = (before: number[], ids: number[]) => {
  const [photoId = 0] = ids
  const isCover = String(ids.slice(1)) === String(before.filter((id) => id !== photoId))
  return isCover ? ({ what: 'cover', photoId } as const) : ({ what: 'order', ids } as const)
}
