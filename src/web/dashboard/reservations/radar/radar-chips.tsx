import { Check, CircleAlert, FileCode2, FileSignature, IdCard, Landmark, Minus } from 'lucide-react'
import { Link } from 'react-router'
import type { RadarRow, RadarSign } from '../../../../features/overview/radar/radar.contract.ts'
import type { BtransMissing } from '../../../../features/reports/btrans/btrans.shape.ts'
import type { MinistryFlag } from '../../../../features/reports/ministry/ministry-row.ts'
import { say } from '../../../words/dashboard.ts'
import { permitOf, reservationAt } from '../../places.ts'
import style from './radar.module.css'

const SIGNS = ['btrans', 'ministry', 'persons', 'contract'] as const
type Of = (typeof SIGNS)[number]

const LOOKS = {
  ready: { icon: Check, tone: 'k-ok' },
  missing: { icon: CircleAlert, tone: 'k-bad' },
  'not-due': { icon: Minus, tone: 'k-mute' },
} as const

/** What authorities and contract ask of a reservation; a chip leads to where it is mended. `short`: icons alone. */
export const RadarChips = ({ radar, short }: { radar: RadarRow | undefined; short?: boolean }) =>
  radar && (
    <span className={`${style.chips} ${short ? style.short : ''}`}>
      {SIGNS.map((of) => {
        const sign = radar[of]
        return sign && <Chip key={of} {...{ of, sign, short }} to={placeOf(of, radar)} />
      })}
    </span>
  )

const ICONS = { btrans: FileCode2, ministry: Landmark, persons: IdCard, contract: FileSignature }

type ChipProps = { of: Of; sign: RadarSign; to: string; short: boolean | undefined }

const Chip = ({ of, sign, to, short }: ChipProps) => {
  const { icon, tone } = LOOKS[sign.state]
  const Icon = short ? ICONS[of] : icon
  const told = tellingOf(of, sign)
  return (
    <Link className={`${style.chip} ${tone}`} to={to} aria-label={told} data-tip={told} data-state={sign.state}>
      <Icon className="i i--xs" aria-hidden />
      {!short && say(`radar.${of}`)}
    </Link>
  )
}

const tellingOf = (of: Of, { state, lacks }: RadarSign): string =>
  say(`radar.${state}`, { of: say(`radar.${of}`), lacks: lacks.map((each) => lackText(of, each)).join(', ') })

const lackText = (of: Of, lack: string): string => {
  if (of === 'btrans') return say(`btrans.lack.${lack as BtransMissing}`)
  if (of === 'persons') return say('radar.n-persons', { n: Number(lack) })
  if (of === 'contract') return say('radar.not-accepted')
  return lack === 'doubled' ? say('permit.reason.doubled') : say(`ministry.flag.${lack as MinistryFlag}`)
}

const placeOf = (of: Of, { id, villaId, month }: RadarRow): string => {
  if (of === 'btrans') return `/dashboard/btrans?month=${month}&villas=${villaId}`
  if (of === 'ministry') return permitOf(villaId)
  return `${reservationAt(id)}#${of}`
}
