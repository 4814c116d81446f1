import { useEffect, useRef, useState } from 'react'
import { changeHouse, type HouseToEdit } from '../../../../features/villas/editor/house.contract.ts'
import { type Clash, merged } from '../../kit/form/merge/merge.ts'
import { useForm } from '../../kit/form/use-form.ts'

/**
 * The form of a house on the version it began with. When somebody else saved meanwhile, what they changed comes in,
 * what is typed stays, and `clashes` are the fields that both wrote.
 */
export const useHouse = (loaded: HouseToEdit) => {
  const [base, setBase] = useState(loaded)
  const [clashes, setClashes] = useState<Clash[]>()
  const form = useForm(
    changeHouse,
    { version: base.version, ...base.house },
    { done: ({ content }) => adopt(content), draft: `draft.villa.${loaded.id}` },
  )
  const put = (fields: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(fields)) form.set(name as 'name', value as string)
  }
  /** What was saved from this screen is what the form is about from now on. */
  const adopt = (saved: HouseToEdit) => {
    const { version, ...typed } = form.typed
    put({ ...merged(typed, typed, saved.house).take, version: saved.version })
    setBase(saved)
    setClashes(undefined)
  }
  const mergeWith = (now: HouseToEdit) => {
    const { version, ...typed } = form.typed
    const { take, clashes: both } = merged(version === base.version ? base.house : {}, typed, now.house)
    put({ ...take, version: now.version })
    setBase(now)
    setClashes(both)
  }
  const merge = useRef(mergeWith)
  merge.current = mergeWith
  const { refused } = form
  useEffect(() => {
    if (refused?.code === 'edited-meanwhile') merge.current(refused.detail.now as HouseToEdit)
  }, [refused])
  const settle = ({ name, theirs }: Clash, own: boolean) => {
    if (!own) put({ [name]: theirs })
    setClashes((before) => before?.filter((clash) => clash.name !== name))
  }
  const discard = () => {
    form.reset()
    setClashes(undefined)
  }
  return {
    form,
    base,
    adopt,
    clashes,
    settle,
    discard,
    newer: loaded.version > base.version ? loaded : null,
    mergeWith,
  }
}

export type House = ReturnType<typeof useHouse>
export type HouseForm = House['form']
