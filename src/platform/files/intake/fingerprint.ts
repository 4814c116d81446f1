import sharp from 'sharp'

/**
 * What a picture looks like, in 64 bits as sixteen hexadecimal digits: whether it gets darker from one of 9 × 8 fields
 * to its right neighbour. Survives another size, format and quality.
 */
export const fingerprintOf = async (picture: Buffer): Promise<string> => {
  const grey = await sharp(picture).flatten().greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  let bits = ''
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      bits += (grey[at] ?? 0) > (grey[at + 1] ?? 0) ? '1' : '0'
    }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}
