import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import style from './act-menu.module.css'
import { MenuFrame } from './act-menu.tsx'

type Choosable = { id: string; name: string }
type Props = {
  button: ReactNode
  label: string
  items: Choosable[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** A menu in which any number of items may be ticked; it stays open meanwhile. */
export const ChooseMenu = ({ button, label, items, chosen, onChange }: Props) => (
  <MenuFrame button={button}>
    <Menu
      aria-label={label}
      items={items}
      selectionMode="multiple"
      selectedKeys={chosen}
      onSelectionChange={(keys) => onChange(items.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)))}
    >
      {({ id, name }) => (
        <MenuItem id={id} className={style.item}>
          {({ isSelected }) => (
            <>
              <Check className="i i--xs" aria-hidden visibility={isSelected ? undefined : 'hidden'} />
              {name}
            </>
          )}
        </MenuItem>
      )}
    </Menu>
  </MenuFrame>
)
