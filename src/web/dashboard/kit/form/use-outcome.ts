import { useEffect, useState } from 'react'

type Outcome<T> = { kind: 'ready'; value: T } | { kind: 'failed'; error: unknown }

/**
 * What a loader's promise came to. Undefined while the first one runs; a later one keeps the last answer, `stale`,
 * until it is there.
 */
export const useOutcome = <T>(asked: Promise<Outcome<T>>): { outcome: Outcome<T> | undefined; stale: boolean } => {
  const [known, setKnown] = useState<{ asked: Promise<Outcome<T>>; outcome: Outcome<T> }>()
  useEffect(() => {
    let wanted = true
    asked.then((outcome) => wanted && setKnown({ asked, outcome }))
    return () => {
      wanted = false
    }
  }, [asked])
  return { outcome: known?.outcome, stale: known !== undefined && known.asked !== asked }
}

/** What a loader's promise came to where nothing else is to be said; undefined until it is there. */
export const useReady = <T>(asked: Promise<Outcome<T>>): T | undefined => {
  const { outcome } = useOutcome(asked)
  return outcome?.kind === 'ready' ? outcome.value : undefined
}
