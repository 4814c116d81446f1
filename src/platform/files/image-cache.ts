import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gateOf } from './gate.ts'
import { writeWhole } from './write-whole.ts'

type Limits = { encodes: number; waiting: number; bytes: number }
export type ImageCache = { get(key: string, make: () => Promise<Buffer>): Promise<Buffer> }

/**
 * Keeps made pictures in a folder, by key. The same key is made once however many ask at a time; at most `encodes` are
 * made at once and `waiting` more wait, the next is refused 'unavailable'; over `bytes` the oldest are thrown away.
 */
export const imageCache = (folder: string, limits: Limits): ImageCache => {
  const inFlight = new Map<string, Promise<Buffer>>()
  const gate = gateOf({ running: limits.encodes, waiting: limits.waiting })
  const shelf = shelfOf(folder, limits.bytes)
  const fetchOrMake = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const cached = await shelf.take(key)
    if (cached) return cached
    const made = await gate(make)
    await shelf.put(key, made).catch(() => undefined) // a full disk costs the cache, never the picture
    return made
  }
  return {
    get(key, make) {
      const running = inFlight.get(key)
      if (running) return running
      const started = fetchOrMake(key, make).finally(() => inFlight.delete(key))
      inFlight.set(key, started)
      return started
    },
  }
}

const shelfOf = (folder: string, limit: number) => {
  let opened: Promise<void> | undefined
  let held = 0
  const open = async (): Promise<void> => {
    await mkdir(folder, { recursive: true })
    held = (await filesIn(folder)).reduce((sum, file) => sum + file.size, 0)
  }
  const shrink = async (): Promise<void> => {
    const files = (await filesIn(folder)).sort((one, other) => one.mtimeMs - other.mtimeMs)
    held = files.reduce((sum, file) => sum + file.size, 0)
    for (const file of files) {
      if (held <= limit * 0.8) return
      await rm(file.path, { force: true })
      held -= file.size
    }
  }
  return {
    take: (key: string): Promise<Buffer | undefined> => readFile(join(folder, key)).catch(() => undefined),
    async put(key: string, value: Buffer): Promise<void> {
      opened ??= open().catch((error) => {
        opened = undefined // the next picture tries again
        throw error
      })
      await opened
      await writeWhole(join(folder, key), value)
      held += value.length
      if (held > limit) await shrink()
    },
  }
}

const filesIn = async (folder: string) => {
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const found = await stat(path).catch(() => undefined)
      return found?.isFile() ? { path, size: found.size, mtimeMs: found.mtimeMs } : undefined
    }),
  )
  return files.filter((file) => file !== undefined)
}
