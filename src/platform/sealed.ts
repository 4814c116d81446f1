import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Where a sealed value stands, e.g. 'owner.iban.12': it opens nowhere else. */
export type Place = `${string}.${string}.${number}`

/** Makes values that a leaked database does not tell (docs/decisions/0039). */
export type Sealer = {
  /** The value as it may be stored: 'v1.<key>.<nonce, text and tag>'. */
  seal(text: string, place: Place): string
  /** What was sealed at this place; null when it was sealed elsewhere or by a key that nobody has any more. */
  open(sealed: string, place: Place): string | null
  /** Was it sealed by the key of today? */
  isCurrent(sealed: string): boolean
  /** The same for the same text and key, and tells nothing of it: for finding what is there twice. */
  fingerprint(text: string): string
}

/** Seals with the first key; opens with each of them. */
export const sealerOf = (current: Uint8Array, former: readonly Uint8Array[] = []): Sealer => {
  const keys = new Map([current, ...former].map((key) => [idOf(key), key]))
  const begin = `v1.${idOf(current)}.`
  const hashKey = new Uint8Array(hkdfSync('sha256', current, '', 'fingerprint', 32))
  return {
    seal(text, place) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(Buffer.from(place))
      const whole = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return begin + whole.toString('base64url')
    },
    open(sealed, place) {
      const [version, id = '', body = ''] = sealed.split('.')
      const key = version === 'v1' ? keys.get(id) : undefined
      return key ? opened(key, Buffer.from(body, 'base64url'), place) : null
    },
    isCurrent: (sealed) => sealed.startsWith(begin),
    fingerprint: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
  }
}

const NONCE = 12
const TAG = 16

const opened = (key: Uint8Array, whole: Buffer, place: Place): string | null => {
  if (whole.length < NONCE + TAG) return null
  const decipher = createDecipheriv('aes-256-gcm', key, whole.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(place)).setAuthTag(whole.subarray(-TAG))
  try {
    return decipher.update(whole.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null // another place, or somebody changed it
  }
}

/** Names a key without telling it. */
const idOf = (key: Uint8Array): string => createHmac('sha256', key).update('key id').digest('hex').slice(0, 8)
