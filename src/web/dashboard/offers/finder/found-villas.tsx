import { Check, Hourglass, Plus } from 'lucide-react'
import type { VillaCard } from '../../../../features/search/search.contract.ts'
import { daysBetween } from '../../../../kernel/day.ts'
import { formatMoney, formatStay } from '../../../../kernel/format.ts'
import { imageUrl } from '../../../ui/image-url.ts'
import { say } from '../../../words/dashboard.ts'
import { Button, ButtonLink } from '../../kit/button/button.tsx'
import { Card } from '../../kit/page/card.tsx'
import { Empty, Failed, Skeleton } from '../../kit/page/states.tsx'
import { Tag } from '../../kit/page/tag.tsx'
import { TO } from '../../places.ts'
import style from './finder.module.css'
import type { Looking } from './use-finder.ts'
import type { Wish } from './wish.ts'

type Row = { villa: VillaCard; near?: string }
type Props = {
  looking: Looking
  wish: Wish
  chosen: ReadonlySet<number>
  onChoose: (villa: VillaCard) => void
  onRetry: () => void
}

/** The villas of an answer that can be offered, the nearest ones when nothing fits. */
export const rowsOf = (looking: Looking): Row[] => {
  const answer = looking.kind === 'asking' ? looking.before : looking.kind === 'found' && looking.answer
  if (!answer) return []
  const fitting = answer.content.map((villa) => ({ villa }))
  const near = answer.suggestions.map(({ kind, villa }) => ({ villa, near: say(`finder.near.${kind}`) }))
  return (fitting.length ? fitting : near).filter(({ villa }) => villa.stay)
}

/** Every villa with the whole total of its stay, to be held at once or put into the offer. */
export const FoundVillas = ({ looking, wish, chosen, onChoose, onRetry }: Props) => {
  const rows = rowsOf(looking)
  if (looking.kind === 'idle') return <Nothing title={say('finder.idle')} text={say('finder.idle-text')} />
  if (looking.kind === 'failed')
    return (
      <Card>
        <Failed text={looking.message} onRetry={onRetry} />
      </Card>
    )
  if (looking.kind === 'asking' && !rows.length)
    return (
      <Card>
        <Skeleton rows={6} />
      </Card>
    )
  if (!rows.length) return <Nothing title={say('finder.none')} text={say('finder.none-text')} />
  const total = looking.kind === 'found' ? looking.answer.total : null
  return (
    <Card
      title={total === 0 ? say('finder.nearest') : say('finder.found')}
      count={total || undefined}
      note={say('finder.keys')}
      clip
    >
      <ul className={style.rows} aria-busy={looking.kind === 'asking'}>
        {rows.map((row, index) => (
          <Found key={row.villa.id} {...{ row, index, wish }} on={chosen.has(row.villa.id)} onChoose={onChoose} />
        ))}
      </ul>
    </Card>
  )
}

const Nothing = (words: { title: string; text: string }) => (
  <Card>
    <Empty {...words} />
  </Card>
)

type FoundProps = { row: Row; index: number; wish: Wish; on: boolean; onChoose: (villa: VillaCard) => void }

const Found = ({ row: { villa, near }, index, wish, on, onChoose }: FoundProps) => {
  const { stay, name, town, district, guests, bedrooms, currency, live } = villa
  if (!stay) return null
  const money = (amount: number) => formatMoney(amount, currency, 'tr')
  return (
    <li className={`${style.row} ${on ? style.on : ''}`}>
      <img className={style.photo} src={imageUrl(villa.thumbnail, 256)} alt="" width={88} height={66} loading="lazy" />
      <div className={style.house}>
        <b className="ell">
          {index < 9 && <kbd aria-hidden>{index + 1}</kbd>} {name}
        </b>
        <span className="t3 sm">
          {town.name}, {district} · {say('finder.house', { bedrooms, guests })}
        </span>
        <span className="sm num">
          {formatStay(stay.checkIn, stay.checkOut, 'tr', 'year')} · {say('finder.nights', { n: stay.nights })}
        </span>
        <Signs near={near} live={live} shift={wish.checkIn ? daysBetween(wish.checkIn, stay.checkIn) : 0} />
      </div>
      <div className={style.price}>
        <b className="num">{money(stay.total)}</b>
        <span className="t3 sm num">
          {say('finder.nightly', { sum: money(Math.round(stay.total / stay.nights / 100) * 100) })}
        </span>
        <span className="t3 sm num">{say('finder.prepayment', { sum: money(stay.prepayment) })}</span>
      </div>
      <div className={style.acts}>
        <Button
          look={on ? 'yes' : undefined}
          icon={on ? Check : Plus}
          aria-pressed={on}
          aria-label={say(on ? 'finder.leave-named' : 'finder.choose-named', { villa: name })}
          onClick={() => onChoose(villa)}
        >
          {say(on ? 'finder.chosen' : 'finder.choose')}
        </Button>
        <ButtonLink look="quiet" icon={Hourglass} to={holdAddress(villa, wish)}>
          {say('finder.hold')}
        </ButtonLink>
      </div>
    </li>
  )
}

const Signs = ({ near, live, shift }: { near: string | undefined; live: boolean; shift: number }) => (
  <span className={style.signs}>
    {near && <Tag tone="k-warn">{near}</Tag>}
    {shift !== 0 && (
      <Tag tone="k-info">{say(shift > 0 ? 'finder.later' : 'finder.earlier', { n: Math.abs(shift) })}</Tag>
    )}
    {!live && <Tag tone="k-warn">{say('finder.asked')}</Tag>}
  </span>
)

/** The new-booking screen with all that is known already. */
const holdAddress = ({ id, stay }: VillaCard, { adults, children, infants }: Wish): string => {
  const known = { villa: id, checkin: stay?.checkIn ?? '', checkout: stay?.checkOut ?? '', adults, children, infants }
  const query = new URLSearchParams(Object.entries(known).map(([name, value]) => [name, String(value)]))
  return `${TO.newReservation}?${query}`
}
