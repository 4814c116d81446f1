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
  children: (item: T) => ReactNode
}

/**
 * Items in an order that people make: dragged by a handle, or taken up by Enter on it, carried by the arrows and put
 * down by Enter.
 */
export const SortableList = <T extends Item>({ label, items, onSort, children }: Props<T>) => {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => items.filter(({ id }) => keys.has(id)).map(({ name }) => ({ 'text/plain': name })),
    onReorder: ({ keys, target }) => onSort(moved(items, keys, target)),
    renderDropIndicator: undefined,
  })
  return (
    <GridList aria-label={label} className={style.list} items={items} dragAndDropHooks={dragAndDropHooks}>
      {(item) => (
        <GridListItem id={item.id} textValue={item.name} className={style.item}>
          <Button slot="drag" className={style.handle} aria-label={say('act.move-named', { name: item.name })}>
            <GripVertical className="i" aria-hidden />
          </Button>
          {children(item)}
        </GridListItem>
      )}
    </GridList>
  )
}
