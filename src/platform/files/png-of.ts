import sharp from 'sharp'
import { type Files, isPicturePath } from './storage/files.ts'

/** A stored picture ('/img/…') as PNG, at most so many pixels a side; null when there is none that can be read. */
export const pngOf = async (files: Pick<Files, 'read'>, path: string, side: number): Promise<Buffer | null> => {
  const name = path.replace(/^\/img\//, '')
  const bytes = isPicturePath(name) ? await files.read(name).catch(() => null) : null
  if (!bytes) return null
  return sharp(bytes, { limitInputPixels: 50_000_000 })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch(() => null)
}
