import { Ban, CircleCheck, Clock, Eye, Hourglass, type LucideIcon, X } from 'lucide-react'
import { Link } from 'react-router'
import { type StaffOffer, withdrawOffer } from '../../../../features/offers/offers.contract.ts'
import { formatInstant, formatMoney, formatStay, phoneText } from '../../../../kernel/format.ts'
import { recordWord, say } from '../../../words/dashboard.ts'
import { CopyButton } from '../../kit/button/copy-button.tsx'
import { IconButton } from '../../kit/button/icon-button.tsx'
import { useWrite } from '../../kit/form/use-write.ts'
import { type Column, RowEnd } from '../../kit/list/list-table.tsx'
import { actsColumn } from '../../kit/list/row/columns.tsx'
import { Tag, type Tone } from '../../kit/page/tag.tsx'
import style from './offers.module.css'

type Sign = { tone: Tone; icon: LucideIcon; word: string }

/** What staff want to know first: was it chosen, was it looked at, is it over. */
const signOf = ({ state, openedAt, opens }: StaffOffer): Sign => {
  if (state === 'chosen') return { tone: 'k-ok', icon: CircleCheck, word: say('offers.state.chosen') }
  if (state === 'withdrawn') return { tone: 'k-mute', icon: Ban, word: say('offers.state.withdrawn') }
  if (state === 'expired') return { tone: 'k-mute', icon: Clock, word: say('offers.state.expired') }
  if (openedAt) return { tone: 'k-info', icon: Eye, word: say('offers.opened', { n: opens }) }
  return { tone: 'k-warn', icon: Hourglass, word: say('offers.unopened') }
}

export const offerColumns: Column<StaffOffer>[] = [
  { key: 'made', head: say('offers.made-at'), className: 'num', cell: (row) => formatInstant(row.createdAt, 'tr') },
  { key: 'guest', lesser: 0, head: say('reservation.guest'), cell: (row) => <Guest row={row} /> },
  { key: 'villas', head: say('offers.villas'), width: 'fills', cell: (row) => <Villas row={row} /> },
  { key: 'state', lesser: 0, head: say('offers.state'), cell: (row) => <State row={row} /> },
  { key: 'until', head: say('offers.until'), className: 'num', cell: (row) => formatInstant(row.expiresAt, 'tr') },
  { key: 'who', head: say('offers.by'), cell: ({ createdBy }) => recordWord('who', createdBy) },
  actsColumn((row) => <RowEnd>{row.url && <Acts row={row} url={row.url} />}</RowEnd>),
]

const Guest = ({ row: { guestName, phone } }: { row: StaffOffer }) => (
  <span className={style.lines}>
    <b className="ell">{guestName}</b>
    <span className="t3 sm num">{phoneText(phone)}</span>
  </span>
)

const Villas = ({ row: { villas } }: { row: StaffOffer }) => (
  <span className={style.lines}>
    {villas.map(({ id, name, checkIn, checkOut, total, currency, chosen }) => (
      <span key={id} className={chosen ? 'b ell' : 'ell'}>
        {name}{' '}
        <span className="t3 sm num">
          {formatStay(checkIn, checkOut, 'tr')} · {formatMoney(total, currency, 'tr')}
        </span>
      </span>
    ))}
  </span>
)

const State = ({ row }: { row: StaffOffer }) => {
  const { tone, icon, word } = signOf(row)
  return (
    <span className={style.lines}>
      <Tag tone={tone} icon={icon}>
        {word}
      </Tag>
      {row.reservation && (
        <Link className="num sm" to={`/dashboard/reservations/${row.reservation.id}`}>
          {row.reservation.code}
        </Link>
      )}
    </span>
  )
}

const Acts = ({ row, url }: { row: StaffOffer; url: string }) => {
  const { send, sending } = useWrite(withdrawOffer, undefined, say('offers.withdrawn'))
  return (
    <>
      <CopyButton text={url} />
      <IconButton
        icon={X}
        label={say('offers.withdraw')}
        disabled={sending}
        onClick={() => send({ params: { id: row.id } })}
      />
    </>
  )
}

/** An offer on a phone. */
export const OfferCard = ({ row }: { row: StaffOffer }) => (
  <div className={style.card}>
    <Guest row={row} />
    <State row={row} />
    <Villas row={row} />
    {row.url && (
      <span className={style.acts}>
        <Acts row={row} url={row.url} />
      </span>
    )}
  </div>
)
