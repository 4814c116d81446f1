import type { Asked, Step } from './asked.ts'
import type { Offered } from './where/use-places.ts'

export type PanelProps = {
  id: string
  step: Step | null
  asked: Asked
  /** What the search does with the steps: where it leads. */
  to: string
  offered: Offered
  onStep: (step: Step | null) => void
  onChange: (change: Partial<Asked>) => void
  onSearch: () => void
}
