import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aJpeg, animated, aPhoto, blackPng, heicLike, promisingJpeg, SVG } from '../tests/pictures/picture-corpus.ts'
import { keepResults } from './measure/results.ts'

// How long a sent picture takes and how much memory at its peak, two at a time, each case in a process of its own.
const CASES: [string, () => Buffer | Promise<Buffer>][] = [
  ['photo of a browser, 1920 × 1280', () => aJpeg(1_920, 1_280)],
  ['photo of a telephone, 12 megapixels', () => aJpeg(4_000, 3_000)],
  ['JPEG of 48 megapixels', () => aJpeg(8_000, 6_000)],
  ['PNG of 48 megapixels', () => blackPng(8_000, 6_000)],
  ['PNG of 16 bit, 12 megapixels', () => aPhoto(4_000, 3_000).toColourspace('rgb16').png().toBuffer()],
  ['JPEG of a printer (CMYK), 12 megapixels', () => aPhoto(4_000, 3_000).toColourspace('cmyk').jpeg().toBuffer()],
  ['AVIF of 12 megapixels', () => aPhoto(4_000, 3_000).avif({ effort: 0 }).toBuffer()],
  ['PNG of 100 megapixels', () => blackPng(10_000, 10_000)],
  ['JPEG that promises 30,000 × 30,000', () => promisingJpeg(30_000, 30_000)],
  ['GIF of 5,000 frames', () => animated(5_000, 'gif')],
  ['WebP of 5,000 frames', () => animated(5_000, 'webp')],
  ['half a photo of 12 megapixels', async () => (await aJpeg(4_000, 3_000)).subarray(0, 100_000)],
  ['SVG', () => SVG],
  ['HEIC', heicLike],
  ['20 MB of nothing', () => Buffer.alloc(20 * 1024 * 1024)],
]

const folder = mkdtempSync(join(tmpdir(), 'villa-pictures-'))
const child = new URL('measure/take-picture.ts', import.meta.url).pathname
const found: Record<string, number> = {}
try {
  for (const [name, make] of CASES) {
    const file = join(folder, 'sent')
    writeFileSync(file, await make())
    const { answer, ms, mb } = JSON.parse(execFileSync(process.execPath, [child, file], { encoding: 'utf8' }))
    found[`${name}: ms`] = ms
    found[`${name}: MB`] = mb
    console.log(
      name.padEnd(44),
      answer.padEnd(16),
      `${ms.toFixed(0)} ms`.padStart(9),
      `+${mb.toFixed(0)} MB`.padStart(9),
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
keepResults('pictures', found)
