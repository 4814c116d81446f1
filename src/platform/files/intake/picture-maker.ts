import sharp, { type Metadata } from 'sharp'
import { Refusal } from '../../../kernel/refusal.ts'
import { gateOf } from '../gate.ts'
import { fingerprintOf } from './fingerprint.ts'
import { pictureKind } from './picture-kind.ts'

/** A picture as it is kept: WebP, upright, sRGB, and nothing in it but what is seen. */
export type MadePicture = { bytes: Buffer; width: number; height: number; blur: string; fingerprint: string }

const MEGAPIXELS = 50
const AVIF_MEGAPIXELS = 12 // it is unpacked whole: 18 bytes a pixel, where the others are read line by line
const LONGEST_SIDE = 1920 // no page asks for more
const AT_WORK = { running: 2, waiting: 10 }
const ALONE = { running: 1, waiting: 10 }

/**
 * Makes what is kept of a sent file, two at a time. Refuses 'not-a-picture' for all but JPEG, PNG, WebP and AVIF,
 * 'picture-moves' for an animation, 'picture-pixels' over 50 million (AVIF 12), 'picture-broken' for what can't be
 * read to its end, 'unavailable' when too many wait.
 */
export const pictureMaker = (): ((sent: Buffer) => Promise<MadePicture>) => {
  const gate = gateOf(AT_WORK)
  const alone = gateOf(ALONE)
  return (sent) => {
    const kind = pictureKind(sent)
    if (!kind) throw new Refusal('not-a-picture')
    return gate(() => (kind === 'avif' ? alone(() => make(sent, AVIF_MEGAPIXELS)) : make(sent, MEGAPIXELS)))
  }
}

const make = async (sent: Buffer, megapixels: number): Promise<MadePicture> => {
  judge(megapixels, await sharp(sent, { limitInputPixels: false }).metadata().catch(broken))
  const { data, info } = await sharp(sent, { limitInputPixels: megapixels * 1_000_000, failOn: 'error' })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 86, effort: 3 })
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true })
    .catch(broken)
  const [blur, fingerprint] = await Promise.all([blurOf(data), fingerprintOf(data)])
  return { bytes: data, width: info.width, height: info.height, blur, fingerprint }
}

/** What the head of a file says, before its pixels are read. */
const judge = (megapixels: number, { width, height, pages = 1 }: Metadata): void => {
  if (pages > 1) throw new Refusal('picture-moves')
  if (width * height > megapixels * 1_000_000) throw new Refusal('picture-pixels', { most: megapixels })
}

const broken = (): never => {
  throw new Refusal('picture-broken')
}

/** A picture of a few pixels as a data address, about 150 bytes. */
export const blurOf = async (picture: Buffer): Promise<string> => {
  const tiny = await sharp(picture).resize(16, 16, { fit: 'inside' }).webp({ quality: 30, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
