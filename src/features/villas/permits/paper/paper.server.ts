import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../../../../kernel/refusal.ts'
import { pictureKind } from '../../../../platform/files/intake/picture-kind.ts'
import type { MadePicture } from '../../../../platform/files/intake/picture-maker.ts'
import type { PaperType } from '../permit.shape.ts'

/** A paper as it is kept. A PDF stays as it was sent; a picture is made anew, as all pictures are. */
export const paperOf = async (
  sent: Buffer,
  makePicture: (sent: Buffer) => Promise<MadePicture>,
): Promise<{ bytes: Buffer; type: PaperType }> => {
  if (isPdf(sent)) return { bytes: sent, type: 'application/pdf' }
  if (!pictureKind(sent)) throw new Refusal('not-a-paper')
  return { bytes: (await makePicture(sent)).bytes, type: 'image/webp' }
}

/** By its first bytes and its last ones; what a PDF may do is up to who opens it, and here nobody does. */
const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1')) &&
  bytes.subarray(-1_024).toString('latin1').includes('%%EOF')

const LINK_MS = 120_000

/** What opens the paper of a villa for two minutes, for a browser that can't send who asks. */
export const paperToken = (key: Uint8Array, villaId: number, now: Date): string => {
  const until = now.getTime() + LINK_MS
  return `${villaId}.${until}.${signed(key, villaId, until)}`
}

/** The villa whose paper a token opens now; refuses 'not-found' for any other token. */
export const villaOfToken = (key: Uint8Array, token: string, now: Date): number => {
  const [, villaId, until, sign] = /^(\d{1,10})\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
  const expected = Buffer.from(signed(key, Number(villaId), Number(until)))
  if (!sign || !timingSafeEqual(expected, Buffer.from(sign)) || Number(until) < now.getTime())
    throw new Refusal('not-found')
  return Number(villaId)
}

const signed = (key: Uint8Array, villaId: number, until: number): string =>
  createHmac('sha256', key).update(`${villaId}.${until}`).digest('base64url')
