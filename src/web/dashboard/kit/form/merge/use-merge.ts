import { useEffect, useRef, useState } from 'react'
import type { Refused } from '../../../../../kernel/refused.ts'
import { type Clash, merged } from './merge.ts'

type Mergeable = { typed: object; refused: Refused | null; set(name: string, value: unknown): void }

/** What names the version that was loaded: always that of the newest. */
const VERSIONS = ['version', 'seen']

/**
 * When somebody else saved what this form is about, what they changed comes in, what is typed stays, and `clashes` are
 * the fields that both wrote; undefined while nobody did. `first` is what the form began with, `fieldsOf` the same of
 * what is stored now.
 */
export const useMerge = <Stored>(form: Mergeable, first: object, fieldsOf: (stored: Stored) => object) => {
  const base = useRef(first)
  const [clashes, setClashes] = useState<Clash[]>()
  const take = (now: object): void => {
    const { take: theirs, clashes: both } = merged(base.current, form.typed, now)
    const newest = Object.entries(now).filter(([name]) => VERSIONS.includes(name))
    for (const [name, value] of [...Object.entries(theirs), ...newest]) form.set(name, value)
    base.current = now
    setClashes(both.filter(({ name }) => !VERSIONS.includes(name)))
  }
  const latest = useRef(take)
  latest.current = take
  const of = useRef(fieldsOf)
  of.current = fieldsOf
  const { refused } = form
  useEffect(() => {
    if (refused?.code === 'edited-meanwhile') latest.current(of.current(refused.detail.now as Stored))
  }, [refused])
  const settle = ({ name, theirs }: Clash, own: boolean): void => {
    if (!own) form.set(name, theirs)
    setClashes((before) => before?.filter((clash) => clash.name !== name))
  }
  return { clashes, settle }
}

export type Merge = ReturnType<typeof useMerge>
