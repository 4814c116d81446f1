import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Files } from '../../../src/platform/files/storage/files.ts'
import { type Look, MIRRORED, PICTURES, readLooks } from './looks.ts'

/** The public address of a demo picture, e.g. 'region-01' → '/img/demo/region-01.webp'. */
export const pictureAddress = (name: string): string => `/img/demo/${name}.webp`

export type StoredPicture = Look & { path: string }

/** Puts pictures among the files, mirrored where their name says so. Answers them with what is known of each. */
export const storePictures = async (files: Files, names: readonly string[]): Promise<StoredPicture[]> => {
  const looks = await readLooks()
  return Promise.all(
    [...new Set(names)].map(async (name) => {
      const look = looks.get(name)
      if (!look) throw new Error(`There is no demo picture '${name}'.`)
      await files.write(`demo/${name}.webp`, await bytesOf(name))
      return { ...look, path: pictureAddress(name) }
    }),
  )
}

const bytesOf = async (name: string): Promise<Buffer> => {
  const mirrored = name.endsWith(MIRRORED)
  const source = await readFile(new URL(`${mirrored ? name.slice(0, -MIRRORED.length) : name}.webp`, PICTURES))
  return mirrored ? sharp(source).flop().webp({ quality: 76, effort: 0 }).toBuffer() : source
}
