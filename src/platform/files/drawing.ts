import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/**
 * The library that draws, loaded with the first picture that is made: a server whose pictures are all there needs none
 * of its memory.
 */
export const drawing = (): Promise<typeof Sharp> => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false) // a folder keeps what was made; libvips would keep files open
    return sharp
  })
  return loading
}
