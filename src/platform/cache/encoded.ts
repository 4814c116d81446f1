import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { remembered } from './remembered.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const [br, unbr, gz] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)]

/** The best encoding that an Accept-Encoding header allows. */
export const encodingFor = (accepted: string | undefined): Encoding => (accepted ? bestOf(accepted) : 'identity')

const bestOf = remembered((accepted): Encoding => {
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : 'identity'
})

const takes = (accepted: string, encoding: string): boolean => {
  const at = accepted.indexOf(encoding)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted.slice(at + encoding.length))
}

/** Not worth the trouble below this: the answer fits in one packet anyway. */
const LEAST_BYTES = 1024
/** Quick while somebody waits, small once it is worth it. */
const QUICK = 4
const SMALLEST = 11

/**
 * A body in the encodings that have been asked for. What nobody asked for is not kept: the plain text comes back out of
 * the packed one.
 */
export const encodedBody = (plain: Buffer) => {
  const made: Partial<Record<Encoding, Buffer>> = { identity: plain }
  const isSmall = plain.length < LEAST_BYTES
  return {
    /** Small bodies are sent as they are. */
    encodingFor: (accepted: string | undefined): Encoding => (isSmall ? 'identity' : encodingFor(accepted)),
    now: (encoding: Encoding): Buffer | undefined => made[encoding],
    /** The body in an encoding, made when it is asked for the first time. */
    in: async (encoding: Encoding): Promise<Buffer> => {
      const body = made[encoding] ?? (await MAKE[encoding](made))
      if (encoding !== 'identity') made[encoding] = body
      if (encoding === 'br') delete made.identity
      return body
    },
    /** Packs it as small as it gets. */
    shrink: async (): Promise<void> => {
      made.br = await packed(await plainOf(made), SMALLEST)
    },
    /** Is nothing of it kept as plain text, or hardly anything? */
    get isPacked(): boolean {
      return isSmall || !made.identity
    },
    get bytes(): number {
      return Object.values(made).reduce((sum, each) => sum + each.length, 0)
    },
  }
}
export type EncodedBody = ReturnType<typeof encodedBody>

type Made = Partial<Record<Encoding, Buffer>>

const plainOf = async ({ identity, br: small }: Made): Promise<Buffer> => identity ?? unbr(small ?? Buffer.alloc(0))

const packed = (body: Buffer, quality: number): Promise<Buffer> =>
  br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

const MAKE: Record<Encoding, (made: Made) => Promise<Buffer>> = {
  identity: plainOf,
  gzip: async (made) => gz(await plainOf(made)),
  br: async (made) => packed(await plainOf(made), QUICK),
}
