import { fold } from '../../../kernel/slug.ts'
import { PERMIT_REASONS, type PermitReason, permitReasons } from './permit-reasons.ts'
import { PERMIT_LISTS, type PermitList, type PermitRow, type VillaPermit } from './permits.contract.ts'
import type { VillaWithPermit, villaPermit } from './permits.store.ts'

/** Villas with what their permits ask for, the most urgent first, else by name. */
export const permitRows = (villas: VillaWithPermit[], now: Date): PermitRow[] => {
  const ofNumber = Map.groupBy(villas, ({ permit }) => permit?.number)
  return villas
    .map(({ permit, ...villa }) => ({
      ...villa,
      number: permit?.number ?? null,
      kind: permit?.kind ?? null,
      state: permit?.state ?? null,
      checkedAt: permit?.checkedAt?.toISOString() ?? null,
      checkedBy: permit?.checkedBy ?? null,
      validUntil: permit?.validUntil ?? null,
      reasons: permitReasons(permit, { now, doubled: (ofNumber.get(permit?.number)?.length ?? 0) > 1 }),
    }))
    .sort((one, other) => urgency(one) - urgency(other) || byName(one.villa, other.villa))
}

const byName = new Intl.Collator('tr').compare
const urgency = ({ reasons: [first] }: PermitRow): number =>
  first ? PERMIT_REASONS.indexOf(first) : PERMIT_REASONS.length

const OF_LIST: Record<Exclude<PermitList, 'look' | 'all'>, readonly PermitReason[]> = {
  missing: ['missing'],
  invalid: ['invalid'],
  ending: ['ended', 'ends-7', 'ends-30', 'ends-60'],
  'old-check': ['old-check'],
  waiting: ['waiting'],
  doubled: ['doubled'],
}

/** Does a villa stand in this list? */
export const isInList = ({ reasons }: PermitRow, list: PermitList): boolean => {
  if (list === 'all') return true
  if (list === 'look') return reasons.length > 0
  return reasons.some((reason) => OF_LIST[list].includes(reason))
}

/** How many villas each list has. */
export const listCounts = (rows: PermitRow[]) =>
  Object.fromEntries(PERMIT_LISTS.map((list) => [list, rows.filter((row) => isInList(row, list)).length])) as Record<
    PermitList,
    number
  >

/** Is what was typed a part of the villa's name, code, number or owner? */
export const isFound = ({ villa, code, number, owner }: PermitRow, typed: string): boolean =>
  [villa, code, number ?? '', owner].some((text) => fold(text).includes(fold(typed)))

type Stored = NonNullable<Awaited<ReturnType<typeof villaPermit>>>

export const villaPermitView = ({ villa, owner, permit, checks, sameNumber }: Stored, now: Date): VillaPermit => ({
  villa: { ...villa, owner },
  permit: permit && { ...permit, checkedAt: permit.checkedAt?.toISOString() ?? null },
  reasons: permitReasons(permit, { now, doubled: sameNumber.length > 0 }),
  sameNumber,
  checks: checks.map((check) => ({ ...check, at: check.at.toISOString() })),
})
