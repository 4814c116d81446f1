import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '../../../../words/dashboard.ts'
import { IconButton } from '../../../kit/button/icon-button.tsx'
import style from './sheet.module.css'

/** One of several alike in a section, which can be taken away. */
export const ListRow = ({
  title,
  onRemove,
  children,
}: {
  title: string
  onRemove: () => void
  children: ReactNode
}) => (
  <fieldset className={style.row}>
    <legend>{title}</legend>
    <IconButton icon={Trash2} label={say('act.delete-named', { name: title })} onClick={onRemove} />
    {children}
  </fieldset>
)
