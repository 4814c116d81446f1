import { redirect } from 'react-router'
import { listOwnAccounts } from '../../../../features/bookkeeping/statement/statement.contract.ts'
import { staffApi } from '../../../browser/staff-api.ts'
import { statementOf, TO } from '../../places.ts'
import { signedIn } from '../../staff.ts'
import type { Route } from './+types/own-statement'

/** Leads an owner to the own account, staff to the list of owners. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  if (signedIn(request).user_role === 'ADMIN') throw redirect(TO.owners)
  const [own] = (await staffApi(listOwnAccounts)).content
  throw redirect(own ? statementOf(own.id) : TO.home)
}

export default function OwnStatement() {
  return null
}
