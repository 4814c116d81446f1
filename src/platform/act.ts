import type { Actor } from '../kernel/caller.ts'
import type { Db } from './database/db.ts'

/** What a use case is given beside its input: where it reads and writes, what it works with, who acts, and when. */
export type Act<Services = unknown, Who = Actor> = { db: Db; services: Services; who: Who; now: Date }
