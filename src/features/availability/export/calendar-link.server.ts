import { createHmac, timingSafeEqual } from 'node:crypto'

const seal = (secret: Uint8Array, villaId: number, version: number): string =>
  createHmac('sha256', secret).update(`calendar:${villaId}:${version}`).digest().subarray(0, 18).toString('base64url')

/** The token of a villa's calendar address. Nothing of it is stored: a new version makes another. */
export const calendarToken = (secret: Uint8Array, villaId: number, version: number): string =>
  `${version.toString(36)}.${seal(secret, villaId, version)}`

/** The version that a token was made for, when it is ours; else null. */
export const versionOf = (secret: Uint8Array, villaId: number, token: string): number | null => {
  const [, number = '', sealed = ''] = /^([0-9a-z]{1,5})\.([\w-]{24})$/.exec(token) ?? []
  if (!sealed) return null
  const version = Number.parseInt(number, 36)
  return timingSafeEqual(Buffer.from(sealed), Buffer.from(seal(secret, villaId, version))) ? version : null
}
