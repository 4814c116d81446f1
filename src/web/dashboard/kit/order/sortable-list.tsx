import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { say } from '../../../words/dashboard.ts'
import { moved } from './moved.ts'
import style from './sortable-list.module.css'

type Item = { id: number; name: string }
type Props<T extends Item> = {
  label: string
  items: T[]
  /** Is told the whole new order. */
  onSort: (items: T[]) => void
  /** The classes of items that stand side by side; their handle is given to `children` to place. */
  grid?: { list: string | undefined; item: string | undefined }
  children: (item: T, handle: ReactNode) => ReactNode
}

/**
 * Items in an order that people make: dragged by a handle, or taken up by Enter on it, carried by the arrows and put
 * down by Enter.
 */
export const SortableList = <T extends Item>({ label, items, onSort, grid, children }: Props<T>) => {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => items.filter(({ id }) => keys.has(id)).map(({ name }) => ({ 'text/plain': name })),
    onReorder: ({ keys, target }) => onSort(moved(items, keys, target)),
    renderDropIndicator: undefined,
  })
  return (
    <GridList
      aria-label={label}
      className={grid?.list ?? style.list}
      layout={grid ? 'grid' : 'stack'}
      items={items}
      dragAndDropHooks={dragAndDropHooks}
    >
      {(item) => (
        <GridListItem id={item.id} textValue={item.name} className={grid?.item ?? style.item}>
          {!grid && <Handle name={item.name} />}
          {children(item, <Handle name={item.name} />)}
        </GridListItem>
      )}
    </GridList>
  )
}

const Handle = ({ name }: { name: string }) => (
  <Button slot="drag" className={style.handle} aria-label={say('act.move-named', { name })}>
    <GripVertical className="i" aria-hidden />
  </Button>
)
