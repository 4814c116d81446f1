const KINDS = ['jpeg', 'png', 'webp', 'avif'] as const
export type PictureKind = (typeof KINDS)[number]

/** What a file is by its first bytes, whatever its name or sender says; null for all that is not taken in. */
export const pictureKind = (bytes: Uint8Array): PictureKind | null => {
  const text = (from: number, until: number) => String.fromCharCode(...bytes.subarray(from, until))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && text(8, 12) === 'avif') return 'avif'
  return null
}
