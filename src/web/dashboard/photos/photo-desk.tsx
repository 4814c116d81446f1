import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { removeVillaPhoto, type VillaPhoto } from '../../../features/villas/photos/photos.contract.ts'
import { say } from '../../words/dashboard.ts'
import { UnsavedGuard } from '../kit/form/guard/unsaved-guard.tsx'
import { useRemoval } from '../kit/list/use-removal.ts'
import { Card } from '../kit/page/card.tsx'
import { Empty } from '../kit/page/states.tsx'
import { AlikeNotes } from './alike-notes.tsx'
import { PhotoEditor } from './photo-editor.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { photoName } from './photo-tile.tsx'
import { DropArea } from './uploads/drop-area.tsx'
import { Uploads } from './uploads/uploads.tsx'
import { useUploads } from './uploads/use-uploads.ts'
import { usePhotoOrder } from './use-photo-order.ts'

/** Where staff put photos in, in order, describe them and take them off. */
export const PhotoDesk = ({ villaId, stored }: { villaId: number; stored: VillaPhoto[] }) => {
  const [editing, setEditing] = useState<VillaPhoto>()
  const { revalidate } = useRevalidator()
  const { uploads, add, again, forget, busy } = useUploads(villaId, revalidate)
  const { leaving, remove } = useRemoval(removeVillaPhoto, ({ name }: { id: number; name: string }) =>
    say('photos.removed', { name }),
  )
  const { ordered, order } = usePhotoOrder(villaId, stored)
  const photos = ordered.filter(({ id }) => !leaving.includes(id))
  const takeOff = (photo: VillaPhoto) => remove({ id: photo.id, name: photoName(photo, photos.indexOf(photo)) })
  return (
    <>
      <UnsavedGuard changed={busy} />
      <DropArea onFiles={add} />
      {uploads.length > 0 && <Uploads uploads={uploads} onAgain={again} onForget={forget} />}
      <AlikeNotes photos={photos} onRemove={takeOff} />
      {photos.length ? (
        <PhotoGrid photos={photos} onSort={order} onEdit={setEditing} onRemove={takeOff} />
      ) : (
        <Card>
          <Empty title={say('photos.none')} text={say('photos.none-text')} />
        </Card>
      )}
      {editing && <PhotoEditor photo={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}
