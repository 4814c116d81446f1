import type { LucideIcon } from 'lucide-react'
import { Tag, type Tone } from '../../page/tag.tsx'
import style from './signs.module.css'

/** A state of a row: its colour, its icon, what it says; `title` says it whole. */
export type Sign = { word: string; tone?: Tone; icon: LucideIcon; title?: string }

/** What is to say of a row, as tags beside each other; what is not so is left out. */
export const Signs = ({ of }: { of: readonly (Sign | false)[] }) => (
  <span className={style.signs}>
    {of.map(
      (sign) =>
        sign && (
          <Tag key={sign.word} tone={sign.tone} icon={sign.icon} title={sign.title}>
            {sign.word}
          </Tag>
        ),
    )}
  </span>
)
