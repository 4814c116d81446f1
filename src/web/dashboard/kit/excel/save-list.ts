import { address } from '../../../../kernel/client.ts'
import type { AnyEndpoint } from '../../../../kernel/endpoint.ts'
import { staffFile } from '../../../browser/staff-api.ts'
import { queryFrom } from '../list/address/query-from.ts'

/** Hands over everything that the address of the screen asks a list for as a spreadsheet that the server made. */
export const saveList = async (list: AnyEndpoint, name: string): Promise<void> => {
  const query = queryFrom(list, new URL(location.href).searchParams)
  const file = await staffFile(address({ ...list, path: `${list.path}/excel` }, { query }))
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: `${name}.xlsx` }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
