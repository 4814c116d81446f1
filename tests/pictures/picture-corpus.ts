import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A photo that no blur hides: colours that differ from field to field. */
export const aPhoto = (width = 600, height = 400, seed = 1): Sharp => {
  const small = Buffer.alloc(12 * 8 * 3)
  let state = seed
  for (let at = 0; at < small.length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    small[at] = state >> 23
  }
  return sharp(small, { raw: { width: 12, height: 8, channels: 3 } }).resize(width, height, { fit: 'fill' })
}

export const aJpeg = (width?: number, height?: number, seed?: number): Promise<Buffer> =>
  aPhoto(width, height, seed).jpeg().toBuffer()

/** A picture that is red above and blue below when it is held upright, stored in one of the eight orientations. */
export const turnedJpeg = async (orientation: number): Promise<Buffer> => {
  const [red, blue] = await Promise.all(
    ['#c00', '#00c'].map((background) =>
      sharp({ create: { width: 90, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const upright = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#000' } })
    .composite([
      { input: red, top: 0, left: 0 },
      { input: blue, top: 30, left: 0 },
    ])
    .png()
    .toBuffer()
  const turned = await storedAs[orientation]?.(sharp(upright)).png().toBuffer()
  return sharp(turned)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '36/1 12/1 17/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** How the pixels of an upright picture lie in a file of each EXIF orientation. */
const storedAs: Record<number, (picture: Sharp) => Sharp> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.flip().rotate(90),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.flop().rotate(90),
  8: (picture) => picture.rotate(90),
}

/** A PNG whose head promises `width` × `height`; its pixels are all black, so it is small. */
export const blackPng = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8) // one bit, grey
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  return Buffer.concat([PNG_SIGNATURE, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A JPEG whose head promises more pixels than it has. */
export const promisingJpeg = async (width: number, height: number): Promise<Buffer> => {
  const bytes = Buffer.from(await aJpeg(64, 64))
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

/** An animation of many small frames. */
export const animated = (frames: number, format: 'gif' | 'webp'): Promise<Buffer> => {
  const pixels = Buffer.alloc(8 * 8 * frames * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7 + Math.floor(at / 192) * 31) % 256
  const picture = sharp(pixels, { raw: { width: 8, height: 8 * frames, channels: 3, pageHeight: 8 } })
  return format === 'gif' ? picture.gif({ effort: 1 }).toBuffer() : picture.webp({ effort: 0 }).toBuffer()
}

/** The head of a photo as telephones write them: HEIC, which no browser shows. */
export const heicLike = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0heicmif1', 'latin1'), Buffer.alloc(4_000, 7)])

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
