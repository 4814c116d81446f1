import { changeVillaPhoto, type VillaPhoto } from '../../../features/villas/photos/photos.contract.ts'
import { PHOTO_ROOMS } from '../../../features/villas/villa.shape.ts'
import { imageUrl } from '../../ui/image-url.ts'
import { say } from '../../words/dashboard.ts'
import { SelectField } from '../kit/fields/select-field.tsx'
import { TranslatedFields } from '../kit/fields/translated-fields.tsx'
import { EditorForm } from '../kit/form/editor-form.tsx'
import { useForm } from '../kit/form/use-form.ts'
import style from './photos.module.css'

const NOTHING = { tr: '', en: '', ru: '' }

/** What a photo shows: its room, what stands below it, and what is read to who does not see it. */
export const PhotoEditor = ({ photo, onClose }: { photo: VillaPhoto; onClose: () => void }) => {
  const stored: Typed = {
    room: photo.room ?? '',
    caption: { ...NOTHING, ...photo.caption },
    alt: { ...NOTHING, ...photo.alt },
  }
  const form = useForm(changeVillaPhoto, stored, {
    done: onClose,
    body: ({ room, ...texts }: Typed) => ({ ...texts, room: room || null }),
  })
  return (
    <EditorForm title={say('photos.edit')} form={form} onSave={() => form.send({ id: photo.id })} onClose={onClose}>
      <img
        className={style.edited}
        src={imageUrl(photo.path, 960)}
        alt={photo.alt.tr}
        width={photo.width}
        height={photo.height}
      />
      <span className="t3 sm num">{say('photos.size', { width: photo.width, height: photo.height })}</span>
      <SelectField form={form} name="room" label={say('photos.room')} options={ROOMS} />
      <TranslatedFields
        form={form}
        parts={[
          { name: 'caption', label: say('photos.caption'), rows: 2 },
          { name: 'alt', label: say('photos.alt') },
        ]}
      />
    </EditorForm>
  )
}

type Texts = { tr: string; en: string; ru: string }
type Typed = { room: (typeof PHOTO_ROOMS)[number] | ''; caption: Texts; alt: Texts }

const ROOMS = [
  { value: '', label: say('photos.room.none') },
  ...PHOTO_ROOMS.map((value) => ({ value, label: say(`photos.room.${value}`) })),
]
