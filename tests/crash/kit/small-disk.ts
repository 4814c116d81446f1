import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** How a disk is filled up and given space again, for the process of this number. */
export type SmallDisk = { how: string; fill(pid: number): void; free(pid: number): void; remove(): void }

const SIZE = '160m'

/**
 * Makes a folder a small disk of its own. Where nobody may mount one, the process is forbidden to write to any file
 * instead: the same calls fail, with EFBIG for ENOSPC.
 */
export const smallDisk = (folder: string): SmallDisk => {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]).status === 0
  return mounted ? ownDisk(folder) : forbidden()
}

const ownDisk = (folder: string): SmallDisk => {
  const filler = join(folder, 'filler')
  return {
    how: `a disk of ${SIZE}`,
    fill() {
      const file = openSync(filler, 'w')
      try {
        for (const block of [1 << 20, 1 << 12]) writeUntilFull(file, Buffer.alloc(block, 'x'))
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler),
    remove: () => void spawnSync('umount', ['-l', folder]),
  }
}

const writeUntilFull = (file: number, block: Buffer): void => {
  try {
    while (writeSync(file, block) === block.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

const forbidden = (): SmallDisk => ({
  how: 'no file may grow',
  fill: (pid) => limit(pid, '0:'),
  free: (pid) => limit(pid, 'unlimited:'),
  remove: () => undefined,
})

const limit = (pid: number, fsize: string): void => {
  const { status, error, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${fsize}`], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The disk can’t be filled here: ${error?.message ?? stderr}`)
}
