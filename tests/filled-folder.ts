import { cp, mkdtemp } from 'node:fs/promises'
import { inject } from 'vitest'

/** A DATA_DIR of its own with the demo agency in it; it goes with the run. */
export const filledFolder = async (): Promise<string> => {
  const folder = await mkdtemp(`${inject('filledFolder')}-`)
  await cp(inject('filledFolder'), folder, { recursive: true })
  return folder
}
