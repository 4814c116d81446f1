import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Place, Sealer } from '../../../platform/sealed.ts'

const STEP_MS = 30_000
const codesOf = (key: string, name: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...name, algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000, secret: Secret.fromBase32(key) })

/** A key of one-time codes as base32: what people type who can't scan. */
export const newTotpKey = (): string => new Secret({ size: 20 }).base32

/** The key as an authenticator reads it from a QR code. */
export const totpUri = (key: string, issuer: string, label: string): string =>
  codesOf(key, { issuer, label }).toString()

/** The 30 seconds (counted from 1970) whose code this is, at most one before or after now; null for another code. */
export const stepOf = (key: string, code: string, now: Date): number | null => {
  const drift = codesOf(key).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return drift === null ? null : Math.floor(now.getTime() / STEP_MS) + drift
}

const placeOf = (accountId: number): Place => `account.totp_key.${accountId}`

export const sealKey = (sealer: Sealer, accountId: number, key: string): string => sealer.seal(key, placeOf(accountId))

/** The key of an account; null when there is none, or nobody has what opens it any more. */
export const keyOf = (sealer: Sealer, row: { id: number; totpKey: string | null }): string | null =>
  row.totpKey && sealer.open(row.totpKey, placeOf(row.id))

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789' // none that looks like another
const SIGNS = 16 // 79 bits: a hash needs no salt
export const RECOVERY_CODES = 10

/** Ten codes of four by four letters, for whoever has lost the telephone. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: SIGNS }, () => LETTERS.charAt(randomInt(LETTERS.length)))
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )

/** However it is typed: spaces, dashes and capitals are nothing. */
export const hashOfRecovery = (code: string): string => createHash('sha256').update(plain(code)).digest('base64url')

const plain = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase()

type Row = { id: number; totpKey: string | null; totpStep: number; recoveryHashes: string[] }

/** What a code of the second step uses up, to be written to its account; null for a wrong one or one that was used. */
export const usedUpBy = (sealer: Sealer, row: Row, typed: string, now: Date) => {
  const code = plain(typed)
  if (/^\d{6}$/.test(code)) {
    const key = keyOf(sealer, row)
    const step = key === null ? null : stepOf(key, code, now)
    return step !== null && step > row.totpStep ? { totpStep: step } : null
  }
  const hash = hashOfRecovery(code)
  return row.recoveryHashes.includes(hash)
    ? { recoveryHashes: row.recoveryHashes.filter((each) => each !== hash) }
    : null
}
