import { useState } from 'react'
import type { Refused } from '../../kernel/refused.ts'
import { takeErrorsAway } from '../ui/toast.ts'
import { useFaults } from '../ui/use-faults.ts'

type Faults = Record<string, string>
/**
 * `found`: what the form's own rules find now, by field. `values`: what stands in the fields, by the names of their
 * faults.
 */
type Form = { found: Faults; refused: Refused | null; values: Record<string, unknown> }

/**
 * The errors of a form that is sent: those of its own rules from the first try on and while they last, the server's
 * until their field changes. `tries` grows with every press. `passes()` notes a try and says whether it may be sent.
 */
export const useChecked = ({ found, refused, values }: Form) => {
  const [tries, setTries] = useState(0)
  const { faults, changed } = useFaults(refused, values)
  const passes = (): boolean => {
    takeErrorsAway()
    setTries((count) => count + 1)
    return Object.keys(found).length === 0
  }
  return { errors: { ...faults, ...(tries > 0 && found) }, tries, changed, passes }
}
