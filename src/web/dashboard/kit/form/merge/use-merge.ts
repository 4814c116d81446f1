import { useEffect, useRef, useState } from 'react'
import type { Refused } from '../../../../../kernel/refused.ts'
import { type Clash, merged } from './merge.ts'

type Mergeable = { typed: object; refused: Refused | null; set(name: string, value: unknown): void }

/** What names the version that was loaded: always that of the newest. */
const VERSIONS = ['version', 'seen']

/**
 * When somebody else saved what this form is about, what they changed comes in, what is typed stays, and `clashes` are
 * the fields that both wrote; undefined while nobody did, and once it is saved. `first` is what the form began with,
 * `fieldsOf` the same of what is stored now, which `onNewer` is told. A draft of an older version began with nothing
 * that is known: all that differs is shown. `mergeWith` takes in what somebody else saved before it was refused.
 */
export const useMerge = <Stored>(
  form: Mergeable,
  first: object,
  fieldsOf: (stored: Stored) => object,
  onNewer?: (now: Stored) => void,
) => {
  const base = useRef<object>({})
  if (versionOf(form.typed) === versionOf(first)) base.current = first
  const [both, setBoth] = useState<{ version: string; clashes: Clash[] }>()
  const mergeWith = (stored: Stored): void => {
    const now = fieldsOf(stored)
    const { take, clashes } = merged(base.current, form.typed, now)
    const newest = Object.entries(now).filter(([name]) => VERSIONS.includes(name))
    for (const [name, value] of [...Object.entries(take), ...newest]) form.set(name, value)
    base.current = now
    setBoth({ version: versionOf(now), clashes: clashes.filter(({ name }) => !VERSIONS.includes(name)) })
    onNewer?.(stored)
  }
  const latest = useRef(mergeWith)
  latest.current = mergeWith
  const { refused } = form
  useEffect(() => {
    if (refused?.code === 'edited-meanwhile') latest.current(refused.detail.now as Stored)
  }, [refused])
  const settle = ({ name, theirs }: Clash, own: boolean): void => {
    if (!own) form.set(name, theirs)
    setBoth((before) => before && { ...before, clashes: before.clashes.filter((clash) => clash.name !== name) })
  }
  return {
    clashes: both?.version === versionOf(form.typed) ? both.clashes : undefined,
    settle,
    mergeWith,
    /** What both wrote is no question any more. */
    forget: () => setBoth(undefined),
  }
}

const versionOf = (fields: object): string => JSON.stringify(VERSIONS.map((name) => Object(fields)[name]))

export type Merge = ReturnType<typeof useMerge>
