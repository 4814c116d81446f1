import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import style from './act-menu.module.css'
import { buttonClass } from './button.tsx'

export type Act = {
  id: string
  name: string
  icon: LucideIcon
  /** A second line: why it can't be done now. */
  note?: string
  /** The keys that do it without the menu. */
  keys?: string
  danger?: boolean
  disabled?: boolean
}

type Props = { button: ReactNode; label: string; acts: Act[]; onAct: (id: string) => void }

/** Things that can be done, behind one button. */
export const ActMenu = ({ button, label, acts, onAct }: Props) => (
  <MenuFrame button={button}>
    <Menu aria-label={label} items={acts} onAction={(id) => onAct(String(id))}>
      {({ id, name, icon: Icon, note, keys, danger, disabled }) => (
        <MenuItem
          id={id}
          textValue={name}
          className={`${style.item} ${danger && !disabled ? style.danger : ''}`}
          isDisabled={disabled}
        >
          <Icon className="i" aria-hidden />
          <span>
            {name}
            {note && <span className={style.note}>{note}</span>}
          </span>
          {keys && <kbd aria-hidden>{keys}</kbd>}
        </MenuItem>
      )}
    </Menu>
  </MenuFrame>
)

/** A button and what drops down from it. */
export const MenuFrame = ({ button, children }: { button: ReactNode; children: ReactNode }) => (
  <MenuTrigger>
    <Button className={buttonClass()}>{button}</Button>
    <Popover className={style.list} placement="bottom end" offset={6}>
      {children}
    </Popover>
  </MenuTrigger>
)
