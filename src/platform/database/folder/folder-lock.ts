import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { startOf } from './process-start.ts'

/**
 * Takes the folder of an embedded database for this process; the engine has no lock of its own, and a second process
 * would lose its writes silently. Refuses with an Error that names the holder while it lives. Answers the release.
 */
export const holdFolder = async (folder: string): Promise<() => void> => {
  mkdirSync(folder, { recursive: true })
  const file = `${folder}.lock`
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, `${process.pid}\n${startOf(process.pid) ?? ''}`, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const [holder = '', start = ''] = readFileSync(file, 'utf8').split('\n')
      if (isAlive(Number(holder), start))
        throw new Error(
          `The embedded database in ${folder} is in use by process ${holder}. Stop it first, or set DATA_DIR.`,
        )
      rmSync(file, { force: true })
    }
  }
  throw new Error(`The embedded database in ${folder} is being opened by another process.`)
}

/**
 * Does the process that took the lock live? Its number alone says little: another may have it by now, in a container
 * even ourselves.
 */
const isAlive = (pid: number, start: string): boolean => {
  if (!pid) return false
  const living = startOf(pid)
  return living !== undefined && (start ? living === start : pid !== process.pid)
}
