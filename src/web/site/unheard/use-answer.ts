import { useState } from 'react'
import { isUnheard, type Unheard } from './or-unheard.ts'

/** The last proper answer to a form, which stays while nobody knows what became of the next try. */
export const useAnswer = <T>(given: T) => {
  type Heard = Exclude<T, Unheard>
  const [kept, setKept] = useState<Heard>()
  if (isUnheard(given)) return { answer: kept, unheard: given as Extract<T, Unheard> }
  const answer = given as Heard
  if (answer !== kept) setKept(() => answer)
  return { answer, unheard: undefined }
}
