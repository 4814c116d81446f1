import type { Day } from '../../../kernel/day.ts'
import type { RefusalCode } from '../../../kernel/refusal.ts'
import type { PermitState } from './permit.shape.ts'

type Gated = { number: string; state: PermitState; validUntil: Day | null }

/** Why a villa with this permit may not be published today; undefined when it may. */
export const whyUnpublishable = (permit: Gated | undefined, today: Day): RefusalCode | undefined => {
  if (!permit?.number) return 'no-permit'
  if (permit.state === 'invalid') return 'permit-invalid'
  return permit.validUntil && permit.validUntil < today ? 'permit-ended' : undefined
}
