import type { Day } from '../../../../kernel/day.ts'
import type { Currency, Minor } from '../../../../kernel/money.ts'
import type { EntryKind } from '../../desk.shape.ts'
import type { PaymentMethod } from '../../reservation.shape.ts'

/** The entries that staff make by hand; a waiver is written when a refund that is due is closed. */
export type HandKind = Exclude<EntryKind, 'waiver'>

/**
 * What somebody enters by hand. `given` counts in `currency`; `rate` = the reservation's currency for one unit of it.
 */
export type HandEntry = {
  kind: HandKind
  given: Minor
  currency: Currency
  rate: number | null
  method: PaymentMethod | null
  valueDate: Day | null
  bankId: number | null
  note: string
  /** It was seen that this is more than is open. */
  beyond: boolean
}
