import { useState } from 'react'
import { storedList } from '../../../../browser/stored.ts'
import type { Column } from '../list-table.tsx'

/** The columns of a list that a person wants to see, remembered by the browser under the list's name. */
export const useColumns = <Row>(list: string, columns: Column<Row>[]) => {
  const [hidden] = useState(() => hiddenOf(list))
  const gone = hidden.use()
  return {
    shown: columns.filter(({ key }) => !gone.includes(key)),
    chosen: columns.map(({ key }) => key).filter((key) => !gone.includes(key)),
    choose: (keys: string[]) => hidden.write(columns.map(({ key }) => key).filter((key) => !keys.includes(key))),
  }
}

const hiddenOf = (list: string) => storedList(`dashboard.columns.${list}`, isKey)

const isKey = (value: unknown): value is string => typeof value === 'string'
