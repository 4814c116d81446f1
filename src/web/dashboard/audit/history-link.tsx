import { History } from 'lucide-react'
import { Link } from 'react-router'
import { say } from '../../words/dashboard.ts'
import { useIsAdmin, useMay } from '../staff.ts'
import style from './audit.module.css'

/** A row of a table that the log keeps, or all of them; `null` = a row that is not there yet. */
export type Logged = { of: string; record?: number | string | null | undefined }

/** May whoever is here read the log of changes? An owner of villas never. */
export const useReadsLog = (): boolean => {
  const may = useMay('users')
  return useIsAdmin() && may
}

/** Where the whole log of a record stands. */
export const logAt = ({ of, record }: Logged): string =>
  `/dashboard/audit?${new URLSearchParams({ of, ...(record !== undefined && { record: String(record) }) })}`

/** The way from a dialog or a screen of settings to what was changed there and by whom. */
export const HistoryLink = (logged: Logged) =>
  useReadsLog() && logged.record !== null ? (
    <Link className={style.whole} to={logAt(logged)}>
      <History className="i i--s" aria-hidden />
      {say('audit.history')}
    </Link>
  ) : null
