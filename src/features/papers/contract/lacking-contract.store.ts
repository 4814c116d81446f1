import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { reservation } from '../../reservations/reservations.table.ts'
import type { LackTimes } from '../../reservations/views/lacking.store.ts'
import { CONTRACT_TERMS } from './contract-state.ts'

const columns = getTableColumns(reservation)

const sameTerms = sql.join(
  CONTRACT_TERMS.map((term) => sql.raw(`a.stay ->> '${term}' = reservation."${columns[term].name}"::text`)),
  sql` AND `,
)

/** Is there a contract for this guest? As `standingText` looks for one. */
export const HAS_CONTRACT: SQL<boolean> = sql<boolean>`EXISTS (SELECT FROM contract_text t
  WHERE t.language IN (reservation.language, 'tr'))`

/** Has the guest accepted the stay and price of now, as SQL: what `contractStateOf` calls accepted. */
export const IS_ACCEPTED: SQL<boolean> = sql<boolean>`EXISTS (SELECT FROM contract_acceptance a
  WHERE a.id = (SELECT max(b.id) FROM contract_acceptance b WHERE b.reservation_id = reservation.id) AND ${sameTerms})`

/** The ids of stays of the coming thirty days whose contract nobody has accepted. */
export const lackingContract = ({ today, longAgo, inAMonth }: LackTimes): SQL =>
  sql`SELECT id FROM ${reservation} WHERE status IN ('CONFIRMED', 'CHECKED_IN')
    AND check_in >= ${longAgo} AND check_in < ${inAMonth} AND check_out > ${today} AND ${HAS_CONTRACT} AND NOT ${IS_ACCEPTED}`
