import { useState } from 'react'
import { changeHouse, type HouseToEdit } from '../../../../features/villas/editor/house.contract.ts'
import { useRecord } from '../../kit/form/record/use-record.ts'

const fieldsOf = ({ version, house }: HouseToEdit) => ({ version, ...house })

/** The form of a house; `newer` is what somebody else has saved since it was loaded. */
export const useHouse = (loaded: HouseToEdit) => {
  const [base, setBase] = useState(loaded)
  const record = useRecord(changeHouse, base, fieldsOf, { onStored: setBase, draft: `draft.villa.${loaded.id}` })
  /** What was saved beside this form: of its own fields nothing is another one. */
  const follow = (saved: HouseToEdit) => {
    record.form.set('version', saved.version)
    setBase(saved)
  }
  return { ...record, base, follow, newer: loaded.version > base.version ? loaded : null }
}

export type House = ReturnType<typeof useHouse>
export type HouseForm = House['form']
