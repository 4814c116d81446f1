import * as z from 'zod/mini'

/** What is done around every stay (CLEANING to LINEN), and what somebody thinks of beside it. */
export const TASK_KINDS = ['CLEANING', 'POOL', 'LINEN', 'OTHER'] as const
export const taskKind = z.enum(TASK_KINDS)
export type TaskKind = (typeof TASK_KINDS)[number]

/** When a picture of the house was taken: as it was handed over, or taken back. */
export const MOMENTS = ['IN', 'OUT'] as const
export const moment = z.enum(MOMENTS)
export type Moment = (typeof MOMENTS)[number]

/** So many a stay takes. */
export const MOST_PHOTOS = 40
export const MOST_TASKS = 20
/** A link of the day’s list is good for so many days at most. */
export const MOST_DAYS = 14
/** A telephone’s picture, made smaller by the page that sends it. */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024
