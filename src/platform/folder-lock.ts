import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Takes the folder of an embedded database for this process; the engine has no lock of its own, and a second process would lose its writes silently.
 * Refuses with an Error that names the holder while it lives. Answers the release.
 */
export const holdFolder = async (folder: string): Promise<() => void> => {
  mkdirSync(folder, { recursive: true })
  const file = `${folder}.lock`
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(readFileSync(file, 'utf8'))
      if (isAlive(holder))
        throw new Error(`The embedded database in ${folder} is in use by process ${holder}. Stop it first, or set DATA_DIR.`)
      rmSync(file, { force: true })
    }
  }
  throw new Error(`The embedded database in ${folder} is being opened by another process.`)
}

const isAlive = (pid: number): boolean => {
  if (!pid || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
