import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aJpeg } from '../../../../tests/pictures/picture-corpus.ts'
import { fingerprintOf } from '../../../platform/files/intake/fingerprint.ts'
import { lookAlike } from './alike.ts'

test('pictures look alike while at most six bits of their fingerprints differ', () => {
  expect(lookAlike('00ff00ff00ff00ff', '00ff00ff00ff00ff')).toBe(true)
  expect(lookAlike('00ff00ff00ff00ff', '00ff00ff00ff00c0')).toBe(true)
  expect(lookAlike('00ff00ff00ff00ff', '00ff00ff00ff0080')).toBe(false)
  expect(lookAlike(null, null)).toBe(false)
})

test('a picture in a mirror looks alike, one that was turned by a quarter does not', async () => {
  const photo = await aJpeg(900, 600, 5)
  const [own, mirror, quarter] = await Promise.all(
    [sharp(photo), sharp(photo).flop(), sharp(photo).rotate(90)].map(async (each) =>
      fingerprintOf(await each.toBuffer()),
    ),
  )
  expect(lookAlike(own ?? null, mirror ?? null)).toBe(true)
  expect(lookAlike(mirror ?? null, own ?? null)).toBe(true)
  expect(lookAlike(own ?? null, quarter ?? null)).toBe(false)
})
