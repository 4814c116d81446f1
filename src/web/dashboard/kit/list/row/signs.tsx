import type { LucideIcon } from 'lucide-react'
import { Tag, type Tone } from '../../page/tag.tsx'
import style from './signs.module.css'

/** A state of a row: its colour, its icon, what it says; `title` says it whole, `href` shows what it stands for. */
export type Sign = { word: string; tone?: Tone; icon: LucideIcon; title?: string; href?: string }

/** What is to say of a row, as tags beside each other; what is not so is left out. */
export const Signs = ({ of }: { of: readonly (Sign | false)[] }) => (
  <span className={style.signs}>{of.map((sign) => sign && <OneSign key={sign.word} {...sign} />)}</span>
)

const OneSign = ({ word, href, ...look }: Sign) =>
  href ? (
    <a href={href} target="_blank" rel="noreferrer">
      <Tag {...look}>{word}</Tag>
    </a>
  ) : (
    <Tag {...look}>{word}</Tag>
  )
