import * as z from 'zod/mini'

/**
 * How a conflict is settled: keep-ours, the owner is asked to cancel the other; move-ours to another villa;
 * cancel-ours; same-person, both are one stay.
 */
export const conflictWay = z.enum(['keep-ours', 'move-ours', 'cancel-ours', 'same-person'])
export type ConflictWay = z.infer<typeof conflictWay>
