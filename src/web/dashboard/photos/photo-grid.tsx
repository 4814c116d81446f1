import { ArrowLeft, ArrowRight, Ellipsis, Pencil, Star, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { VillaPhoto } from '../../../features/villas/photos/photos.contract.ts'
import { say } from '../../words/dashboard.ts'
import { type Act, ActMenu } from '../kit/button/act-menu.tsx'
import { SortableList } from '../kit/order/sortable-list.tsx'
import { PhotoTile, photoName } from './photo-tile.tsx'
import style from './photos.module.css'

type Props = {
  photos: VillaPhoto[]
  onSort: (photos: VillaPhoto[]) => void
  /** Absent = nobody describes them here. */
  onEdit?: (photo: VillaPhoto) => void
  onRemove: (photo: VillaPhoto) => void
  /** What taking one off is called. */
  removeWord?: 'act.delete' | 'propose.remove'
}

/** The photos in their order: dragged, carried by Alt and an arrow, or moved by their menu. */
export const PhotoGrid = ({ photos, onSort, onEdit, onRemove, removeWord = 'act.delete' }: Props) => {
  const carry = (photo: VillaPhoto, to: number): void => {
    if (to < 0 || to >= photos.length) return
    const rest = photos.filter((each) => each !== photo)
    onSort([...rest.slice(0, to), photo, ...rest.slice(to)])
  }
  const act = (photo: VillaPhoto, index: number, what: string): void => {
    if (what === 'edit') onEdit?.(photo)
    if (what === 'remove') onRemove(photo)
    const to = { cover: 0, forward: index - 1, back: index + 1 }[what]
    if (to !== undefined) carry(photo, to)
  }
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const at = photos.findIndex(({ id }) => String(id) === keyOf(event.target))
    const photo = photos[at]
    if (!event.altKey || !step || !photo) return
    event.preventDefault() // else the browser goes back a page
    event.stopPropagation()
    carry(photo, at + step)
  }
  return (
    <div onKeyDownCapture={onKeyDownCapture}>
      <p className={`t2 sm ${style.help}`}>{say('photos.help')}</p>
      <SortableList
        label={say('photos.list')}
        items={photos.map((photo, index) => ({ id: photo.id, name: photoName(photo, index), photo, index }))}
        onSort={(items) => onSort(items.map(({ photo }) => photo))}
        grid={{ list: style.grid, item: style.tile }}
      >
        {({ photo, index, name }, handle) => (
          <PhotoTile
            photo={photo}
            index={index}
            handle={handle}
            acts={
              <ActMenu
                button={<Ellipsis className="i" aria-label={say('photos.acts-of', { name })} />}
                label={say('photos.acts-of', { name })}
                acts={actsOf(index, photos.length, say(removeWord), onEdit !== undefined)}
                onAct={(what) => act(photo, index, what)}
              />
            }
          />
        )}
      </SortableList>
    </div>
  )
}

const keyOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined

const actsOf = (index: number, count: number, remove: string, edits: boolean): Act[] => [
  ...(edits ? [{ id: 'edit', name: say('photos.edit'), icon: Pencil }] : []),
  { id: 'cover', name: say('photos.make-cover'), icon: Star, disabled: index === 0 },
  { id: 'forward', name: say('photos.forward'), icon: ArrowLeft, keys: 'Alt ←', disabled: index === 0 },
  { id: 'back', name: say('photos.back'), icon: ArrowRight, keys: 'Alt →', disabled: index === count - 1 },
  { id: 'remove', name: remove, icon: Trash2, danger: true },
]
