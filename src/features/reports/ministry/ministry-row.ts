import { addDays, type Day } from '../../../kernel/day.ts'
import type { PermitState } from '../../villas/permits/permit.shape.ts'

/** What somebody should look at before the list goes out. */
export const MINISTRY_FLAGS = ['no-permit', 'invalid', 'ended', 'doubled', 'no-holder', 'no-address'] as const
export type MinistryFlag = (typeof MINISTRY_FLAGS)[number]

/** A villa that is advertised, and its permit. */
export type Advertised = {
  id: number
  name: string
  code: string
  slug: string
  place: string
  permit: { number: string; state: PermitState; validUntil: Day | null; holder: string; address: string } | null
}

type Asked = { month: string; host: string; today: Day; licence: string; agency: string }

/** The rows of the monthly list in the order of the Turkish alphabet; only those with a number are `listed`. */
export const ministryRows = (villas: readonly Advertised[], asked: Asked) => {
  const alike = Map.groupBy(villas, ({ permit }) => permit?.number ?? '')
  return [...villas]
    .sort((one, other) => byName(one.name, other.name) || one.id - other.id)
    .map((villa) => {
      const { id, name, code, slug, permit } = villa
      const others = permit?.number ? (alike.get(permit.number) ?? []).filter((other) => other.id !== id) : []
      return {
        ...{ id, villa: name, agency: agencyText(asked), range: rangeText(asked.month), code },
        link: `${asked.host}/villa/${slug}`,
        ...{ holder: permit?.holder || '-', address: permit?.address || villa.place || '-' },
        ...{ number: permit?.number ?? '', fee: '', listed: Boolean(permit?.number) },
        flags: flagsOf(villa, others.length > 0, asked.today),
        alike: others.map((other) => other.name),
      }
    })
}

const byName = new Intl.Collator('tr').compare

const flagsOf = ({ permit }: Advertised, doubled: boolean, today: Day): MinistryFlag[] => {
  if (!permit?.number) return ['no-permit']
  const flags: [MinistryFlag, boolean][] = [
    ['invalid', permit.state === 'invalid'],
    ['ended', permit.validUntil !== null && permit.validUntil < today],
    ['doubled', doubled],
    ['no-holder', !permit.holder],
    ['no-address', !permit.address],
  ]
  return flags.flatMap(([flag, is]) => (is ? [flag] : []))
}

/** '(17956) Happy Villaları'. */
export const agencyText = ({ licence, agency }: { licence: string; agency: string }): string => `(${licence}) ${agency}`

/** '01/07/2026-31/07/2026' for '2026-07'. */
export const rangeText = (month: string): string => {
  const [year = '', number = ''] = month.split('-')
  const last = addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1).slice(8)
  return `01/${number}/${year}-${last}/${number}/${year}`
}

const MONTHS = [
  ...['ocak', 'subat', 'mart', 'nisan', 'mayis', 'haziran'],
  ...['temmuz', 'agustos', 'eylul', 'ekim', 'kasim', 'aralik'],
]

/** 'aylik ilan raporu 2026 temmuz' for '2026-07', without its ending. */
export const ministryFileName = (month: string): string =>
  `aylik ilan raporu ${month.slice(0, 4)} ${MONTHS[Number(month.slice(5)) - 1]}`
