import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { say } from '../../../../words/dashboard.ts'
import { IconButton } from '../../button/icon-button.tsx'
import style from './bulk-bar.module.css'
import type { Selection } from './use-selection.ts'

/** What can be done with all the selected rows at once; there while any is selected. */
export const BulkBar = ({ selection, children }: { selection: Selection; children: ReactNode }) =>
  selection.ids.size > 0 && (
    <div
      className={style.bar}
      data-bottom-bar
      role="toolbar"
      aria-label={say('select.count', { n: selection.ids.size })}
    >
      <IconButton icon={X} label={say('select.none')} onClick={selection.clear} />
      <b className="num" role="status">
        {say('select.count', { n: selection.ids.size })}
      </b>
      <span className={style.acts}>{children}</span>
    </div>
  )
