import { FORMATS, type Format } from './resized.ts'

/** The widths that pages ask for most: those of their pictures' srcset, and what stands in lists. */
const PAGE_WIDTHS = [320, 640, 480, 750, 960, 1280, 1920] as const

export type Size = { width: number; format: Format }

/** Makes the sizes of new pictures in the background, one after the other, so that no guest waits for them. */
export type Warmer = {
  /** Begins with a picture; its bytes are kept until its turn has come. */
  warm(path: string, bytes: Buffer): void
  /** Ends after what is being made; the rest is made when somebody asks. */
  stop(): Promise<void>
  /** Resolves when nothing is left to make. */
  idle(): Promise<void>
}

const MOST_WAITING = 40

export const warmerOf = (make: (path: string, bytes: Buffer, size: Size) => Promise<unknown>): Warmer => {
  let last = Promise.resolve()
  let waiting = 0
  let stopped = false
  const makeAll = async (path: string, bytes: Buffer): Promise<void> => {
    for (const format of FORMATS)
      for (const width of PAGE_WIDTHS) if (!stopped) await make(path, bytes, { width, format }).catch(() => undefined)
    waiting--
  }
  return {
    warm(path, bytes) {
      if (waiting >= MOST_WAITING) return // a size that was not made beforehand is made when it is asked for
      waiting++
      last = last.then(() => makeAll(path, bytes))
    },
    stop() {
      stopped = true
      return last
    },
    idle: () => last,
  }
}
