import type { overview } from '../../../features/overview/overview.contract.ts'
import type { AnswerOf } from '../../../kernel/endpoint.ts'
import type { MoveTarget, StaffMove } from '../reservations/record/moves.ts'

/** What today asks for. */
export type DayView = AnswerOf<typeof overview>['content']

/** Opens the dialog of a move. */
export type Ask = (move: StaffMove, target: MoveTarget) => void
