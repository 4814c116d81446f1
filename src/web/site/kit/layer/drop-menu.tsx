import type { ComponentProps, ReactNode } from 'react'
import { useSay } from '../../../words/use-say.ts'
import style from './drop-menu.module.css'
import { Menu } from './menu.tsx'

type Props = ComponentProps<typeof Menu> & { end?: boolean }

/** A menu of the bar: links and buttons in a line each; `end` = it hangs from the right end of its summary. */
export const DropMenu = ({ end = false, className = '', menuClass = '', ...rest }: Props) => (
  <Menu
    {...rest}
    className={`${style.drop} ${className}`}
    menuClass={`${style.menu} ${end ? style.end : ''} ${menuClass}`}
  />
)

/** A sentence where a menu has no lines. */
export const MenuNote = ({ children }: { children: ReactNode }) => <p className={style.note}>{children}</p>

export const MenuFault = () => <MenuNote>{useSay()('error.network')}</MenuNote>
