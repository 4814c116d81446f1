import { CornerUpLeft, Eye, EyeOff, Hourglass } from 'lucide-react'
import type { DeskComment } from '../../../../features/content/comments/comments-desk.contract.ts'
import { THEMES } from '../../../../features/content/comments/themes.shape.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { Badge, Tag } from '../../kit/page/tag.tsx'
import style from '../inbox.module.css'

const LOOKS = {
  waiting: { tone: 'k-warn', icon: Hourglass },
  shown: { tone: 'k-ok', icon: Eye },
  hidden: { tone: 'k-mute', icon: EyeOff },
} as const

/** Villa, who, rating, and when they stayed. */
export const Where = ({ row: { villa, author, rating, party, stayMonth, createdAt } }: { row: DeskComment }) => (
  <span className={style.lines}>
    <b>{villa.name}</b>
    <span className="sm">
      {author} · <span className="num">{rating}/5</span>
    </span>
    <span className="t3 sm">
      {party && `${say(`comments.party.${party}`)} · `}
      {stayMonth
        ? say('comments.stayed', { month: formatDay(`${stayMonth}-01`, 'tr', 'month') })
        : formatDay(createdAt.slice(0, 10), 'tr', 'shortYear')}
    </span>
  </span>
)

/** Stars by theme, as far as the guest gave them. */
export const CommentThemes = ({ themes }: Pick<DeskComment, 'themes'>) => {
  const rated = THEMES.flatMap((theme) => {
    const stars = themes?.[theme]
    return stars === undefined ? [] : [`${say(`comments.theme.${theme}`)} ${stars}/5`]
  })
  return rated.length ? <span className="t3 sm num">{rated.join(' · ')}</span> : null
}

export const CommentState = ({ row: { state, answer } }: { row: DeskComment }) => (
  <span className={style.lines}>
    <Badge {...LOOKS[state]}>{say(`comments.state.${state}`)}</Badge>
    {answer && <Tag icon={CornerUpLeft}>{say('contact.replied')}</Tag>}
  </span>
)
