import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { MissingOfKind } from '../../../../features/overview/missing/missing.contract.ts'
import { formatDay } from '../../../../kernel/format.ts'
import { say } from '../../../words/dashboard.ts'
import { ButtonLink } from '../../kit/button/button.tsx'
import rows from '../../kit/list/rows.module.css'
import { Count } from '../../kit/page/tag.tsx'
import { dayText } from '../../stay-text.ts'
import { Rest } from '../cards/rest.tsx'
import style from './missing.module.css'
import { LOOKS, placeOf } from './missing-looks.ts'
import { MissingLine } from './missing-row.tsx'

const FIRST = 3

/** Rows on which it is mended at once, in place of names; there may be more than came. */
export type Acted = { rows: ReactNode[]; count: number }

type Props = {
  kind: MissingOfKind
  now: number
  acted?: Acted
}

/** A kind: what, how many, the most urgent of them, and the one way to put it right. */
export const MissingKind = ({ kind, now, acted }: Props) => {
  const { icon: Icon, tone } = LOOKS[kind.kind]
  const head = useId()
  const name = say(`missing.${kind.kind}`)
  return (
    <section className={style.kind} aria-labelledby={head}>
      <div className={`${style.head} ${tone}`}>
        <span className={style.sign}>
          <Icon className="i" aria-hidden />
        </span>
        <h3 id={head}>{name}</h3>
        <Count n={kind.count} hot={kind.when === 'now'} />
        <span className={`t3 sm ${style.when}`}>{whenOf(kind)}</span>
        <ButtonLink
          size="small"
          className={style.fix}
          to={placeOf(kind)}
          aria-label={`${say(`missing.fix.${kind.kind}`)}: ${name}`}
        >
          {say(`missing.fix.${kind.kind}`)} <ChevronRight className="i i--xs" aria-hidden />
        </ButtonLink>
      </div>
      {acted ? <ActedRows {...acted} /> : <Named kind={kind} now={now} />}
    </section>
  )
}

const whenOf = ({ month, until, kind }: MissingOfKind): string =>
  [
    month && formatDay(`${month}-01`, 'tr', 'month'),
    until && kind !== 'task' && say('missing.until', { day: dayText(until) }),
  ]
    .filter(Boolean)
    .join(', ')

const Named = ({ kind: { kind, rows: named, count }, now }: Pick<Props, 'kind' | 'now'>) =>
  named.length > 0 && (
    <ul className={style.lines}>
      {named.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of some kinds have no number of their own
        <MissingLine key={at} kind={kind} row={row} now={now} />
      ))}
      {count > named.length && <li className="t3 sm">{say('missing.more', { n: count - named.length })}</li>}
    </ul>
  )

const ActedRows = ({ rows: acted, count }: Acted) => {
  const [all, setAll] = useState(false)
  const shown = all ? acted : acted.slice(0, FIRST)
  return (
    <>
      <ul className={`${rows.rows} ${style.acted}`}>{shown}</ul>
      <Rest shown={shown.length} came={acted.length} count={count} onAll={() => setAll(true)} />
    </>
  )
}
