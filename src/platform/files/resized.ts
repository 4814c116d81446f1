import sharp from 'sharp'
import { Refusal } from '../../kernel/refusal.ts'

/** The widths a page may ask for; each one asked costs an encode, so there is no other. */
export const IMAGE_WIDTHS = [64, 128, 256, 320, 480, 640, 750, 960, 1280, 1600, 1920] as const
const PHONE_WIDTH = 750 // drawn with about two dots a point, whose loss nobody sees: a third fewer bytes
const MAX_PIXELS = 50_000_000

export const FORMATS = ['avif', 'webp', 'jpeg'] as const
export type Format = (typeof FORMATS)[number]

/** The smallest format that the browser names; what it only takes by a star is not promised. */
export const formatFor = (accept: string): Format =>
  (['avif', 'webp'] as const).find((format) =>
    accept.split(',').some((part) => part.trim().startsWith(`image/${format}`) && !/;\s*q=0(?:\.0*)?\s*$/.test(part)),
  ) ?? 'jpeg'

const READABLE = new Set(['webp', 'jpeg', 'png', 'heif'])

/** A picture at most `width` wide, never enlarged. Refuses 'not-found' for what is none, or too large a one. */
export const resized = async (
  bytes: Buffer,
  { width, quality, format }: { width: number; quality: number; format: Format },
): Promise<Buffer> => {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format: stored } = await image.metadata().catch(unreadable)
  if (!READABLE.has(stored)) return unreadable()
  const smaller = image.autoOrient().resize({ width, withoutEnlargement: true })
  const encoded = {
    avif: () => smaller.avif({ quality: Math.max(20, quality - (width === PHONE_WIDTH ? 30 : 20)), effort: 2 }),
    webp: () => smaller.webp({ quality }),
    jpeg: () => smaller.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }),
  }
  return encoded[format]().toBuffer().catch(unreadable)
}

/** A file that is no picture, or too large a one, answers like one that is not there. */
const unreadable = (): never => {
  throw new Refusal('not-found')
}
