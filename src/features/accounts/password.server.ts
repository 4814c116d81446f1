import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Refusal } from '../../kernel/refusal.ts'

// OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const derive = promisify(argon2)

const AT_ONCE = 2
const MOST_WAITING = 100
let running = 0
const waiting: (() => void)[] = []

/**
 * Runs at most two hashes at once: a flood of logins must not starve the guests. Refuses 'unavailable' when too many
 * wait already.
 */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting.length >= MOST_WAITING) throw new Refusal('unavailable')
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

const tag = (password: string, salt: Buffer) =>
  inTurn(async () =>
    Buffer.from(await derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce: salt, ...COST })),
  )

/** 'argon2id$salt$tag', both base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return `argon2id$${salt.toString('base64url')}$${(await tag(password, salt)).toString('base64url')}`
}

/**
 * Is this the password of the hash? Takes as long when there is no hash, so that an unknown address can't be told from
 * a wrong password.
 */
export const isPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [, salt = '', expected = ''] = (hash ?? 'argon2id$AAAAAAAAAAAAAAAAAAAAAA$AA').split('$')
  const actual = await tag(password, Buffer.from(salt, 'base64url'))
  const wanted = Buffer.from(expected, 'base64url')
  return hash !== undefined && wanted.length === actual.length && timingSafeEqual(actual, wanted)
}
