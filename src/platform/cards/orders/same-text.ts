import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Are two signatures the same? Takes as long whatever differs. */
export const sameText = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
