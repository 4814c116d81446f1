import { readdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { fingerprintOf } from '../../../src/platform/files/intake/fingerprint.ts'
import { blurOf } from '../../../src/platform/files/intake/picture-maker.ts'

export const PICTURES = new URL('../../pictures/', import.meta.url)
const LOOKS = new URL('looks.tsv', PICTURES)

/** What is known of a picture: its size, a blurred one as a data address, and its fingerprint. */
export type Look = { width: number; height: number; blur: string; fingerprint: string }

/** The ending of the name of a picture that is shown mirrored. */
export const MIRRORED = '-m'

/** The pictures there are and their looks, by name; the mirrored ones too. */
export const readLooks = async (): Promise<Map<string, Look>> => {
  const lines = (await readFile(LOOKS, 'utf8')).trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', width, height, fingerprint = '', blur = ''] = line.split('\t')
      return [name, { width: Number(width), height: Number(height), fingerprint, blur }]
    }),
  )
}

/** Looks at every picture and writes down what the demo data needs to know: after pictures came or went. */
export const writeLooks = async (): Promise<void> => {
  const files = (await readdir(PICTURES)).filter((file) => file.endsWith('.webp')).sort()
  const lines: string[] = []
  for (const file of files) {
    const name = file.slice(0, -'.webp'.length)
    const source = await readFile(new URL(file, PICTURES))
    const mirrored = await sharp(source).flop().webp({ quality: 90, effort: 0 }).toBuffer()
    for (const [as, bytes] of [[name, source] as const, [name + MIRRORED, mirrored] as const]) {
      const { width, height } = await sharp(bytes).metadata()
      lines.push([as, width, height, await fingerprintOf(bytes), await blurOf(bytes)].join('\t'))
    }
  }
  await writeFile(LOOKS, `${lines.join('\n')}\n`)
}

if (import.meta.main) await writeLooks()
