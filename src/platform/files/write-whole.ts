import { rename, rm, writeFile } from 'node:fs/promises'

/**
 * Writes a file that is there whole or not at all: beside it first, moved in at the end. What could not be finished, on
 * a full disk, takes no space.
 */
export const writeWhole = async (file: string, content: Buffer): Promise<void> => {
  const unfinished = `${file}.${crypto.randomUUID()}.part`
  try {
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
