import { mkdir, readdir, readFile, realpath, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { writeWhole } from '../write-whole.ts'
import type { Files } from './files.ts'

/** The files of a folder of this machine. What a link leads to outside of it is not there. */
export const folderFiles = (folder: string): Files => ({
  async read(path) {
    const file = await fileInside(folder, path)
    return file && readFile(file.path).catch(() => null)
  },
  async version(path) {
    const file = await fileInside(folder, path)
    return file && `${file.size}|${file.changedAt}`
  },
  async write(path, bytes) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeWhole(file, bytes)
  },
  remove: (path) => rm(join(folder, path), { force: true }),
  async list(within) {
    const names = await readdir(join(folder, within)).catch(() => [])
    const files = await Promise.all(
      names.map(async (name) => ({ path: `${within}/${name}`, file: await fileInside(folder, `${within}/${name}`) })),
    )
    return files.flatMap(({ path, file }) => (file ? [{ path, writtenAt: new Date(file.changedAt) }] : []))
  },
})

/** The file behind a path, inside the folder also when links are followed. */
const fileInside = async (folder: string, path: string) => {
  const real = await realpath(join(folder, path)).catch(() => null)
  if (!real?.startsWith((await realpath(folder)) + sep)) return null
  const file = await stat(real).catch(() => null)
  return file?.isFile() ? { path: real, size: file.size, changedAt: file.mtimeMs } : null
}
