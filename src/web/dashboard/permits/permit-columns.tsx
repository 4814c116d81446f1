import { Check, ExternalLink, X } from 'lucide-react'
import { Link } from 'react-router'
import type { PermitRow } from '../../../features/villas/permits/permits.contract.ts'
import { permitCheckUrl } from '../../../features/villas/villa.ts'
import { formatDay } from '../../../kernel/format.ts'
import { say } from '../../words/dashboard.ts'
import { Button } from '../kit/button/button.tsx'
import { IconLink } from '../kit/button/icon-button.tsx'
import { type Column, RowEnd } from '../kit/list/list-table.tsx'
import { permitOf } from '../places.ts'
import { agoText } from './ago-text.ts'
import style from './permits.module.css'
import { Reasons } from './reasons.tsx'
import { useCheck } from './use-check.ts'

export const permitColumns = (now: Date): Column<PermitRow>[] => [
  { key: 'villa', head: say('reservation.villa'), cell: (row) => <Villa row={row} /> },
  {
    key: 'number',
    head: say('permits.number'),
    cell: ({ number, kind }) => (
      <span className={style.lines}>
        <b className="num">{number ?? '–'}</b>
        {kind && <span className="t3">{say(`permit.kind.${kind}`)}</span>}
      </span>
    ),
  },
  {
    key: 'why',
    lesser: 0,
    head: say('permits.why'),
    width: 'fills',
    cell: ({ reasons }) => <Reasons reasons={reasons} />,
  },
  {
    key: 'checked',
    head: say('permits.checked'),
    cell: ({ checkedAt, checkedBy, number }) =>
      number && (
        <span className={style.lines}>
          <span className="num">{agoText(checkedAt, now)}</span>
          <span className="t3">{checkedBy}</span>
        </span>
      ),
  },
  {
    key: 'until',
    head: say('permits.until'),
    className: `num ${style.roomy}`,
    cell: ({ validUntil, number }) => number && (validUntil ? formatDay(validUntil, 'tr') : say('permits.endless')),
  },
  {
    key: 'acts',
    head: <span className="sr">{say('act.all')}</span>,
    right: true,
    width: 'narrow',
    cell: (row) => (
      <RowEnd>
        <Acts row={row} />
      </RowEnd>
    ),
  },
]

const Villa = ({ row: { id, villa, code, town, active } }: { row: PermitRow }) => (
  <Link className={style.name} to={permitOf(id)}>
    <b>{villa}</b>
    <span className="num">
      {code} · {active ? town : say('villas.inactive')}
    </span>
  </Link>
)

/** The Ministry's page, and what it says in one click. */
const Acts = ({ row: { id, villa, number, kind } }: { row: PermitRow }) => {
  const { check, sending } = useCheck({ id, name: villa })
  if (!number) return null
  return (
    <span className={style.acts}>
      {kind === 'home' && (
        <IconLink
          icon={ExternalLink}
          to={permitCheckUrl(number)}
          target="_blank"
          rel="noreferrer"
          label={say('permits.look-up-named', { number })}
          title={say('permits.look-up')}
        />
      )}
      <Button
        size="small"
        icon={Check}
        disabled={sending}
        aria-label={say('permits.valid-named', { villa })}
        onClick={() => check('valid', number)}
      >
        {say('permits.is-valid')}
      </Button>
      <Button
        size="small"
        look="no"
        icon={X}
        disabled={sending}
        aria-label={say('permits.invalid-named', { villa })}
        onClick={() => check('invalid', number)}
      >
        {say('permits.is-invalid')}
      </Button>
    </span>
  )
}

/** A permit on a phone. */
export const PermitCard = ({ row, now }: { row: PermitRow; now: Date }) => (
  <div className={style.card}>
    <span className={style.cardHead}>
      <Villa row={row} />
      <span className={style.lines}>
        <b className="num">{row.number}</b>
        {row.number && <span className="t3 num">{agoText(row.checkedAt, now)}</span>}
      </span>
    </span>
    <Reasons reasons={row.reasons} />
    <Acts row={row} />
  </div>
)
